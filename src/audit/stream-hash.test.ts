import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { someEvent } from '../../test/support/store-events.ts';
import type { NewEvent } from '../kernel/event.ts';
import { NO_STREAM_HASH, nextStreamHash } from './stream-hash.ts';

const sha256 = (...parts: readonly (string | Uint8Array)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
/** The event as it is recorded, and hashed as a leaf. */
const leafOf = ({ id, type, data, metadata }: NewEvent): Buffer =>
  sha256('\0', JSON.stringify({ stream: 'audit-log', revision: 7, id, type, data, metadata }));
const firstHash = (leaf: Buffer): string =>
  sha256(Uint8Array.of(1), Buffer.from(NO_STREAM_HASH, 'base64'), leaf).toString('base64');
const hashOf = (event: NewEvent): string =>
  nextStreamHash(NO_STREAM_HASH, { ...event, stream: 'audit-log', revision: 7 });

describe('the hash of the stream of the record', () => {
  const event = { ...someEvent({ leaves: 'AA==', runs: [[0, 1, 2]] }), type: 'LeavesRecorded' };

  it('covers each event as it is recorded', () => {
    expect(hashOf(event)).toBe(firstHash(leafOf(event)));
  });

  it('takes the text of the data that its writer made', () => {
    const written = { data: event.data, text: JSON.stringify(event.data) };
    expect(hashOf({ ...event, written })).toBe(hashOf(event));
  });

  it('leaves the note of a checkpoint out', () => {
    const checkpoint = (note: string) => ({ ...someEvent({ note, upTo: 3 }, 'c'), type: 'CheckpointSigned' });
    const data = checkpoint('signed').data;
    expect(hashOf({ ...checkpoint('signed'), written: { data, text: JSON.stringify(data) } })).toBe(
      firstHash(leafOf(checkpoint(''))),
    );
  });
});
