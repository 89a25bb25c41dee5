import { expect, it } from 'vitest';
import { HTTP_CONNECTIONS_MAX } from '../kernel/limits/http.ts';
import { connectionsMax } from './connection-limit.ts';

const limits = (files: string) =>
  `Limit            Soft Limit  Hard Limit  Units\nMax open files   ${files}        524288      files\n`;

it.each([
  ['1024', 768],
  ['1048576', HTTP_CONNECTIONS_MAX],
  ['unlimited', HTTP_CONNECTIONS_MAX],
])('connections take at most three quarters of the open files: %s', (files, expected) => {
  expect(connectionsMax(limits(files))).toBe(expected);
});

it('are limited where the system does not say how many files may be open', () => {
  expect(connectionsMax('')).toBe(HTTP_CONNECTIONS_MAX);
});
