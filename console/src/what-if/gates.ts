import { call, send } from '../api/call.ts';
import { lines } from '../api/lines.ts';
import type { WhatIfReport } from '../api/schema.ts';
import { knownAgent } from '../frame/known-agents.ts';
import { share } from '../frame/numbers.ts';
import { readTest } from '../quality/read-test.ts';
import { text } from './text.ts';

/** In the order in which they run, as in `parley publish`. */
export const gateNames = ['validate', 'tests', 'evaluate', 'what-if'] as const;

/** The result of a gate. A skipped gate does not prevent anything. */
export type Gate = {
  readonly gate: (typeof gateNames)[number];
  readonly state: 'passed' | 'failed' | 'skipped';
  readonly summary: string;
  readonly details?: readonly string[];
};

/** The revision to publish, the one that answers now, and the inputs of the gates. */
export type Candidate = {
  readonly agent: string;
  readonly revision: number;
  readonly before: number | undefined;
  readonly tests: readonly File[];
  readonly report: WhatIfReport;
};

type Verdict = Omit<Gate, 'gate'>;
type Signal = { readonly signal: AbortSignal };

/** The maximum drop in accuracy, as in `parley publish`. */
const ACCURACY_DROP_MAX = 0.01;

/** Runs the gates on a revision, in comparison with the one that answers now. */
export async function* judge(candidate: Candidate, extras: Signal): AsyncGenerator<Gate> {
  const { agent, revision, before, report } = candidate;
  const next = await exportOf(agent, revision, extras);
  const now = before === undefined ? undefined : await exportOf(agent, before, extras);
  yield { gate: 'validate', ...(await validate(next, now, extras)) };
  yield { gate: 'tests', ...(await runTests(candidate, next, extras)) };
  yield { gate: 'evaluate', ...(await compareAccuracy(candidate, extras)) };
  yield { gate: 'what-if', state: 'passed', summary: text.value.changes(share(report.share)) };
}

const exportOf = async (id: string, revision: number, extras: Signal): Promise<Blob> => {
  const response = await send(
    'GET /admin/agents/{id}/revisions/{revision}',
    { path: { id, revision } },
    { ...extras, headers: { Accept: 'application/zip' } },
  );
  return new Blob([await response.blob()], { type: 'application/zip' });
};

const validate = async (next: Blob, now: Blob | undefined, extras: Signal): Promise<Verdict> => {
  const findingsOf = (bytes: Blob) =>
    call('POST /admin/validate', { body: { files: [] } }, { ...extras, bytes });
  const { counts, findings } = await findingsOf(next);
  const before = now === undefined ? 0 : (await findingsOf(now)).counts.error;
  return {
    state: counts.error > before ? 'failed' : 'passed',
    summary: text.value.errors(before, counts.error),
    details: findings.flatMap(({ severity, message }) => (severity === 'error' ? [message] : [])),
  };
};

const runTests = async ({ agent, tests }: Candidate, next: Blob, extras: Signal): Promise<Verdict> => {
  if (tests.length === 0) return { state: 'skipped', summary: text.value.noTests };
  const archive = await base64Of(next);
  const failures: string[] = [];
  // One after the other, because each occupies the server.
  for (const file of tests) {
    try {
      const test = await readTest(agent, file, extras);
      const { misses } = await call('POST /admin/test', { body: { test, archive } }, extras);
      if (misses.length > 0) failures.push(text.value.missed(file.name, misses.length));
    } catch (error) {
      if (extras.signal.aborted) throw error;
      failures.push(`${file.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return {
    state: failures.length === 0 ? 'passed' : 'failed',
    summary: text.value.testsPassed(tests.length - failures.length, tests.length),
    details: failures,
  };
};

const base64Of = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

const compareAccuracy = async (candidate: Candidate, extras: Signal): Promise<Verdict> => {
  const { agent, revision, before } = candidate;
  const after = await measure(agent, revision, extras);
  if (after.phrases === 0) return { state: 'skipped', summary: text.value.tooFewPhrases };
  const accuracy = share(after.accuracy);
  if (before === undefined) return { state: 'passed', summary: text.value.firstAccuracy(accuracy) };
  const now = await measure(agent, before, extras);
  // A difference of one phrase is chance; for a small agent it is a large share.
  const chance = now.phrases === 0 ? 1 : 1 / Math.min(now.phrases, after.phrases);
  return {
    state: now.accuracy - after.accuracy > ACCURACY_DROP_MAX + chance ? 'failed' : 'passed',
    summary: text.value.accuracy(share(now.accuracy), accuracy),
  };
};

type Measurement = { readonly phrases: number; readonly accuracy: number };

/** A stored evaluation is reused. */
const measure = async (id: string, revision: number, extras: Signal): Promise<Measurement> => {
  const lang = knownAgent(id)?.languages[0] ?? '';
  const { evaluations } = await call('GET /admin/agents/{id}/evaluations', { path: { id } }, extras);
  const storedEvaluation = evaluations.findLast(
    (evaluation) => evaluation.isCurrent && evaluation.revision === revision && evaluation.language === lang,
  );
  if (storedEvaluation !== undefined) return storedEvaluation;
  const request = { path: { id }, query: { revision, ...(lang !== '' && { lang }) } };
  for await (const { evaluation } of lines('POST /admin/agents/{id}/evaluate', request, extras))
    if (evaluation !== undefined) return evaluation;
  return { phrases: 0, accuracy: 0 };
};
