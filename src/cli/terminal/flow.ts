import { once } from 'node:events';

/** Writes, and waits where the reader is slower, so that what is long is not all held in memory. */
export const flow = async (out: NodeJS.WritableStream, text: string | Uint8Array): Promise<void> => {
  if (!out.write(text)) await once(out, 'drain');
};

/** Resolves when everything written has gone out: a process that ends earlier would cut it short. */
export const flushed = (out: NodeJS.WritableStream): Promise<void> =>
  new Promise((resolve) => {
    out.write('', () => resolve());
  });
