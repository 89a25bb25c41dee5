import type { Author } from '../authoring/agent-changes.ts';
import type { RecordedEvent } from '../kernel/event.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { ERASURE_CATEGORY, erasureCatalogue, erasureStream } from '../privacy/erasure.ts';

/** A receipt as a whole: a long one is several events. */
export type ReceiptSummary = Author & {
  readonly actor: string;
  readonly erasureId: string;
  readonly erasedAt: string;
  readonly reason: string;
  readonly mode: string;
  readonly sessions: number;
  readonly sandboxes: number;
  readonly events: number;
};

/** The receipts of an agent's erasures, the newest first. */
export const receiptsOf = async (
  store: EventStore,
  agentId: string,
  authorOf: (event: RecordedEvent) => Author,
): Promise<readonly ReceiptSummary[]> => {
  const receipts = new Map<string, ReceiptSummary>();
  for await (const recorded of store.readStream(erasureStream(agentId), { direction: 'backwards' })) {
    const { sessions, sandboxes, events, ...rest } = erasureCatalogue.read(recorded).data;
    const { erasureId, erasedAt, reason, mode } = rest;
    const before = receipts.get(erasureId);
    receipts.set(erasureId, {
      erasureId,
      erasedAt,
      reason,
      mode,
      actor: '',
      ...authorOf(recorded),
      sessions: (before?.sessions ?? 0) + sessions.length,
      sandboxes: (before?.sandboxes ?? 0) + sandboxes,
      events: (before?.events ?? 0) + events,
    });
  }
  return [...receipts.values()];
};

/** The hashed ids in the receipts of an agent. */
export const erasedSessions = async (store: EventStore, agentId: string): Promise<readonly string[]> => {
  const sessions: string[] = [];
  for await (const recorded of store.readStream(erasureStream(agentId)))
    for (const session of erasureCatalogue.read(recorded).data.sessions) sessions.push(session);
  return sessions;
};

/** Ids of the agents with erased sessions, including deleted agents. */
export const agentsWithReceipts = async (store: EventStore): Promise<ReadonlySet<string>> => {
  const agentIds = new Set<string>();
  for await (const recorded of store.readAll({ category: ERASURE_CATEGORY }))
    agentIds.add(erasureCatalogue.read(recorded).data.agentId);
  return agentIds;
};
