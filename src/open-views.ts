import { resolve } from 'node:path';
import { ConfigError, type ServerConfig } from './config.ts';
import type { EventStore } from './kernel/event-store.ts';
import type { ViewStore } from './kernel/view-store.ts';
import { ownViews, shippedViews } from './views/scripts.ts';
import { openViews, type Views } from './views/views.ts';

export type ViewsSurroundings = {
  readonly cwd: string;
  readonly store: EventStore;
  readonly views: ViewStore;
  readonly now: () => string;
  /** Positions of the newest events that this process appended, by category. */
  readonly written: () => Readonly<Record<string, number>>;
};

/** The views of a server: of the projections that come with Parley, and of those in the folder it is told. */
export const openServerViews = (
  { projections }: Pick<ServerConfig, 'projections'>,
  { cwd, store, views, now, written }: ViewsSurroundings,
): Promise<Views> => {
  const own = projections === '' ? [] : viewsIn(resolve(cwd, projections));
  const appended = () => Math.max(-1, ...Object.values(written()));
  return openViews({ store, views, now, appended, definitions: [...shippedViews(), ...own] });
};

const viewsIn = (folder: string) => {
  try {
    return ownViews(folder);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ConfigError(`the folder of projections, ${folder}: ${reason}.`, { cause });
  }
};
