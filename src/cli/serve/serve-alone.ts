import type { Io } from '../io.ts';
import { runCommandLine } from '../run-command-line.ts';
import { serve } from './serve.ts';

/** For `parley serve …`: the other commands' code would be a good part of a start. */
export const runServe = (words: readonly string[], io: Io): Promise<number> =>
  runCommandLine(words, io, { commands: [serve], groups: {} });
