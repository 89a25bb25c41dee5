import type { Io } from '../io.ts';
import { asParagraph, forTerminals } from './for-terminals.ts';

/** A message of the program itself. Its later lines are indented, because it may quote any text. */
export const printMessage = ({ err }: Pick<Io, 'err'>, message: string) =>
  err.write(`parley: ${forTerminals(asParagraph(message))}\n`);
