import { createHmac } from 'node:crypto';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ServerConfig } from './config.ts';
import type { Operation } from './http/operation.ts';
import { type PrivacySide, privacyOperations, type ReceiptTold } from './http/routes/admin-privacy.ts';
import { ParleyError } from './kernel/errors.ts';
import type { EventStore } from './kernel/event-store.ts';
import { RETENTION_SWEEP_MS } from './kernel/limits.ts';
import type { Sealing } from './kernel/sealing.ts';
import type { SnapshotStore } from './kernel/snapshot-store.ts';
import type { Stores } from './open-stores.ts';
import { wantedOf } from './privacy/criterion.ts';
import { erasureCatalogue, erasureStream } from './privacy/erasure.ts';
import { personalStrings } from './privacy/personal-strings.ts';
import type { WhatIfJobs } from './replay/what-if-desk.ts';
import { sessionCatalogue } from './session/events.ts';
import { sessionStream } from './session/session-stream.ts';
import { erasureDesk } from './turn/erasure-desk.ts';
import { proveErasure } from './turn/erasure-proof.ts';
import { followErasures } from './turn/erasure-receipts.ts';
import type { Desks } from './turn/open-desks.ts';
import { systemOutside } from './turn/outside.ts';
import { regularly } from './turn/regularly.ts';
import type { Views } from './views/views.ts';
import { forgetSessions } from './what-if-files.ts';

type Ports = {
  /** As everybody reads it. */
  readonly store: EventStore;
  /** As they are recorded. */
  readonly stores: Pick<Stores, 'store' | 'scrub'>;
  readonly snapshots: SnapshotStore;
  readonly desks: Pick<Desks, 'agents' | 'privacy' | 'erasable' | 'sandboxes'>;
  readonly views: Pick<Views, 'list' | 'rows' | 'states' | 'removeStream'>;
  readonly secretKey: Uint8Array;
  readonly sealing?: Sealing;
  readonly keysFolder?: string;
  readonly jobs: WhatIfJobs;
  readonly cwd: string;
  /** The folder of the models, in the data folder. */
  readonly models: string;
  readonly onFailure: (error: unknown) => void;
};

/** What a server does for the privacy of those who speak with it. `close` ends what it does by itself. */
export const privacySide = async (
  config: Pick<ServerConfig, 'data' | 'store'>,
  ports: Ports,
): Promise<{ readonly operations: readonly Operation[]; readonly close: () => Promise<void> }> => {
  const { store, stores, desks, views, sealing, cwd } = ports;
  const outside = { ...systemOutside, sleep: patientSleep };
  const hash = (text: string) => createHmac('sha256', ports.secretKey).update(text).digest('hex');
  const desk = erasureDesk({
    ...{ store, recorded: stores.store, outside, hash },
    ...{ agents: desks.agents, sessions: desks.erasable },
    ...(sealing && { sealing }),
    deleteSandbox: desks.sandboxes.delete,
    follow: async (_, erased) => {
      // What was made of sealed fields holds nothing that can be read.
      const deleted = erased.filter(({ mode }) => mode === 'deleted');
      // All at once: a sum that many sessions went into is made anew once.
      await Promise.all(deleted.map(({ stream }) => views.removeStream(stream)));
      await forgetSessions(ports.jobs, new Set(erased.map(({ sessionId }) => sessionId)));
    },
  });
  const heard = followErasures({ store, hash }, await store.newestPosition(), async (isMeant, agentId) => {
    sealing?.forget(isMeant);
    await desks.erasable.forget(isMeant);
    // On an embedded store views are shared; elsewhere each server has its own.
    if (config.store.startsWith('esdb')) await removeMeant(views, isMeant, agentId);
  });
  const sweeping = regularly(outside, RETENTION_SWEEP_MS, async () => {
    await desk.sweep({ dryRun: false, actor: 'system' }).catch(ports.onFailure);
  });
  const side: PrivacySide = {
    privacy: desks.privacy,
    sweep: desk.sweep,
    receipts: (agentId) => receiptsOf(store, desks.agents.get(agentId).id),
    erase: async (agentId, criterion, { dryRun, actor, verify, logFiles }) => {
      if (logFiles.length > 0 && actor !== 'admin') {
        throw new ParleyError('token_kind_wrong', { needed: 'the admin', given: `a ${actor}` });
      }
      const texts = new Set<string>();
      const streams = new Set<string>();
      const wanted = wantedOf(criterion);
      if (wanted !== undefined) texts.add(wanted);
      if ('session' in criterion) streams.add(sessionStream(agentId, criterion.session));
      const erasure = await desk.erase(agentId, criterion, {
        ...{ dryRun, actor },
        ...(verify && {
          onErased: (events) => {
            for (const event of events) {
              streams.add(event.stream);
              for (const text of personalStrings(sessionCatalogue.read(event))) texts.add(text);
            }
          },
        }),
      });
      if (!verify) return erasure;
      const proof = { streams: [...streams], texts, logFiles };
      const verification = await proveErasure(
        {
          store: stores.store,
          snapshots: ports.snapshots,
          viewRows: () => rowsOf(views),
          modelsFolder: resolve(cwd, config.data, ports.models),
          dataFolders: foldersOf(config, cwd, ports.keysFolder),
        },
        proof,
      );
      return { ...erasure, verification };
    },
    compact: async () => {
      const overwrittenBytes = await stores.scrub?.();
      if (overwrittenBytes !== undefined) return { overwrittenBytes, advice: '' };
      const advice = 'This store is not compacted from here: EventStoreDB is by its own scavenge.';
      return { overwrittenBytes: 0, advice };
    },
  };
  return {
    operations: privacyOperations(side),
    close: async () => {
      await sweeping.stop();
      await heard.stop();
    },
  };
};

/** A pause that keeps no process from ending. */
const patientSleep = (ms: number): Promise<void> => setTimeout(ms, undefined, { ref: false });

const foldersOf = (
  { data, store }: Pick<ServerConfig, 'data' | 'store'>,
  cwd: string,
  keys: string | undefined,
): readonly string[] => {
  const embedded = store.startsWith('lmdb:') ? [store.slice('lmdb:'.length)] : [];
  return [data, ...embedded, ...(keys === undefined ? [] : [keys])].map((folder) => resolve(cwd, folder));
};

const receiptsOf = async (store: EventStore, agentId: string): Promise<readonly ReceiptTold[]> => {
  const told = new Map<string, ReceiptTold>();
  for await (const recorded of store.readStream(erasureStream(agentId), { direction: 'backwards' })) {
    const { sessions, sandboxes, events, ...rest } = erasureCatalogue.read(recorded).data;
    const { erasureId, erasedAt, reason, mode } = rest;
    const before = told.get(erasureId);
    told.set(erasureId, {
      ...{ erasureId, erasedAt, reason, mode, actor: recorded.metadata.actor ?? '' },
      sessions: (before?.sessions ?? 0) + sessions.length,
      sandboxes: (before?.sandboxes ?? 0) + sandboxes,
      events: (before?.events ?? 0) + events,
    });
  }
  return [...told.values()];
};

const ROWS_AT_A_TIME = 500;
/** The projection that has a state for every session. */
const SESSIONS = 'sessions';

/** Takes out of the views what another server has erased. */
const removeMeant = async (
  { states, removeStream }: Pick<Views, 'states' | 'removeStream'>,
  isMeant: (stream: string) => boolean,
  agentId: string,
): Promise<void> => {
  const prefix = sessionStream(agentId, '');
  const meant: string[] = [];
  let after: string | undefined;
  for (;;) {
    const from = after === undefined ? {} : { after };
    const page = await states(SESSIONS, { prefix, limit: ROWS_AT_A_TIME, ...from });
    meant.push(...page.map(({ partition }) => partition).filter(isMeant));
    after = page.at(-1)?.partition;
    if (after === undefined || page.length < ROWS_AT_A_TIME) break;
  }
  await Promise.all(meant.map(removeStream));
};

const LAST_KEY = ['\u{10ffff}'];

async function* rowsOf(views: Pick<Views, 'list' | 'rows'>): AsyncIterable<string> {
  for (const { name } of await views.list()) {
    const { range } = views.rows(name);
    let from: readonly (string | number)[] = [];
    for (;;) {
      const rows = await range({ from, to: LAST_KEY, limit: ROWS_AT_A_TIME });
      for (const row of rows) yield JSON.stringify([row.key, row.value]);
      const last = rows.at(-1);
      if (last === undefined || rows.length < ROWS_AT_A_TIME) break;
      // The least key behind it.
      from = [...last.key, ''];
    }
  }
}
