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
  let wake = (): void => undefined;
  const progress = watch(stream, () => wake());

  const read = (): readonly ResolvedEvent[] => {
    const events: ResolvedEvent[] = [];
    while (!progress.isOver && events.length !== progress.eventsUntilCaughtUp) {
      const event: ResolvedEvent | null = stream.read();
      if (event === null) break;
      events.push(event);
    }
    if (progress.eventsUntilCaughtUp !== undefined) progress.eventsUntilCaughtUp -= events.length;
    return events;
  };
  const look = (): Arrival<ResolvedEvent> | 'end' | undefined => {
    if (progress.eventsUntilCaughtUp === 0) {
      progress.eventsUntilCaughtUp = undefined;
      return 'caught-up';
    }
    const events = read();
    if (events.length > 0) {
      progress.isConfirmed = true;
      return events;
    }
    if (progress.failure !== undefined) throw progress.failure.error;
    return progress.isOver ? 'end' : undefined;
  };
  return {
    next: arriving(look, (limit) => {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      return subscribes && progress.isConfirmed ? woken : within(limit, woken);
    }),
    stop: () => {
      progress.isOver = true;
      wake();
      // A call that cannot be cancelled has not begun.
      (stream.unsubscribe?.() ?? stream.cancel?.() ?? Promise.resolve()).catch(() => undefined);
      // Events in flight must be read; otherwise disposing of the client waits for the end of the call.
      stream.removeAllListeners('readable').resume();
    },
  };
};

type Progress = {
  failure: { readonly error: unknown } | undefined;
  isOver: boolean;
  isConfirmed: boolean;
  /** The number of events still to come before all older ones are there. */
  eventsUntilCaughtUp: number | undefined;
};

/** Notes what a stream of the client emits. */
const watch = (stream: VendorStream, onChange: () => void): Progress => {
  const progress: Progress = {
    failure: undefined,
    isOver: false,
    isConfirmed: false,
    eventsUntilCaughtUp: undefined,
  };
  const on = (event: string, note: (error?: unknown) => void): void => {
    stream.on(event, (error?: unknown) => {
      note(error);
      onChange();
    });
  };
  on('error', (error) => {
    progress.failure ??= { error };
  });
  for (const end of ['end', 'close'])
    on(end, () => {
      progress.isOver = true;
    });
  on('confirmation', () => {
    progress.isConfirmed = true;
  });
  on('caughtUp', () => {
    progress.isConfirmed = true;
    progress.eventsUntilCaughtUp ??= stream.readableLength;
  });
  on('readable', () => undefined);
  return progress;
};
