import { expect, it } from 'vitest';
import { YOUNG_BYTES_AT_A_TIME, youngCollector } from './young-memory.ts';

/** Half of what a collection finds is alive and stays. */
const memory = () => {
  let bytes = 0;
  let collections = 0;
  const collect = () => {
    bytes /= 2;
    collections += 1;
  };
  const pause = youngCollector({ youngBytes: () => bytes, collect });
  const allocate = (more: number) => {
    bytes += more;
    pause();
  };
  const collectByItself = () => {
    bytes = 0;
  };
  return { allocate, collectByItself, collections: () => collections };
};

it('collects young memory as soon as long work has allocated enough', () => {
  const { allocate, collections } = memory();
  allocate(YOUNG_BYTES_AT_A_TIME - 1);
  expect(collections()).toBe(0);
  allocate(1);
  expect(collections()).toBe(1);
});

it('does not count what the last collection left', () => {
  const { allocate, collections } = memory();
  allocate(YOUNG_BYTES_AT_A_TIME);
  allocate(YOUNG_BYTES_AT_A_TIME - 1);
  expect(collections()).toBe(1);
  allocate(1);
  expect(collections()).toBe(2);
});

it('counts from nothing after V8 collected by itself', () => {
  const { allocate, collectByItself, collections } = memory();
  allocate(YOUNG_BYTES_AT_A_TIME);
  collectByItself();
  allocate(0);
  allocate(YOUNG_BYTES_AT_A_TIME);
  expect(collections()).toBe(2);
});
