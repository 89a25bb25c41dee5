import { call, send } from '../api/call.ts';
import { lines } from '../api/lines.ts';
import type { Evaluation } from '../api/schema.ts';

/** What a gate compares, before and after. */
export type Verdicts = {
  readonly errors: { readonly before: number; readonly after: number };
  /** Absent where the agent has too few phrases to measure. */
  readonly accuracy?: {
    readonly before: number;
    readonly after: number;
    /** One phrase more or less is chance; of a small agent it is a large share. */
    readonly chance: number;
  };
};

/** So much of the accuracy may be lost, as `parley publish` has it. */
const ACCURACY_DROP_MAX = 0.01;

export const isGood = {
  errors: ({ before, after }: Verdicts['errors']): boolean => after <= before,
  accuracy: ({ before, after, chance }: NonNullable<Verdicts['accuracy']>): boolean =>
    before - after <= ACCURACY_DROP_MAX + chance,
};

type Signal = { readonly signal: AbortSignal };

/** Judges a revision as the one that answers now is judged: both as exports. */
export const judge = async (
  id: string,
  revisions: { readonly before: number; readonly after: number },
  extras: Signal,
): Promise<Verdicts> => {
  const [before, after] = await Promise.all([
    exportOf(id, revisions.before, extras),
    exportOf(id, revisions.after, extras),
  ]);
  const errors = { before: await errorsIn(before, extras), after: await errorsIn(after, extras) };
  const then = await evaluated(before, extras);
  const now = await evaluated(after, extras);
  if (then === undefined || now === undefined || then.phrases === 0 || now.phrases === 0) return { errors };
  const chance = 1 / Math.min(then.phrases, now.phrases);
  return { errors, accuracy: { before: then.accuracy, after: now.accuracy, chance } };
};

const exportOf = async (id: string, revision: number, extras: Signal): Promise<Blob> => {
  const response = await send(
    'GET /admin/agents/{id}/revisions/{revision}',
    { path: { id, revision } },
    { ...extras, headers: { Accept: 'application/zip' } },
  );
  return new Blob([await response.blob()], { type: 'application/zip' });
};

const errorsIn = async (bytes: Blob, extras: Signal): Promise<number> =>
  (await call('POST /admin/validate', { body: { files: [] } }, { ...extras, bytes })).counts.error;

const evaluated = async (bytes: Blob, extras: Signal): Promise<Evaluation | undefined> => {
  for await (const line of lines('POST /admin/evaluate', { body: { files: [] } }, { ...extras, bytes }))
    if (line.evaluation !== undefined) return line.evaluation;
  return undefined;
};
