import type { Position, ResolvedEvent } from '@eventstore/db-client';
import type { EventMetadata, RecordedEvent } from '../../kernel/event.ts';
import { unavailable } from './client-errors.ts';

/** A position of the server as the port's number: the commit position, which counts the log's bytes. */
export const positionOf = (position: Position | undefined): number | undefined => {
  const commit = Number(position?.commit ?? Number.NaN);
  return Number.isSafeInteger(commit) ? commit : undefined;
};

/** The server's own: statistics, metadata, tombstones, links. */
export const isSystemName = (name: string): boolean => name.startsWith('$');

/**
 * Converts an event of the log to the port's form. Undefined if it is not Parley's: the server's own events,
 * other programs' events without JSON, and links whose target was deleted, which come without an event.
 * @throws store_unavailable if the server is too old to send positions
 */
export const recordedEvent = ({ event }: ResolvedEvent): RecordedEvent | undefined => {
  if (event === undefined || isSystemName(event.type) || isSystemName(event.streamId)) return undefined;
  if (!event.isJson || !isMetadata(event.metadata)) return undefined;
  const position = positionOf(event.position);
  if (position === undefined)
    throw unavailable('its answers contain no positions; EventStoreDB 23.10 or newer sends them');
  return {
    id: event.id,
    type: event.type,
    data: event.data,
    metadata: event.metadata,
    stream: event.streamId,
    revision: Number(event.revision),
    position,
  };
};

export const isMetadata = (metadata: unknown): metadata is EventMetadata =>
  typeof metadata === 'object' && metadata !== null && 'schemaVersion' in metadata;
