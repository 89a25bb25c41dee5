import { ParleyError } from './errors.ts';
import type { DomainEvent, EventSpec, RecordedEvent } from './event.ts';

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
  const versions = new Map(specs.map(({ type, version }) => [type, version]));
  return {
    versionOf: (type) => versions.get(type) ?? 1,
    read: (recorded) => {
      const { type, stream, metadata } = recorded;
      const known = versions.get(type);
      if (known === undefined || metadata.schemaVersion > known) {
        const reason = `version ${metadata.schemaVersion} of it is not known here`;
        throw new ParleyError('recording_unreadable', { type, stream, reason });
      }
      // Parley appended it under this type and version, so it has that shape; tests hold every event to its
      // schema.
      return recorded as RecordedEvent & E;
    },
  };
};
