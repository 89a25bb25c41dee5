import { setImmediate } from 'node:timers/promises';
import type { Agent } from '../agent/agent.ts';
import { DRAFT, PRODUCTION } from '../agent/publishing.ts';
import type { AgentDesk } from '../authoring/agent-operations.ts';
import type { PublishedAgents } from '../authoring/published-agents.ts';
import type { Operation } from '../http/operation.ts';
import { circuitOperations } from '../http/routes/admin/circuits.ts';
import { webhookCallOperations } from '../http/routes/admin/webhook-calls.ts';
import { type WebhookTrials, webhookTrialOperations } from '../http/routes/admin/webhook-trials.ts';
import { ParleyError } from '../kernel/errors.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { drilledSession } from '../replay/webhook-drill.ts';
import { sessionStream } from '../session/session-stream.ts';
import type { ResendDesk } from '../turn/resend-desk.ts';
import type { Views } from '../views/views.ts';
import { type WebhookLedger, webhookLedger } from '../views/webhook-calls/webhook-ledger.ts';
import type { CircuitBreaker } from '../webhook/circuit-breaker.ts';
import { circuitList } from '../webhook/circuit-list.ts';
import { type ResendPorts, resend } from '../webhook/resend.ts';
import type { CallWebhook } from '../webhook/webhook.ts';

type Ports = {
  readonly store: EventStore;
  readonly agents: Pick<AgentDesk, 'get' | 'list' | 'requireKnown' | 'atRevision'>;
  readonly answererOf: PublishedAgents['answerer'];
  /** Sends a recorded request once more. */
  readonly send: CallWebhook;
  /** Records who sent it. */
  readonly resends: ResendDesk;
  /** The server's timeout for webhooks. */
  readonly timeoutMs: number;
};

type Circuits = { readonly circuits: Pick<CircuitBreaker, 'failuresAt'> };

/** Operations on recorded webhook calls: lists, resends and drills. */
export const webhookAuditOperations = ({
  views,
  ...ports
}: Ports & Circuits & { readonly views: Views }): readonly Operation[] => {
  const ledger = webhookLedger(views, ports.store);
  const { agents } = ports;
  const trials = webhookTrials({ ...ports, ledger });
  const { store, answererOf, circuits, resends } = ports;
  const listCircuits = circuitList({
    store,
    failuresAt: circuits.failuresAt,
    answerersOf: answerersOf(answererOf),
  });
  return [
    ...webhookCallOperations({ ledger, agents, resends }),
    ...webhookTrialOperations(ledger, trials, agents),
    ...circuitOperations(listCircuits, agents),
  ];
};

/** If the revision of an environment cannot be prepared, it makes no calls yet, so it is left out. */
const answerersOf =
  (answererOf: Ports['answererOf']) =>
  async ({ id: agentId, environments }: Agent): Promise<readonly Agent[]> => {
    const names = [DRAFT, ...(environments?.keys() ?? [])];
    const answerers = names.map(async (environment) => (await answererOf({ agentId, environment })).agent);
    const results = await Promise.allSettled(answerers);
    return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  };

/** Sessions between two progress lines of a drill. */
const SESSIONS_PER_PROGRESS_LINE = 100;

/** Resends recorded calls, and drills with failures. */
export const webhookTrials = ({
  store,
  ledger,
  agents,
  answererOf,
  send,
  resends,
  timeoutMs,
}: Ports & { readonly ledger: WebhookLedger }): WebhookTrials => ({
  resend: async (call, options, author) => {
    const { agentId, callId, environment, agentRevision } = call;
    const ports: ResendPorts = {
      send,
      record: (request) => resends.begin({ agentId, callId }, request, author),
    };
    if (options.webhook === 'recorded') {
      if (agentRevision === undefined) {
        const fault = `cannot be "recorded": call ${callId} does not name the revision of its agent`;
        throw new ParleyError('request_invalid', { place: 'webhook', fault });
      }
      return resend(ports, call, await agents.atRevision(agentId, agentRevision), options);
    }
    // An environment may have been removed, or publishing switched off or on, since the call was made.
    const { environments } = agents.get(agentId);
    const isThere = environment === DRAFT || environments?.has(environment ?? PRODUCTION) === true;
    const answerer = await answererOf({
      agentId,
      ...(isThere && environment !== undefined && { environment }),
    });
    return resend(ports, call, answerer.agent, options);
  },
  drill: async function* (agentId, options) {
    await ledger.fresh();
    const { webhook } = agents.get(agentId).settings;
    const plan = { timeoutMs: Math.min(webhook.timeoutMs ?? timeoutMs, timeoutMs), ...options };
    const period = {
      ...(plan.since !== undefined && { since: plan.since }),
      ...(plan.until !== undefined && { until: plan.until }),
    };
    const sum = { sessions: 0, calls: 0, hit: 0, changed: 0, unchanged: 0, hypothetical: 0 };
    for await (const sessionId of ledger.sessions(agentId, period)) {
      const events = store.readStream(sessionStream(agentId, sessionId));
      const session = await drilledSession(sessionId, events, plan);
      for (const turn of session.turns) yield { turn };
      sum.sessions += 1;
      sum.calls += session.calls;
      sum.hit += session.hit;
      sum.changed += session.turns.length;
      sum.unchanged += session.unchanged;
      sum.hypothetical += session.hypothetical;
      if (sum.sessions % SESSIONS_PER_PROGRESS_LINE === 0) {
        yield { done: { sessions: sum.sessions, calls: sum.calls } };
        // Deciding is synchronous, so other requests run in between.
        await setImmediate();
      }
    }
    yield { drill: { ...sum, slowerMs: plan.slowerMs, timeoutMs: plan.timeoutMs, seed: plan.seed } };
  },
});
