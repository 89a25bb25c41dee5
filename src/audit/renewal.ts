import { createHash } from 'node:crypto';
import type { EventMetadata } from '../kernel/event.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { winRace } from '../outside/race.ts';
import { AUDIT_STREAM, RecordRenewed } from './events.ts';
import type { NotaryPorts } from './notary.ts';
import { originIn } from './note.ts';
import { newOrigin, nextStep, readForeignHead, readRecord } from './record.ts';
import { survivingRecord } from './surviving-record.ts';

/**
 * Continues a record whose key was lost under this installation's key. Leaves and receipts of erasures stay
 * as they are, so every change that could be found before can be found afterwards.
 * @returns the first checkpoint of the new key
 * @throws record_key_kept if this installation's key signed the newest checkpoint; recording_unreadable
 */
export const renewRecord = (
  ports: Pick<NotaryPorts, 'store' | 'outside' | 'signerOf'>,
  actor: NonNullable<EventMetadata['actor']>,
): Promise<string> => {
  const { store, outside } = ports;
  return winRace(outside, {
    attempt: async () => {
      const earlier = await readForeignHead(ports);
      const data = { earlier: earlier.note, notes: await notesHash(store) };
      const before = { ...earlier, origin: newOrigin(outside) };
      const entries = [{ type: 'RecordRenewed' as const, data }];
      const { events, head } = nextStep(ports, before, { entries, upTo: earlier.upTo, actor });
      await store.append(AUDIT_STREAM, events, earlier.revision);
      return head.note;
    },
    catchUp: async () => undefined,
  });
};

/** Of the notes since the record was begun or last renewed. */
const notesHash = async (store: Pick<EventStore, 'readStream'>): Promise<string> => {
  let hash = createHash('sha256');
  for await (const event of readRecord(store)) {
    if (event.type === 'RecordRenewed') hash = createHash('sha256');
    if (event.type === 'CheckpointSigned') hash.update(event.data.note);
  }
  return hash.digest('base64');
};

/** The earlier origins of a record, whose keys were lost. */
export const earlierOrigins = async (store: Pick<EventStore, 'readStream'>): Promise<readonly string[]> => {
  const origins: string[] = [];
  for await (const { type, data } of survivingRecord(store, () => undefined))
    if (type === RecordRenewed.type) origins.push(originIn(String(Object(data).earlier)));
  return origins;
};
