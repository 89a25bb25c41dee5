import { failureOf } from './client-errors.ts';
import type { Connection } from './connection.ts';
import type { Course } from './courses.ts';
import type { Flow } from './flow.ts';
import type { Outage, Patience } from './patience.ts';

export type ReadSurroundings = {
  readonly connection: Connection;
  readonly outage: Outage;
  /** @throws store_unavailable once nobody is to read any more */
  readonly checkOpen: () => void;
  /** Those under way, for whoever closes the store. */
  readonly flows: Set<Flow>;
};

/** How far a read has come. */
type Progress = { place: number | undefined; left: number; readonly patience: Patience };

/**
 * Follows a course to its end, or to where the log was when it caught up. A connection that breaks on the way
 * is taken up again after the last event that came. A stream that is missing or deleted has no events.
 */
export async function* readCourse<Taken>(
  around: ReadSurroundings,
  course: Course<Taken>,
  { after, limit }: { readonly after: number | undefined; readonly limit: number },
): AsyncIterable<Taken> {
  const { connection, outage, checkOpen } = around;
  checkOpen();
  const progress: Progress = { place: after, left: limit, patience: outage.patience() };
  while (progress.left > 0) {
    try {
      return yield* readOn(around, course, progress);
    } catch (error) {
      checkOpen();
      const { kind } = failureOf(error);
      if (kind === 'missing' || kind === 'deleted') return outage.over();
      connection.renew('reads');
      await progress.patience.retry(error);
    }
  }
}

/** One connection's worth of it. */
async function* readOn<Taken>(
  { checkOpen, flows }: ReadSurroundings,
  course: Course<Taken>,
  progress: Progress,
): AsyncGenerator<Taken, void> {
  const flow = course.open(progress.place);
  flows.add(flow);
  try {
    while (progress.left > 0) {
      const arrival = await flow.next(progress.patience.attemptMs());
      checkOpen();
      progress.patience.renew();
      if (arrival === undefined || arrival === 'caught-up') return;
      const taken = course.take(arrival);
      if (taken === undefined) continue;
      progress.place = course.placeOf(taken);
      progress.left--;
      yield taken;
      // The reader may have taken its time.
      progress.patience.renew();
    }
  } finally {
    flow.stop();
    flows.delete(flow);
  }
}
