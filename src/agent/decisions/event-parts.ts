import { AGENT_EVENT_DATA_BYTES_MAX } from '../../kernel/limits/agents.ts';
import type { Steps } from '../../kernel/steps.ts';
import type { AgentSettings } from '../agent.ts';
import { type AgentRefusal, refuse } from '../decision.ts';

type ByLanguage<Item> = Record<string, Item[]>;
export type LanguagePart<Item> = { readonly lang: string; readonly items: Item[] };

export type EventParts<Item> = {
  /** The content of the first event. */
  readonly first: ByLanguage<Item>;
  /** The content of the later events, in order. */
  readonly later: readonly LanguagePart<Item>[];
};

/**
 * Splits phrases or entries so that no event becomes too large. @param what names the owner in a refusal.
 * @param frame the owner without them, which goes into the first event.
 */
export function* eventPartsOf<Item>(
  byLanguage: ByLanguage<Item>,
  { what, frame }: { readonly what: string; readonly frame: unknown },
): Steps<EventParts<Item> | AgentRefusal> {
  const frameBytes = jsonBytes(frame);
  if (frameBytes > AGENT_EVENT_DATA_BYTES_MAX) return tooLarge(what, frameBytes);
  const first: ByLanguage<Item> = {};
  const later: LanguagePart<Item>[] = [];
  let room = AGENT_EVENT_DATA_BYTES_MAX - frameBytes;
  for (const [lang, items] of Object.entries(byLanguage)) {
    const chunks = yield* chunksOf(items, { what, room });
    if ('refused' in chunks) return chunks;
    const [start, ...others] = chunks.items;
    // The first chunk is empty once a later event has been started: `room` is 0 from then on.
    if (start !== undefined && start.length > 0) first[lang] = start;
    for (const chunk of others) later.push({ lang, items: chunk });
    room = later.length === 0 ? chunks.room : 0;
  }
  return { first, later };
}

/** Items that are measured together. */
const ITEMS_MEASURED = 64;
const ITEMS_A_STEP = 16 * ITEMS_MEASURED;

type Chunks<Item> = { readonly items: readonly Item[][]; readonly room: number };

/**
 * Splits a list so that each chunk fits into an event, the first into `room` bytes (it may be empty). `room`
 * in the result is the space left in the last chunk.
 */
export function* chunksOf<Item>(
  items: readonly Item[],
  { what, room = AGENT_EVENT_DATA_BYTES_MAX }: { readonly what: string; readonly room?: number },
): Steps<Chunks<Item> | AgentRefusal> {
  let chunk: Item[] = [];
  let freeBytes = room;
  let measuredTo = 0;
  const chunks = [chunk];
  for (const [at, item] of items.entries()) {
    if (at % ITEMS_A_STEP === ITEMS_A_STEP - 1) yield;
    // Measuring many at once is several times as fast as measuring each.
    if (at % ITEMS_MEASURED === 0) {
      const some = items.slice(at, at + ITEMS_MEASURED);
      const bytes = jsonBytes(some);
      if (bytes <= freeBytes) {
        chunk.push(...some);
        freeBytes -= bytes - 1;
        measuredTo = at + some.length;
      }
    }
    if (at < measuredTo) continue;
    const bytes = jsonBytes(item) + 1;
    if (bytes > AGENT_EVENT_DATA_BYTES_MAX) return tooLarge(what, bytes);
    if (bytes > freeBytes) {
      chunk = [];
      chunks.push(chunk);
      freeBytes = AGENT_EVENT_DATA_BYTES_MAX;
    }
    chunk.push(item);
    freeBytes -= bytes;
  }
  return { items: chunks, room: freeBytes };
}

const tooLarge = (what: string, bytes: number) =>
  refuse('part_too_large', { what, bytes, bytesMax: AGENT_EVENT_DATA_BYTES_MAX });

export const refusalOfSize = (settings: AgentSettings): AgentRefusal | undefined => {
  const bytes = jsonBytes(settings);
  const bytesMax = AGENT_EVENT_DATA_BYTES_MAX;
  return bytes > bytesMax ? refuse('part_too_large', { what: 'the settings', bytes, bytesMax }) : undefined;
};

const BEYOND_ASCII = /[^\p{ASCII}]/u;

/** Length of a value as JSON in UTF-8, bytes. */
export const jsonBytes = (value: unknown): number => {
  const text = JSON.stringify(value);
  let bytes = text.length;
  if (!BEYOND_ASCII.test(text)) return bytes;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) continue;
    // A surrogate pair has four bytes; JSON.stringify escapes lone surrogates.
    const isSurrogate = unit >= 0xd800 && unit <= 0xdfff;
    bytes += unit < 0x800 || isSurrogate ? 1 : 2;
  }
  return bytes;
};
