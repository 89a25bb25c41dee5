import picocolors from 'picocolors';
import type { Io } from '../io.ts';

type AllColours = ReturnType<typeof picocolors.createColors>;

/** The colours of recorded turns, replies and tables. */
export type Colours = Pick<AllColours, 'bold' | 'cyan' | 'dim' | 'red' | 'yellow'>;

/** Colours if the terminal shows them and the user has not disabled them: see https://no-color.org. */
export const coloursOf = (io: Io): AllColours =>
  picocolors.createColors(io.terminal.out && (io.env.NO_COLOR ?? '') === '' && !isDumb(io));

/** A terminal without cursor movement and colours, such as the shell of an editor. */
export const isDumb = ({ env }: Io): boolean => env.TERM === 'dumb';
