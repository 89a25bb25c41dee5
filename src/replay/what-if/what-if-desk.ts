import type { Agent } from '../../agent/agent.ts';
import type { ExportFile } from '../../agent/formats/export-file.ts';
import type { AgentHistory } from '../../authoring/agent-history.ts';
import { isParleyError, ParleyError } from '../../kernel/errors.ts';
import { firstValue } from '../../kernel/first-value.ts';
import { errorText } from '../../kernel/thrown-error.ts';
import { sessionStream } from '../../session/session-stream.ts';
import type { Answerers } from '../../turn/answerers.ts';
import type { ChangesPage, WhatIfJob } from '../wire/what-if-report.ts';
import { type ErasableRun, namesErased, sessionsIn, withoutErased } from './erased-parts.ts';
import { reportOfToday } from './older-report.ts';
import { type ChangesAsked, changesPage, withoutLists } from './report-pages.ts';
import { type WhatIfOrder, type WhatIfPorts, whatIfSteps } from './what-if.ts';
import type { WhatIfFilter } from './what-if-session.ts';

/** Jobs by their ids, the newest of them. */
export type WhatIfJobs = {
  readonly save: (job: WhatIfJob) => Promise<void>;
  readonly load: (id: string) => Promise<WhatIfJob | undefined>;
  readonly drop: (id: string) => Promise<void>;
  /** Newest first. */
  readonly list: () => Promise<readonly WhatIfJob[]>;
};

export type WhatIfRequest = {
  /** The answerer: an agent of the server, now or at a revision, or an export. */
  readonly by:
    | { readonly agentId: string; readonly revision?: number }
    | { readonly files: readonly ExportFile[] };
  /**
   * The agent whose sessions are used; absent: the answering agent, for an export the agent with its name.
   */
  readonly agentId?: string;
  readonly sessionIds?: readonly string[];
  readonly filter: WhatIfFilter;
};

/** Answers recorded sessions by another agent. */
export interface WhatIfDesk {
  /**
   * Starts a job and returns before it ends. @throws agent_not_found, sessions_owner_unclear,
   * revision_not_found, bad_export
   */
  start(request: WhatIfRequest): Promise<WhatIfJob>;
  /** @throws what_if_not_found */
  get(id: string): Promise<WhatIfJob>;
  /** With a report of counts only, which is short. @throws what_if_not_found */
  summary(id: string): Promise<WhatIfJob>;
  /** A page of its changes; none before it has ended. @throws what_if_not_found */
  changes(id: string, page: ChangesAsked): Promise<ChangesPage>;
  /** Newest first, without their reports. */
  list(): Promise<readonly WhatIfJob[]>;
  /** Stops it before its next session; one that has ended stays as it is. @throws what_if_not_found */
  cancel(id: string): Promise<WhatIfJob>;
  /** Removes erased sessions from all reports, and jobs that name them, also running ones. */
  forget(isErased: (stream: string) => boolean): Promise<void>;
  /** Resolves when no job runs. */
  close(): Promise<void>;
}

type Ports = WhatIfPorts & {
  readonly history: AgentHistory;
  readonly answerers: Answerers;
  readonly agents: { readonly get: (agentId: string) => Agent; readonly list: () => readonly Agent[] };
  readonly jobs: WhatIfJobs;
  readonly now: () => string;
  readonly id: () => string;
  /** A job failed for an unexpected reason. */
  readonly onFailure: (error: unknown) => void;
};

type JobRun = ErasableRun & {
  job: WhatIfJob;
  isCancelled: boolean;
  /** Whether it has ended and is being saved. */
  isSaving: boolean;
  end: Promise<void>;
};

export const whatIfDesk = (ports: Ports): WhatIfDesk => {
  const { jobs, now } = ports;
  const running = new Map<string, JobRun>();

  const begin = async (job: WhatIfJob, order: WhatIfOrder): Promise<void> => {
    await jobs.save(job);
    const own: JobRun = { job, isCancelled: false, isSaving: false, erasures: [], end: Promise.resolve() };
    running.set(job.id, own);
    own.end = run(ports, own, order)
      .catch(ports.onFailure)
      .finally(() => running.delete(job.id));
  };

  const jobById = async (id: string): Promise<WhatIfJob> => {
    const job = running.get(id)?.job ?? (await jobs.load(id));
    if (job === undefined) throw new ParleyError('what_if_not_found', { whatIfId: id });
    const { report, ...rest } = asItIs(job, running);
    return report === undefined ? rest : { ...rest, report: reportOfToday(report) };
  };

  return {
    start: async (request) => {
      const order = await orderOf(ports, request);
      await refuseUnknown(ports, order);
      const job = jobOf(request, order, { id: ports.id(), startedAt: now(), agents: ports.agents });
      await begin(job, order);
      return job;
    },
    get: jobById,
    summary: async (id) => {
      const { report, ...job } = await jobById(id);
      return report === undefined ? job : { ...job, report: withoutLists(report) };
    },
    changes: async (id, page) => changesPage((await jobById(id)).report, page),
    list: async () =>
      (await jobs.list()).map((job) => {
        const { report: _report, ...summary } = asItIs(running.get(job.id)?.job ?? job, running);
        return summary;
      }),
    cancel: async (id) => {
      const own = running.get(id);
      if (own !== undefined) {
        own.isCancelled = true;
        await own.end;
      }
      return jobById(id);
    },
    forget: async (isErased) => {
      for (const own of running.values()) own.erasures.push(isErased);
      const ending = [...running.values()].filter((own) => own.isSaving || namesErased(own));
      await Promise.all(ending.map(({ end }) => end));
      for (const job of await jobs.list()) {
        const { agentId } = job.sessionsOf;
        if (sessionsIn(job).some((id) => isErased(sessionStream(agentId, id)))) await jobs.drop(job.id);
      }
    },
    close: async () => {
      for (const own of running.values()) own.isCancelled = true;
      await Promise.all([...running.values()].map(({ end }) => end));
    },
  };
};

/** @throws session_not_found */
const refuseUnknown = async ({ store }: Ports, { agentId, sessionIds = [] }: WhatIfOrder): Promise<void> => {
  for (const sessionId of sessionIds) {
    const first = await firstValue(store.readStream(sessionStream(agentId, sessionId), { limit: 1 }));
    if (first === undefined) throw new ParleyError('session_not_found', { sessionId });
  }
};

const run = async (ports: Ports, own: JobRun, order: WhatIfOrder): Promise<void> => {
  const end = async (state: WhatIfJob['state'], parts: Partial<WhatIfJob> = {}): Promise<void> => {
    own.isSaving = true;
    if (namesErased(own)) return ports.jobs.drop(own.job.id);
    own.job = { ...own.job, ...parts, state, endedAt: ports.now() };
    await ports.jobs.save(own.job);
  };
  try {
    for await (const step of whatIfSteps(ports, order)) {
      if ('report' in step) return await end('done', { report: withoutErased(step.report, own) });
      own.job = { ...own.job, ...step };
      if (own.isCancelled || namesErased(own)) return await end('cancelled');
    }
  } catch (error) {
    if (!isParleyError(error)) ports.onFailure(error);
    await end('failed', { error: errorText(error) });
  }
};

/** A what-if that was running when the server ended is interrupted. */
const asItIs = (job: WhatIfJob, running: ReadonlyMap<string, unknown>): WhatIfJob =>
  job.state === 'running' && !running.has(job.id) ? { ...job, state: 'interrupted' } : job;

const orderOf = async (ports: Ports, { by, ...request }: WhatIfRequest): Promise<WhatIfOrder> => {
  const { answerers, agents } = ports;
  const rest = {
    filter: request.filter,
    ...(request.sessionIds !== undefined && { sessionIds: request.sessionIds }),
  };
  if ('files' in by) {
    const agent = await answerers.fromExport(by.files);
    const agentId = request.agentId ?? ownerOf(agent, agents.list());
    agents.get(agentId);
    return { ...rest, agentId, agent, trainedAgentIn: (language) => answerers.of(agent, language) };
  }
  const today = agents.get(by.agentId);
  const agentId = request.agentId ?? by.agentId;
  agents.get(agentId);
  if (by.revision === undefined || by.revision === today.revision) {
    return { ...rest, agentId, agent: today, trainedAgentIn: (tag) => answerers.latest(by.agentId, tag) };
  }
  const { revision } = by;
  const agent = await ports.history.at(by.agentId, revision);
  if (agent?.status !== 'ready') throw new ParleyError('revision_not_found', { revision });
  return { ...rest, agentId, agent, trainedAgentIn: (language) => answerers.of(agent, language) };
};

/** The server's agent with that name, or its only one. */
const ownerOf = ({ settings: { name } }: Agent, agents: readonly Agent[]): string => {
  const lowerName = name.toLowerCase();
  const namesakes = agents.filter((agent) => agent.settings.name.toLowerCase() === lowerName);
  const fits = namesakes.length > 0 ? namesakes : agents;
  const [owner, ...others] = fits;
  if (owner === undefined) throw new ParleyError('agent_not_found', {});
  if (others.length > 0) throw new ParleyError('sessions_owner_unclear', { name, agents: fits.length });
  return owner.id;
};

const jobOf = (
  { by, filter, sessionIds }: WhatIfRequest,
  { agentId, agent }: WhatIfOrder,
  {
    id,
    startedAt,
    agents,
  }: { readonly id: string; readonly startedAt: string; readonly agents: Ports['agents'] },
): WhatIfJob => ({
  id,
  state: 'running',
  startedAt,
  done: 0,
  total: 0,
  sessionsOf: { agentId, name: agents.get(agentId).settings.name },
  answeredBy: {
    name: agent.settings.name,
    ...('agentId' in by && { agentId: by.agentId, revision: agent.revision }),
  },
  filter: { ...filter, ...(sessionIds && { sessions: [...sessionIds] }) },
});
