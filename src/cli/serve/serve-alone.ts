import type { Io } from '../io.ts';
import { runCommandLine } from '../run-command-line.ts';
import { serve } from './serve.ts';

/** For `parley serve …`, which would spend much of its start on loading the other commands. */
export const runServe = (words: readonly string[], io: Io): Promise<number> =>
  runCommandLine(words, io, { commands: [serve], groups: {} });
