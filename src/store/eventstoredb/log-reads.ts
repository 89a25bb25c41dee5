import type { RecordedEvent } from '../../kernel/event.ts';
import type { ReadAllOptions } from '../../kernel/event-store.ts';
import type { UnreadEvent } from '../../kernel/unread-event.ts';
import { type LogCourse, logCourse } from './courses.ts';
import { type ReadSurroundings, readEach, readPages } from './reads.ts';
import type { Tombstones } from './tombstones.ts';

/** The log, or a category of it, to its end. */
export async function* readLog(
  around: ReadSurroundings,
  tombstones: Tombstones,
  options: ReadAllOptions,
): AsyncGenerator<RecordedEvent> {
  const { after, limit = Number.POSITIVE_INFINITY, onResuming } = options;
  const course = await courseOf(around, tombstones, options);
  for await (const event of readEach(around, course, { after, limit, onResuming })) yield event.read();
}

/** The same unparsed. */
export async function* readLogPages(
  around: ReadSurroundings,
  tombstones: Tombstones,
  options: ReadAllOptions,
): AsyncGenerator<readonly UnreadEvent[]> {
  const { after, limit = Number.POSITIVE_INFINITY, onResuming } = options;
  yield* readPages(around, await courseOf(around, tombstones, options), { after, limit, onResuming });
}

const courseOf = async (
  { checkOpen, connection }: ReadSurroundings,
  tombstones: Tombstones,
  { after, category }: ReadAllOptions,
): Promise<LogCourse> => {
  checkOpen();
  await tombstones.refresh(after);
  return logCourse(connection, category, tombstones.deleted);
};
