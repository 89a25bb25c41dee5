import { useState } from 'preact/hooks';
import { call } from '../../api/call.ts';
import type { Outcome } from '../../parts/undo-line.tsx';
import type { Step } from './preview-dialog.tsx';

/** The step that a person is asked about, the outcome of the last one, and how many were done. */
export const useHistorySteps = (onDone?: () => void) => {
  const [step, setStep] = useState<Step>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [stepsDone, setStepsDone] = useState(0);
  const finish = (next: Outcome) => {
    setStep(undefined);
    setOutcome(next);
    setStepsDone((before) => before + 1);
    onDone?.();
  };
  return { step, setStep, outcome, stepsDone, finish };
};

/** Reads pages of an agent's changes, the newest first. */
export const changesOf = (id: string, limit: number) => async (before?: number, signal?: AbortSignal) => {
  const query = { limit, ...(before !== undefined && { before }) };
  const request = { path: { id }, query };
  return (await call('GET /admin/agents/{id}/changes', request, signal && { signal })).changes;
};
