import { noPrivacySettings } from '../agent/privacy.ts';
import type { RecordedEvent } from '../kernel/event.ts';
import type { EventStore } from '../kernel/event-store.ts';
import type { Sealing } from '../kernel/sealing.ts';
import type { Criterion } from '../privacy/criterion.ts';
import type { ErasureMode } from '../privacy/erasure.ts';
import type { Agents } from './agents.ts';
import type { Actor } from './desks.ts';
import { type ErasableStream, meantBy, sandboxesOf } from './erasable-streams.ts';
import { type Receipt, receiptBook } from './erasure-receipts.ts';
import type { Outside } from './outside.ts';
import { retentionScan } from './retention-scan.ts';
import type { ErasableSessions } from './session-desk.ts';

export type Erasure = {
  readonly agentId: string;
  readonly dryRun: boolean;
  /** Ids of the sessions that are meant. */
  readonly sessions: readonly string[];
  readonly events: number;
  /** Forks of these sessions, which go with them. */
  readonly sandboxes: number;
  /** How many sessions were made unreadable in which way; none when nothing was done. */
  readonly modes: Readonly<Partial<Record<ErasureMode, number>>>;
  readonly receipts: readonly Receipt[];
};

/** Takes back what was recorded of people. Every method with an agentId may throw agent_not_found. */
export interface ErasureDesk {
  /** @param onErased told of the events of each stream, before they are gone. */
  erase(agentId: string, criterion: Criterion, order: ErasureOrder): Promise<Erasure>;
  /** Erases what agents keep for longer than they may. */
  sweep(order: { readonly dryRun: boolean; readonly actor: Actor | 'system' }): Promise<readonly Erasure[]>;
}

export type ErasureOrder = {
  readonly dryRun: boolean;
  readonly actor: Actor;
  readonly onErased?: (events: readonly RecordedEvent[]) => void;
};

/** A session, and how it was made unreadable. */
export type Erased = ErasableStream & { readonly mode: ErasureMode };

export type ErasurePorts = {
  readonly store: EventStore;
  /** As it is recorded: who only looks for times and names need not open what is sealed. */
  readonly recorded: EventStore;
  readonly agents: Pick<Agents, 'get' | 'list'>;
  readonly sessions: ErasableSessions;
  readonly outside: Pick<Outside, 'id' | 'now'>;
  /** HMAC-SHA-256 under the installation's key, hexadecimal. */
  readonly hash: (text: string) => string;
  /** Absent where personal fields are recorded in the open. */
  readonly sealing?: Sealing;
  /** What else is made of a session must go with its stream. */
  readonly follow: (agentId: string, erased: readonly Erased[]) => Promise<void>;
  readonly deleteSandbox: (key: { readonly agentId: string; readonly sandboxId: string }) => Promise<void>;
};

export const erasureDesk = (ports: ErasurePorts): ErasureDesk => {
  const { store, recorded, agents, outside } = ports;
  const receipts = receiptBook(ports);
  const scan = retentionScan(recorded);

  const erased = async (streams: readonly ErasableStream[], order: Order): Promise<Erasure> => {
    const { agentId, reason, criterion, dryRun, actor, onErased } = order;
    const sandboxes = await sandboxesOf(recorded, agentId, streams);
    const told = { agentId, dryRun, sandboxes: sandboxes.length };
    const events = streams.reduce((sum, stream) => sum + stream.events, 0);
    if (dryRun) return { ...told, sessions: streams.map(idOf), events, modes: {}, receipts: [] };
    const done: Erased[] = [];
    for (const stream of streams) {
      const mode = await eraseOne(ports, stream, onErased);
      if (mode !== undefined) done.push({ ...stream, mode });
    }
    for (const sandbox of sandboxes) await ports.deleteSandbox(sandbox);
    // All at once: a sum that many sessions went into is made anew once.
    await ports.follow(agentId, done);
    const modes: Partial<Record<ErasureMode, number>> = {};
    const written: Receipt[] = [];
    for (const [mode, some] of byMode(done)) {
      // Forks are always deleted; they are told once.
      const forks = written.length === 0 ? sandboxes.length : 0;
      written.push(await receipts.write({ agentId, reason, criterion, mode, sandboxes: forks }, some, actor));
      modes[mode] = some.length;
    }
    const eventsErased = done.reduce((sum, stream) => sum + stream.events, 0);
    return { ...told, sessions: done.map(idOf), events: eventsErased, modes, receipts: written };
  };

  return {
    erase: async (agentId, criterion, order) => {
      agents.get(agentId);
      const streams = await meantBy(store, agentId, criterion);
      const reason = 'session' in criterion ? 'session' : 'person';
      return erased(streams, { ...order, agentId, reason, criterion: JSON.stringify(criterion) });
    },
    sweep: async ({ dryRun, actor }) => {
      const days = new Map(
        agents.list().map(({ id, privacy = noPrivacySettings }) => [id, privacy.retentionDays] as const),
      );
      const due = await scan.due(days, outside.now());
      const swept: Erasure[] = [];
      for (const [agentId, streams] of due) {
        swept.push(await erased(streams, { agentId, reason: 'retention', criterion: '', dryRun, actor }));
      }
      if (!dryRun) scan.settle();
      return swept;
    },
  };
};

type Order = Omit<ErasureOrder, 'actor'> & {
  readonly actor: Actor | 'system';
  readonly agentId: string;
  readonly reason: 'session' | 'person' | 'retention';
  readonly criterion: string;
};

const byMode = (done: readonly Erased[]): ReadonlyMap<ErasureMode, readonly Erased[]> => {
  const modes = new Map<ErasureMode, Erased[]>();
  for (const one of done) {
    const same = modes.get(one.mode) ?? [];
    same.push(one);
    modes.set(one.mode, same);
  }
  return modes;
};

const idOf = ({ sessionId }: ErasableStream): string => sessionId;

/** @returns undefined where there was nothing to take back. */
const eraseOne = async (
  { store, sealing, sessions }: ErasurePorts,
  stream: ErasableStream,
  onErased: ErasureOrder['onErased'],
): Promise<ErasureMode | undefined> => {
  let mode: ErasureMode | undefined;
  await sessions.erase(stream, async () => {
    if (onErased !== undefined) {
      const events: RecordedEvent[] = [];
      for await (const event of store.readStream(stream.stream)) events.push(event);
      onErased(events);
    }
    const destroyed = await sealing?.destroy(stream.stream);
    if (destroyed === 'nothing') return;
    mode = destroyed === 'destroyed' ? 'key_destroyed' : 'deleted';
    if (mode === 'deleted') await store.delete(stream.stream);
  });
  return mode;
};
