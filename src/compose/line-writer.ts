import { writeSync } from 'node:fs';
import { LOG_BYTES_WAITING_MAX, LOG_FLUSH_MS_MAX, LOG_RETRY_MS } from '../kernel/limits/process.ts';

/** @param done gets the number of bytes that were written. */
export type WriteBytes = (
  bytes: Buffer,
  done: (error: NodeJS.ErrnoException | null, written: number) => void,
) => void;

export type LineWriter = {
  readonly write: (line: string) => void;
  /** The waiting lines, for the end of the process. */
  readonly rest: () => Buffer;
};

/**
 * Writes lines one after the other, without blocking. A line that cannot be written waits for the next try,
 * because the disk of a log may be full, its terminal closed or its reader stopped. Pino's own destination
 * would end the server then, and retry endlessly at the end of the process.
 */
export const lineWriter = (write: WriteBytes, bytesMax = LOG_BYTES_WAITING_MAX): LineWriter => {
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let current: Buffer = Buffer.alloc(0);
  let isWriting = false;

  const begin = (): void => {
    if (current.length === 0) {
      current = Buffer.concat(waiting);
      waiting = [];
      waitingBytes = 0;
    }
    if (current.length === 0) return;
    isWriting = true;
    write(current, (error, written) => {
      isWriting = false;
      if (error === null) current = current.subarray(written);
      if (error === null || error.code === 'EINTR') begin();
      else setTimeout(retry, LOG_RETRY_MS).unref();
    });
  };
  const retry = (): void => {
    if (!isWriting) begin();
  };

  return {
    write: (line) => {
      const bytes = Buffer.from(line);
      if (current.length + waitingBytes + bytes.length > bytesMax) return;
      waiting.push(bytes);
      waitingBytes += bytes.length;
      // After an error, the timer tries again.
      if (!isWriting && current.length === 0) begin();
    },
    rest: () => Buffer.concat([current, ...waiting]),
  };
};

/** Writes at the end of a process, when nothing can wait for a reader any more. Gives up after a moment. */
export const flushTo = (fd: number, bytes: Buffer): void => {
  let rest = bytes;
  for (let waitedMs = 0; rest.length > 0 && waitedMs < LOG_FLUSH_MS_MAX; ) {
    try {
      rest = rest.subarray(writeSync(fd, rest));
    } catch (error) {
      if (Object(error).code !== 'EAGAIN') return;
      // The reader of a pipe is slow.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOG_RETRY_MS);
      waitedMs += LOG_RETRY_MS;
    }
  }
};
