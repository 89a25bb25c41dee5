import { setTimeout } from 'node:timers/promises';
import { PROJECTION_REMOVAL_PAUSE_MS } from '../kernel/limits/views.ts';
import { keyAfter, type ViewKey } from '../kernel/view-store.ts';
import { sessionStream } from '../session/session-stream.ts';
import { STATE } from './projector.ts';
import type { Views } from './views.ts';

export type ErasedStreams = {
  readonly agentIds: Iterable<string>;
  readonly isErased: (stream: string) => boolean;
  /** The actual stream name in the store, not the name under which an erased session continues. */
  readonly isDeleted: (stream: string) => Promise<boolean>;
  /** All events of the deleted streams come before it. */
  readonly position: number;
};

type ViewsToMend = Pick<Views, 'list' | 'status' | 'rows' | 'awaitPosition' | 'removeStream'>;

/**
 * Removes streams that were deleted elsewhere from all views, including those being built. Each view drops
 * what it has at once, and again when it has passed the place of the deletion, because a view that was behind
 * may have taken events of them in the meantime.
 * @param isStopped ends the removal early
 */
export const removeErasedStreams = async (
  views: ViewsToMend,
  erased: ErasedStreams,
  isStopped: () => boolean,
): Promise<void> => {
  const names = (await views.list()).map(({ name }) => name);
  // Recomputes sums, because sums do not record which sessions they come from. Not a session.
  const sums = [...erased.agentIds].map((agentId) => sessionStream(agentId, ''));
  const erasures = await erasedStreamsIn(views, names, erased);
  await Promise.all([...sums, ...erasures].map(views.removeStream));
  const { position } = erased;
  await Promise.all(names.map((name) => untilPassed(views, { name, position }, isStopped)));
  if (!isStopped()) await Promise.all((await erasedStreamsIn(views, names, erased)).map(views.removeStream));
};

const erasedStreamsIn = async (
  views: ViewsToMend,
  names: readonly string[],
  { agentIds, isErased, isDeleted }: ErasedStreams,
): Promise<readonly string[]> => {
  const streams = new Set<string>();
  for (const agentId of agentIds)
    for (const name of names)
      for await (const stream of partitionsIn(views, name, sessionStream(agentId, '')))
        if (!streams.has(stream) && isErased(stream) && (await isDeleted(stream))) streams.add(stream);
  return [...streams];
};

type Place = { readonly name: string; readonly position: number };

/** A view that is stopped, faulted or of an older script takes no more events. */
const untilPassed = async (views: ViewsToMend, { name, position }: Place, isStopped: () => boolean) => {
  while (!isStopped()) {
    const { state } = await views.status(name);
    if (state === 'faulted' || state === 'outdated' || state === 'stopped') return;
    if (await views.awaitPosition(name, position)) return;
    await setTimeout(PROJECTION_REMOVAL_PAUSE_MS);
  }
};

/** Rows read at once: few waits for the store, and little memory. */
const ROWS_AT_A_TIME = 500;

async function* partitionsIn(
  { rows }: Pick<Views, 'rows'>,
  name: string,
  prefix: string,
): AsyncGenerator<string> {
  const { range } = rows(name);
  let from: ViewKey = [STATE, prefix];
  for (;;) {
    const page = await range({ from, to: [STATE, `${prefix}\u{10ffff}`], limit: ROWS_AT_A_TIME });
    for (const { key } of page) yield String(key[1]);
    const last = page.at(-1);
    if (last === undefined || page.length < ROWS_AT_A_TIME) return;
    from = keyAfter([STATE, String(last.key[1])]);
  }
}

const LAST_KEY = ['\u{10ffff}'];

/** Every row of every view, key and value, as JSON. */
export async function* everyRow(views: Pick<Views, 'list' | 'rows'>): AsyncIterable<string> {
  for (const { name } of await views.list()) {
    const { range } = views.rows(name);
    let from: ViewKey = [];
    for (;;) {
      const rows = await range({ from, to: LAST_KEY, limit: ROWS_AT_A_TIME });
      for (const row of rows) yield JSON.stringify([row.key, row.value]);
      const last = rows.at(-1);
      if (last === undefined || rows.length < ROWS_AT_A_TIME) break;
      from = keyAfter(last.key);
    }
  }
}
