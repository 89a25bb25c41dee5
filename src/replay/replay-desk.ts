import type { Agent } from '../agent/agent.ts';
import type { ExportFile } from '../agent/formats/export-file.ts';
import type { AgentHistory } from '../authoring/agent-history.ts';
import type { Agents } from '../authoring/agents.ts';
import { ParleyError } from '../kernel/errors.ts';
import type { RecordedEvent } from '../kernel/event.ts';
import type { EventStore } from '../kernel/event-store.ts';
import type { SnapshotStore } from '../kernel/snapshot-store.ts';
import type { Outside } from '../outside/outside.ts';
import type { TurnReply } from '../session/reply.ts';
import type { Answerers } from '../turn/answerers.ts';
import type { SandboxDesk } from '../turn/sandboxes.ts';
import type { SessionKey } from '../turn/session-operations.ts';
import type { CallWebhook } from '../webhook/webhook.ts';
import { missesIn, scriptOf } from './conversation-outcome.ts';
import { type ForkDesk, forkDesk } from './fork-desk.ts';
import { type PastDesk, pastDesk } from './past-desk.ts';
import { trainedAgentByTag } from './rehearsal.ts';
import { rehearse } from './rehearse.ts';
import { type ReplayStep, replayAll, replaySession } from './replay-all.ts';
import { savedConversationSteps } from './saved-conversation.ts';
import { type ShadowDesk, shadowDesk } from './shadow-desk.ts';
import { type LiveTurns, liveTurns } from './turns/live-turns.ts';
import { turnReader } from './turns/turn-reader.ts';
import { type WhatIfDesk, type WhatIfJobs, whatIfDesk } from './what-if/what-if-desk.ts';
import type { ConversationScript } from './wire/conversation-script.ts';
import type { ConversationTest, TestedConversation } from './wire/conversation-test.ts';
import type { RecordedTurn } from './wire/recorded-turn.ts';
import type { ReplayReport } from './wire/replay-report.ts';

/** Replay, time travel, forks, what-ifs, blame and rehearsals. */
export type ReplayDesk = {
  readonly past: PastDesk;
  readonly forks: ForkDesk;
  readonly whatIfs: WhatIfDesk;
  readonly shadows: ShadowDesk;
  readonly liveTurns: LiveTurns;
  /** @throws session_not_found */
  readonly replay: (key: SessionKey) => Promise<ReplayReport>;
  /** Of all agents, or of one. @throws agent_not_found */
  readonly replayAll: (agentId?: string) => Promise<AsyncIterable<ReplayStep>>;
  /**
   * Lets an agent answer an unrecorded conversation, with its newest or its published revision. @throws
   * agent_not_found, publishing_off, environment_not_found
   */
  readonly rehearse: (
    agentId: string,
    script: ConversationScript,
    environment?: string,
  ) => Promise<readonly RecordedTurn[]>;
  /** The same with the current agent, compared with the expectations. @throws agent_not_found */
  readonly test: (agentId: string, test: ConversationTest) => Promise<TestedConversation>;
  /** The same by an export, which does not become an agent. @throws bad_export */
  readonly testExport: (files: readonly ExportFile[], test: ConversationTest) => Promise<TestedConversation>;
  /** A session or sandbox as such a test. @throws session_not_found, turn_not_found if no turn has a reply */
  readonly saved: (key: SessionKey, how: SavedHow) => Promise<ConversationTest>;
};

type SavedHow = { readonly name?: string; readonly webhook: ConversationTest['webhook'] };

export type ReplayDeskPorts = {
  readonly store: EventStore;
  readonly snapshots: SnapshotStore;
  readonly agents: Pick<Agents, 'get' | 'list' | 'requireKnown'>;
  readonly history: AgentHistory;
  readonly answerers: Answerers;
  readonly sandboxes: SandboxDesk;
  readonly callWebhook: CallWebhook;
  readonly webhookBody: (reply: TurnReply) => string;
  readonly jobs: WhatIfJobs;
  readonly outside: Pick<Outside, 'now' | 'id' | 'sleep'>;
  /** The events of the log from a position on, and new ones. */
  readonly follow: (from: number) => AsyncIterable<RecordedEvent>;
  /** Lets other requests run. */
  readonly breathe: () => Promise<void>;
  readonly onFailure: (error: unknown) => void;
};

export const replayDesk = (ports: ReplayDeskPorts): ReplayDesk => {
  const { agents, answerers, outside, store } = ports;
  const { now, id } = outside;
  const reader = turnReader(ports);
  const deskPorts = { ...ports, now, id, reader };
  const past = pastDesk(deskPorts);
  const rehearseScript: ReplayDesk['rehearse'] = async (agentId, script, environment) => {
    const today = agents.get(agentId);
    const publishedRevision =
      environment === undefined ? undefined : await publishedAgent(ports, today, environment);
    const agent = publishedRevision ?? today;
    const trainedAgentIn = (language: string) =>
      publishedRevision === undefined
        ? answerers.today(agentId, language)
        : answerers.of(publishedRevision, language);
    return rehearse({ ...deskPorts, trainedAgentFor: trainedAgentByTag(trainedAgentIn, agent) }, script);
  };
  return {
    past,
    forks: forkDesk({ store, agents, past, reader, sandboxes: ports.sandboxes, id, now }),
    whatIfs: whatIfDesk(deskPorts),
    shadows: shadowDesk(deskPorts),
    liveTurns: liveTurns(deskPorts),
    replay: async (key) => replaySession(deskPorts, await past.stream(key)),
    replayAll: async (agentId) => {
      if (agentId !== undefined) agents.requireKnown(agentId);
      return replayAll(deskPorts, agentId);
    },
    rehearse: rehearseScript,
    test: async (agentId, test) => testResult(test, await rehearseScript(agentId, scriptOf(test))),
    testExport: async (files, test) => {
      const agent = await answerers.fromExport(files);
      const trainedAgentFor = trainedAgentByTag((language) => answerers.of(agent, language), agent);
      return testResult(test, await rehearse({ ...deskPorts, trainedAgentFor }, scriptOf(test)));
    },
    saved: async (key, { name = key.sessionId, webhook }) => {
      const { agentId, sessionId } = key;
      const turns: RecordedTurn[] = [];
      for await (const turn of await past.turns(key)) turns.push(turn);
      if (turns.every(({ isOpen }) => isOpen)) {
        throw new ParleyError('turn_not_found', { sessionId, turn: 1, turns: 0 });
      }
      if (turns.every(({ isErased }) => isErased)) {
        const isKeyMissing = turns.some((turn) => turn.isKeyMissing);
        throw new ParleyError(isKeyMissing ? 'session_key_missing' : 'session_erased', { sessionId });
      }
      const agent = agents.get(agentId).settings.name;
      const steps = savedConversationSteps(turns, { name, agent, webhook });
      for (;;) {
        const { done, value } = steps.next();
        if (done) return value;
        await ports.breathe();
      }
    },
  };
};

/** @throws publishing_off, environment_not_found */
const publishedAgent = async (
  { history }: Pick<ReplayDeskPorts, 'history'>,
  { id, environments }: Agent,
  environment: string,
): Promise<Agent> => {
  if (environments === undefined) throw new ParleyError('publishing_off', {});
  const publication = environments.get(environment);
  const agent = publication && (await history.at(id, publication.revision));
  if (agent === undefined) throw new ParleyError('environment_not_found', { environment });
  return agent;
};

const testResult = (test: ConversationTest, turns: readonly RecordedTurn[]): TestedConversation => ({
  name: test.name,
  misses: [...missesIn(test, turns)],
  turns: [...turns],
});
