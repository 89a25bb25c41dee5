import { resolve } from 'node:path';
import { authorsBy } from '../authoring/author-names.ts';
import { MODELS_FOLDER } from '../disk/data-names.ts';
import { belongsTo } from '../erasure/erasable-streams.ts';
import type { ErasedLeaves, ErasedStream } from '../erasure/erase-streams.ts';
import { erasureDesk } from '../erasure/erasure-desk.ts';
import { type ErasureFollower, followErasures, isAmong } from '../erasure/erasure-follower.ts';
import { type ProofRequest, proveErasure } from '../erasure/erasure-proof.ts';
import { writeMissingReceipts } from '../erasure/missing-receipts.ts';
import { agentsWithReceipts, erasedSessions, receiptsOf } from '../erasure/recorded-receipts.ts';
import { SCAVENGE_ADVICE, scavenge, scavengeAfterErasure } from '../erasure/scavenge.ts';
import { type ClockJump, guardedSweeps } from '../erasure/sweep-clock.ts';
import { type Verification, verifiedErasures } from '../erasure/verified-erasure.ts';
import type { Operation } from '../http/operation.ts';
import { type PrivacySide, privacyOperations } from '../http/routes/admin/privacy.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { RETENTION_SWEEP_MS } from '../kernel/limits/privacy.ts';
import type { OnProgress } from '../kernel/on-progress.ts';
import { backgroundOutside, systemOutside } from '../outside/outside.ts';
import { runRegularly } from '../outside/regularly.ts';
import type { WhatIfJobs } from '../replay/what-if/what-if-desk.ts';
import type { ServerConfig } from '../settings/config.ts';
import { sharesViews, storeFolder } from '../settings/store-address.ts';
import type { Desks } from '../turn/open-desks.ts';
import { everyRow, removeErasedStreams } from '../views/erased-streams.ts';
import { forgetPartitions } from '../views/store-projections.ts';
import type { Views } from '../views/views.ts';
import { type ErasableMemory, forgetErased } from './erasable-memory.ts';
import type { Stores } from './open-stores.ts';
import { pendingErasures } from './pending-erasures.ts';

type Ports = ErasableMemory & {
  /** With personal fields opened. */
  readonly store: EventStore;
  /** As recorded. */
  readonly stores: Pick<Stores, 'store' | 'scrub' | 'scavenge' | 'projectionServer'>;
  readonly desks: Pick<Desks, 'agents' | 'installation' | 'privacy'>;
  readonly views: Views;
  readonly hash: (text: string) => string;
  readonly secretKey: Uint8Array;
  readonly leaves: ErasedLeaves;
  readonly keysFolder?: string;
  readonly jobs: WhatIfJobs;
  readonly cwd: string;
  readonly onFailure: (error: unknown) => void;
  readonly onSweepWaits: (jump: ClockJump) => void;
};

type Config = Pick<ServerConfig, 'data' | 'store'>;

/** Masking, retention and erasure of a server. `close` ends its background work. */
export const privacySide = async (
  config: Config,
  ports: Ports,
): Promise<{ readonly operations: readonly Operation[]; readonly close: () => Promise<void> }> => {
  const { store, stores, desks, sealing, leaves, hash } = ports;
  const outside = backgroundOutside;
  const ownReceipts = new Set<string>();
  const plans = pendingErasures(ports);
  // Before the receipts are followed, so that what was derived from those sessions goes too.
  await writeMissingReceipts({ store: stores.store, hash, leaves, plans, ...(sealing && { sealing }) });
  const heard = await startFollowing(config, ports, ownReceipts);
  const desk = erasureDesk({
    store,
    recordedStore: stores.store,
    outside,
    hash,
    agents: desks.agents,
    sessions: desks.erasable,
    ...(sealing && { sealing }),
    leaves,
    plans,
    deleteSandbox: desks.sandboxes.delete,
    endForks: ports.forks.forget,
    announce: (erasureId) => ownReceipts.add(erasureId),
    follow: (erased, receipts, onProgress) => {
      if (erased.length === 0 && receipts.length === 0) return Promise.resolve();
      const positions = receipts.map(({ position }) => position);
      return heard.runOwn(positions, () => forgetDerived(ports, erased, onProgress));
    },
  });
  const sweeps = guardedSweeps({ ...ports, outside, agents: desks.agents, sweep: desk.sweep });
  const background = runRegularly(outside, RETENTION_SWEEP_MS, () => sweeps.own().catch(ports.onFailure));
  const side: PrivacySide = {
    privacy: desks.privacy,
    sweep: sweeps.requested,
    receipts: (agentId) => knownReceipts(ports, agentId),
    ...verifiedErasures({
      desk,
      agents: desks.agents,
      agentsWithReceipts: () => agentsWithReceipts(store),
      prove: prover(config, ports),
      scavenge: () => scavengeAfterErasure(stores.scavenge),
    }),
    compact: async () => ({
      overwrittenBytes: (await stores.scrub?.()) ?? 0,
      advice: stores.scavenge === undefined ? '' : SCAVENGE_ADVICE,
    }),
    scavenge: () => scavenge(stores.scavenge),
  };
  return {
    operations: privacyOperations(side),
    close: async () => {
      await background.stop();
      await heard.stop();
    },
  };
};

/** @throws agent_not_found */
const knownReceipts = async ({ store, desks: { agents, installation } }: Ports, agentId: string) => {
  agents.requireKnown(agentId);
  return receiptsOf(store, agentId, authorsBy({ agents, nameOf: installation.nameOf }, agentId));
};

/**
 * Forgets what was derived from erased sessions: memory, caches, sandboxes and views.
 * @param onProgress called with the share of the views' work that is done
 */
const forgetDerived = async (
  ports: Ports,
  erased: readonly ErasedStream[],
  onProgress: OnProgress,
): Promise<void> => {
  const { views, stores } = ports;
  await forgetErased(ports)(belongsTo(erased));
  // Sums over sealed fields cannot be read. All streams at once, so that a sum is rebuilt once.
  const deletedStreams = erased.filter(({ mode }) => mode === 'deleted').map(({ stream }) => stream);
  let removedCount = 0;
  const remove = async (stream: string): Promise<void> => {
    await views.removeStream(stream);
    removedCount += 1;
    onProgress(removedCount / deletedStreams.length);
  };
  await Promise.all(deletedStreams.map(remove));
  await forgetPartitions(stores.projectionServer, deletedStreams);
};

/**
 * Servers over one embedded store share its views, so the server that erases also repairs them. Otherwise
 * each has its own.
 */
const startFollowing = (
  config: Config,
  ports: Ports,
  ownReceipts: ReadonlySet<string>,
): Promise<ErasureFollower> => {
  const { store, stores, snapshots, views, hash } = ports;
  const isShared = sharesViews(config.store);
  let isStopped = false;
  const forget = forgetErased(ports);
  const startup = followErasures({
    store,
    snapshots,
    hash,
    outside: backgroundOutside,
    isOwn: (erasureId) => ownReceipts.has(erasureId),
    forget: ({ isErased }) => forget(isErased),
    follow: async (notice, isMissed) => {
      if (isShared && !isMissed) return false;
      const erased = { ...notice, isDeleted: stores.store.isDeleted };
      if (notice.isDeleted) await removeErasedStreams(views, erased, () => isStopped);
      return !isStopped;
    },
    onFailure: ports.onFailure,
  });
  return startup.then((follower) => ({
    ...follower,
    stop: async () => {
      isStopped = true;
      await follower.stop();
    },
  }));
};

const prover =
  (config: Config, { store, stores, snapshots, views, jobs, hash, cwd, ...ports }: Ports) =>
  async (agentIds: readonly string[], proof: ProofRequest): Promise<Verification> => {
    const erased = await Promise.all(agentIds.map((agentId) => erasedSessions(store, agentId)));
    const verification = await proveErasure(
      {
        store: stores.store,
        snapshots,
        viewRows: () => everyRow(views),
        modelsFolder: resolve(cwd, config.data, MODELS_FOLDER),
        dataFolders: foldersOf(config, cwd, ports.keysFolder),
        whatIfs: async () => (await jobs.list()).map((job) => JSON.stringify(job)),
        isErased: isAmong(hash, new Set(erased.flat())),
        outside: systemOutside,
      },
      proof,
    );
    return { ...verification, isScavengeDue: stores.scavenge !== undefined };
  };

const foldersOf = (
  { data, store }: Pick<ServerConfig, 'data' | 'store'>,
  cwd: string,
  keys: string | undefined,
): readonly string[] => {
  return [data, storeFolder(store), keys].flatMap((folder) =>
    folder === undefined ? [] : [resolve(cwd, folder)],
  );
};
