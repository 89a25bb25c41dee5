import type { RecordedEvent } from '../../../src/kernel/event.ts';
import type { JsonValue } from '../../../src/kernel/json.ts';
import { asUnread } from '../../../src/kernel/unread-event.ts';
import { startingWith } from '../../../src/kernel/view-store.ts';
import { memoryViewStore } from '../../../src/store/memory/memory-view-store.ts';
import { compileProjection } from '../../../src/views/engine/script.ts';
import { openProjector } from '../../../src/views/projector.ts';
import type { DoubleLog } from './double-log.ts';

/** A projection in the double. */
export type DoubleProjection = {
  /** Part of the names that it writes to; a later projection with the same name has another number. */
  readonly id: number;
  readonly name: string;
  query: string;
  isEnabled: boolean;
  /** Why it stopped. */
  fault: string;
  /** The last states of its partitions. */
  held: Map<string, JsonValue>;
};

/**
 * Imitates a running projection of EventStoreDB: it reads new events, keeps the states and writes each into a
 * stream, with a list of the partitions. States of a stream that is deleted later stay.
 */
export const goOn = async (log: DoubleLog, projection: DoubleProjection): Promise<void> => {
  if (!projection.isEnabled || projection.fault !== '') return;
  const states = await statesOf(log, projection.query).catch((error: unknown) => {
    projection.fault = String(error);
    return [];
  });
  for (const [partition, state] of states) {
    if (!projection.held.has(partition)) emit(log, projection, { kind: 'partitions', data: partition });
    if (JSON.stringify(projection.held.get(partition)) === JSON.stringify(state)) continue;
    emit(log, projection, { kind: `${partition}-result`, data: JSON.stringify(state) });
    projection.held.set(partition, state);
    if (projection.fault !== '') return;
  }
};

/** A projection that is stopped first writes its states. */
export const stop = async (log: DoubleLog, projection: DoubleProjection): Promise<void> => {
  await goOn(log, projection);
  projection.isEnabled = false;
  for (const [partition, state] of projection.held)
    emit(log, projection, { kind: `${partition}-checkpoint`, data: JSON.stringify(state) });
};

/** A projection that is started reads its written states. */
export const start = (log: DoubleLog, projection: DoubleProjection): void => {
  projection.isEnabled = true;
  projection.fault = '';
  for (const partition of projection.held.keys()) {
    const written = log.stream(streamOf(projection, `${partition}-checkpoint`));
    if (written === undefined) projection.held.delete(partition);
  }
};

const streamOf = ({ name }: DoubleProjection, kind: string): string => `$projections-${name}-${kind}`;

type Emission = { readonly kind: string; readonly data: string };

const emit = (log: DoubleLog, projection: DoubleProjection, { kind, data }: Emission): void => {
  const stream = streamOf(projection, kind);
  const there = log.stream(stream);
  const last = there === undefined || there === 'deleted' ? undefined : there.at(-1);
  if (there === 'deleted') projection.fault = `Stream : ${stream} is deleted. Cannot emit events to it`;
  else if (last !== undefined && writerOf(last.metadata) !== projection.id)
    projection.fault = `Multiple projections emitting to the same stream detected.  Stream: '${stream}'.`;
  if (projection.fault !== '') return;
  const metadata = Buffer.from(JSON.stringify({ writer: projection.id }));
  const type = kind === 'partitions' ? '$partition' : 'Result';
  log.append(stream, 'any', [{ id: crypto.randomUUID(), type, data: Buffer.from(data), metadata }]);
};

const writerOf = (metadata: Uint8Array): unknown =>
  Object(JSON.parse(Buffer.from(metadata).toString())).writer;

/** States of the recorded events that are not deleted. */
const statesOf = async (log: DoubleLog, text: string): Promise<readonly [string, JsonValue][]> => {
  const views = memoryViewStore();
  const projection = compileProjection({ name: 'double', text, isShipped: false });
  const projector = await openProjector({ projection, view: 'double', views });
  const events = log.records
    .filter(({ stream }) => !stream.startsWith('$') && log.stream(stream) !== 'deleted')
    .map(
      (record): RecordedEvent => ({
        id: record.id,
        type: record.type,
        stream: record.stream,
        revision: record.revision,
        position: record.position,
        data: JSON.parse(Buffer.from(record.data).toString()),
        metadata: JSON.parse(Buffer.from(record.metadata).toString()),
      }),
    );
  await projector.take(events.map(asUnread));
  await projector.save();
  const rows = await views.range('double', startingWith('state'));
  return rows.map(({ key: [, partition], value }) => [String(partition), value]);
};
