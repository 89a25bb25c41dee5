import { performance } from 'node:perf_hooks';
import {
  PROJECTION_SAVE_EVENTS,
  PROJECTION_SAVE_MS,
  PROJECTION_TRIES,
  SANDBOX_SAVE_EVENTS,
} from '../kernel/limits/views.ts';
import type { UnreadEvent } from '../kernel/unread-event.ts';
import { type GenerationRun, requireSameLog, updateStanding, ViewStopped } from './generation-run.ts';
import { HandlerFailed, type Projector } from './projector.ts';

/** Another process saved the view: the states in memory are out of date. */
export class Overtaken extends Error {}

/** Takes a batch, and saves periodically. */
export const takeEvents = async (run: GenerationRun, projector: Projector, events: Events): Promise<void> => {
  if (run.stopController.signal.aborted) throw new ViewStopped();
  requireSameLog(run);
  await takeRemovals(run, projector);
  const last = events.at(-1);
  if (last === undefined) return;
  const remainingEvents =
    run.removedStreams.size === 0 ? events : events.filter(({ stream }) => !run.removedStreams.has(stream));
  if (projector.place() < run.carefulTo) await takeOneByOne(run, projector, remainingEvents);
  else {
    run.triedTo = last.position;
    await projector.take(remainingEvents);
  }
  projector.pass(last.position, events);
  updateStanding(run, { reachedAt: last.metadata().occurredAt });
  const isLongAgo = performance.now() - run.savedAtMs >= PROJECTION_SAVE_MS;
  if (projector.unsavedEvents() >= saveEventsMax(run) || isLongAgo) await saveProgress(run, projector);
};

const saveEventsMax = ({ options: { projection, index } }: GenerationRun): number => {
  if (!projection.isShipped) return SANDBOX_SAVE_EVENTS;
  return index?.saveEventsMax ?? PROJECTION_SAVE_EVENTS;
};

/** Each is saved separately, so that a failure keeps everything before it. */
const takeOneByOne = async (run: GenerationRun, projector: Projector, events: Events): Promise<void> => {
  for (const event of events) {
    try {
      await projector.take([event]);
      if (projector.unsavedEvents() > 0) await saveProgress(run, projector);
    } catch (error) {
      const { position, stream, type: eventType } = event;
      if (error instanceof HandlerFailed && !isLateByChance(run, error))
        updateStanding(run, { fault: { position, stream, eventType, message: error.message } });
      throw error;
    }
  }
};

type Events = readonly UnreadEvent[];

/** Wall-clock time is measured, so one or two timeouts may be chance. */
export const isLateByChance = ({ late }: GenerationRun, { isTimeUp }: HandlerFailed): boolean =>
  isTimeUp && late + 1 < PROJECTION_TRIES;

export const takeRemovals = async (run: GenerationRun, projector: Projector): Promise<void> => {
  const removals = [...run.removals];
  if (removals.length === 0) return;
  for (const { stream } of removals) await projector.remove(stream);
  await saveProgress(run, projector);
  run.removals = run.removals.slice(removals.length);
  for (const { onDone } of removals) onDone(true);
};

export const saveProgress = async (run: GenerationRun, projector: Projector): Promise<void> => {
  if (!(await projector.save())) throw new Overtaken();
  run.late = 0;
  run.savedAtMs = performance.now();
  updateStanding(run, { position: projector.savedTo() ?? -1 });
};
