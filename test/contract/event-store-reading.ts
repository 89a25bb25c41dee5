import { describe, expect, it } from 'vitest';
import type { EventRun } from '../../src/kernel/event-run.ts';
import { bytePages, unreadPages } from '../../src/kernel/unread-log.ts';
import {
  collect,
  freshCategory,
  freshStream,
  idsOf,
  revisionsOf,
  someEvent,
  someEvents,
} from '../support/store-events.ts';
import { hasEvents, watch } from '../support/watcher.ts';
import type { StoreUnderTest } from './event-store-contract.ts';

export const itReads = (given: StoreUnderTest): void => {
  const streamOf = async (count: number): Promise<string> => {
    const stream = freshStream();
    await given.store.append(stream, someEvents(count), 'no-stream');
    return stream;
  };

  describe('returns from an append', () => {
    it('with the revision of the last event, counted from 0', async () => {
      const stream = freshStream();
      expect(await given.store.append(stream, someEvents(1), 'no-stream')).toMatchObject({ revision: 0 });
      expect(await given.store.append(stream, someEvents(3), 0)).toMatchObject({ revision: 3 });
      expect(await given.store.append(stream, someEvents(1), 'any')).toMatchObject({ revision: 4 });
    });

    it('with the position of the last event', async () => {
      const stream = freshStream();
      const { position } = await given.store.append(stream, someEvents(3), 'no-stream');
      expect((await collect(given.store.readStream(stream))).at(-1)?.position).toBe(position);
    });

    it('and knows that the log ends there or later', async () => {
      const { position } = await given.store.append(freshStream(), someEvents(2), 'no-stream');
      expect(await given.store.newestPosition()).toBeGreaterThanOrEqual(position);
    });

    it('of no events with the revision of the stream', async () => {
      const stream = freshStream();
      expect(await given.store.append(stream, [], 'any')).toMatchObject({ revision: -1 });
      const last = await given.store.append(stream, someEvents(2), 'no-stream');
      expect(await given.store.append(stream, [], 'no-stream')).toEqual(last);
    });
  });

  describe('reads a stream', () => {
    it('as it was written', async () => {
      const stream = freshStream();
      const event = someEvent({ text: 'Füße 😀 \u2028 "quoted"', nested: [1.5, null, { deep: true }] });
      const { position } = await given.store.append(stream, [event], 'no-stream');
      expect(await collect(given.store.readStream(stream))).toEqual([
        { ...event, stream, revision: 0, position },
      ]);
    });

    it('that cannot exist as one without events, and others afterwards', async () => {
      const stream = await streamOf(2);
      for (const length of [1_025, 1_970, 1_979, 2_050, 9_000]) {
        const name = 'a'.repeat(length);
        expect(await collect(given.store.readStream(name))).toEqual([]);
        expect(await given.store.isDeleted(name)).toBe(false);
      }
      // Many reads, as an engine may have a buffer of a few keys.
      for (let read = 0; read < 300; read += 1)
        expect(await collect(given.store.readStream(stream, { limit: 1 }))).toHaveLength(1);
    });

    it('of any name', async () => {
      const stream = `${freshStream()}-%C3%9F-Füße 😀/"'`;
      await given.store.append(stream, someEvents(2), 'no-stream');
      expect(await collect(given.store.readStream(stream))).toMatchObject([{ stream }, { stream }]);
    });

    it('that is missing as empty', async () => {
      expect(await collect(given.store.readStream(freshStream()))).toEqual([]);
    });

    it('that was deleted as empty, and ignores the deletion of a missing or deleted one', async () => {
      const stream = await streamOf(3);
      await given.store.delete(stream);
      await given.store.delete(stream);
      await given.store.delete(freshStream());
      expect(await collect(given.store.readStream(stream))).toEqual([]);
      expect(await collect(given.store.readStream(stream, { direction: 'backwards' }))).toEqual([]);
    });

    it('and distinguishes a deleted one from one that never existed', async () => {
      const stream = await streamOf(1);
      expect(await given.store.isDeleted(stream)).toBe(false);
      await given.store.delete(stream);
      expect(await given.store.isDeleted(stream)).toBe(true);
      expect(await given.store.isDeleted(freshStream())).toBe(false);
    });

    it('separately from one with the same prefix', async () => {
      const stream = await streamOf(2);
      await given.store.append(`${stream}-1`, someEvents(3), 'no-stream');
      expect(await collect(given.store.readStream(stream))).toHaveLength(2);
    });

    it.each([
      [{}, [0, 1, 2, 3, 4]],
      [{ from: 3 }, [3, 4]],
      [{ from: 5 }, []],
      [{ limit: 2 }, [0, 1]],
      [{ limit: 0 }, []],
      [{ from: 1, limit: 3 }, [1, 2, 3]],
      [{ direction: 'backwards' }, [4, 3, 2, 1, 0]],
      [{ direction: 'backwards', limit: 2 }, [4, 3]],
      [{ direction: 'backwards', from: 2 }, [2, 1, 0]],
      [{ direction: 'backwards', from: 2, limit: 1 }, [2]],
      [{ direction: 'backwards', from: 99 }, [4, 3, 2, 1, 0]],
    ] as const)('of five events with %o as %o', async (options, revisions) => {
      const stream = await streamOf(5);
      expect(revisionsOf(await collect(given.store.readStream(stream, options)))).toEqual(revisions);
    });

    it('of many events completely, in both directions', async () => {
      const stream = await streamOf(1_000);
      const forwards = await collect(given.store.readStream(stream));
      const backwards = await collect(given.store.readStream(stream, { direction: 'backwards' }));
      expect(revisionsOf(forwards)).toEqual(Array.from({ length: 1_000 }, (_, revision) => revision));
      expect(backwards.reverse()).toEqual(forwards);
    });

    it('with all events of the types that are asked for, however far apart they are', async () => {
      const stream = freshStream();
      const rare = () => ({ ...someEvent(), type: 'RareThing' });
      const events = [rare(), ...someEvents(400), rare(), rare(), ...someEvents(200)];
      await given.store.append(stream, events, 'no-stream');
      const types = new Set(['RareThing']);
      const isRare = ({ type }: { readonly type: string }) => types.has(type);
      for (const direction of ['forwards', 'backwards'] as const) {
        const all = await collect(given.store.readStream(stream, { direction }));
        const read = await collect(given.store.readStream(stream, { direction, types }));
        expect(read.filter(isRare)).toEqual(all.filter(isRare));
        expect(read.filter(isRare)).toHaveLength(3);
      }
    });

    it('up to a limit of more than a page', async () => {
      const stream = await streamOf(700);
      expect(await collect(given.store.readStream(stream, { limit: 600 }))).toHaveLength(600);
    });

    it('of large events completely', async () => {
      const stream = freshStream();
      const data = 'x'.repeat(200_000);
      for (let revision = -1; revision < 11; revision++)
        await given.store.append(stream, [someEvent(data)], revision === -1 ? 'no-stream' : revision);
      expect(await collect(given.store.readStream(stream))).toHaveLength(12);
    });
  });

  describe('reads the log', () => {
    it('unparsed with the same content as parsed', async () => {
      const category = freshCategory();
      for (const count of [1, 3])
        await given.store.append(freshStream(category), someEvents(count), 'no-stream');
      const parsed = await collect(given.store.readAll({ category }));
      for (const after of [undefined, parsed[0]?.position ?? 0]) {
        const options = { category, ...(after !== undefined && { after }) };
        const unread = (await collect(unreadPages(given.store, options))).flat();
        const rest = parsed.filter(({ position }) => position > (after ?? -1));
        expect(unread.map((event) => event.read())).toEqual(rest);
        expect(unread.map((event) => event.data())).toEqual(rest.map(({ data }) => data));
        expect(unread.map((event) => event.metadata())).toEqual(rest.map(({ metadata }) => metadata));
        expect(unread).toMatchObject(
          rest.map(({ type, stream, revision, position }) => ({ type, stream, revision, position })),
        );
      }
    });

    it('as bytes with the same content as unparsed, from any position', async () => {
      for (const count of [1, 150, 3])
        await given.store.append(freshStream(), someEvents(count), 'no-stream');
      await given.store.append(freshStream(), [someEvent('€'.repeat(30_000))], 'no-stream');
      const unread = (await collect(unreadPages(given.store, {}))).flat();
      for (const from of [0, 1, 100, 152]) {
        const { position: after } = unread[from - 1] ?? {};
        const options = after === undefined ? {} : { after };
        const runs = (await collect(bytePages(given.store, options, asEvents))).flat();
        const rest = unread.slice(from);
        expect(runs.flatMap(({ events }) => events)).toEqual(
          rest.map((event) => [event.stream, event.revision, event.wholeText()]),
        );
        const ends = runs.map(({ events }) => events.at(-1)?.slice(0, 2));
        const places = new Map(
          rest.map(({ stream, revision, position }) => [`${stream} ${revision}`, position]),
        );
        expect(runs.map(({ position }) => position)).toEqual(
          ends.map((end) => places.get(end?.join(' ') ?? '')),
        );
      }
    });

    it('in the order of increasing positions', async () => {
      const category = freshCategory();
      const events = someEvents(6);
      for (const event of events) await given.store.append(freshStream(category), [event], 'no-stream');
      const read = (await collect(given.store.readAll())).filter(({ stream }) => stream.startsWith(category));
      expect(idsOf(read)).toEqual(idsOf(events));
      expect(read.map(({ position }) => position)).toEqual(
        read.map(({ position }) => position).toSorted((a, b) => a - b),
      );
      expect(new Set(read.map(({ position }) => position)).size).toBe(6);
    });

    it('after a position', async () => {
      const { position } = await given.store.append(freshStream(), someEvents(2), 'no-stream');
      const events = someEvents(2);
      await given.store.append(freshStream(), events, 'no-stream');
      expect(idsOf(await collect(given.store.readAll({ after: position })))).toEqual(idsOf(events));
    });

    it('from the position of an event on', async () => {
      const category = freshCategory();
      const events = someEvents(3);
      await given.store.append(freshStream(category), events, 'no-stream');
      const [, second] = await collect(given.store.readAll({ category }));
      const from = second?.position ?? 0;
      expect(idsOf(await collect(given.store.readAll({ category, from })))).toEqual(idsOf(events.slice(1)));
      expect(await collect(given.store.readAll({ from, limit: 1 }))).toEqual([second]);
      const unread = (await collect(unreadPages(given.store, { from }))).flat();
      expect(unread.map((event) => event.id())).toEqual(idsOf(events.slice(1)));
      const runs = (await collect(bytePages(given.store, { from }, asEvents))).flat();
      expect(runs.flatMap((run) => run.events)).toEqual(
        unread.map((event) => [event.stream, event.revision, event.wholeText()]),
      );
    });

    it('after a position without an event', async () => {
      const category = freshCategory();
      const events = someEvents(3);
      await given.store.append(freshStream(category), events, 'no-stream');
      const [, second] = await collect(given.store.readAll({ category }));
      const after = (second?.position ?? 0) - 1;
      expect(idsOf(await collect(given.store.readAll({ category, after })))).toEqual(idsOf(events.slice(1)));
      const watcher = watch(given.store, { category }, { after });
      await watcher.until(hasEvents(2));
      expect(idsOf(watcher.events)).toEqual(idsOf(events.slice(1)));
    });

    it('up to a limit', async () => {
      await given.store.append(freshStream(), someEvents(300), 'no-stream');
      expect(await collect(given.store.readAll({ limit: 2 }))).toHaveLength(2);
      expect(await collect(given.store.readAll({ limit: 290 }))).toHaveLength(290);
      expect(await collect(given.store.readAll({ limit: 0 }))).toEqual([]);
    });

    it('of one category', async () => {
      const [category, other] = [freshCategory(), freshCategory()];
      const events = someEvents(400);
      for (let index = 0; index < 400; index += 100) {
        await given.store.append(freshStream(category), events.slice(index, index + 100), 'no-stream');
        await given.store.append(freshStream(other), someEvents(100), 'no-stream');
      }
      await given.store.append(freshStream(`${category}longer`), someEvents(1), 'no-stream');
      const read = await collect(given.store.readAll({ category }));
      expect(idsOf(read)).toEqual(idsOf(events));
      const after = read[149]?.position ?? -1;
      expect(idsOf(await collect(given.store.readAll({ category, after, limit: 200 })))).toEqual(
        idsOf(events.slice(150, 350)),
      );
    });

    it('without the events of deleted streams, and never returns a position twice', async () => {
      const category = freshCategory();
      const [kept, deleted] = [freshStream(category), freshStream(category)];
      await given.store.append(kept, someEvents(2), 'no-stream');
      const last = await given.store.append(deleted, someEvents(2), 'no-stream');
      await given.store.delete(deleted);
      const next = await given.store.append(kept, someEvents(2), 1);
      const read = await collect(given.store.readAll({ category }));
      expect(read.map(({ stream }) => stream)).toEqual([kept, kept, kept, kept]);
      expect(revisionsOf(read)).toEqual([0, 1, 2, 3]);
      expect(next.position).toBeGreaterThan(last.position);
    });
  });
};

/** The next page overwrites those of the store. */
const asEvents = ({ stream, revision, position, bytes, start }: EventRun) => {
  const texts = Buffer.from(bytes.subarray(start)).toString().split('\n');
  return { stream, position, events: texts.map((text, at) => [stream, revision + at, text] as const) };
};
