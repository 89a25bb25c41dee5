import { isParleyError } from '../../../kernel/errors.ts';
import type { RecordedEvent } from '../../../kernel/event.ts';
import type { OnDamage, ReadAllOptions } from '../../../kernel/event-store.ts';
import type { UnreadEvent } from '../../../kernel/unread-event.ts';
import type { LogEvent } from '../wire/log-event.ts';
import { type ReadSurroundings, readEach, readPages } from './reads.ts';
import { type LogSource, logSource } from './sources.ts';
import { type LogSurroundings, wholeLogSource } from './whole-log.ts';

/** The log, or a category of it, to its end. */
export async function* readLog(
  around: LogReadSurroundings,
  options: ReadAllOptions,
): AsyncGenerator<RecordedEvent> {
  const { after, limit = Number.POSITIVE_INFINITY, onResuming, onDamage } = options;
  const source = await sourceOf(around, options);
  for await (const event of readEach(around, source, { after, limit, onResuming })) {
    const read = readable(event, onDamage);
    if (read !== undefined) yield read;
  }
}

/** Undefined for an event that is damaged, and then reported. */
export const readable = (event: UnreadEvent, onDamage?: OnDamage): RecordedEvent | undefined => {
  try {
    return event.read();
  } catch (error) {
    if (!isParleyError(error, 'record_damaged')) throw error;
    const { stream, revision, position } = event;
    onDamage?.({ stream, revision, position, reason: String(error.facts.reason) });
    return undefined;
  }
};

/** The same unparsed: damaged data is found when it is parsed. */
export async function* readLogPages(
  around: LogReadSurroundings,
  options: ReadAllOptions,
): AsyncGenerator<readonly UnreadEvent[]> {
  const { after, limit = Number.POSITIVE_INFINITY, onResuming, onDamage, ownFromMemory } = options;
  const source = await sourceOf(around, options);
  const isBackground = onResuming !== undefined || ownFromMemory === true;
  for await (const page of readPages(around, source, { after, limit, onResuming, isBackground }))
    yield withMetadata(page, onDamage);
}

export const withMetadata = (page: readonly LogEvent[], onDamage?: OnDamage): readonly LogEvent[] =>
  page.every((event) => event.hasMetadata())
    ? page
    : page.filter((event) => event.hasMetadata() || readable(event, onDamage) !== undefined);

type LogReadSurroundings = ReadSurroundings & LogSurroundings;

const sourceOf = async (
  around: LogReadSurroundings,
  { after, from, category, limit, ownFromMemory = false, upTo }: ReadAllOptions,
): Promise<LogSource> => {
  const { checkOpen, connection, tombstones } = around;
  checkOpen();
  if (limit === undefined) {
    const source = wholeLogSource(around, { category, from, ownFromMemory });
    return { ...source, read: (place) => source.read(place, upTo) };
  }
  await tombstones.refresh(after ?? from);
  return logSource(connection, { category, from }, tombstones.deleted);
};
