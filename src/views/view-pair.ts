import { setTimeout } from 'node:timers/promises';
import { ParleyError } from '../kernel/errors.ts';
import { PROJECTION_REMOVAL_PAUSE_MS } from '../kernel/limits/views.ts';
import type { CatalogueEntry, ViewCatalogue } from './catalogue.ts';
import type { Projection } from './engine/script.ts';
import { type Generation, startGeneration } from './generation.ts';
import type { GenerationOptions } from './generation-run.ts';
import type { ViewIndex } from './projector.ts';
import { type EntryEvent, type EntryState, entryAfter, entryStateOf } from './view-life.ts';
import { viewMisfit } from './view-place.ts';

export type ViewDefinition = { readonly projection: Projection; readonly index?: ViewIndex | undefined };

/**
 * The views of one projection: the view that is read and, after the script has changed or while it is
 * rebuilt, the view that will replace it.
 */
export type ViewPair = ViewDefinition & {
  /** The view to read. */
  readonly view: () => string;
  /** Keeps that view up to date; absent while it belongs to an older script. */
  readonly current: () => Generation | undefined;
  readonly next: () => Generation | undefined;
  /** Starts to rebuild the view, beside the one that is read. */
  readonly rebuild: () => Promise<void>;
  /** Resolves when no view is being built beside the one that is read. */
  readonly untilSwapped: () => Promise<void>;
  /** Resolves when no data of a deleted stream is left. @throws store_unavailable if it is stopped before */
  readonly removeStream: (stream: string) => Promise<void>;
  readonly stop: () => Promise<void>;
};

export type PairPorts = Pick<
  GenerationOptions,
  'store' | 'views' | 'tail' | 'log' | 'storeId' | 'onDamage'
> & {
  readonly catalogue: ViewCatalogue;
};

export const openPair = async (definition: ViewDefinition, ports: PairPorts): Promise<ViewPair> => {
  const pair = newPair(definition, ports);
  pair.entry = await ports.catalogue.change(nameOf(pair), (entry) => after(pair, entry, 'opened'));
  const { view, version } = pair.entry;
  // The view of an older script stays readable for a while, and only this compares it with the log.
  if (version !== pair.version && (await viewMisfit(ports.store, { ...ports, view })) !== undefined)
    await ports.views.drop(view);
  resume(pair);
  return {
    ...definition,
    view: () => pair.entry.view,
    current: () => pair.current,
    next: () => pair.next,
    untilSwapped: () => untilSwapped(pair),
    rebuild: () => rebuild(pair),
    removeStream: (stream) => removeStream(pair, stream),
    stop: async () => {
      pair.isStopped = true;
      await Promise.all([pair.current?.stop(), pair.next?.stop()]);
    },
  };
};

type State = {
  readonly definition: ViewDefinition;
  readonly ports: PairPorts;
  readonly version: string;
  entry: CatalogueEntry;
  current: Generation | undefined;
  next: Generation | undefined;
  swapping: Promise<void>;
  /** The swap in progress, or the last one. */
  swap: { readonly next: Generation; readonly whenDone: Promise<void> } | undefined;
  removing: Promise<void> | undefined;
  isStopped: boolean;
};

const newPair = (definition: ViewDefinition, ports: PairPorts): State => {
  const { projection, index } = definition;
  return {
    definition,
    ports,
    version: index === undefined ? projection.version : `${projection.version}.${index.version}`,
    entry: { view: '', version: '', made: 0 },
    current: undefined,
    next: undefined,
    swapping: Promise.resolve(),
    swap: undefined,
    removing: undefined,
    isStopped: false,
  };
};

const nameOf = ({ definition }: State): string => definition.projection.name;

const after = (pair: State, entry: CatalogueEntry | undefined, event: EntryEvent): CatalogueEntry =>
  entryAfter(entry, { event, name: nameOf(pair), version: pair.version });

/** Which views of the catalogue this process keeps up to date. */
const keeps: Readonly<Record<EntryState, readonly ('current' | 'next')[]>> = {
  empty: [],
  current: ['current'],
  rebuilding: ['current', 'next'],
  outdated: ['next'],
  superseded: [],
};

/** Keeps the views that the catalogue assigns to this process, and stops all others. */
const resume = (pair: State): void => {
  const { entry, version } = pair;
  const generations = keeps[entryStateOf(entry, version)];
  const running = [pair.current, pair.next].filter((generation) => generation !== undefined);
  const generationOf = (view: string | undefined): Generation | undefined => {
    if (view === undefined) return undefined;
    // A rebuild that begins during a swap stops the very view that the swap promotes.
    return (
      running.find((generation) => generation.view === view && !generation.isStopping()) ?? start(pair, view)
    );
  };
  pair.current = generations.includes('current') ? generationOf(entry.view) : undefined;
  pair.next = generations.includes('next') ? generationOf(entry.next?.view) : undefined;
  for (const generation of running)
    if (generation !== pair.current && generation !== pair.next) void generation.stop();
  const { next } = pair;
  if (next !== undefined && !running.includes(next)) pair.swapping = swapWhenReady(pair, next);
};

const start = (pair: State, view: string): Generation =>
  startGeneration({ ...pair.definition, ...pair.ports, view, onOvertaken: () => refresh(pair) });

/** Another process may have rebuilt the view. */
const refresh = async (pair: State): Promise<void> => {
  const entry = await pair.ports.catalogue.get(nameOf(pair));
  if (entry === undefined || pair.isStopped) return;
  pair.entry = entry;
  resume(pair);
};

const swapWhenReady = async (pair: State, next: Generation): Promise<void> => {
  await Promise.race([next.caughtUp, next.whenEnded]);
  if (pair.next === next && !pair.isStopped) await swap(pair, next);
};

/** A rebuild may be replaced by another one, so this waits until no rebuild is left. */
const untilSwapped = async (pair: State): Promise<void> => {
  while (!pair.isStopped) {
    const { swapping } = pair;
    await swapping;
    if (pair.next === undefined && pair.swapping === swapping) return;
    if (pair.swapping === swapping) await setTimeout(PROJECTION_REMOVAL_PAUSE_MS);
  }
};

/** Once per view: a second swap would stop the view that the first one promoted. */
const swap = (pair: State, next: Generation): Promise<void> => {
  if (pair.swap?.next === next) return pair.swap.whenDone;
  const whenDone = swapOnce(pair, next).catch((error: unknown) => {
    pair.swap = undefined;
    throw error;
  });
  pair.swap = { next, whenDone };
  return whenDone;
};

const swapOnce = async (pair: State, next: Generation): Promise<void> => {
  const { views, catalogue } = pair.ports;
  const old = pair.entry.view;
  pair.entry = await catalogue.change(nameOf(pair), (entry = pair.entry) =>
    entry.next?.view === next.view ? after(pair, entry, 'ready') : entry,
  );
  await pair.current?.stop();
  resume(pair);
  if (old !== pair.entry.view) await views.drop(old);
};

const rebuild = async (pair: State): Promise<void> => {
  const { views, catalogue } = pair.ports;
  const unfinishedNext = pair.next;
  await unfinishedNext?.stop();
  pair.entry = await catalogue.change(nameOf(pair), (entry = pair.entry) => after(pair, entry, 'rebuild'));
  resume(pair);
  if (unfinishedNext !== undefined && unfinishedNext !== pair.next) await views.drop(unfinishedNext.view);
};

const removeStream = async (pair: State, stream: string): Promise<void> => {
  const { category, streams, isByStream } = pair.definition.projection.outline;
  const isRead = streams?.includes(stream) ?? (category === undefined || stream.startsWith(`${category}-`));
  if (!isRead) return;
  if (!isByStream) {
    // A stream cannot be subtracted from a total, so the view is rebuilt, once for many removals.
    pair.removing ??= rebuiltSoon(pair);
    return pair.removing;
  }
  while (!(await removeStreamFrom(pair, stream))) {
    if (pair.isStopped) throw new ParleyError('store_unavailable', { reason: 'its views were closed' });
    await setTimeout(PROJECTION_REMOVAL_PAUSE_MS);
  }
};

/** A rebuild or a swap may stop a view before it comes to the stream, which its successor may have read. */
const removeStreamFrom = async (pair: State, stream: string): Promise<boolean> => {
  const { current, next } = pair;
  // No process updates a view of an older script, so it is dropped together with the deleted data.
  if (current === undefined && next !== undefined) await swap(pair, next);
  const removals = await Promise.all([current?.remove(stream), next?.remove(stream)]);
  return !removals.includes(false);
};

const rebuiltSoon = async (pair: State): Promise<void> => {
  await setTimeout(PROJECTION_REMOVAL_PAUSE_MS);
  pair.removing = undefined;
  if (pair.isStopped) return;
  await rebuild(pair);
  await replaceGeneration(pair);
};

/**
 * A rebuild whose script fails may never catch up. It replaces the old view all the same, because the old
 * view still has the deleted data.
 */
const replaceGeneration = async (pair: State): Promise<void> => {
  while (pair.next !== undefined && !pair.isStopped) {
    if (pair.next.standing().state === 'faulted') await swap(pair, pair.next);
    else await Promise.race([pair.swapping, setTimeout(PROJECTION_REMOVAL_PAUSE_MS)]);
  }
};
