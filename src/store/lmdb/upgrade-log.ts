import { categoryOf } from '../../kernel/stream-name.ts';
import { DELETED, type LogEnd, type Tables } from './lmdb-tables.ts';
import type { LmdbEnvironment } from './open-lmdb.ts';
import { recordText } from './record-text.ts';

/** Converts a log of an earlier layout to the current one. All or nothing. */
export const upgradeLog = (env: LmdbEnvironment, tables: Tables): void => {
  upgradeEntries(env, tables);
  upgradeTail(env, tables);
};

/** The tail had no version, in a table of its own. */
const upgradeTail = (env: LmdbEnvironment, { end }: Tables): void => {
  const before = env.openDB<LogEnd, 'tail'>('events/tail', { encoding: 'ordered-binary' });
  if (before.get('tail') === undefined) return;
  env.transactionSync(() => {
    const tail = before.get('tail');
    if (tail === undefined) return;
    end.putSync('tail', tail, 1);
    before.removeSync('tail');
  });
};

/**
 * The first layout had an entry for each event, with its stream and revision in the text, and a head for each
 * stream. Every event becomes a record of its own, so positions, revisions and the index of streams stay as
 * they are.
 */
const upgradeEntries = (env: LmdbEnvironment, tables: Tables): void => {
  const next = env.openDB<number, 'position'>('events/next', { encoding: 'ordered-binary' });
  if (next.get('position') === undefined) return;
  env.transactionSync(() => {
    const newest = next.get('position');
    if (newest === undefined || tables.end.get('tail') !== undefined) return;
    const heads = headsOf(tables);
    for (const [stream, isDeleted] of heads) {
      tables.streams.removeSync([stream, HEAD]);
      if (isDeleted) tables.streams.putSync([stream, DELETED], -1);
    }
    const category = rewriteEvents(tables);
    const deletions = heads.filter(([, isDeleted]) => isDeleted).length;
    tables.end.putSync('tail', [newest - 1, category, deletions], 1);
    next.removeSync('position');
    env.openDB({ name: 'events/categories' }).clearSync();
  });
};

/**
 * LMDB sorts strings after all numbers, so the key follows every revision; the declared key type has only
 * numbers.
 */
const HEAD = 'head' as unknown as number;

const headsOf = ({ streams }: Tables): readonly (readonly [stream: string, isDeleted: boolean])[] => {
  const heads: (readonly [string, boolean])[] = [];
  for (const { key, value } of streams.getRange({})) {
    const [stream, revision] = key;
    // The first layout stored a pair as the head.
    if (revision === HEAD) heads.push([stream, Array.isArray(value) && value[0] < 0]);
  }
  return heads;
};

/** @returns the category of the last event */
const rewriteEvents = ({ events, runs }: Tables): string => {
  let category = '';
  for (const position of Array.from(events.getKeys({}))) {
    const { stream, revision, id, ...rest } = JSON.parse(events.get(position) ?? '');
    if (categoryOf(stream) !== category) {
      category = categoryOf(stream);
      runs.putSync([category, position], true);
    }
    events.putSync(position, recordText({ stream, revision, position }, [JSON.stringify({ id, ...rest })]));
  }
  return category;
};
