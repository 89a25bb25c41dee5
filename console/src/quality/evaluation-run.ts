import { type Signal, signal } from '@preact/signals';
import { cancellable } from '../api/cancellable.ts';
import { lines } from '../api/lines.ts';
import type { Evaluation } from '../api/schema.ts';

export type EvaluationRun =
  | { readonly step: 'waiting' }
  | { readonly step: 'running'; readonly done: number; readonly total: number; readonly cancel: () => void }
  | { readonly step: 'failed'; readonly error: unknown }
  | { readonly step: 'done'; readonly evaluation: Evaluation };

const runs = new Map<string, Signal<EvaluationRun>>();

/** It continues, and its result is kept, while the reader visits other pages. */
export const evaluationOf = (agent: string): Signal<EvaluationRun> => {
  const run = runs.get(agent) ?? signal<EvaluationRun>({ step: 'waiting' });
  runs.set(agent, run);
  return run;
};

export const evaluate = async (id: string, lang: string): Promise<void> => {
  const run = evaluationOf(id);
  const { signal, abort } = cancellable();
  run.value = { step: 'running', done: 0, total: 0, cancel: abort };
  try {
    const request = { path: { id }, query: { lang } };
    for await (const line of lines('POST /admin/agents/{id}/evaluate', request, { signal })) {
      if (line.evaluation !== undefined) run.value = { step: 'done', evaluation: line.evaluation };
      else run.value = { step: 'running', done: line.done ?? 0, total: line.total ?? 0, cancel: abort };
    }
  } catch (error) {
    run.value = signal.aborted ? { step: 'waiting' } : { step: 'failed', error };
  }
};
