import type { Validation } from '../../agent/validate/validate.ts';
import { quantity } from '../../kernel/quantity.ts';
import type { Evaluation } from '../../nlu/evaluate/evaluation.ts';
import type { WhatIfJob } from '../../replay/wire/what-if-report.ts';
import type { AgentSource } from '../client/choose-agent.ts';
import { agentPath } from '../client/choose-agent.ts';
import type { Client } from '../client/client.ts';
import { queryOf } from '../client/filters.ts';
import { CommandError, type Io } from '../io.ts';
import { awaitEvaluation } from '../nlu/evaluate.ts';
import { endingOf, waitForEnd } from '../replay/what-if-job.ts';
import { changedShare, percentText, reportText } from '../replay/what-if-text.ts';
import { coloursOf } from '../terminal/colours.ts';
import { withProgress } from '../terminal/progress.ts';
import { missText } from '../test/conversation-outcome.ts';
import { conversationsIn, failedOf, outcomesOf, runTest } from '../test/run.ts';

/** The exit code of each gate that prevents a publication. */
export const gateExitCodes = { validate: 3, tests: 4, evaluate: 5, 'what-if': 6 } as const;
export type GateName = keyof typeof gateExitCodes;

/** The result of a gate. A skipped gate has a reason, and blocks nothing. */
export type GateResult = {
  readonly gate: GateName;
  readonly state: 'passed' | 'failed' | 'skipped';
  readonly summary: string;
  /** More about it, for people. */
  readonly details?: string;
};

/** The revision to publish, and the one that answers now. */
export type PlannedPublication = {
  readonly agentId: string;
  readonly revision: number;
  readonly before?: number;
};

export type GateOptions = {
  /** A folder of conversation tests, or one. */
  readonly tests: string | undefined;
  /** Sessions since then are run again; a moment in UTC. */
  readonly since: string | undefined;
  /** The maximum share of turns that may change, 0 to 1. */
  readonly failOver: number | undefined;
  /** The maximum drop in accuracy, 0 to 1. */
  readonly dropMax: number;
  readonly isSkipped: (gate: GateName) => boolean;
};

/** Checks a candidate in the same way as the published revision: both are sent as exports. */
export const runGates = async (
  client: Client,
  candidate: PlannedPublication,
  options: GateOptions,
  io: Io,
): Promise<readonly GateResult[]> => {
  const exportOf = async (revision: number): Promise<AgentSource> => ({
    name: String(revision),
    path: '/admin',
    isExport: true,
    archive: await client.bytes({
      method: 'GET',
      path: `${agentPath(candidate.agentId)}/revisions/${revision}`,
    }),
  });
  const next = await exportOf(candidate.revision);
  const now = candidate.before === undefined ? undefined : await exportOf(candidate.before);
  const gates: GateResult[] = [];
  for (const [gate, judge] of Object.entries({
    validate: () => validateGate(client, next, now, io),
    tests: () => testsGate(client, next, options, io),
    evaluate: () => evaluateGate(client, next, { now, dropMax: options.dropMax }, io),
    'what-if': () => whatIfGate(client, candidate, options, io),
  } satisfies Record<GateName, () => Promise<Omit<GateResult, 'gate'>>>)) {
    // The keys of the object are those of the gates.
    const name = gate as GateName;
    const verdict = options.isSkipped(name) ? skippedVerdict('not asked for') : await judge();
    gates.push({ gate: name, ...verdict });
  }
  return gates;
};

type Verdict = Omit<GateResult, 'gate'>;

const skippedVerdict = (reason: string): Verdict => ({ state: 'skipped', summary: reason });

const validateGate = async (
  client: Client,
  next: AgentSource,
  now: AgentSource | undefined,
  io: Io,
): Promise<Verdict> => {
  const of = ({ path, archive }: AgentSource) =>
    withProgress(
      io,
      'validating',
      client.json<Validation>({ method: 'POST', path: `${path}/validate`, ...(archive && { archive }) }),
    );
  const after = await of(next);
  const before = now && (await of(now));
  const { error, warning } = after.counts;
  const errorsBefore = before?.counts.error ?? 0;
  const errors = after.findings.filter(({ severity }) => severity === 'error');
  return {
    state: error > errorsBefore ? 'failed' : 'passed',
    summary: `${quantity(error, 'error')} (${errorsBefore} before), ${quantity(warning, 'warning')}`,
    details: errors.map(({ code, message }) => `${code}: ${message}`).join('\n'),
  };
};

const testsGate = async (
  client: Client,
  next: AgentSource,
  { tests }: GateOptions,
  io: Io,
): Promise<Verdict> => {
  if (tests === undefined) return skippedVerdict('no tests given: --tests FOLDER');
  const outcomes = await outcomesOf(
    await conversationsIn(tests, io),
    (test) => runTest(test, next, client),
    io,
  );
  const failures = failedOf(outcomes);
  return {
    state: failures.length === 0 ? 'passed' : 'failed',
    summary: `${outcomes.length - failures.length} of ${quantity(outcomes.length, 'conversation')} as expected`,
    details: failures
      .map(({ name, misses, error }) => [name, ...(error ? [error] : misses.map(missText))].join('\n  '))
      .join('\n'),
  };
};

const evaluateGate = async (
  client: Client,
  next: AgentSource,
  { now, dropMax }: { readonly now: AgentSource | undefined; readonly dropMax: number },
  io: Io,
): Promise<Verdict> => {
  const of = ({ path, archive }: AgentSource): Promise<Evaluation> =>
    awaitEvaluation(client, { method: 'POST', path: `${path}/evaluate`, ...(archive && { archive }) }, io);
  const after = await of(next);
  if (after.phrases === 0) return skippedVerdict('too few phrases to measure');
  const accuracy = percentText(after.accuracy);
  if (now === undefined) return { state: 'passed', summary: `accuracy ${accuracy}; nothing to compare with` };
  const before = await of(now);
  // A difference of one phrase is chance; for a small agent it is a large share.
  const chance = before.phrases === 0 ? 1 : 1 / Math.min(before.phrases, after.phrases);
  return {
    state: before.accuracy - after.accuracy > dropMax + chance ? 'failed' : 'passed',
    summary: `accuracy ${percentText(before.accuracy)} → ${accuracy} (${after.language})`,
  };
};

const whatIfGate = async (
  client: Client,
  { agentId, revision }: PlannedPublication,
  { since, failOver }: GateOptions,
  io: Io,
): Promise<Verdict> => {
  if (since === undefined) return skippedVerdict('no sessions given: --since 7d');
  const query = queryOf({ agent: agentId, revision, since });
  const job = await client.json<WhatIfJob>({ method: 'POST', path: `/admin/what-if?${query}`, body: {} });
  const ended = await waitForEnd(client, job, io);
  const { report } = ended;
  if (report === undefined) throw new CommandError(endingOf(ended));
  const { changed, share } = report;
  const limit = failOver === undefined ? '' : `; at most ${percentText(failOver)} may`;
  return {
    state: failOver !== undefined && share > failOver ? 'failed' : 'passed',
    summary: `${changedShare(report)} would change: ${percentText(share)}${limit}`,
    details: changed === 0 ? '' : reportText(report, coloursOf(io)),
  };
};
