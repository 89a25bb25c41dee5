import type { RecordedEvent } from '../../kernel/event.ts';
import { EVENTS_AT_A_TIME } from '../../kernel/limits/replay.ts';
import { sessionCatalogue } from '../../session/events.ts';
import { foldEvent, newSession } from '../../session/fold.ts';
import type { RecordedTurn } from '../wire/recorded-turn.ts';
import { layingSteps } from './session-steps.ts';
import { spanReader, type TurnSpan } from './spans.ts';
import { newestStart, type Start, startBefore, type TurnReaderPorts } from './turn-start.ts';
import { turnOf } from './turns.ts';

/** A turn as recorded, and with its explanation. */
export type ReadTurn = { readonly span: TurnSpan; readonly turn: RecordedTurn };

/**
 * Reads the turns of sessions. A read begins at a snapshot shortly before the requested turn, so a page costs
 * the same wherever it is.
 */
export type TurnReader = {
  /** The number of turns begun. Adds snapshots if a long part of the stream has none. */
  readonly count: (stream: string) => Promise<number>;
  /**
   * Turns from that number on, 1 for the first; the last may still wait for its reply.
   * @throws as `spanReader` does
   */
  readonly from: (stream: string, number: number) => AsyncIterable<ReadTurn>;
  /** The number of the turn that was running, or had ended, at that revision; 0 before the first. */
  readonly numberAt: (stream: string, revision: number) => Promise<number>;
};

export const turnReader = (ports: TurnReaderPorts): TurnReader => {
  const eventsAfter = async function* (
    stream: string,
    start: Start | undefined,
  ): AsyncGenerator<RecordedEvent> {
    let eventsRead = 0;
    for await (const recordedEvent of ports.store.readStream(stream, { from: (start?.revision ?? -1) + 1 })) {
      yield recordedEvent;
      eventsRead += 1;
      if (eventsRead % EVENTS_AT_A_TIME === 0) await ports.breathe();
    }
  };

  return {
    numberAt: async (stream, revision) => {
      const start = await newestStart(ports, stream, revision);
      let state = start?.state ?? newSession;
      for await (const recordedEvent of eventsAfter(stream, start)) {
        if (recordedEvent.revision > revision) break;
        state = foldEvent(state, sessionCatalogue.read(recordedEvent));
      }
      return state.data.turns;
    },
    count: async (stream) => {
      const start = await newestStart(ports, stream);
      const steps = layingSteps(ports, stream, start?.revision ?? -1);
      let state = start?.state ?? newSession;
      for await (const recordedEvent of eventsAfter(stream, start)) {
        state = foldEvent(state, sessionCatalogue.read(recordedEvent));
        await steps.pass(recordedEvent, state);
      }
      await steps.settle();
      return state.data.turns;
    },
    from: async function* (stream, number) {
      const start = await startBefore(ports, stream, number);
      const reader = spanReader(start?.state);
      let turn: RecordedTurn | undefined;
      for await (const recordedEvent of eventsAfter(stream, start)) {
        const span = reader.take(recordedEvent);
        if (span === undefined) continue;
        turn = turnOf(span, turn);
        if (span.number >= number) yield { span, turn };
      }
      const open = reader.open();
      if (open !== undefined && open.number >= number) yield { span: open, turn: turnOf(open, turn) };
    },
  };
};
