import type { EventLog, StreamHead } from '../embedded/event-log.ts';
import { categoryOf, type EventText, wholeText } from '../embedded/event-text.ts';
import { lmdbPages } from './lmdb-pages.ts';
import { openTables, type Tables } from './lmdb-tables.ts';
import type { LmdbEnvironment } from './open-lmdb.ts';

const NO_HEAD: StreamHead = { revision: -1, position: -1 };
const DELETED: [number, number] = [-2, -1];

export const lmdbLog = (env: LmdbEnvironment): EventLog => {
  const tables = openTables(env);
  const { events, streams, heads, next } = tables;
  const headOf = (stream: string): StreamHead => {
    const head = heads.get([stream, 'head']);
    if (head === undefined) return NO_HEAD;
    const [revision, position] = head;
    return revision === DELETED[0] ? 'deleted' : { revision, position };
  };
  return {
    headOf,
    positionOf: (stream, revision) => streams.get([stream, revision]),
    textAt: (position) => events.get(position),
    newestRevision: (stream) => {
      const head = headOf(stream);
      return head === 'deleted' ? -1 : head.revision;
    },
    newestPosition: () => (next.get('position') ?? 0) - 1,
    ...lmdbPages(tables),
    add: (stream, added) => {
      const head = headOf(stream);
      if (head === 'deleted') throw new TypeError(`${stream} was deleted: that is checked before`);
      return addEvents(tables, { stream, revision: head.revision, added });
    },
    remove: (stream) => {
      const head = headOf(stream);
      if (head !== 'deleted' && head.revision >= 0) removeEvents(tables, stream, head.revision);
    },
  };
};

type Addition = { readonly stream: string; readonly revision: number; readonly added: readonly EventText[] };

const addEvents = (
  { events, streams, categories, heads, next }: Tables,
  { stream, revision: revisionBefore, added }: Addition,
): { readonly revision: number; readonly position: number } => {
  const category = categoryOf(stream);
  let revision = revisionBefore;
  let position = (next.get('position') ?? 0) - 1;
  for (const event of added) {
    revision++;
    position++;
    // Positions only grow, so pages of the log are filled to the brim and never split.
    events.putSync(position, wholeText(event, stream, revision), { append: true });
    streams.putSync([stream, revision], position);
    categories.putSync([category, position], revision);
  }
  heads.putSync([stream, 'head'], [revision, position]);
  next.putSync('position', position + 1);
  return { revision, position };
};

const removeEvents = (
  { events, streams, categories, heads }: Tables,
  stream: string,
  newest: number,
): void => {
  const category = categoryOf(stream);
  for (let revision = 0; revision <= newest; revision++) {
    const position = streams.get([stream, revision]);
    if (position === undefined) continue;
    events.removeSync(position);
    categories.removeSync([category, position]);
    streams.removeSync([stream, revision]);
  }
  heads.putSync([stream, 'head'], DELETED);
};
