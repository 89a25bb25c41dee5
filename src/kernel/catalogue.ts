import { ParleyError } from './errors.ts';
import type { DomainEvent, EventSpec, RecordedEvent } from './event.ts';
import type { JsonObject } from './json.ts';

/** The event types of one kind of stream, with their current versions and the upcasters for older ones. */
export type Catalogue<E extends DomainEvent> = {
  /** The current version of this type. */
  readonly versionOf: (type: E['type']) => number;
  /**
   * Converts a recorded event to the current version. Upcasters run here, once per read. @throws
   * recording_unreadable for a type or version that only a newer Parley knows.
   */
  readonly read: (recorded: RecordedEvent) => E;
};

export const catalogueOf = <E extends DomainEvent>(specs: readonly EventSpec[]): Catalogue<E> => {
  const byType = new Map(specs.map((spec) => [spec.type, spec]));
  return {
    versionOf: (type) => byType.get(type)?.version ?? 1,
    read: (recorded) => {
      const { type, stream, metadata } = recorded;
      const cached = byType.get(type);
      if (cached === undefined || metadata.schemaVersion > cached.version) {
        const version = `version ${metadata.schemaVersion} of it`;
        const reason = `${version} is not known here; use the Parley that recorded it, or a newer one`;
        throw new ParleyError('recording_unreadable', { type, stream, reason });
      }
      // Upcasters return the current shape; tests check every golden stream against the current schemas.
      if (metadata.schemaVersion < cached.version) return upcast(recorded, cached) as RecordedEvent & E;
      // Parley appended it under this type and version, so it has that shape; tests check every event against
      // its schema.
      return recorded as RecordedEvent & E;
    },
  };
};

/** The event in the current version; idempotent. */
const upcast = (recorded: RecordedEvent, { version, upcasters }: EventSpec): RecordedEvent => {
  const { data, metadata } = recorded;
  const due = upcasters.slice(metadata.schemaVersion - 1);
  return {
    ...recorded,
    // The data of every event is a JSON object, but the type of a recorded event does not say so.
    data: due.reduce((older, upcast) => upcast(older), data as JsonObject),
    metadata: { ...metadata, schemaVersion: version },
  };
};
