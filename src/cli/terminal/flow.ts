import { once } from 'node:events';

/** Writes, and waits for a slower reader, so that long output is not buffered in memory. */
export const writePaced = async (out: NodeJS.WritableStream, text: string | Uint8Array): Promise<void> => {
  if (!out.write(text)) await once(out, 'drain');
};

/** Resolves when all output has been flushed; a process that exits earlier would truncate it. */
export const flush = (out: NodeJS.WritableStream): Promise<void> =>
  new Promise((resolve) => {
    out.write('', () => resolve());
  });
