import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { ParleyError } from '../../kernel/errors.ts';
import { linesOf } from './ndjson.ts';

it('ends with the error if one follows the first line', async () => {
  async function* values() {
    yield { a: 1 };
    throw new ParleyError('agent_not_found', {});
  }
  const lines = (await Readable.from(linesOf(values())).toArray()).map((line) => JSON.parse(line));
  expect(lines).toEqual([{ a: 1 }, { status: expect.objectContaining({ errorType: 'not_found' }) }]);
});

it('ends a search whose client has left before anything was found', async () => {
  let searching = true;
  const search: AsyncIterable<unknown> = {
    [Symbol.asyncIterator]: () => ({
      next: async () => {
        while (searching) await setImmediate();
        return { done: true, value: undefined };
      },
      return: async () => {
        searching = false;
        return { done: true, value: undefined };
      },
    }),
  };
  const lines = Readable.from(linesOf(search));
  lines.resume();
  await setImmediate();
  lines.destroy();
  await once(lines, 'close');
  expect(searching).toBe(false);
});
