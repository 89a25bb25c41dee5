import { ParleyError } from '../../kernel/errors.ts';
import type { EventPlace, NewEvent, RecordedEvent } from '../../kernel/event.ts';
import type { EventStore } from '../../kernel/event-store.ts';
import type { JsonObject } from '../../kernel/json.ts';
import type { SealKey } from '../../kernel/key-store.ts';
import { type PersonalFields, valueAt, withValueAt } from '../../kernel/personal-fields.ts';
import { isKeyMissing, KEY_MISSING, type Sealing, type SealObstacle } from '../../kernel/sealing.ts';
import { categoryOf } from '../../kernel/stream-name.ts';
import type { FoundKey, KeyRing } from './key-ring.ts';
import { keyNumberOf, openText, sealText } from './seal.ts';

/** The key is missing, or it is another one and opens nothing. */
export type KeyLack = 'missing' | 'foreign';
export type OnKeyMissing = (place: EventPlace, lack: KeyLack) => void;

export type SealedOptions = {
  /** Streams of these categories are sealed. */
  readonly categories: readonly string[];
  readonly fields: PersonalFields;
  readonly keys: KeyRing;
  /** False: sealed events are opened, and new events are recorded unsealed. */
  readonly seals: boolean;
  /** Called when no key opens an event, although the event was not erased. */
  readonly onKeyMissing?: OnKeyMissing | undefined;
  /**
   * Whether an event was erased, although no key says so: the marks of destroyed keys may be lost with the
   * keys.
   */
  readonly wasErased?: ((place: EventPlace) => Promise<boolean>) | undefined;
};

/**
 * A store that records personal fields sealed: it blanks the fields and adds all of them, as one sealed text,
 * as `sealed`. A reader through this store sees the original fields; if the key was destroyed, it sees the
 * blanks and an empty `sealed`; if the key is missing, the blanks and KEY_MISSING. Fields recorded unsealed
 * are read as they are.
 */
export const sealedEventStore = (
  store: EventStore,
  options: SealedOptions,
): { readonly store: EventStore; readonly sealing: Sealing } => {
  const { keys, fields } = options;
  const isSealed = (stream: string) => options.categories.includes(categoryOf(stream));
  const open = openerOf(options);

  async function* openAll(events: AsyncIterable<RecordedEvent>): AsyncIterable<RecordedEvent> {
    for await (const event of events) {
      const openedEvent = open(event);
      yield openedEvent instanceof Promise ? await openedEvent : openedEvent;
    }
  }

  return {
    sealing: sealingOf(store, options, open),
    store: {
      ...store,
      append: async (stream, events, expectedRevision) => {
        if (!options.seals || !isSealed(stream) || events.length === 0)
          return store.append(stream, events, expectedRevision);
        const newestKnown = keys.newest(stream);
        const key = await keys.current(stream);
        // Another process has destroyed the key since, so the expected events were erased with it.
        if (typeof expectedRevision === 'number' && newestKnown !== undefined && newestKnown < key.number) {
          keys.forget((name) => name === stream);
          throw new ParleyError('wrong_expected_revision', {
            stream,
            actual: expectedRevision,
            expected: expectedRevision,
          });
        }
        return store.append(
          stream,
          events.map((event) => sealEvent(event, { stream, key, fields })),
          expectedRevision,
        );
      },
      readStream: (stream, options) => {
        const events = store.readStream(stream, options);
        return isSealed(stream) ? openAll(events) : events;
      },
      readAll: (options) => {
        const events = store.readAll(options);
        return options?.category !== undefined && !isSealed(options.category) ? events : openAll(events);
      },
      subscribe: (target, after, subscriber) =>
        store.subscribe(target, after, {
          ...subscriber,
          onEvent: async (event) => subscriber.onEvent(await open(event)),
        }),
      delete: async (stream) => {
        await store.delete(stream);
        // Freed disk space stays readable for a while to anyone who has the key.
        if (isSealed(stream)) await keys.destroy(stream);
      },
    },
  };
};

/** @param open opens an event of the store, which is the store beneath the sealed one */
const sealingOf = (
  store: Pick<EventStore, 'readStream'>,
  { keys, fields }: SealedOptions,
  open: ReturnType<typeof openerOf>,
): Sealing => {
  const obstacle = async (stream: string): Promise<SealObstacle | undefined> => {
    let isMissing = false;
    for await (const event of store.readStream(stream)) {
      if (isInTheOpen(event, fields)) return 'in_the_open';
      isMissing ||= isKeyMissing(await open(event));
    }
    return isMissing ? 'key_missing' : undefined;
  };
  return {
    destroy: async (stream) =>
      (await obstacle(stream)) ?? ((await keys.destroy(stream)) ? 'destroyed' : 'nothing'),
    obstacle,
    isDestroyed: async (stream) => {
      let isDestroyed = false;
      for await (const event of store.readStream(stream)) {
        const { sealed } = dataOf(event);
        if (typeof sealed !== 'string') continue;
        if ((await keys.get(stream, keyNumberOf(sealed))) !== 'destroyed') return false;
        isDestroyed = true;
      }
      return isDestroyed;
    },
    forget: keys.forget,
  };
};

type SealedData = { readonly sealed?: string } & JsonObject;

/** Every event's data is a JSON object. */
const dataOf = ({ data }: { readonly data: unknown }): SealedData => data as SealedData;

const placeOf = (stream: string, { id }: { readonly id: string }): string => `${stream} ${id}`;

type Seal = { readonly stream: string; readonly key: SealKey; readonly fields: PersonalFields };

const sealEvent = (event: NewEvent, { stream, key, fields }: Seal): NewEvent => {
  const whole = dataOf(event);
  const personalValues = (fields.get(event.type) ?? []).flatMap(({ path, blank }) => {
    const value = valueAt(whole, path);
    return value === undefined ? [] : [{ path, blank, value }];
  });
  if (personalValues.length === 0) return event;
  const secret = JSON.stringify(
    Object.fromEntries(personalValues.map(({ path, value }) => [path.join('.'), value])),
  );
  const bare = personalValues.reduce(
    (data, { path, blank }) => withValueAt(data, path, blank),
    whole as JsonObject,
  );
  return { ...event, data: { ...bare, sealed: sealText(secret, key, placeOf(stream, event)) } };
};

const openerOf = ({ keys, onKeyMissing, wasErased = async () => false }: SealedOptions) => {
  const openWith = (event: RecordedEvent, key: FoundKey): RecordedEvent | Promise<RecordedEvent> => {
    const opened = openEvent(event, key);
    if (!isKeyMissing(opened)) return opened;
    return wasErased(event).then((isErased) => {
      if (isErased) return openEvent(event, 'destroyed');
      onKeyMissing?.(event, key === undefined ? 'missing' : 'foreign');
      return opened;
    });
  };
  return (event: RecordedEvent): RecordedEvent | Promise<RecordedEvent> => {
    const { sealed } = dataOf(event);
    if (typeof sealed !== 'string') return event;
    const key = keys.get(event.stream, keyNumberOf(sealed));
    return key instanceof Promise ? key.then((readKey) => openWith(event, readKey)) : openWith(event, key);
  };
};

/** The sealed fields as JSON; undefined if this is not their key. */
export const openSealed = (event: RecordedEvent, key: SealKey): string | undefined =>
  openText(dataOf(event).sealed ?? '', key.bytes, placeOf(event.stream, event));

const openEvent = (event: RecordedEvent, key: FoundKey): RecordedEvent => {
  const { sealed: _, ...bare } = dataOf(event);
  // The reader learns why it sees blanks; the sealed text itself is useless.
  if (key === 'destroyed') return { ...event, data: { ...bare, sealed: '' } };
  const secret = key === 'foreign' ? undefined : key && openSealed(event, key);
  if (secret === undefined) return { ...event, data: { ...bare, sealed: KEY_MISSING } };
  const values: JsonObject = JSON.parse(secret);
  const data = Object.entries(values).reduce(
    (whole, [name, value]) => withValueAt(whole, name.split('.'), value),
    bare as JsonObject,
  );
  return { ...event, data };
};

/** Whether an event has personal fields that were not sealed; blanks have nothing to seal. */
const isInTheOpen = (event: RecordedEvent, fields: PersonalFields): boolean => {
  const data = dataOf(event);
  if (typeof data.sealed === 'string') return false;
  return (fields.get(event.type) ?? []).some(({ path, blank }) => {
    const value = valueAt(data, path);
    return value !== undefined && JSON.stringify(value) !== JSON.stringify(blank);
  });
};
