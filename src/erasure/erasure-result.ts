import type { ErasureMode } from '../privacy/erasure.ts';
import type { ErasableStream } from './erasable-streams.ts';
import type { Receipt } from './erasure-receipts.ts';

export type Erasure = {
  readonly agentId: string;
  readonly dryRun: boolean;
  /** Ids of the matching sessions. */
  readonly sessions: readonly string[];
  readonly events: number;
  /** Forks of these sessions, which are erased with them. */
  readonly sandboxes: number;
  /** How many sessions were erased in which way; none if nothing was done. */
  readonly modes: Readonly<Partial<Record<ErasureMode, number>>>;
  /** How many of the sessions are deleted because their key is missing; absent for none. */
  readonly missingKeys?: number;
  /** Sessions that could not be searched for a person, because their key is missing; absent for none. */
  readonly unreadSessions?: number;
  readonly receipts: readonly Receipt[];
};

export const emptyErasure = ({ agentId, dryRun }: Pick<Erasure, 'agentId' | 'dryRun'>): Erasure => ({
  agentId,
  dryRun,
  sessions: [],
  events: 0,
  sandboxes: 0,
  modes: {},
  receipts: [],
});

/** The extent of an erasure. */
export const plannedErasure = (
  { agentId, streams }: { readonly agentId: string; readonly streams: readonly ErasableStream[] },
  { sandboxes, keyless }: { readonly sandboxes: number; readonly keyless: number },
): Erasure => ({
  ...emptyErasure({ agentId, dryRun: true }),
  sessions: streams.map(({ sessionId }) => sessionId),
  events: eventsIn(streams),
  sandboxes,
  ...missingKeysOf(keyless),
});

export const missingKeysOf = (keyless: number): Pick<Erasure, 'missingKeys'> =>
  keyless === 0 ? {} : { missingKeys: keyless };

export const eventsIn = (streams: readonly ErasableStream[]): number =>
  streams.reduce((sum, { events }) => sum + events, 0);
