import { unavailable } from './client-errors.ts';
import { LogEvent } from './log-event.ts';
import { type LoggedMessage, readAnswers } from './protocol.ts';

/** A message of a read or subscription of the log; a number is a position up to which all was searched. */
export type LogAnswer = LogEvent | number | 'confirmed' | 'caught-up' | 'other';

/** Reads a message of the protocol, `ReadResp`. A link whose target is gone has no event. */
export const logAnswerOf = (bytes: Uint8Array): LogAnswer => {
  const { event, confirmation, checkpoint, caughtUp } = readAnswers.decode(bytes);
  if (event?.event) return logEventOf(event.event);
  if (caughtUp) return 'caught-up';
  if (checkpoint) return checkpoint.commitPosition.toNumber();
  return confirmation ? 'confirmed' : 'other';
};

const logEventOf = (message: LoggedMessage): LogEvent => {
  const position = message.commitPosition.toNumber();
  if (!Number.isSafeInteger(position))
    throw unavailable('its answers contain no positions; EventStoreDB 23.10 or newer sends them');
  return new LogEvent({
    id: message.id?.string ?? '',
    type: propertyOf(message, 'type'),
    stream: message.streamIdentifier?.streamName ?? '',
    // Only a tombstone's exceeds the exact integers of JavaScript.
    revision: message.streamRevision.toNumber(),
    position,
    isJson: propertyOf(message, 'content-type') === 'application/json',
    dataText: message.data,
    metadataText: message.customMetadata,
  });
};

/** One of the server's own. */
const propertyOf = ({ metadata }: LoggedMessage, name: string): string =>
  metadata.find(({ key }) => key === name)?.value ?? '';
