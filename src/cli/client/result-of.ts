import { CommandError } from '../io.ts';
import type { Call, Client } from './client.ts';

type Reader<Line, Result> = {
  readonly progress: { readonly stop: () => void };
  /** Returns the result once a line has it, and shows the progress until then. */
  readonly read: (line: Line) => Result | undefined;
};

/** Waits for the result of a call. Until then, each line of the reply reports progress. */
export const resultOf = async <Line, Result>(
  client: Client,
  call: Call,
  { progress, read }: Reader<Line, Result>,
): Promise<Result> => {
  try {
    for await (const line of client.lines<Line>(call)) {
      const result = read(line);
      if (result !== undefined) return result;
    }
  } finally {
    progress.stop();
  }
  throw new CommandError(`${client.url} ended its reply early`);
};
