import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import {
  UNANSWERED_TRIES_MAX,
  UNANSWERED_TURN_MS_MAX,
  UNANSWERED_TURNS_MAX,
} from '../kernel/limits/conversation.ts';
import type { SessionState } from '../session/state.ts';
import type { TurnRequest } from './session-operations.ts';

/**
 * Turns whose request was answered with 503 because the store did not confirm them in time. The store may
 * have recorded them all the same. The repeat of such a request then gets the reply of the recorded turn,
 * instead of a second turn.
 */
export type UnansweredTurns = {
  /** The ids of the turns that this request has begun without an answer. They are forgotten. */
  readonly take: (request: TurnRequest) => readonly string[];
  readonly keep: (request: TurnRequest, turnIds: readonly string[]) => void;
};

export const unansweredTurns = (now: () => string): UnansweredTurns => {
  const turns = new LRUCache<string, { readonly turnIds: readonly string[]; readonly at: string }>({
    max: UNANSWERED_TURNS_MAX,
  });
  return {
    take: (request) => {
      if (turns.size === 0) return [];
      const key = keyOf(request);
      const kept = turns.get(key);
      turns.delete(key);
      if (kept === undefined || Date.parse(now()) - Date.parse(kept.at) > UNANSWERED_TURN_MS_MAX) return [];
      return kept.turnIds;
    },
    keep: (request, turnIds) => {
      turns.set(keyOf(request), { turnIds: turnIds.slice(-UNANSWERED_TRIES_MAX), at: now() });
    },
  };
};

/** It names agent and session; a hash, because requests may be large. */
const keyOf = (request: TurnRequest): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64');

/**
 * Whether the session's last turn is one of those and has a reply. That of an interrupted webhook call is not
 * worth keeping: a repeat calls again.
 */
export const hasReplyTo = (
  { data: { turn } }: SessionState,
  isOneOfThose: (turnId: string) => boolean,
): boolean =>
  turn?.fulfillment != null &&
  isOneOfThose(turn.asked.turnId) &&
  turn.webhook?.failure?.reason !== 'interrupted';
