import { ParleyError } from '../../kernel/errors.ts';
import { WHOLE_NUMBER } from '../../kernel/whole-number.ts';
import type { Positions } from '../../outside/positions.ts';

/** In responses to writes: their positions. A request with this header gets no older data. */
export const POSITION_HEADER = 'Parley-Position';

/** `agent=120, session=96`; empty if nothing was written. */
export const writePositions = (positions: Positions): string =>
  Object.keys(positions)
    .map((category) => `${category}=${positions[category]}`)
    .join(', ');

const position = `[a-z]+=${WHOLE_NUMBER}`;
const positionsForm = new RegExp(`^ *${position}( *, *${position}){0,9} *$`);

/** Accepts unknown categories, because a newer server may have sent them. @throws request_invalid */
export const readPositions = (text: string): Positions => {
  if (!positionsForm.test(text)) {
    const fault = 'must be as an answer gave it, such as agent=120';
    throw new ParleyError('request_invalid', { place: `the header ${POSITION_HEADER}`, fault });
  }
  const parts = text.split(',').map((part) => part.trim().split('='));
  return Object.fromEntries(parts.map(([category = '', position]) => [category, Number(position)]));
};
