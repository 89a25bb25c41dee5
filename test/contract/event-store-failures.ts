import { describe, expect, it } from 'vitest';
import { EVENT_BYTES_MAX } from '../../src/kernel/limits/conversation.ts';
import { collect, freshStream, idsOf, someEvent, someEvents } from '../support/store-events.ts';
import type { StoreUnderTest } from './event-store-contract.ts';

export const itRefuses = (given: StoreUnderTest): void => {
  describe('refuses', () => {
    it.each([
      ['no-stream', 'no-stream', 1],
      ['a revision behind', 0, 1],
      ['a revision ahead', 2, 1],
    ] as const)('an append that expects %s', async (_, expected, actual) => {
      const stream = freshStream();
      await given.store.append(stream, someEvents(2), 'no-stream');
      await expect(given.store.append(stream, someEvents(1), expected)).rejects.toMatchObject({
        code: 'wrong_expected_revision',
        facts: { stream, expected, actual },
      });
      expect(await collect(given.store.readStream(stream))).toHaveLength(2);
    });

    it('an append that expects a revision of a missing stream', async () => {
      const append = given.store.append(freshStream(), someEvents(1), 0);
      await expect(append).rejects.toMatchObject({
        code: 'wrong_expected_revision',
        facts: { actual: 'no-stream' },
      });
    });

    it('a whole append if one of its events is too large', async () => {
      const stream = freshStream();
      const events = [someEvent(), someEvent('x'.repeat(EVENT_BYTES_MAX)), someEvent()];
      await expect(given.store.append(stream, events, 'no-stream')).rejects.toMatchObject({
        code: 'event_too_large',
        facts: { bytesMax: EVENT_BYTES_MAX },
      });
      expect(await collect(given.store.readStream(stream))).toEqual([]);
    });

    it('an event that is too large in bytes but not in characters', async () => {
      const events = [someEvent('ß'.repeat(EVENT_BYTES_MAX / 2))];
      await expect(given.store.append(freshStream(), events, 'no-stream')).rejects.toMatchObject({
        code: 'event_too_large',
      });
    });

    it.each(['no-stream', 0, 'any'] as const)(
      'to append to a deleted stream, expecting %s',
      async (expected) => {
        const stream = freshStream();
        await given.store.append(stream, someEvents(1), 'no-stream');
        await given.store.delete(stream);
        await expect(given.store.append(stream, someEvents(1), expected)).rejects.toMatchObject({
          code: 'stream_deleted',
          facts: { stream },
        });
      },
    );

    it('everything after it is closed', async () => {
      const stream = freshStream();
      await given.store.append(stream, someEvents(1), 'no-stream');
      await given.store.close();
      const unavailable = { code: 'store_unavailable' };
      await expect(given.store.append(stream, someEvents(1), 'any')).rejects.toMatchObject(unavailable);
      await expect(collect(given.store.readStream(stream))).rejects.toMatchObject(unavailable);
      await expect(collect(given.store.readAll())).rejects.toMatchObject(unavailable);
      await expect(given.store.delete(stream)).rejects.toMatchObject(unavailable);
      await expect(given.store.ping()).rejects.toMatchObject(unavailable);
      expect(() => given.store.subscribe('all', undefined, { onEvent: () => undefined })).toThrow(
        expect.objectContaining(unavailable),
      );
    });

    it('to continue reading after it is closed', async () => {
      const stream = freshStream();
      await given.store.append(stream, someEvents(1_000), 'no-stream');
      const readOn = async (): Promise<void> => {
        for await (const event of given.store.readStream(stream))
          if (event.revision === 0) await given.store.close();
      };
      await expect(readOn()).rejects.toMatchObject({ code: 'store_unavailable' });
    });
  });

  describe('treats a repeated append as the first one', () => {
    it.each(['no-stream', 'any'] as const)('of a new stream, expecting %s', async (expected) => {
      const stream = freshStream();
      const events = someEvents(3);
      const first = await given.store.append(stream, events, expected);
      expect(await given.store.append(stream, events, expected)).toEqual(first);
      expect(idsOf(await collect(given.store.readStream(stream)))).toEqual(idsOf(events));
    });

    it.each([1, 'any'] as const)('even if the stream went on since, expecting %s', async (expected) => {
      const stream = freshStream();
      const events = someEvents(2);
      await given.store.append(stream, someEvents(2), 'no-stream');
      const first = await given.store.append(stream, events, 1);
      await given.store.append(stream, someEvents(5), 3);
      expect(await given.store.append(stream, events, expected)).toEqual(first);
      expect(first.revision).toBe(3);
      expect(await collect(given.store.readStream(stream))).toHaveLength(9);
    });

    it('even if it has other data', async () => {
      const stream = freshStream();
      const event = someEvent('first');
      await given.store.append(stream, [event], 'no-stream');
      await given.store.append(stream, [{ ...event, data: 'second' }], 'no-stream');
      expect(await collect(given.store.readStream(stream))).toMatchObject([{ data: 'first' }]);
    });

    it.each(['no-stream', 'any'] as const)(
      'unless it has new ids after the old ones, expecting %s',
      async (expected) => {
        const stream = freshStream();
        const events = someEvents(2);
        await given.store.append(stream, events, 'no-stream');
        const mixed = [...events, someEvent()];
        await expect(given.store.append(stream, mixed, expected)).rejects.toMatchObject({
          code: 'wrong_expected_revision',
        });
        expect(await collect(given.store.readStream(stream))).toHaveLength(2);
      },
    );

    it('unless one of its ids differs', async () => {
      const stream = freshStream();
      const [first = someEvent(), ...others] = someEvents(3);
      await given.store.append(stream, [first, ...others], 'no-stream');
      const mixed = [first, someEvent(), ...others.slice(1)];
      await expect(given.store.append(stream, mixed, 'no-stream')).rejects.toMatchObject({
        code: 'wrong_expected_revision',
      });
    });

    it('unless it expects another revision', async () => {
      const stream = freshStream();
      const events = someEvents(2);
      await given.store.append(stream, someEvents(2), 'no-stream');
      await given.store.append(stream, events, 1);
      await expect(given.store.append(stream, events, 0)).rejects.toMatchObject({
        code: 'wrong_expected_revision',
      });
    });

    it('of its own stream only', async () => {
      const events = someEvents(1);
      const [one, other] = [freshStream(), freshStream()];
      await given.store.append(one, events, 'any');
      await given.store.append(other, events, 'any');
      expect(idsOf(await collect(given.store.readStream(other)))).toEqual(idsOf(events));
    });
  });
};
