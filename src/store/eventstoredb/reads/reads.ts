import type { OnResuming } from '../../../kernel/event-store.ts';
import type { Connection } from '../connection/connection.ts';
import type { Outage, Patience } from '../connection/outage.ts';
import { failureOf } from '../wire/client-errors.ts';
import type { Source } from './sources.ts';

export type ReadSurroundings = {
  readonly connection: Connection;
  readonly outage: Outage;
  /** @throws store_unavailable once the store is closed to reads */
  readonly checkOpen: () => void;
  /** Reads in progress, so that closing the store can stop them. */
  readonly flows: Set<{ readonly stop: () => void }>;
};

export type ReadRange = {
  readonly after: number | undefined;
  readonly limit: number;
  readonly onResuming?: OnResuming | undefined;
  /** No caller waits for a single answer. */
  readonly isBackground?: boolean;
};

/** The progress of a read. */
type Progress = { place: number | undefined; left: number; readonly patience: Patience };

/**
 * Reads a source to its end, page by page. A broken connection is resumed after the last event received. A
 * missing or deleted stream has no events.
 */
export async function* readPages<One, Taken>(
  around: ReadSurroundings,
  source: Source<One, Taken>,
  { after, limit, onResuming, isBackground = onResuming !== undefined }: ReadRange,
): AsyncGenerator<readonly Taken[], void> {
  const { connection, outage, checkOpen } = around;
  checkOpen();
  const patience = isBackground ? outage.backgroundPatience() : outage.patience();
  const progress: Progress = { place: after, left: limit, patience };
  let isResuming = false;
  while (progress.left > 0) {
    if (isResuming) await onResuming?.();
    try {
      return yield* readOn(around, source, progress);
    } catch (error) {
      checkOpen();
      const { kind } = failureOf(error);
      if (kind === 'missing' || kind === 'deleted') return outage.over();
      if (outage.isLost(error)) connection.renew('reads');
      await progress.patience.retry(error);
      isResuming = true;
    }
  }
}

/** The same, event by event. */
export async function* readEach<One, Taken>(
  around: ReadSurroundings,
  source: Source<One, Taken>,
  range: ReadRange,
): AsyncGenerator<Taken, void> {
  for await (const page of readPages(around, source, range)) {
    for (const taken of page) {
      around.checkOpen();
      yield taken;
    }
  }
}

/** The part of the read on one connection. */
async function* readOn<One, Taken>(
  { checkOpen, flows }: ReadSurroundings,
  source: Source<One, Taken>,
  progress: Progress,
): AsyncGenerator<readonly Taken[], void> {
  const flow = source.read(progress.place);
  flows.add(flow);
  try {
    while (progress.left > 0) {
      const arrival = await flow.next(progress.patience.attempt());
      checkOpen();
      progress.patience.renew();
      if (arrival === undefined || arrival === 'caught-up') return;
      const page = takenOf(source, arrival).slice(0, progress.left);
      const last = page.at(-1);
      if (last === undefined) continue;
      progress.place = source.placeOf(last);
      progress.left -= page.length;
      yield page;
      // The reader may have been slow.
      progress.patience.renew();
    }
  } finally {
    flow.stop();
    flows.delete(flow);
  }
}

/** A loop: `flatMap` takes ten times as long. */
const takenOf = <One, Taken>({ take }: Source<One, Taken>, arrival: readonly One[]): Taken[] => {
  const page: Taken[] = [];
  for (const one of arrival) {
    const taken = take(one);
    if (taken !== undefined) page.push(taken);
  }
  return page;
};
