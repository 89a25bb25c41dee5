import { LRUCache } from 'lru-cache';
import type { RecordedEvent } from '../kernel/event.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { firstValue } from '../kernel/first-value.ts';
import { SNAPSHOT_EVERY_EVENTS } from '../kernel/limits/conversation.ts';
import { ANNOTATED_SESSIONS_KEPT_MAX } from '../kernel/limits/replay.ts';
import { isErased } from '../kernel/sealing.ts';
import {
  type AnnotationEvent,
  type Annotations,
  annotationTypes,
  evolveAnnotations,
  isAnnotation,
  noAnnotations,
} from '../session/annotations.ts';
import { sessionCatalogue } from '../session/events.ts';

type CachedAnnotations = { readonly annotations: Annotations<RecordedEvent>; readonly last: RecordedEvent };

/** Reads the notes and tags of sessions. Of long ones it keeps them, and reads only later events again. */
export const annotationReader = (store: Pick<EventStore, 'readStream'>) => {
  const longSessions = new LRUCache<string, CachedAnnotations>({ max: ANNOTATED_SESSIONS_KEPT_MAX });
  /** Counts calls of `forget`, because a session being read at that time must not be kept. */
  let timesForgotten = 0;

  /** @returns undefined if the stream has no events */
  const readAll = async (stream: string): Promise<CachedAnnotations | undefined> => {
    const last = await firstValue(store.readStream(stream, { direction: 'backwards', limit: 1 }));
    if (last === undefined) return undefined;
    let annotations: Annotations<RecordedEvent> = noAnnotations;
    // Events recorded during the read are after its last event, where the next read continues.
    for await (const event of store.readStream(stream, { types: annotationTypes }))
      if (event.revision <= last.revision) annotations = withEvent(annotations, event);
    return { annotations, last };
  };

  /** @returns undefined if the stream has not the events that were read earlier */
  const readOn = async (
    stream: string,
    earlier: CachedAnnotations,
  ): Promise<CachedAnnotations | undefined> => {
    let { annotations } = earlier;
    let last: RecordedEvent | undefined;
    for await (const event of store.readStream(stream, { from: earlier.last.revision })) {
      last = event;
      if (event.revision === earlier.last.revision) {
        if (event.id !== earlier.last.id || isErased(event)) return undefined;
      } else annotations = withEvent(annotations, event);
    }
    return last && { annotations, last };
  };

  return {
    /** @returns undefined if the stream has no events. */
    read: async (stream: string): Promise<Annotations<RecordedEvent> | undefined> => {
      const timesBefore = timesForgotten;
      const earlier = longSessions.get(stream);
      const current = (earlier && (await readOn(stream, earlier))) ?? (await readAll(stream));
      if (current === undefined || current.last.revision < SNAPSHOT_EVERY_EVENTS) longSessions.delete(stream);
      else if (timesForgotten === timesBefore) longSessions.set(stream, current);
      return current?.annotations;
    },
    forget: (isErased: (stream: string) => boolean): void => {
      timesForgotten += 1;
      for (const stream of [...longSessions.keys()]) if (isErased(stream)) longSessions.delete(stream);
    },
  };
};

const withEvent = (
  annotations: Annotations<RecordedEvent>,
  event: RecordedEvent,
): Annotations<RecordedEvent> =>
  isAnnotation(event)
    ? // Found by its type, which the compiler does not follow.
      evolveAnnotations(annotations, sessionCatalogue.read(event) as AnnotationEvent, event)
    : annotations;
