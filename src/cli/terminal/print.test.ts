import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { printCsv, printNotice } from './print.ts';

const HOSTILE = 'a\u001b[2Jb\u202ec';
const ESCAPED = 'a\\u001b[2Jb\\u202ec';

const ioWith = (isTerminal: boolean) => {
  const [out, err] = [new PassThrough(), new PassThrough()];
  const io = { out, err, terminal: { input: false, out: isTerminal, err: isTerminal } };
  const written = async () => {
    out.end();
    err.end();
    return { out: await text(out), err: await text(err) };
  };
  return { io, written };
};

it('a preview beside the output shows control characters of texts instead of obeying them', async () => {
  const { io, written } = ioWith(true);
  printNotice(io, HOSTILE);
  expect((await written()).err).toBe(`${ESCAPED}\n`);
});

it.each([
  [true, ESCAPED],
  [false, HOSTILE],
])('CSV is as recorded, unless a terminal would obey it (terminal: %s)', async (isTerminal, expected) => {
  const { io, written } = ioWith(isTerminal);
  printCsv(io, HOSTILE);
  expect((await written()).out).toBe(expected);
});
