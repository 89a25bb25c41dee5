import { isParleyError } from '../kernel/errors.ts';
import type { Scavenge, StartScavenge } from '../kernel/scavenger.ts';

/** The result of a request to scavenge. */
export type ScavengeReport = {
  readonly state: Scavenge['state'] | 'refused' | 'not_needed';
  readonly scavengeId?: string;
  /** The code of the error, if it was refused. */
  readonly error?: string;
  /** For people. */
  readonly details: string;
};

/** @param start absent for a store that frees deleted data itself. @throws scavenge_refused */
export const scavenge = async (start: StartScavenge | undefined): Promise<ScavengeReport> => {
  if (start === undefined) return { state: 'not_needed', details: NOT_NEEDED };
  const { state, scavengeId } = await start();
  return { state, scavengeId, details: WORDS[state] };
};

/**
 * The erasure is complete even if the store refuses the scavenge, so a refusal is returned and not thrown.
 */
export const scavengeAfterErasure = async (start: StartScavenge | undefined): Promise<ScavengeReport> => {
  try {
    return await scavenge(start);
  } catch (error) {
    if (!isParleyError(error)) throw error;
    return { state: 'refused', error: error.code, details: error.message };
  }
};

const NOT_NEEDED =
  'this store needs none: it frees deleted pages, and `parley privacy compact` overwrites them';
const WORDS = {
  started: 'a scavenge was started, which removes deleted events from the disk of that node',
  in_progress: 'a scavenge is already running; sessions erased since it began may need another one',
  stopped: 'the store has stopped the scavenge',
} as const;

export const SCAVENGE_ADVICE =
  'EventStoreDB keeps what was deleted on its own disk: `parley privacy scavenge` starts its removal.';
