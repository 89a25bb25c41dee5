import { resolve } from 'node:path';
import type { EventStore, OnDamage } from '../kernel/event-store.ts';
import { errorText } from '../kernel/thrown-error.ts';
import type { ViewStore } from '../kernel/view-store.ts';
import type { ServerConfig } from '../settings/config.ts';
import { ConfigError } from '../settings/config-error.ts';
import { isKept } from '../settings/store-address.ts';
import { INSTALLED_ONLY, ownViews, shippedViews } from '../views/scripts.ts';
import { openViews, type Views } from '../views/views.ts';
import { viewsInThread } from './views-in-thread.ts';

export type ViewsSurroundings = {
  readonly cwd: string;
  readonly store: EventStore;
  readonly views: ViewStore;
  readonly storeId?: string | undefined;
  readonly now: () => string;
  /** Positions of the newest events that this process appended, by category. */
  readonly newestWritten: () => Readonly<Record<string, number>>;
  readonly onDamage?: OnDamage;
};

/**
 * The views of a server: of the shipped projections, and of those in the configured folder. They stay in this
 * thread if the store is in memory, which other threads cannot see, or if the code is TypeScript, from which
 * Node 20 cannot start a thread.
 */
export const openServerViews = async (
  config: ServerConfig,
  surroundings: ViewsSurroundings & {
    readonly onFailure: (error: Error) => void;
    readonly onDamage: OnDamage;
  },
): Promise<Views> => {
  const { cwd, newestWritten, onFailure, onDamage } = surroundings;
  const isSeenFromThreads = isKept(config.store) && import.meta.url.endsWith('.js');
  if (!isSeenFromThreads) return openViewsHere(config, surroundings);
  ownScripts(config, cwd);
  return viewsInThread({ config, cwd, newestAppended: () => newestOf(newestWritten()), onFailure, onDamage });
};

export const openViewsHere = (
  config: Pick<ServerConfig, 'projections'>,
  { cwd, store, views, storeId, now, newestWritten, onDamage }: ViewsSurroundings,
): Promise<Views> => {
  const definitions = [...shippedViews(), ...ownScripts(config, cwd)];
  const newestAppended = () => newestOf(newestWritten());
  return openViews({
    store,
    views,
    storeId,
    onDamage,
    now,
    newestAppended,
    definitions,
    retiredViews: INSTALLED_ONLY,
  });
};

const newestOf = (newestWritten: Readonly<Record<string, number>>): number =>
  Math.max(-1, ...Object.values(newestWritten));

/** @throws ConfigError */
const ownScripts = ({ projections }: Pick<ServerConfig, 'projections'>, cwd: string) =>
  projections === '' ? [] : viewsIn(resolve(cwd, projections));

const viewsIn = (folder: string) => {
  try {
    return ownViews(folder);
  } catch (cause) {
    const reason = errorText(cause);
    throw new ConfigError(`PARLEY_PROJECTIONS (--projections), ${folder}: ${reason}`, { cause });
  }
};
