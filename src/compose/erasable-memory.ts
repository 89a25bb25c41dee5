import type { Sealing } from '../kernel/sealing.ts';
import type { SnapshotStore } from '../kernel/snapshot-store.ts';
import type { ForkDesk } from '../replay/fork-desk.ts';
import type { ShadowDesk } from '../replay/shadow-desk.ts';
import type { LiveTurns } from '../replay/turns/live-turns.ts';
import type { WhatIfDesk } from '../replay/what-if/what-if-desk.ts';
import type { Desks } from '../turn/open-desks.ts';
import type { EventFeed } from '../views/event-feed.ts';
import type { OpenedTexts } from '../views/opened-texts.ts';

/** Everything beside the log and its views that may have data of an erased session. */
export type ErasableMemory = {
  /** Absent if personal fields are recorded unsealed. */
  readonly sealing?: Sealing;
  readonly openedTexts: OpenedTexts;
  readonly desks: Pick<Desks, 'erasable' | 'sandboxes' | 'annotations'>;
  readonly snapshots: SnapshotStore;
  readonly whatIfs: Pick<WhatIfDesk, 'forget'>;
  readonly forks: Pick<ForkDesk, 'forget'>;
  readonly shadows: Pick<ShadowDesk, 'forget'>;
  readonly liveTurns: Pick<LiveTurns, 'forget'>;
  readonly feed: Pick<EventFeed, 'forget'>;
};

/** Drops erased data from memory, and from small stores. */
export const forgetErased =
  ({ sealing, openedTexts, desks, snapshots, forks, whatIfs, shadows, liveTurns, feed }: ErasableMemory) =>
  async (isErased: (stream: string) => boolean): Promise<void> => {
    sealing?.forget(isErased);
    openedTexts.forget(isErased);
    await desks.erasable.forget(isErased);
    await forks.forget(isErased);
    await desks.sandboxes.forget(isErased);
    desks.annotations.forget(isErased);
    for await (const stream of snapshots.streams()) if (isErased(stream)) await snapshots.drop(stream);
    await whatIfs.forget(isErased);
    await shadows.forget(isErased);
    liveTurns.forget(isErased);
    feed.forget(isErased);
  };
