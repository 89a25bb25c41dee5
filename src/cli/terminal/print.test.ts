import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { printFile, printNotice } from './print.ts';

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

describe.each([
  [true, ESCAPED],
  [false, HOSTILE],
])('a file (terminal: %s)', (isTerminal, expected) => {
  it('is as recorded, unless a terminal would obey it', async () => {
    const { io, written } = ioWith(isTerminal);
    await printFile(io, HOSTILE);
    expect((await written()).out).toBe(expected);
  });

  it('may come in chunks that end anywhere', async () => {
    const { io, written } = ioWith(isTerminal);
    const bytes = Buffer.from(`${HOSTILE}\r\n日本語\r\n${HOSTILE}`);
    await printFile(io, Readable.from(Array.from(bytes, (byte) => Buffer.of(byte))));
    expect((await written()).out).toBe(`${expected}\r\n日本語\r\n${expected}`);
  });
});
