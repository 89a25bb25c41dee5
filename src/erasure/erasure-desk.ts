import { noPrivacySettings } from '../agent/privacy.ts';
import type { RecordedEvent } from '../kernel/event.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { grouped } from '../kernel/grouped.ts';
import { nextStreamName } from '../kernel/stream-name.ts';
import type { Outside } from '../outside/outside.ts';
import type { Criterion } from '../privacy/criterion.ts';
import type { ErasureMode } from '../privacy/erasure.ts';
import { sessionStream } from '../session/session-stream.ts';
import type { Agents } from '../turn/agents.ts';
import type { ChangeAuthor } from '../turn/author-names.ts';
import type { SandboxKey } from '../turn/sandboxes.ts';
import { type ErasableStream, meantBy, sandboxesOf } from './erasable-streams.ts';
import { type Erased, type ErasingPorts, eraseStreams } from './erase-streams.ts';
import { type Receipt, receiptBook } from './erasure-receipts.ts';
import { retentionScan } from './retention-scan.ts';

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
  readonly receipts: readonly Receipt[];
};

/** Erases recorded data of people. Every method with an agentId may throw agent_not_found. */
export interface ErasureDesk {
  /** @param onErased receives each event before it is deleted. */
  erase(agentId: string, criterion: Criterion, order: ErasureOrder): Promise<Erasure>;
  /**
   * The same for all existing and deleted agents, in one read of the log: one erasure per agent, including
   * those without a match.
   */
  eraseAll(criterion: Criterion, order: ErasureOrder): Promise<readonly Erasure[]>;
  /** Erases sessions whose retention period is over, also those of deleted agents. */
  sweep(order: SweepOrder): Promise<readonly Erasure[]>;
}

/** The token that asked for it; `system` for the server's own sweeps. */
export type SweepOrder = ChangeAuthor & { readonly dryRun: boolean };

export type ErasureOrder = SweepOrder & {
  readonly onErased?: (event: RecordedEvent) => void;
  readonly onStep?: TellErasure;
};

/** The steps of an erasure: finding the sessions, erasing them, and erasing everything derived from them. */
type ErasureStep = 'finding' | 'erasing' | 'following';

/** Receives how much of a step is done, in [0, 1]. */
export type TellErasure = (step: ErasureStep, share: number) => void;

export type ErasurePorts = ErasingPorts & {
  /** As recorded: a search for times and names needs no sealed fields. */
  readonly recorded: EventStore;
  readonly agents: Pick<Agents, 'list' | 'requireKnown'>;
  readonly outside: Pick<Outside, 'id' | 'now'>;
  /** HMAC-SHA-256 under the installation's key, hexadecimal. */
  readonly hash: (text: string) => string;
  /**
   * Erases data that were derived from the sessions. @param receipts of the erasure, written before: after a
   * crash, the next server reads them and repeats this.
   */
  readonly follow: (
    erased: readonly Erased[],
    receipts: readonly Receipt[],
    tell: (share: number) => void,
  ) => Promise<void>;
  /** Receives the id of a receipt before any server can read it. */
  readonly announce?: (erasureId: string) => void;
};

export const erasureDesk = (ports: ErasurePorts): ErasureDesk => {
  const { store, recorded, agents, outside } = ports;
  const scan = retentionScan(recorded);
  const log = { store, isSealed: ports.sealing !== undefined };
  const erasing = erasingWith(ports);

  const eraseOf = async (
    agentIds: readonly string[],
    criterion: Criterion,
    order: ErasureOrder,
  ): Promise<readonly Erasure[]> => {
    const { onStep = () => undefined } = order;
    const tell = (share: number) => onStep('finding', share);
    const streams = grouped(await meantBy(log, agentIds, { criterion, tell }), agentOf);
    const subject = 'session' in criterion ? { sessionId: criterion.session } : {};
    const parts = agentIds.map((agentId) => ({ agentId, streams: streams.get(agentId) ?? [], ...subject }));
    const reason = 'session' in criterion ? 'session' : 'person';
    return erasing(parts, { ...order, onStep, reason, criterion: JSON.stringify(criterion) });
  };

  return {
    erase: async (agentId, criterion, order) => {
      agents.requireKnown(agentId);
      const [erasure] = await eraseOf([agentId], criterion, order);
      return erasure ?? nothingOf(agentId, order.dryRun);
    },
    eraseAll: (criterion, order) =>
      eraseOf(
        [...agents.list(), ...agents.list('deleted')].map(({ id }) => id),
        criterion,
        order,
      ),
    sweep: async (order) => {
      // Sessions outlive their agent, and so does its retention period.
      const days = new Map(
        [...agents.list(), ...agents.list('deleted')].map(
          ({ id, privacy = noPrivacySettings }) => [id, privacy.retentionDays] as const,
        ),
      );
      const due = await scan.due(days, outside.now());
      const parts = Array.from(due, ([agentId, streams]) => ({ agentId, streams }));
      const about = { reason: 'retention', criterion: '', onStep: () => undefined } as const;
      const swept = await erasing(parts, { ...about, ...order });
      if (!order.dryRun) scan.settle();
      return swept;
    },
  };
};

export const nothingOf = (agentId: string, dryRun: boolean): Erasure => ({
  agentId,
  dryRun,
  sessions: [],
  events: 0,
  sandboxes: 0,
  modes: {},
  receipts: [],
});

type Order = ErasureOrder & {
  readonly reason: 'session' | 'person' | 'retention';
  readonly criterion: string;
  readonly onStep: TellErasure;
};

/** The sessions of one agent to erase. */
type Part = {
  readonly agentId: string;
  readonly streams: readonly ErasableStream[];
  /** The session with the given id, including remains of an earlier erasure. */
  readonly sessionId?: string;
};

type ErasedPart = {
  readonly erasure: Erasure;
  readonly gone: readonly Erased[];
  readonly failure?: { readonly error: unknown };
};

/** One agent after the other; the views follow all erasures at once, so that a sum is rebuilt once. */
const erasingWith = (ports: ErasurePorts) => {
  const { recorded } = ports;
  const receipts = receiptBook(ports);

  const eraseIn = async (part: Part, sandboxes: readonly SandboxKey[], order: Task): Promise<ErasedPart> => {
    const { agentId } = part;
    const { reason, criterion, onErased, tell } = order;
    const announced =
      part.streams.length === 0 ? undefined : await ports.leaves?.announce(part.streams.map(nameOf));
    const { done, failure } = await eraseStreams(ports, { ...part, sandboxes, onErased, tell });
    const modes: Partial<Record<ErasureMode, number>> = {};
    const written: Receipt[] = [];
    for (const [mode, some] of grouped(done, (one) => one.mode)) {
      // Forks are always deleted, and reported once.
      const forks = written.length === 0 ? sandboxes.length : 0;
      const about = { agentId, reason, criterion, mode, sandboxes: forks };
      const leaves = mode === 'deleted' ? await announced?.leavesOf(some.map(nameOf)) : undefined;
      written.push(await receipts.write(about, { streams: some, leaves: leaves ?? [] }, order));
      modes[mode] = some.length;
    }
    const names = new Set(done.map(({ stream }) => stream));
    const before = (await goneOf(recorded, part)).filter(({ stream }) => !names.has(stream));
    return {
      erasure: {
        agentId,
        dryRun: false,
        sandboxes: sandboxes.length,
        modes,
        receipts: written,
        sessions: done.map(idOf),
        events: eventsIn(done),
      },
      gone: [...done, ...before],
      ...(failure && { failure }),
    };
  };

  return async (parts: readonly Part[], order: Order): Promise<readonly Erasure[]> => {
    const streams = parts.flatMap((part) => part.streams);
    const sandboxes = grouped(await sandboxesOf(recorded, streams), agentOf);
    const forksOf = ({ agentId }: Part) => sandboxes.get(agentId) ?? [];
    if (order.dryRun) {
      return parts.map((part) => ({
        ...nothingOf(part.agentId, true),
        sessions: part.streams.map(idOf),
        events: eventsIn(part.streams),
        sandboxes: forksOf(part).length,
      }));
    }
    let streamsErased = 0;
    const tell = (): void => {
      streamsErased += 1;
      order.onStep('erasing', streamsErased / streams.length);
    };
    const erased: ErasedPart[] = [];
    for (const part of parts) {
      const one = await eraseIn(part, forksOf(part), { ...order, tell });
      erased.push(one);
      if (one.failure !== undefined) break;
    }
    const erasedStreams = erased.flatMap((one) => one.gone);
    const receipts = erased.flatMap(({ erasure }) => erasure.receipts);
    if (erasedStreams.length > 0) order.onStep('following', 0);
    await ports.follow(erasedStreams, receipts, (share) => order.onStep('following', share));
    const failure = erased.at(-1)?.failure;
    if (failure !== undefined) throw failure.error;
    return erased.map(({ erasure }) => erasure);
  };
};

type Task = Order & { readonly tell: () => void };

const eventsIn = (streams: readonly ErasableStream[]): number =>
  streams.reduce((sum, { events }) => sum + events, 0);

/** The session's earlier names, all deleted: derived data of their erasures may be left after a crash. */
const goneOf = async (
  recorded: EventStore,
  { agentId, sessionId }: Pick<Part, 'agentId' | 'sessionId'>,
): Promise<readonly Erased[]> => {
  const deletedNames: Erased[] = [];
  if (sessionId === undefined) return deletedNames;
  let stream = sessionStream(agentId, sessionId);
  for (; await recorded.isDeleted(stream); stream = nextStreamName(stream))
    deletedNames.push({ agentId, sessionId, stream, events: 0, mode: 'deleted' });
  return deletedNames;
};

const agentOf = ({ agentId }: { readonly agentId: string }): string => agentId;

const nameOf = ({ stream }: ErasableStream): string => stream;

const idOf = ({ sessionId }: ErasableStream): string => sessionId;
