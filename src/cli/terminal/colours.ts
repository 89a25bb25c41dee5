import { randomInt } from 'node:crypto';
import type { Io } from '../io.ts';

export type Colours = Readonly<Record<keyof typeof codes, (text: string) => string>>;

/** Codes of a terminal that begin and end a colour. */
const codes = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const;

/** Colours if the terminal shows them and the user has not disabled them: see https://no-color.org. */
export const coloursOf = (io: Io): Colours =>
  io.terminal.out && (io.env.NO_COLOR ?? '') === '' && !isDumb(io) ? painted : plain;

/** A terminal without cursor movement and colours, such as the shell of an editor. */
export const isDumb = ({ env }: Io): boolean => env.TERM === 'dumb';

/** Parameters that no text of a user can contain, because each process chooses others. */
const secret = Array.from({ length: 3 }, () => `;${randomInt(1_000, 10_000)}`).join('');

/**
 * A colour that Parley itself writes. The secret distinguishes it from a colour in a text of a user, and
 * `forTerminals` removes it.
 */
export const ownColourOf = (code: number | string): string => `\u001b[${code}${secret}m`;
export const ownColour = new RegExp(`\\u001b\\[(\\d+)${secret}m`, 'u');

/** Within the text, a colour that ends in the same way is followed by this colour again. */
const paint = ([begin, end]: readonly [number, number]) => {
  const [before, after] = [ownColourOf(begin), ownColourOf(end)];
  return (text: string): string => before + text.replaceAll(after, after + before) + after;
};

const coloursBy = (toColour: (codePair: readonly [number, number]) => (text: string) => string): Colours => ({
  bold: toColour(codes.bold),
  dim: toColour(codes.dim),
  red: toColour(codes.red),
  green: toColour(codes.green),
  yellow: toColour(codes.yellow),
  cyan: toColour(codes.cyan),
});

export const painted: Colours = coloursBy(paint);
const plain: Colours = coloursBy(() => (text) => text);
