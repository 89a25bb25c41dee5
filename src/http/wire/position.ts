import { ParleyError } from '../../kernel/errors.ts';
import type { Positions } from '../../outside/positions.ts';

/** In responses to writes: their positions. A request with this header gets no older data. */
export const POSITION_HEADER = 'Parley-Position';

/** `agent=120, session=96`; empty if nothing was written. */
export const writePositions = (positions: Positions): string =>
  Object.keys(positions)
    .map((category) => `${category}=${positions[category]}`)
    .join(', ');

/** Accepts unknown categories, because a newer server may have sent them. @throws request_invalid */
export const readPositions = (text: string): Positions => {
  if (!/^ *[a-z]+=\d{1,15}( *, *[a-z]+=\d{1,15}){0,9} *$/.test(text)) {
    const fault = 'must be as an answer gave it, such as agent=120';
    throw new ParleyError('request_invalid', { place: `the header ${POSITION_HEADER}`, fault });
  }
  const parts = text.split(',').map((part) => part.trim().split('='));
  return Object.fromEntries(parts.map(([category = '', position]) => [category, Number(position)]));
};
