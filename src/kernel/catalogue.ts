import { ParleyError } from './errors.ts';
import type { DomainEvent, EventSpec, RecordedEvent } from './event.ts';
import type { JsonObject } from './json.ts';

/**
 * The event types of one kind of stream: the versions they are written in, and how recorded ones are read.
 */
export type Catalogue<E extends DomainEvent> = {
  /** The version that this type is written in today. */
  readonly versionOf: (type: E['type']) => number;
  /**
   * An event as it is understood today. Older versions pass their upcasters here, once, on read.
   * @throws recording_unreadable for a type or version that only a newer Parley knows.
   */
  readonly read: (recorded: RecordedEvent) => E;
};

export const catalogueOf = <E extends DomainEvent>(specs: readonly EventSpec[]): Catalogue<E> => {
  const byType = new Map(specs.map((spec) => [spec.type, spec]));
  return {
    versionOf: (type) => byType.get(type)?.version ?? 1,
    read: (recorded) => {
      const { type, stream, metadata } = recorded;
      const known = byType.get(type);
      if (known === undefined || metadata.schemaVersion > known.version) {
        const reason = `version ${metadata.schemaVersion} of it is not known here`;
        throw new ParleyError('recording_unreadable', { type, stream, reason });
      }
      // What the upcasters make has today's shape; tests hold every golden stream to today's schemas.
      if (metadata.schemaVersion < known.version) return lifted(recorded, known) as RecordedEvent & E;
      // Parley appended it under this type and version, so it has that shape; tests hold every event to its
      // schema.
      return recorded as RecordedEvent & E;
    },
  };
};

/** The event in today's version; reading it again changes nothing. */
const lifted = (recorded: RecordedEvent, { version, upcasters }: EventSpec): RecordedEvent => {
  const { data, metadata } = recorded;
  const due = upcasters.slice(metadata.schemaVersion - 1);
  return {
    ...recorded,
    // Every event's data is a JSON object; a recorded event does not say so.
    data: due.reduce((older, upcast) => upcast(older), data as JsonObject),
    metadata: { ...metadata, schemaVersion: version },
  };
};
