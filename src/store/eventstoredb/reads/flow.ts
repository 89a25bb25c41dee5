import type { Readable } from 'node:stream';
import type { ResolvedEvent } from '@eventstore/db-client';
import { type TimeLimit, within } from '../connection/time-limit.ts';

/** The events since the last call, at least one; and once the notice that all older ones were delivered. */
export type Arrival<One> = readonly One[] | 'caught-up';

/** The events of a read or a subscription, at its reader's pace. */
export type Flow<One> = {
  /**
   * The next arrival; undefined at the end or once stopped. @param limit how long to wait for it; a
   * subscription waits without a limit once the server has confirmed it.
   * @throws the error that broke the flow, after everything that came before
   */
  readonly next: (limit: TimeLimit) => Promise<Arrival<One> | undefined>;
  readonly stop: () => void;
  /** The place up to which everything was searched and has arrived, if the server says that. */
  readonly searchedTo?: () => number;
};

/**
 * Checks until there is something, asleep in between. @param look 'end' if nothing will come any more
 * @param asleep resolves when another check is worth it
 */
export const arriving =
  <One>(
    look: () => Arrival<One> | 'end' | undefined,
    asleep: (limit: TimeLimit) => Promise<unknown>,
  ): Flow<One>['next'] =>
  async (limit) => {
    for (;;) {
      const arrival = look();
      if (arrival !== undefined) return arrival === 'end' ? undefined : arrival;
      await asleep(limit);
    }
  };

/** Streams of the client, which differ in how they are ended. */
export type VendorStream = Readable & {
  readonly cancel?: () => Promise<void>;
  readonly unsubscribe?: () => Promise<void>;
};

/**
 * Reads a stream of the client. The stream's own iterator would miss an error before the first read, because
 * the client emits errors without ending the stream.
 */
export const flowOf = (stream: VendorStream): Flow<ResolvedEvent> => {
  const subscribes = stream.unsubscribe !== undefined;
  let failed: { readonly error: unknown } | undefined;
  let ended = false;
  let confirmed = false;
  /** The number of events still to come before all older ones are there. */
  let eventsUntilCaughtUp: number | undefined;
  let wake = (): void => undefined;
  const on = (event: string, happen: (error?: unknown) => void): void => {
    stream.on(event, (error?: unknown) => {
      happen(error);
      wake();
    });
  };
  on('error', (error) => {
    failed ??= { error };
  });
  on('end', () => {
    ended = true;
  });
  on('close', () => {
    ended = true;
  });
  on('confirmation', () => {
    confirmed = true;
  });
  on('caughtUp', () => {
    confirmed = true;
    eventsUntilCaughtUp ??= stream.readableLength;
  });
  on('readable', () => undefined);

  const read = (): readonly ResolvedEvent[] => {
    const events: ResolvedEvent[] = [];
    while (!ended && events.length !== eventsUntilCaughtUp) {
      const event: ResolvedEvent | null = stream.read();
      if (event === null) break;
      events.push(event);
    }
    if (eventsUntilCaughtUp !== undefined) eventsUntilCaughtUp -= events.length;
    return events;
  };
  const look = (): Arrival<ResolvedEvent> | 'end' | undefined => {
    if (eventsUntilCaughtUp === 0) {
      eventsUntilCaughtUp = undefined;
      return 'caught-up';
    }
    const events = read();
    if (events.length > 0) {
      confirmed = true;
      return events;
    }
    if (failed !== undefined) throw failed.error;
    return ended ? 'end' : undefined;
  };
  return {
    next: arriving(look, (limit) => {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      return subscribes && confirmed ? woken : within(limit, woken);
    }),
    stop: () => {
      ended = true;
      wake();
      // A call that cannot be cancelled has not begun.
      (stream.unsubscribe?.() ?? stream.cancel?.() ?? Promise.resolve()).catch(() => undefined);
      // Events in flight must be read; otherwise disposing of the client waits for the end of the call.
      stream.removeAllListeners('readable').resume();
    },
  };
};
