import type { LmdbEnvironment } from './open-lmdb.ts';

/** Events are recorded in the data folder itself. */
export const EMBEDDED = 'embedded';

const noteIn = (env: LmdbEnvironment) => env.openDB<string, number>({ name: 'views/of', encoding: 'string' });

/** Records next to the views which event store they belong to: EMBEDDED, or the hosts of another. */
export const noteStore = async (env: LmdbEnvironment, store: string): Promise<void> => {
  const note = noteIn(env);
  if (note.get(0) !== store) await note.put(0, store);
};

/** @returns undefined if no server has kept views there yet */
export const notedStore = (env: LmdbEnvironment): string | undefined => noteIn(env).get(0);
