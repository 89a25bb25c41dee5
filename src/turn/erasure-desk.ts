import { noPrivacySettings } from '../agent/privacy.ts';
import type { RecordedEvent } from '../kernel/event.ts';
import type { EventStore } from '../kernel/event-store.ts';
import type { Sealing } from '../kernel/sealing.ts';
import { nextStreamName } from '../kernel/stream-name.ts';
import type { Criterion } from '../privacy/criterion.ts';
import type { ErasureMode } from '../privacy/erasure.ts';
import { sessionStream } from '../session/session-stream.ts';
import type { Agents } from './agents.ts';
import type { Actor, SessionKey } from './desks.ts';
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
  readonly agents: Pick<Agents, 'requireKnown' | 'list'>;
  readonly sessions: ErasableSessions;
  readonly outside: Pick<Outside, 'id' | 'now'>;
  /** HMAC-SHA-256 under the installation's key, hexadecimal. */
  readonly hash: (text: string) => string;
  /** Absent where personal fields are recorded in the open. */
  readonly sealing?: Sealing;
  /**
   * What else is made of a session must go with its stream. @param receipts that tell of it, written before:
   * whoever finds them after a crash follows them.
   */
  readonly follow: (
    agentId: string,
    erased: readonly Erased[],
    receipts: readonly Receipt[],
  ) => Promise<void>;
  /** Told of the id of a receipt before anybody can hear of it. */
  readonly announce?: (erasureId: string) => void;
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
    const { done, failure } = await eraseAll(ports, { streams, sandboxes, onErased });
    const modes: Partial<Record<ErasureMode, number>> = {};
    const written: Receipt[] = [];
    for (const [mode, some] of byMode(done)) {
      // Forks are always deleted; they are told once.
      const forks = written.length === 0 ? sandboxes.length : 0;
      written.push(await receipts.write({ agentId, reason, criterion, mode, sandboxes: forks }, some, actor));
      modes[mode] = some.length;
    }
    const names = new Set(done.map(({ stream }) => stream));
    const before = (await goneOf(recorded, order.named)).filter(({ stream }) => !names.has(stream));
    // All at once: a sum that many sessions went into is made anew once.
    await ports.follow(agentId, [...done, ...before], written);
    if (failure !== undefined) throw failure.error;
    const eventsErased = done.reduce((sum, stream) => sum + stream.events, 0);
    return { ...told, sessions: done.map(idOf), events: eventsErased, modes, receipts: written };
  };

  return {
    erase: async (agentId, criterion, order) => {
      agents.requireKnown(agentId);
      const streams = await meantBy(store, agentId, criterion);
      const reason = 'session' in criterion ? 'session' : 'person';
      const named = 'session' in criterion ? { agentId, sessionId: criterion.session } : undefined;
      return erased(streams, {
        ...order,
        ...{ agentId, reason, criterion: JSON.stringify(criterion) },
        ...(named && { named }),
      });
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
  /** The session that was asked for by its id: what an earlier erasure left of it goes, too. */
  readonly named?: SessionKey;
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

/** The names that a session had before and that are deleted: somebody may have been kept from following. */
const goneOf = async (recorded: EventStore, key: SessionKey | undefined): Promise<readonly Erased[]> => {
  const gone: Erased[] = [];
  if (key === undefined) return gone;
  let stream = sessionStream(key.agentId, key.sessionId);
  for (; await recorded.isDeleted(stream); stream = nextStreamName(stream))
    gone.push({ ...key, stream, events: 0, mode: 'deleted' });
  return gone;
};

const idOf = ({ sessionId }: ErasableStream): string => sessionId;

type Meant = {
  readonly streams: readonly ErasableStream[];
  readonly sandboxes: Awaited<ReturnType<typeof sandboxesOf>>;
  readonly onErased: ErasureOrder['onErased'];
};

/** As far as it goes: what is gone has to have its receipt, whatever came in between. */
const eraseAll = async (
  ports: ErasurePorts,
  { streams, sandboxes, onErased }: Meant,
): Promise<{ readonly done: readonly Erased[]; readonly failure?: { readonly error: unknown } }> => {
  const done: Erased[] = [];
  try {
    // Forks first: they are found by the sessions that they come from.
    for (const sandbox of sandboxes) await ports.deleteSandbox(sandbox);
    for (const stream of streams) {
      const mode = await eraseOne(ports, stream, onErased);
      if (mode !== undefined) done.push({ ...stream, mode });
    }
    return { done };
  } catch (error) {
    return { done, failure: { error } };
  }
};

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
