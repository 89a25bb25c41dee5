import { ParleyError } from '../../kernel/errors.ts';
import type { Damage, OnDamage } from '../../kernel/event-store.ts';
import type { Tables } from './lmdb-tables.ts';
import { RecordFault } from './record-text.ts';

/**
 * An unreadable record of the log, with its stream if the index agrees with the readable part of its head.
 */
export const damageAt = (
  { streams }: Tables,
  { text, position }: { readonly text: string; readonly position: number },
  error: unknown,
): Damage => {
  const damage = { position, reason: reasonOf(error) };
  const stream = /^\{"stream":("(?:[^"\\]|\\.)*")/.exec(text)?.[1];
  const name = stream === undefined ? undefined : jsonText(stream);
  if (name === undefined) return damage;
  // The revision in the head may be damaged, so the index is asked for what is at this position.
  let revision = 0;
  for (const { key, value } of streams.getRange({ start: [name, 0], end: [name, Number.MAX_SAFE_INTEGER] })) {
    if (value === position) return { ...damage, stream: name, revision };
    revision = key[1] + 1;
  }
  return damage;
};

/** The event that the reader of a stream gets in place of a damaged record. */
export const streamFault = (
  place: { readonly stream: string; readonly revision: number; readonly position: number },
  error: unknown,
  onDamage: OnDamage,
): ParleyError<'record_damaged'> => {
  const reason = reasonOf(error);
  onDamage({ ...place, reason });
  return new ParleyError('record_damaged', { ...place, reason }, { cause: error });
};

/** @throws errors that are not about the record. */
const reasonOf = (error: unknown): string => {
  if (error instanceof RecordFault) return error.message;
  throw error;
};

const jsonText = (text: string): string | undefined => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
