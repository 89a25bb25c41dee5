import { setImmediate } from 'node:timers/promises';
import type { EventStore } from '../kernel/event-store.ts';
import { WARM_AGENTS_MAX, WARM_EVENTS_READ } from '../kernel/limits.ts';
import { parseSessionStream } from '../session/session-stream.ts';
import type { AgentDesk } from './desks.ts';
import type { PublishedAgents } from './published.ts';

type Ports = {
  readonly store: Pick<EventStore, 'readUnread' | 'newestPosition' | 'positionStep'>;
  readonly agents: Pick<AgentDesk, 'list' | 'understand'>;
  readonly published: Pick<PublishedAgents, 'settled'>;
  /** Loads what calls of webhooks need. */
  readonly webhooksReady: () => Promise<void>;
  /** Asked before each step. */
  readonly isWanted: () => boolean;
};

/**
 * Reads what the first queries will need, behind a server that takes requests already: models of the agents
 * that were talked to last, each with one text, so that what is made on first use is made. Between two agents
 * requests that wait are served. A request for an unreadable model gets the error.
 */
export const warmStart = async (ports: Ports): Promise<void> => {
  const { agents, published, isWanted } = ports;
  const all = agents.list();
  const recent = await recentlyUsed(ports.store).catch(() => []);
  const order = new Set([...recent, ...all.map(({ id }) => id)]);
  const known = [...order].flatMap((id) => all.find((agent) => agent.id === id) ?? []);
  for (const agent of known.slice(0, WARM_AGENTS_MAX)) {
    const { id, settings } = agent;
    await setImmediate();
    if (!isWanted()) return;
    const language = settings.languages[0] ?? '';
    await agents.understand(id, UNUSUAL_TEXT, { language, contexts: [] }).catch(() => undefined);
    await published.settled(agent).catch(() => undefined);
  }
  if (!isWanted() || !all.some(({ settings }) => settings.webhook.enabled)) return;
  await ports.webhooksReady();
};

/** Holds a mistyped word and a number, so that everything is looked at that a text can be looked at with. */
const UNUSUAL_TEXT = 'helo, two of tehm tomorow at 5';

/** Ids of agents by their newest turns, the last first. */
const recentlyUsed = async (store: Ports['store']): Promise<readonly string[]> => {
  // If positions do not count events, the place of the newest is unknown.
  if (store.readUnread === undefined || store.positionStep > 1) return [];
  const after = Math.max(-1, (await store.newestPosition()) - WARM_EVENTS_READ);
  const ids: string[] = [];
  for await (const page of store.readUnread({ category: 'session', after })) {
    for (const { stream } of page) ids.push(parseSessionStream(stream)?.agentId ?? '');
  }
  return [...new Set(ids.reverse())];
};
