import { isParleyError } from '../kernel/errors.ts';
import { errorText } from '../kernel/thrown-error.ts';
import { type GenerationRun, updateStanding, ViewReplaced, ViewStopped } from './generation-run.ts';
import { HandlerFailed } from './projector.ts';
import { StoreReplaced } from './shared-log.ts';
import { isLateByChance, Overtaken } from './take-batch.ts';
import type { ViewEvent } from './view-life.ts';

/** Reported to operators. */
export const ROW_DAMAGED = 'a row of the view was damaged';

/** Maps an error to an event in the life of a view, and notes its reason or fault in the status. */
export const noteFailure = (run: GenerationRun, error: unknown): ViewEvent => {
  if (error instanceof ViewStopped) return 'stop';
  if (error instanceof HandlerFailed) return noteScript(run, error);
  if (error instanceof Overtaken) return 'overtaken';
  if (isParleyError(error, 'view_damaged')) run.damage = ROW_DAMAGED;
  if (run.damage !== undefined) return 'damaged';
  if (error instanceof ViewReplaced || error instanceof StoreReplaced) return 'log_replaced';
  updateStanding(run, { reason: errorText(error) });
  return 'store_failed';
};

const noteScript = (run: GenerationRun, error: HandlerFailed): ViewEvent => {
  const isLate = isLateByChance(run, error);
  run.late = error.isTimeUp ? run.late + 1 : 0;
  const { fault } = run.standing;
  if (fault === undefined && run.triedTo > run.carefulTo) {
    run.carefulTo = run.triedTo;
    return 'batch_failed';
  }
  if (isLate) return 'script_late';
  const unknownPlace = { position: run.triedTo, stream: '', eventType: '', message: error.message };
  updateStanding(run, { fault: fault ?? unknownPlace });
  return 'script_failed';
};
