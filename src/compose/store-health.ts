import type { Logger } from 'pino';
import type { ServerConfig } from '../settings/config.ts';
import type { Opener, Stores } from './open-stores.ts';

/** Logs what an operator can do something about: a store that is away, a disk that is full. */
export const logStores = (logger: Logger): Required<Pick<Opener, 'onWaiting' | 'onDisk'>> => ({
  onWaiting: (reason) => logger.warn({ reason }, 'waiting for the event store'),
  onDisk: ({ isFull, ...facts }) => {
    if (isFull)
      logger.error({ ...facts, code: 'disk_full' }, 'the disk has too little room: nothing is recorded');
    else logger.warn(facts, 'the disk has room again: everything is recorded');
  },
});

/** Whether requests can be taken. @throws disk_full, store_unavailable */
export const readiness =
  ({ store: { kind } }: Pick<ServerConfig, 'store'>, { store, disk }: Pick<Stores, 'store' | 'disk'>) =>
  async (): Promise<void> => {
    // In a remote store events are recorded whatever room this machine has.
    if (kind === 'lmdb') disk?.admit(0);
    await store.ping();
  };
