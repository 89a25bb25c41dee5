import { describe, expect, it } from 'vitest';
import { readExportSteps } from '../src/agent/formats/export-reader.ts';
import { inAppends } from '../src/authoring/agent-recorder.ts';
import { jsonSteps } from '../src/http/body/json-body.ts';
import { intentSteps } from '../src/http/wire/intent-in.ts';
import type { NewEvent } from '../src/kernel/event.ts';
import { jsonTextPieces } from '../src/kernel/json-text.ts';
import { PHRASES_AT_A_TIME } from '../src/kernel/limits/agents.ts';
import { JSON_ITEMS_AT_A_TIME, JSON_PARSED_CHARS_MAX } from '../src/kernel/limits/http.ts';
import { seenValuesSteps } from '../src/nlu/evidence/unseen-words.ts';
import { weakEntitiesSteps } from '../src/nlu/evidence/values-alone.ts';
import { agent, intent } from '../src/nlu/fixtures.ts';
import { loadModelSteps } from '../src/nlu/model/model.ts';
import { trainModel } from '../src/nlu/model/train-model.ts';
import { loadVectorsSteps, packVectors } from '../src/nlu/vectors/vectors.ts';
import { utteranceGroups } from '../src/views/inbox/groups.ts';
import { countSteps } from './support/count-steps.ts';

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const entries = (count: number) => times(count, (at) => ({ value: `value ${at}`, synonyms: [`${at}`] }));

/** No step may grow with the request: what is done between two of them blocks all other requests. */
describe('work on a large request', () => {
  it('parses a body in pieces', () => {
    const steps = (count: number) => countSteps(jsonSteps(Buffer.from(JSON.stringify(entries(count)))));
    const chars = JSON.stringify(entries(20_000)).length;
    expect(steps(20_000) - steps(1)).toBe(Math.ceil(chars / JSON_PARSED_CHARS_MAX));
  });

  it('parses and reads the files of an import in pieces', () => {
    const steps = (count: number) =>
      countSteps(
        readExportSteps(
          [
            { path: 'agent.json', text: '{"language":"en"}' },
            {
              path: 'entities/size.json',
              text: JSON.stringify({ name: 'size', entries: entries(count) }),
            },
          ],
          { ids: () => 'id' },
        ),
      );
    const chars = JSON.stringify(entries(20_000)).length;
    const readSteps = 20_000 / 500;
    const parseSteps = Math.floor(chars / JSON_PARSED_CHARS_MAX);
    expect(steps(20_000) - steps(1)).toBeGreaterThanOrEqual(parseSteps + readSteps);
  });

  it('reads the phrases of an intent some at a time', () => {
    const steps = (count: number) => {
      const body = { name: 'talk', userSays: times(count, (at) => ({ data: [{ text: `say ${at}` }] })) };
      return countSteps(intentSteps(body, { id: 'i', language: 'en', newId: () => 'p' }));
    };
    expect(steps(10 * PHRASES_AT_A_TIME) - steps(1)).toBe(10);
  });

  it('groups the texts of an inbox some at a time', () => {
    const steps = (count: number) =>
      countSteps(
        utteranceGroups(
          times(count, (at) => ({
            revision: at,
            turnId: `t${at}`,
            at: '2026-03-02T12:00:00.000Z',
            language: 'en',
            text: `text ${at}`,
            kind: 'unmatched',
            intentName: '',
            score: 0,
          })),
        ),
      );
    const readSteps = 2_000 / 500;
    const groupingSteps = 2_000 / 25;
    expect(steps(2_000) - steps(1)).toBeGreaterThanOrEqual(readSteps + groupingSteps);
  });

  it('splits the events of an import one a step', () => {
    const event: NewEvent = {
      id: 'e',
      type: 'EntityCreated',
      data: {},
      metadata: {} as NewEvent['metadata'],
    };
    expect(countSteps(inAppends(times(50, () => event)))).toBe(50);
  });

  it('loads a model some entities, intents and phrases at a time', () => {
    const steps = (count: number) => {
      const set = {
        language: 'en',
        mode: 'hybrid',
        threshold: 0.3,
        intents: [],
        entities: times(count, (at) => ({ name: `e${at}`, isEnum: false, isExpandable: false, entries: [] })),
      } as const;
      return countSteps(loadModelSteps(trainModel(set), set));
    };
    expect(steps(101) - steps(1)).toBeGreaterThanOrEqual(100);
  });

  it('reads the annotations of an intent some phrases at a time', () => {
    const setOf = (count: number) =>
      agent({ intents: [intent('go', { says: times(count, (at) => `[town ${at}](sys.any:town)`) })] });
    for (const stepsIn of [
      (count: number) => countSteps(seenValuesSteps(setOf(count))),
      (count: number) => countSteps(weakEntitiesSteps(setOf(count), new Set())),
    ])
      expect(stepsIn(5_000) - stepsIn(1)).toBe(10);
  });

  it('writes a large snapshot in pieces', () => {
    const pieces = (count: number) => [...jsonTextPieces({ entities: [{ entries: entries(count) }] })].length;
    expect(pieces(20 * JSON_ITEMS_AT_A_TIME) - pieces(1)).toBeGreaterThanOrEqual(20);
  });

  it('loads word vectors some words at a time', () => {
    const steps = (count: number) => {
      const words = times(count, (at) => `w${at}`);
      const stemIndex = new Map<string, number>();
      const [scales, values] = [new Float32Array(count), new Int8Array(2 * count)];
      return countSteps(
        loadVectorsSteps(packVectors({ dims: 2, words, stemIndex, scales, values, background: [] })),
      );
    };
    // The words some at a time, and the numbers of their vectors.
    expect(steps(50_000) - steps(1)).toBe(11);
  });
});
