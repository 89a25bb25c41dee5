import type { EventStore } from '../kernel/event-store.ts';
import type { JsonValue } from '../kernel/json.ts';
import type { UnreadEvent } from '../kernel/unread-event.ts';
import type { ViewChange, ViewStore } from '../kernel/view-store.ts';
import { type Landmark, landmarkAfter, misfitOf, noLandmark } from './landmark.ts';

/** The progress of a view. */
export type ViewPlace = {
  /** Position of the last event taken; -1 before the first. */
  readonly place: () => number;
  readonly isSaved: () => boolean;
  /** Notes that the view includes everything up to there; @param events the newest of these. */
  readonly pass: (place: number, events: readonly UnreadEvent[]) => void;
  /** To be saved with the rows of the view. */
  readonly row: () => ViewChange;
  readonly markSaved: () => void;
};

/**
 * The saved progress: `place` may be after the landmark's event if only temporary events were recorded since.
 */
type SavedPlace = { readonly landmark: Landmark; readonly place: number };

type SavedView = {
  readonly views: ViewStore;
  readonly view: string;
  /** The identity of the event store; absent if the store does not outlive the views. */
  readonly storeId?: string | undefined;
};

export const openViewPlace = async ({ views, view, storeId = '' }: SavedView): Promise<ViewPlace> => {
  const savedAt = await savedPlace(views, view);
  let landmark = savedAt?.landmark ?? noLandmark(storeId);
  let place = savedAt?.place ?? -1;
  let isSaved = savedAt !== undefined;
  return {
    place: () => place,
    isSaved: () => isSaved,
    pass: (to, events) => {
      landmark = landmarkAfter(landmark, events);
      if (to <= place) return;
      place = to;
      isSaved = false;
    },
    row: () => ({ key: KEY, json: JSON.stringify({ landmark, place } satisfies SavedPlace) }),
    markSaved: () => {
      isSaved = true;
    },
  };
};

/** @returns why a saved view does not belong to this log; undefined if it does, or was never saved */
export const viewMisfit = async (
  store: Pick<EventStore, 'newestPosition' | 'readAll'>,
  { views, view, storeId = '' }: SavedView,
): Promise<string | undefined> => {
  if ((await views.checkpoint(view)) === undefined) return undefined;
  const savedAt = await savedPlace(views, view);
  if (savedAt === undefined) return 'an older version made the view, and did not save its last event';
  if (savedAt.landmark.storeId !== storeId) return 'the view is of another event store';
  return misfitOf(store, savedAt.landmark);
};

const KEY = ['landmark'];

const savedPlace = async (views: ViewStore, view: string): Promise<SavedPlace | undefined> => {
  const [row] = await views.get(view, [KEY]);
  // Only `openViewPlace` writes such rows.
  return row as (JsonValue & SavedPlace) | undefined;
};
