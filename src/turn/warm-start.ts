import { setImmediate } from 'node:timers/promises';
import type { AgentDesk } from '../authoring/agent-operations.ts';
import type { PublishedAgents } from '../authoring/published-agents.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { WARM_AGENTS_MAX, WARM_EVENTS_READ } from '../kernel/limits/process.ts';
import { parseSessionStream } from '../session/session-stream.ts';

type Ports = {
  readonly store: Pick<EventStore, 'readUnread' | 'newestPosition' | 'positionStep'>;
  readonly agents: Pick<AgentDesk, 'list' | 'understand'>;
  readonly published: Pick<PublishedAgents, 'untilReady'>;
  /** Loads the code for webhook calls. */
  readonly webhooksReady: () => Promise<void>;
  /** Checked before each step. */
  readonly isWanted: () => boolean;
};

/**
 * Loads what the first queries need while the server already accepts requests: the models of recently used
 * agents, each with one text, so that lazily built parts are built. Waiting requests run between two agents.
 * A request for an unreadable model gets the error.
 */
export const warmStart = async (ports: Ports): Promise<void> => {
  const { agents, published, isWanted } = ports;
  const all = agents.list();
  const recent = await recentlyUsed(ports.store).catch(() => []);
  const order = new Set([...recent, ...all.map(({ id }) => id)]);
  const agentsInOrder = [...order].flatMap((id) => all.find((agent) => agent.id === id) ?? []);
  for (const agent of agentsInOrder.slice(0, WARM_AGENTS_MAX)) {
    const { id, settings } = agent;
    await setImmediate();
    if (!isWanted()) return;
    const language = settings.languages[0] ?? '';
    await agents.understand(id, [UNUSUAL_TEXT], { language, contexts: [] }).catch(() => undefined);
    await published.untilReady(agent).catch(() => undefined);
  }
  if (!isWanted() || !all.some(({ settings }) => settings.webhook.enabled)) return;
  await ports.webhooksReady();
};

/** Contains a mistyped word and a number, so that all lazily built parts are used. */
const UNUSUAL_TEXT = 'helo, two of tehm tomorow at 5';

/** Ids of agents by their newest turns, most recent first. */
const recentlyUsed = async (store: Ports['store']): Promise<readonly string[]> => {
  // If positions do not count events, the place of the newest ones is unknown.
  if (store.readUnread === undefined || store.positionStep > 1) return [];
  const after = Math.max(-1, (await store.newestPosition()) - WARM_EVENTS_READ);
  const ids: string[] = [];
  for await (const page of store.readUnread({ category: 'session', after })) {
    for (const { stream } of page) ids.push(parseSessionStream(stream)?.agentId ?? '');
  }
  return [...new Set(ids.reverse())];
};
