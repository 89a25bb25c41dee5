import { type Signal, signal } from '@preact/signals';
import { Refusal } from '../api/call.ts';
import { lines } from '../api/lines.ts';
import type { LiveTurn } from '../api/schema.ts';

/** More rows would be slow; older turns are on the page with the sessions. */
const ROWS_MAX = 500;
const RETRY_AFTER_MS = 2_000;

export type FeedState = 'connecting' | 'listening' | 'interrupted' | 'refused';

export type TurnFeed = {
  /** The newest first. */
  readonly turns: Signal<readonly LiveTurn[]>;
  readonly state: Signal<FeedState>;
  readonly error: Signal<unknown>;
  readonly close: () => void;
};

/**
 * Turns of an agent as they happen. A browser limits the connections to a server, so a hidden page closes its
 * connection, and resumes later at the same position.
 */
export const turnFeed = (id: string, from: string): TurnFeed => {
  const turns = signal<readonly LiveTurn[]>([]);
  const state = signal<FeedState>('connecting');
  const error = signal<unknown>(undefined);
  let after = from;
  let isClosed = false;
  let connection: AbortController | undefined;
  let retry: number | undefined;

  const readTurns = async (signal: AbortSignal): Promise<void> => {
    const query = { after, follow: true };
    for await (const line of lines('GET /admin/agents/{id}/turns', { path: { id }, query }, { signal })) {
      if (signal.aborted) return;
      state.value = 'listening';
      if (line.after !== undefined) after = String(line.after);
      if (line.turn === undefined) continue;
      after = String(line.turn.position);
      turns.value = [line.turn, ...turns.peek()].slice(0, ROWS_MAX);
    }
  };

  const handleFailure = (reason: unknown, signal: AbortSignal): void => {
    if (signal.aborted) return;
    if (reason instanceof Refusal) {
      error.value = reason;
      state.value = 'refused';
      return;
    }
    state.value = 'interrupted';
    retry = setTimeout(connect, RETRY_AFTER_MS);
  };

  const connect = (): void => {
    if (isClosed || document.hidden) return;
    hangUp();
    connection = new AbortController();
    const { signal } = connection;
    readTurns(signal).then(
      () => handleFailure(undefined, signal),
      (reason) => handleFailure(reason, signal),
    );
  };

  const hangUp = (): void => {
    clearTimeout(retry);
    connection?.abort();
  };

  const onVisible = (): void => (document.hidden ? hangUp() : connect());
  document.addEventListener('visibilitychange', onVisible);
  connect();
  return {
    turns,
    state,
    error,
    close: () => {
      isClosed = true;
      document.removeEventListener('visibilitychange', onVisible);
      hangUp();
    },
  };
};
