import type { Agents } from '../authoring/agents.ts';
import type { ChangeAuthor } from '../authoring/author-names.ts';
import type { RecordedEvent } from '../kernel/event.ts';
import { groupBy } from '../kernel/group-by.ts';
import type { Outside } from '../outside/outside.ts';
import type { Criterion } from '../privacy/criterion.ts';
import type { ErasureMode } from '../privacy/erasure.ts';
import type { SandboxKey } from '../turn/sandboxes.ts';
import {
  agentIdIn,
  type ErasableStream,
  erasableStreams,
  streamsOfEarlierNames,
} from './erasable-streams.ts';
import { eraseLateForks, type ForkPorts, forksToErase } from './erase-forks.ts';
import { countKeyless, type ErasedStream, eraseStreams, type StreamErasurePorts } from './erase-streams.ts';
import type { ErasurePlans } from './erasure-plans.ts';
import { type Receipt, receiptBook } from './erasure-receipts.ts';
import { type Erasure, emptyErasure, eventsIn, missingKeysOf, plannedErasure } from './erasure-result.ts';
import { daysKept, retentionScan } from './retention-scan.ts';

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
  readonly onStep?: OnErasureStep;
};

/** The steps of an erasure: finding the sessions, erasing them, and erasing everything derived from them. */
type ErasureStep = 'finding' | 'erasing' | 'following';

/** Receives how much of a step is done, in [0, 1]. */
export type OnErasureStep = (step: ErasureStep, share: number) => void;

export type ErasurePorts = StreamErasurePorts &
  ForkPorts & {
    readonly agents: Pick<Agents, 'list' | 'requireKnown'>;
    readonly outside: Pick<Outside, 'id' | 'now'>;
    /** HMAC-SHA-256 under the installation's key, hexadecimal. */
    readonly hash: (text: string) => string;
    /**
     * Erases data that were derived from the sessions. @param receipts of the erasure, written before: after
     * a crash, the next server reads them and repeats this.
     */
    readonly follow: (
      erasedParts: readonly ErasedStream[],
      receipts: readonly Receipt[],
      onProgress: (share: number) => void,
    ) => Promise<void>;
    /** Absent if a kill may lose receipts. */
    readonly plans?: Pick<ErasurePlans, 'note' | 'done'>;
    /** Receives the id of a receipt before any server can read it. */
    readonly announce?: (erasureId: string) => void;
  };

export const erasureDesk = (ports: ErasurePorts): ErasureDesk => {
  const { store, recordedStore, agents, outside } = ports;
  const scan = retentionScan(recordedStore);
  const log = { store, isSealed: ports.sealing !== undefined };
  const eraseParts = partsEraser(ports);

  const eraseMatching = async (
    agentIds: readonly string[],
    criterion: Criterion,
    order: ErasureOrder,
  ): Promise<readonly Erasure[]> => {
    const { onStep = () => undefined } = order;
    const onProgress = (share: number) => onStep('finding', share);
    const unread = new Set<string>();
    const search = { criterion, onProgress, onUnread: (stream: string) => void unread.add(stream) };
    const found = await erasableStreams(log, agentIds, search);
    for (const { stream } of found) unread.delete(stream);
    const streams = groupBy(found, agentOf);
    const subject = 'session' in criterion ? { sessionId: criterion.session } : {};
    const parts = agentIds.map((agentId) => ({ agentId, streams: streams.get(agentId) ?? [], ...subject }));
    const reason = 'session' in criterion ? 'session' : 'person';
    const about = { reason, criterion: JSON.stringify(criterion) } as const;
    const erasures = await eraseParts(parts, { ...order, onStep, ...about });
    return erasures.map((erasure) => ({ ...erasure, ...unreadOf(unread, erasure) }));
  };

  return {
    erase: async (agentId, criterion, order) => {
      agents.requireKnown(agentId);
      const [erasure] = await eraseMatching([agentId], criterion, order);
      return erasure ?? emptyErasure({ agentId, dryRun: order.dryRun });
    },
    eraseAll: (criterion, order) =>
      eraseMatching(
        [...agents.list(), ...agents.list('deleted')].map(({ id }) => id),
        criterion,
        order,
      ),
    sweep: async (order) => {
      // Sessions outlive their agent, and so does its retention period.
      const days = () => daysKept([...agents.list(), ...agents.list('deleted')]);
      const { byAgent, complete } = await scan.search(days(), outside.now());
      const parts = Array.from(byAgent, ([agentId, streams]) => ({ agentId, streams }));
      // A user may come back during a long sweep, and the period may become longer.
      const isStillDue = (stream: string) => scan.isDue(stream, days(), outside.now());
      const about = { reason: 'retention', criterion: '', onStep: () => undefined, isStillDue } as const;
      const erasures = await eraseParts(parts, { ...about, ...order });
      if (!order.dryRun) complete();
      return erasures;
    },
  };
};

const unreadOf = (streams: ReadonlySet<string>, { agentId }: Erasure): Pick<Erasure, 'unreadSessions'> => {
  const unreadSessions = [...streams].filter((stream) => agentIdIn(stream) === agentId).length;
  return unreadSessions === 0 ? {} : { unreadSessions };
};

type Order = ErasureOrder & {
  readonly reason: 'session' | 'person' | 'retention';
  readonly criterion: string;
  readonly onStep: OnErasureStep;
  /** For retention only: what else is erased belongs to the session or the person, whenever it was said. */
  readonly isStillDue?: (stream: string) => Promise<boolean>;
};

/** The sessions of one agent to erase. */
type AgentPart = {
  readonly agentId: string;
  readonly streams: readonly ErasableStream[];
  /** The session with the given id, including remains of an earlier erasure. */
  readonly sessionId?: string;
};

type ErasedPart = {
  readonly erasure: Erasure;
  readonly erasedStreams: readonly ErasedStream[];
  readonly failure?: { readonly error: unknown };
};

const partEraser = (ports: ErasurePorts) => {
  const { recordedStore, outside, plans } = ports;
  const receipts = receiptBook(ports);

  /** The plan outlives a kill, after which the next start writes the receipts. */
  const eraseWithReceipts = async (
    { agentId, streams }: AgentPart,
    sandboxes: readonly SandboxKey[],
    { reason, criterion, isStillDue, onErased, onStream, actor, tokenId }: Task,
  ) => {
    if (streams.length === 0) return { erasedStreams: [], writtenReceipts: [] };
    const announcement = await ports.leaves?.announce(streams.map(({ stream }) => stream));
    const [erasureId, erasedAt] = [outside.id(), outside.now()];
    const about = { erasureId, agentId, reason, criterion, author: { actor, tokenId } };
    await plans?.note({ ...about, erasedAt, streams, sandboxes });
    const work = { streams, sandboxes, isStillDue, onErased, onStream };
    const { erasedStreams, failure } = await eraseStreams(ports, work);
    const writtenReceipts = await receipts.write(
      { ...about, erasedAt: outside.now() },
      { streams: erasedStreams, sandboxes: sandboxes.length, leavesOf: announcement?.leavesOf ?? noLeaves },
    );
    await plans?.done(about);
    return { erasedStreams, writtenReceipts, failure };
  };

  return async (part: AgentPart, sandboxes: readonly SandboxKey[], order: Task): Promise<ErasedPart> => {
    const { erasedStreams, writtenReceipts, failure } = await eraseWithReceipts(part, sandboxes, order);
    const names = new Set(erasedStreams.map(({ stream }) => stream));
    const earlierStreams = (await streamsOfEarlierNames(recordedStore, part)).filter(
      ({ stream }) => !names.has(stream),
    );
    return {
      erasure: {
        ...reportOf(part, erasedStreams),
        sandboxes: sandboxes.length,
        receipts: writtenReceipts,
      },
      erasedStreams: [...erasedStreams, ...earlierStreams],
      ...(failure && { failure }),
    };
  };
};

/** One agent after the other; the views follow all erasures at once, so that a sum is rebuilt once. */
const partsEraser = (ports: ErasurePorts) => {
  const erasePart = partEraser(ports);
  return async (parts: readonly AgentPart[], order: Order): Promise<readonly Erasure[]> => {
    const streams = parts.flatMap((part) => part.streams);
    const sandboxes = groupBy(await forksToErase(ports, streams, order), agentOf);
    const forksOf = ({ agentId }: AgentPart) => sandboxes.get(agentId) ?? [];
    if (order.dryRun) return Promise.all(parts.map((part) => planOf(ports, part, forksOf(part).length)));
    let streamsErased = 0;
    const onStream = (): void => {
      streamsErased += 1;
      order.onStep('erasing', streamsErased / streams.length);
    };
    const erasedParts: ErasedPart[] = [];
    for (const part of parts) {
      const erasedPart = await erasePart(part, forksOf(part), { ...order, onStream });
      erasedParts.push(erasedPart);
      if (erasedPart.failure !== undefined) break;
    }
    const erasedStreams = erasedParts.flatMap((part) => part.erasedStreams);
    const receipts = erasedParts.flatMap(({ erasure }) => erasure.receipts);
    if (erasedStreams.length > 0) order.onStep('following', 0);
    await eraseLateForks(ports, erasedStreams);
    await ports.follow(erasedStreams, receipts, (share) => order.onStep('following', share));
    return requireWhole(erasedParts).map(({ erasure }) => erasure);
  };
};

const reportOf = ({ agentId }: AgentPart, erasedStreams: readonly ErasedStream[]): Erasure => {
  const modes: Partial<Record<ErasureMode, number>> = {};
  for (const { mode } of erasedStreams) modes[mode] = (modes[mode] ?? 0) + 1;
  return {
    ...emptyErasure({ agentId, dryRun: false }),
    modes,
    sessions: erasedStreams.map(({ sessionId }) => sessionId),
    events: eventsIn(erasedStreams),
    ...missingKeysOf(erasedStreams.filter(({ isKeyMissing }) => isKeyMissing).length),
  };
};

/** @throws the error that ended the erasure before its last part */
const requireWhole = (erasedParts: readonly ErasedPart[]): readonly ErasedPart[] => {
  const failure = erasedParts.at(-1)?.failure;
  if (failure !== undefined) throw failure.error;
  return erasedParts;
};

const planOf = async (ports: ErasurePorts, part: AgentPart, forks: number): Promise<Erasure> =>
  plannedErasure(part, { sandboxes: forks, keyless: await countKeyless(ports, part.streams) });

const noLeaves = async (): Promise<readonly number[]> => [];

type Task = Order & { readonly onStream: () => void };

const agentOf = ({ agentId }: { readonly agentId: string }): string => agentId;
