import type { Logger } from 'pino';
import type { Damage } from '../kernel/event-store.ts';
import { DAMAGE_REMEMBERED_MAX, TURN_BYTES_ON_DISK } from '../kernel/limits/store.ts';
import { categoryOf } from '../kernel/stream-name.ts';
import type { ServerConfig } from '../settings/config.ts';
import { storeFolder } from '../settings/store-address.ts';
import type { Opener, Stores } from './open-stores.ts';

/** Reports conditions that an operator can fix: a store that is away or damaged, a full disk. */
export const logStores = (
  logger: Logger,
  damaged: DamageRegister,
): Required<Pick<Opener, 'onWaiting' | 'onRecordedLate' | 'onDisk' | 'onDamage' | 'onDropped'>> => ({
  onDamage: damaged.add,
  onDropped: (dropped) => logger.warn(dropped, 'the views were damaged and are being rebuilt'),
  onWaiting: (reason) => logger.warn({ reason }, 'waiting for the event store'),
  onRecordedLate: (stream) =>
    logger.warn({ category: categoryOf(stream) }, 'recorded after its request was answered with 503'),
  onDisk: ({ isFull, ...facts }) => {
    if (isFull)
      logger.error({ ...facts, code: 'disk_full' }, 'the disk has too little room: nothing is recorded');
    else logger.warn(facts, 'the disk has room again: everything is recorded');
  },
});

/** The unreadable records since the start, each noted once. */
export type DamageRegister = ReturnType<typeof damageRegister>;

export const damageRegister = () => {
  const positions = new Set<number>();
  const early: Damage[] = [];
  let note: (damage: Damage) => void = (damage) => early.push(damage);
  return {
    positions: (): readonly number[] => [...positions],
    add: (damage: Damage): void => {
      if (positions.has(damage.position) || positions.size >= DAMAGE_REMEMBERED_MAX) return;
      positions.add(damage.position);
      note(damage);
    },
    /** @param onNew is also called for records that were found earlier */
    watch: (onNew: (damage: Damage) => void): void => {
      note = onNew;
      for (const damage of early.splice(0)) onNew(damage);
    },
  };
};

/** Whether requests can be handled. @throws disk_full, store_unavailable */
export const readiness =
  ({ store: address }: Pick<ServerConfig, 'store'>, { store, disk }: Pick<Stores, 'store' | 'disk'>) =>
  async (): Promise<void> => {
    // A remote store records events regardless of this machine's disk.
    if (storeFolder(address) !== undefined) disk?.admit(TURN_BYTES_ON_DISK);
    await store.ping();
  };
