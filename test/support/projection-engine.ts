import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import type { RecordedEvent } from '../../src/kernel/event.ts';

type Handler = (state: unknown, event: object) => unknown;
type Definition = { partition: (event: { streamId: string }) => string; handlers: Record<string, Handler> };

/** Runs a script of `projections/` as EventStoreDB does: a classic script, a state a partition. */
export const projection = (
  name: string,
): { readonly states: (events: Iterable<RecordedEvent>) => Map<string, unknown> } => {
  const text = readFileSync(join(import.meta.dirname, '../../projections', `${name}.js`), 'utf8');
  const definition = definitionIn(text);
  return {
    states: (events) => {
      const states = new Map<string, unknown>();
      for (const { type, stream, revision, data, metadata } of events) {
        const event = {
          eventType: type,
          streamId: stream,
          sequenceNumber: revision,
          data: structuredClone(data),
          metadata,
        };
        const handler = definition.handlers[type];
        const partition = definition.partition(event);
        const before = states.get(partition) ?? definition.handlers.$init?.({}, {});
        if (handler !== undefined) states.set(partition, handler(before, event) ?? before);
      }
      return new Map([...states].map(([partition, state]) => [partition, JSON.parse(JSON.stringify(state))]));
    },
  };
};

const definitionIn = (text: string): Definition => {
  let definition: Definition | undefined;
  const partitioned = (partition: Definition['partition']) => ({
    when: (handlers: Definition['handlers']) => {
      definition = { partition, handlers };
      return { outputState: () => undefined };
    },
  });
  const fromCategory = () => ({
    foreachStream: () => partitioned(({ streamId }) => streamId),
    partitionBy: partitioned,
  });
  runInContext(text, createContext({ fromCategory }), { timeout: 500 });
  if (definition === undefined) throw new Error('the script defines no projection');
  return definition;
};
