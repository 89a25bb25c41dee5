import { setTimeout } from 'node:timers/promises';
import { PROJECTION_REMOVAL_PAUSE_MS } from '../kernel/limits.ts';
import type { CatalogueEntry, ViewCatalogue } from './catalogue.ts';
import { type Generation, startGeneration } from './generation.ts';
import type { ViewIndex } from './projector.ts';
import type { GenerationOptions } from './run.ts';
import type { Projection } from './script.ts';
import { entryAfter, type SlotEvent, type SlotState, slotStateOf } from './view-life.ts';
import { viewMisfit } from './view-place.ts';

export type ViewDefinition = { readonly projection: Projection; readonly index?: ViewIndex | undefined };

/**
 * The views of one projection: the view that is read and, after the script has changed or while it is
 * rebuilt, the view that will replace it.
 */
export type Slot = ViewDefinition & {
  /** The view to read. */
  readonly view: () => string;
  /** Keeps that view up to date; absent while it is one of an older script. */
  readonly current: () => Generation | undefined;
  readonly next: () => Generation | undefined;
  /** Begins to rebuild the view, beside the one that is read. */
  readonly rebuild: () => Promise<void>;
  /** Resolves when no view is being made beside the one that is read. */
  readonly swapped: () => Promise<void>;
  /** Resolves when nothing of a deleted stream is left. */
  readonly removeStream: (stream: string) => Promise<void>;
  readonly stop: () => Promise<void>;
};

export type SlotPorts = Pick<GenerationOptions, 'store' | 'views' | 'tail' | 'log' | 'storeId'> & {
  readonly catalogue: ViewCatalogue;
};

export const openSlot = async (definition: ViewDefinition, ports: SlotPorts): Promise<Slot> => {
  const slot = newSlot(definition, ports);
  slot.entry = await ports.catalogue.change(nameOf(slot), (entry) => after(slot, entry, 'opened'));
  const { view, version } = slot.entry;
  // The view of an older script stays readable for a while, and only this compares it with the log.
  if (version !== slot.version && (await viewMisfit(ports.store, { ...ports, view })) !== undefined)
    await ports.views.drop(view);
  resume(slot);
  return {
    ...definition,
    view: () => slot.entry.view,
    current: () => slot.current,
    next: () => slot.next,
    swapped: () => swapped(slot),
    rebuild: () => rebuild(slot),
    removeStream: (stream) => removeStream(slot, stream),
    stop: async () => {
      slot.isStopped = true;
      await Promise.all([slot.current?.stop(), slot.next?.stop()]);
    },
  };
};

type State = {
  readonly definition: ViewDefinition;
  readonly ports: SlotPorts;
  readonly version: string;
  entry: CatalogueEntry;
  current: Generation | undefined;
  next: Generation | undefined;
  swapping: Promise<void>;
  /** The one that is being put in place, or was. */
  swap: { readonly next: Generation; readonly done: Promise<void> } | undefined;
  removing: Promise<void> | undefined;
  isStopped: boolean;
};

const newSlot = (definition: ViewDefinition, ports: SlotPorts): State => {
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

const after = (slot: State, entry: CatalogueEntry | undefined, event: SlotEvent): CatalogueEntry =>
  entryAfter(entry, { event, name: nameOf(slot), version: slot.version });

/** Which views of the catalogue this process keeps up to date. */
const keeps: Readonly<Record<SlotState, readonly ('current' | 'next')[]>> = {
  empty: [],
  current: ['current'],
  rebuilding: ['current', 'next'],
  outdated: ['next'],
  superseded: [],
};

/** Keeps the views that the catalogue names for this process, and stops all others. */
const resume = (slot: State): void => {
  const { entry, version } = slot;
  const generations = keeps[slotStateOf(entry, version)];
  const running = [slot.current, slot.next].filter((one) => one !== undefined);
  const generationOf = (view: string | undefined): Generation | undefined => {
    if (view === undefined) return undefined;
    return running.find((one) => one.view === view) ?? started(slot, view);
  };
  slot.current = generations.includes('current') ? generationOf(entry.view) : undefined;
  slot.next = generations.includes('next') ? generationOf(entry.next?.view) : undefined;
  for (const one of running) if (one !== slot.current && one !== slot.next) void one.stop();
  const { next } = slot;
  if (next !== undefined && !running.includes(next)) slot.swapping = swapWhenReady(slot, next);
};

const started = (slot: State, view: string): Generation =>
  startGeneration({ ...slot.definition, ...slot.ports, view, onOvertaken: () => refresh(slot) });

/** Another process may have rebuilt the view. */
const refresh = async (slot: State): Promise<void> => {
  const entry = await slot.ports.catalogue.get(nameOf(slot));
  if (entry === undefined || slot.isStopped) return;
  slot.entry = entry;
  resume(slot);
};

const swapWhenReady = async (slot: State, next: Generation): Promise<void> => {
  await Promise.race([next.caughtUp, next.ended]);
  if (slot.next === next && !slot.isStopped) await swap(slot, next);
};

/** A rebuild may be replaced by another one, so this waits until no rebuild is left. */
const swapped = async (slot: State): Promise<void> => {
  while (!slot.isStopped) {
    const { swapping } = slot;
    await swapping;
    if (slot.next === undefined && slot.swapping === swapping) return;
    if (slot.swapping === swapping) await setTimeout(PROJECTION_REMOVAL_PAUSE_MS);
  }
};

/** Once for each view: a second swap would stop the view that the first one promoted. */
const swap = (slot: State, next: Generation): Promise<void> => {
  if (slot.swap?.next === next) return slot.swap.done;
  const done = swapOnce(slot, next).catch((error: unknown) => {
    slot.swap = undefined;
    throw error;
  });
  slot.swap = { next, done };
  return done;
};

const swapOnce = async (slot: State, next: Generation): Promise<void> => {
  const { views, catalogue } = slot.ports;
  const old = slot.entry.view;
  slot.entry = await catalogue.change(nameOf(slot), (entry = slot.entry) =>
    entry.next?.view === next.view ? after(slot, entry, 'ready') : entry,
  );
  await slot.current?.stop();
  resume(slot);
  if (old !== slot.entry.view) await views.drop(old);
};

const rebuild = async (slot: State): Promise<void> => {
  const { views, catalogue } = slot.ports;
  const unfinished = slot.next;
  await unfinished?.stop();
  slot.entry = await catalogue.change(nameOf(slot), (entry = slot.entry) => after(slot, entry, 'rebuild'));
  resume(slot);
  if (unfinished !== undefined && unfinished !== slot.next) await views.drop(unfinished.view);
};

const removeStream = async (slot: State, stream: string): Promise<void> => {
  const { category, streams, isByStream } = slot.definition.projection.outline;
  const isRead = streams?.includes(stream) ?? (category === undefined || stream.startsWith(`${category}-`));
  if (!isRead) return;
  if (!isByStream) {
    // A stream cannot be subtracted from a total, so the view is rebuilt, once for many removals.
    slot.removing ??= rebuiltSoon(slot);
    return slot.removing;
  }
  const { current, next } = slot;
  // No process updates a view of an older script, so it is dropped together with the deleted data.
  if (current === undefined && next !== undefined) await swap(slot, next);
  await Promise.all([current?.remove(stream), next?.remove(stream)]);
};

const rebuiltSoon = async (slot: State): Promise<void> => {
  await setTimeout(PROJECTION_REMOVAL_PAUSE_MS);
  slot.removing = undefined;
  if (slot.isStopped) return;
  await rebuild(slot);
  await replaced(slot);
};

/**
 * A rebuild whose script fails may never catch up. It replaces the old view all the same, because the old
 * view still has the deleted data.
 */
const replaced = async (slot: State): Promise<void> => {
  while (slot.next !== undefined && !slot.isStopped) {
    if (slot.next.standing().state === 'faulted') await swap(slot, slot.next);
    else await Promise.race([slot.swapping, setTimeout(PROJECTION_REMOVAL_PAUSE_MS)]);
  }
};
