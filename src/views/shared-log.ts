import { setTimeout } from 'node:timers/promises';
import type { EventStore } from '../kernel/event-store.ts';
import { PROJECTION_GATHER_MS, PROJECTION_PARSED_EVENTS_MAX } from '../kernel/limits/views.ts';
import type { UnreadEvent } from '../kernel/unread-event.ts';
import { batchesOf } from './batches.ts';
import { type Landmark, landmarkAfter, misfitOf, noLandmark } from './landmark.ts';
import { indexAfter } from './log-tail.ts';
import { parsedMemory } from './parsed-memory.ts';

/**
 * Reads of the whole log, shared by all projections that are behind. Reads that begin at about the same time
 * share one, which waits for the slowest of them. A later reader joins if the read has not yet passed events
 * that it needs.
 */
export type SharedLog = {
  /** The log after a place, in batches, to its end. */
  readonly after: (place: number) => AsyncGenerator<readonly UnreadEvent[], void>;
};

/** Another store, or an older state of it, has been found since the read began. */
export class StoreReplaced extends Error {}

export const sharedLog = (store: EventStore): SharedLog => {
  let gatheringPass: Pass | undefined;
  let runningPass: Pass | undefined;
  const start = async (pass: Pass): Promise<void> => {
    await setTimeout(PROJECTION_GATHER_MS);
    gatheringPass = undefined;
    runningPass = pass;
    await run(store, pass);
    if (runningPass === pass) runningPass = undefined;
  };
  return {
    after: async function* (place) {
      const open = gatheringPass ?? (mayJoin(runningPass, place) ? runningPass : undefined);
      const pass = open ?? { members: new Set<Member>(), place, isOver: false };
      const member = newMember(place);
      pass.members.add(member);
      if (open === undefined) {
        gatheringPass = pass;
        void start(pass);
      }
      try {
        for (;;) {
          const batch = await member.next();
          if (batch === undefined) return;
          yield batch;
        }
      } finally {
        pass.members.delete(member);
        member.leave();
      }
    },
  };
};

type Pass = {
  readonly members: Set<Member>;
  /** Events up to here have passed. */
  place: number;
  isOver: boolean;
};

const mayJoin = (pass: Pass | undefined, place: number): boolean =>
  pass !== undefined && !pass.isOver && pass.place <= place;

const run = async (store: EventStore, pass: Pass): Promise<void> => {
  const { members } = pass;
  if (members.size === 0) return;
  const parsedEvents = parsedMemory(PROJECTION_PARSED_EVENTS_MAX);
  pass.place = Math.min(...Array.from(members, ({ place }) => place));
  let landmark: Landmark = noLandmark('');
  const reopen = async (): Promise<void> => {
    const misfit = await misfitOf(store, landmark);
    if (misfit !== undefined) throw new StoreReplaced(misfit);
  };
  const after = pass.place < 0 ? {} : { after: pass.place };
  try {
    for await (const batch of batchesOf(store, { ...after, onResuming: reopen })) {
      if (members.size === 0) break;
      pass.place = batch.at(-1)?.position ?? pass.place;
      landmark = landmarkAfter(landmark, batch);
      // For a single projection it is cheaper to parse only what it reads.
      if (members.size > 1) for (const event of batch) event.keepIn(parsedEvents);
      await Promise.all(Array.from(members, (member) => member.give(batch)));
    }
    endAll(pass);
  } catch (error) {
    endAll(pass, error);
  }
};

const endAll = (pass: Pass, error?: unknown): void => {
  pass.isOver = true;
  for (const member of pass.members) member.end(error);
};

/** A reader that takes one batch at a time; asking for the next one means that it has processed the last. */
type Member = {
  readonly place: number;
  /** Resolves when the batch has been processed. */
  readonly give: (batch: readonly UnreadEvent[]) => Promise<void>;
  readonly end: (error?: unknown) => void;
  /** @returns undefined at the end */
  readonly next: () => Promise<readonly UnreadEvent[] | undefined>;
  readonly leave: () => void;
};

const newMember = (place: number): Member => {
  let pendingEvents: readonly UnreadEvent[] | undefined;
  let release = (): void => undefined;
  let wake = (): void => undefined;
  let outcome: { readonly error?: unknown } | undefined;
  return {
    place,
    give: (batch) => {
      const events = batch.slice(indexAfter(batch, place));
      if (events.length === 0) return Promise.resolve();
      return new Promise((resolve) => {
        pendingEvents = events;
        release = resolve;
        wake();
      });
    },
    end: (error) => {
      outcome = { error };
      wake();
    },
    next: async () => {
      release();
      while (pendingEvents === undefined && outcome === undefined)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      if (pendingEvents === undefined && outcome?.error !== undefined) throw outcome.error;
      const batch = pendingEvents;
      pendingEvents = undefined;
      return batch;
    },
    leave: () => release(),
  };
};
