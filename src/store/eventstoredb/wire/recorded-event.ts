import type { Position, ResolvedEvent } from '@eventstore/db-client';
import { ParleyError } from '../../../kernel/errors.ts';
import type { EventMetadata, EventPlace, RecordedEvent } from '../../../kernel/event.ts';
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
 * @throws store_unavailable if the server is too old to send positions; record_damaged
 */
export const recordedEvent = ({ event }: ResolvedEvent): RecordedEvent | undefined => {
  if (event === undefined || isSystemName(event.type) || isSystemName(event.streamId)) return undefined;
  if (!event.isJson) return undefined;
  const { metadata } = event;
  if (!isMetadata(metadata) && !wasMetadata(textOf(metadata))) return undefined;
  const position = positionOf(event.position);
  if (position === undefined)
    throw unavailable('its answers contain no positions; EventStoreDB 23.10 or newer sends them');
  const place = { stream: event.streamId, revision: Number(event.revision), position };
  if (!isMetadata(metadata)) throw damagedAt(place, DAMAGED_METADATA);
  // The client returns the text of data that it cannot parse.
  if (typeof event.data === 'string' && event.data.includes('"')) throw damagedAt(place, DAMAGED_DATA);
  return { id: event.id, type: event.type, data: event.data, metadata, ...place };
};

/** The client returns the bytes of metadata that it cannot parse. */
const textOf = (metadata: unknown): string =>
  metadata instanceof Uint8Array ? Buffer.from(metadata).toString() : (JSON.stringify(metadata) ?? '');

export const DAMAGED_DATA = 'its data is not JSON';
export const DAMAGED_METADATA = 'its metadata cannot be read';

/** EventStoreDB keeps no checksum of an event, so only what cannot be parsed is noticed. */
export const damagedAt = ({ stream, revision, position }: EventPlace, reason: string): ParleyError =>
  new ParleyError('record_damaged', { stream, revision, position, reason });

export const isMetadata = (metadata: unknown): metadata is EventMetadata =>
  typeof metadata === 'object' && metadata !== null && 'schemaVersion' in metadata;

/** Whether a text was Parley's metadata before it was damaged: some of its fields can still be seen. */
export const wasMetadata = (text: string): boolean =>
  METADATA_FIELDS.filter((field) => text.includes(`"${field}":`)).length > 1;

const METADATA_FIELDS = ['schemaVersion', 'occurredAt', 'correlationId'];
