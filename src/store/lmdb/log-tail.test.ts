import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { openLmdbForEachTest } from '../../../test/support/lmdb-folder.ts';
import { isParleyError } from '../../kernel/errors.ts';
import type { EventStore } from '../../kernel/event-store.ts';
import { lmdbEventStore } from './lmdb-event-store.ts';
import { type LogEnd, openTables, type Tables } from './lmdb-tables.ts';
import { type LogTail, logTail } from './log-tail.ts';
import { commitLmdb } from './open-lmdb.ts';

const lmdb = openLmdbForEachTest();
let end: Tables['end'];

beforeEach(() => {
  end = openTables(lmdb.env).end;
});

const at = (position: number): LogEnd => [position, 'session', 0];

/** One of several writers over the same folder, which knows its own writes. */
const aWriter = () => logTail(end, () => undefined);

const writeLocked = (writer: LogTail, position: number): Promise<void> =>
  commitLmdb(lmdb.env, () => writer.underLock(() => writer.set(at(position))));

const writeHoping = (writer: LogTail, position: number): Promise<boolean> =>
  writer.ifAlone(() => writer.set(at(position)));

describe('the tail of a log', () => {
  it('is assumed unchanged only by the process that saw it unchanged', async () => {
    const writer = aWriter();
    expect(await writeHoping(writer, 1)).toBe(false);
    await writeLocked(writer, 2);
    expect(await writeHoping(writer, 3)).toBe(false);
    await writeLocked(writer, 4);
    expect(await writeHoping(writer, 5)).toBe(true);
    expect(end.get('tail')).toEqual(at(5));
  });

  it('is unchanged by a failed optimistic commit, and its writer locks until no one else writes', async () => {
    const [writer, other] = [aWriter(), aWriter()];
    for (const position of [1, 2]) await writeLocked(writer, position);
    await writeLocked(other, 3);
    expect(await writeHoping(writer, 4)).toBe(false);
    expect(end.get('tail')).toEqual(at(3));
    await writeLocked(writer, 5);
    await writeLocked(other, 6);
    await writeLocked(writer, 7);
    expect(await writeHoping(writer, 8)).toBe(false);
    await writeLocked(writer, 9);
    expect(await writeHoping(writer, 10)).toBe(true);
    expect(end.get('tail')).toEqual(at(10));
  });
});

describe('two stores over one folder', () => {
  const anAppend = fc.record({
    by: fc.nat(1),
    /** A stream that several writers want to begin, or one of its own. */
    stream: fc.constantFrom('a', 'b', undefined),
    isWaitedFor: fc.boolean(),
  });
  let ids = 0;
  /** @returns the id of the event; undefined if another process was faster */
  const begin = async (store: EventStore | undefined, stream: string): Promise<string | undefined> => {
    ids += 1;
    const id = `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`;
    const metadata = { schemaVersion: 1, occurredAt: '2026-01-02T03:04:05.678Z', correlationId: id };
    const event = { id, type: 'SomethingHappened', data: {}, metadata };
    try {
      await store?.append(stream, [event], 'no-stream');
      return id;
    } catch (error) {
      if (isParleyError(error, 'wrong_expected_revision')) return undefined;
      throw error;
    }
  };
  const idsAfter = async (store: EventStore, after: number): Promise<string[]> => {
    const recorded: string[] = [];
    for await (const { id } of store.readAll({ after })) recorded.push(id);
    return recorded;
  };

  it('write one log together in any order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anAppend, { minLength: 1, maxLength: 40 }), async (appends) => {
        const [one, other] = [lmdbEventStore(lmdb.env), lmdbEventStore(lmdb.env)];
        const after = await one.newestPosition();
        const begun: Promise<string | undefined>[] = [];
        for (const { by, stream, isWaitedFor } of appends) {
          const beginning = begin(by === 0 ? one : other, `session-${after}-${stream ?? begun.length}`);
          begun.push(beginning);
          if (isWaitedFor) await beginning;
        }
        const won = (await Promise.all(begun)).filter((id) => id !== undefined);
        const own = appends.filter(({ stream }) => stream === undefined).length;
        const shared = new Set(appends.map(({ stream }) => stream).filter((stream) => stream !== undefined));
        expect(won).toHaveLength(own + shared.size);
        expect((await idsAfter(other, after)).sort()).toEqual(won.sort());
        await one.close();
        await other.close();
      }),
      { numRuns: 60 },
    );
  });
});
