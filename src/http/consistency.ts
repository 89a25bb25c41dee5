import type { PositionDesk, Positions } from '../outside/positions.ts';
import type { Operation } from './operation.ts';
import { readPositions, writePositions } from './wire/position.ts';

/**
 * The duties of an operation to a client that may have written through another server over the same store.
 */
export type Consistency = {
  /**
   * Waits until the positions in the client's header are reached here, including its token. @throws
   * position_ahead, request_invalid
   */
  readonly awaitHeader: (header: string | string[]) => Promise<Positions | undefined>;
  /**
   * Called directly before the operation; undefined if there is nothing to wait for. @throws position_ahead
   */
  readonly current: (agentId: string, after: Positions | undefined) => Promise<void> | undefined;
  /**
   * The positions for the response, including those of the client's header, so that clients need to store
   * only the last one; empty if there are none.
   */
  readonly reached: (after: Positions | undefined) => string;
};

const none: Consistency = {
  awaitHeader: async () => undefined,
  current: () => undefined,
  reached: () => '',
};

/** @param positions undefined if no other server uses the store. */
export const consistencyOf = (operation: Operation, positions: PositionDesk | undefined): Consistency => {
  if (positions === undefined) return none;
  const { method, hasEffect, token, usesModel } = operation;
  const isWrite = method !== 'get' || hasEffect === true;
  // These show the agent itself, and are rare enough to check the store each time.
  const showsAgent = (['developer', 'admin', 'agent-part', 'own-agent'] as const).some(
    (need) => need === token,
  );
  const caughtUp = async (agentId: string, after: Positions | undefined): Promise<void> => {
    if (showsAgent) await positions.refresh(agentId);
    if (usesModel && after?.agent !== undefined) await positions.untilTrained(agentId);
  };
  return {
    awaitHeader: async (header) => {
      const after = readPositions(String(header));
      await positions.untilReached(after);
      return after;
    },
    current: (agentId, after) =>
      agentId !== '' && (showsAgent || after !== undefined) ? caughtUp(agentId, after) : undefined,
    reached: (after) => {
      if (!isWrite) return '';
      const newestPositions = positions.newestWritten();
      return writePositions(after === undefined ? newestPositions : newest(newestPositions, after));
    },
  };
};

const newest = (one: Positions, other: Positions): Positions => {
  const all = { ...other, ...one };
  for (const [category, position] of Object.entries(other))
    all[category] = Math.max(position, all[category] ?? position);
  return all;
};
