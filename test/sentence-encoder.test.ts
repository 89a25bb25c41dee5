import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encoderSide } from '../src/compose/encoder-side.ts';
import { openEncoder } from '../src/encoder/open-encoder.ts';
import { isParleyError, ParleyError } from '../src/kernel/errors.ts';
import { whatIfSteps } from '../src/replay/what-if/what-if.ts';
import { memoryEventStore } from '../src/store/memory/memory-event-store.ts';
import { evaluationsInMemory } from '../src/training/kept-evaluations.ts';
import { type Desks, openDesks } from '../src/turn/open-desks.ts';
import { embeddedTexts } from './support/embedded-texts.ts';
import { anExport, aRequest, deskOptions } from './support/test-desks.ts';

const cwd = join(import.meta.dirname, 'support');
const encoderOf = () => openEncoder({ encoder: 'concept-encoder.mjs', languages: [], cwd });

const shop = anExport({
  agent: { language: 'en' },
  intents: [
    { name: 'pay.back', says: ['I would like a refund', 'please refund me', 'may I have a refund now'] },
    { name: 'track', says: ['where is my parcel', 'track the parcel', 'when does the parcel arrive'] },
    { name: 'greet', says: ['hello', 'hello there', 'well hello'] },
  ],
});
/** It shares a word with another intent, but its meaning with `pay.back`. */
const PARAPHRASE = 'reimburse the money';

const store = memoryEventStore();
let desks: Desks;
let agentId: string;

beforeAll(async () => {
  desks = await openDesks({ ...deskOptions({ store }), encoder: await encoderOf() });
  agentId = (await desks.agents.import(shop, {})).agent.id;
});
afterAll(() => desks.close());

const answerTo = async (of: Desks, id: string, text: string, sessionId: string) =>
  (await of.sessions.runTurn(aRequest(id, sessionId, { ask: { text } }))).intent?.name;

/** No two phrases share a word. */
const wordless = anExport({
  agent: { language: 'en' },
  intents: [
    { name: 'pay.back', says: ['refund', 'money', 'reimburse', 'repay'] },
    { name: 'track', says: ['parcel', 'shipment', 'delivery', 'package'] },
    { name: 'greet', says: ['hello', 'greetings', 'howdy'] },
  ],
});

const accuracyWith = async (encoder?: string): Promise<number> => {
  const options = { folds: 3, seed: 1, ...(encoder !== undefined && { encoder }) };
  for await (const step of await desks.quality.evaluate({ files: wordless }, options))
    if ('evaluation' in step) return step.evaluation.accuracy;
  throw new Error('an evaluation ended without a result');
};

const modelHashes = async (): Promise<ReadonlySet<string | undefined>> => {
  const hashes = new Set<string | undefined>();
  for await (const { metadata } of store.readAll({ category: 'session', after: -1 }))
    hashes.add(metadata.modelHash);
  return hashes;
};

describe('a server with a sentence encoder', () => {
  it('understands a text by its meaning', async () => {
    expect(await answerTo(desks, agentId, PARAPHRASE, 'a')).toBe('pay.back');
    const without = await openDesks(deskOptions());
    const { agent } = await without.agents.import(shop, {});
    expect(await answerTo(without, agent.id, PARAPHRASE, 'a')).not.toBe('pay.back');
    await without.close();
  });

  it('records a model hash that depends on the encoder', async () => {
    await answerTo(desks, agentId, 'hello', 'b');
    const [withEncoder] = await modelHashes();
    const later = await openDesks(deskOptions({ store }));
    await answerTo(later, agentId, 'hello', 'b');
    await later.close();
    const hashes = [...(await modelHashes())];
    expect(hashes).toHaveLength(2);
    expect(hashes[0]).toBe(withEncoder);
  });

  it('reads sessions back without the encoder', async () => {
    await answerTo(desks, agentId, PARAPHRASE, 'c');
    const again = await openDesks({ ...deskOptions({ store }), encoder: await encoderOf() });
    embeddedTexts.length = 0;
    await again.sessions.contexts({ agentId, sessionId: 'c' });
    expect(embeddedTexts).toEqual([]);
    await again.close();
  });

  it('answers a what-if as it answered the session', async () => {
    await answerTo(desks, agentId, PARAPHRASE, 'd');
    const agent = desks.agents.get(agentId);
    const order = {
      agentId,
      sessionIds: ['d'],
      filter: {},
      agent,
      trainedAgentIn: (language: string) => desks.answerers.of(agent, language),
    };
    const reports: object[] = [];
    for await (const step of whatIfSteps(
      { store, webhookBody: () => '', breathe: async () => undefined },
      order,
    ))
      if ('report' in step) reports.push(step.report);
    expect(reports).toMatchObject([{ turns: 1, changed: 0, refused: 0 }]);
  });

  it('uses it in every tool that understands texts', async () => {
    const [understanding] = await desks.agents.understand(agentId, [PARAPHRASE], {
      language: 'en',
      contexts: [],
    });
    expect(understanding?.candidates[0]?.intentName).toBe('pay.back');
    const { learned } = await desks.quality.explain(agentId, PARAPHRASE, { contexts: [] });
    expect(learned[0]?.intentName).toBe('pay.back');
    expect((await desks.quality.validate({ files: shop })).counts.error).toBe(0);
    const before = desks.agents.get(agentId);
    const effects = await desks.teaching.effects(
      { before, after: before },
      { language: 'en', assigned: [], heard: [PARAPHRASE] },
    );
    expect(effects).toMatchObject({ checked: 10, changed: 0 });
  });

  it('evaluates an agent with and without it', async () => {
    expect(await accuracyWith()).toBe(1);
    expect(await accuracyWith('concept-encoder.mjs')).toBe(1);
    expect(await accuracyWith('none')).toBeLessThan(1);
    await expect(desks.quality.evaluate({ agentId }, { folds: 3, seed: 1, encoder: 'bert' })).rejects.toThrow(
      'bert is not a sentence encoder of this server; it has: concept-encoder.mjs, none (PARLEY_ENCODER names one)',
    );
  });
});

describe('evaluations with encoders of the same file name', () => {
  it('are kept apart, and only those with the encoder of today are current', async () => {
    const evaluations = evaluationsInMemory();
    const keptWith = async (fingerprint: string, choice?: string) => {
      const encoder = { ...(await encoderOf()), name: 'model.onnx', fingerprint };
      const again = await openDesks({ ...deskOptions({ store }), evaluations, encoder });
      const options = { folds: 2, seed: 1, ...(choice !== undefined && { encoder: choice }) };
      for await (const _ of await again.quality.evaluate({ agentId }, options));
      const kept = await again.quality.evaluations(agentId);
      await again.close();
      return kept.map(({ encoder: label, isCurrent }) => `${label}${isCurrent ? ', current' : ''}`);
    };
    expect(await keptWith('11111111aaaa')).toEqual(['model.onnx 11111111, current']);
    expect(await keptWith('22222222bbbb')).toEqual(['model.onnx 11111111', 'model.onnx 22222222, current']);
    expect((await keptWith('22222222bbbb', 'none')).at(-1)).toBe('none');
  });

  it('say none for a language that the encoder has not learned', async () => {
    const encoder = { ...(await encoderOf()), reads: () => false };
    const again = await openDesks({ ...deskOptions({ store }), encoder });
    for await (const _ of await again.quality.evaluate({ agentId }, { folds: 2, seed: 1 }));
    const kept = await again.quality.evaluations(agentId);
    await again.close();
    expect(kept).toMatchObject([{ encoder: 'none', isCurrent: true }]);
  });
});

describe('an encoder that fails', () => {
  it('refuses the query with a coded error, and records nothing', async () => {
    const encoder = await encoderOf();
    let isBroken = false;
    const failing = await openDesks({
      ...deskOptions(),
      encoder: { ...encoder, encode: (text) => (isBroken ? failed() : encoder.encode(text)) },
    });
    const { agent } = await failing.agents.import(shop, {});
    isBroken = true;
    const refused = answerTo(failing, agent.id, PARAPHRASE, 'a').catch((error: unknown) => error);
    expect(isParleyError(await refused, 'encoder_failed')).toBe(true);
    isBroken = false;
    expect(await answerTo(failing, agent.id, PARAPHRASE, 'a')).toBe('pay.back');
    await failing.close();
  });
});

describe('a server whose encoder cannot be opened', () => {
  it('starts without it, and says why', async () => {
    const logged: unknown[] = [];
    const logger = { info: () => undefined, error: (...line: unknown[]) => logged.push(line) };
    const parts = { push: () => 0 };
    const config = { encoder: 'missing.onnx', encoderLanguages: [] };
    expect(await encoderSide(config, { cwd, logger, parts })).toEqual({});
    expect(logged).toEqual([
      [
        { code: 'encoder_failed', encoder: 'missing.onnx' },
        `the sentence encoder missing.onnx cannot be used: there is no file ${join(cwd, 'missing.onnx')}; ` +
          'understanding works without it',
      ],
    ]);
  });
});

const failed = async (): Promise<never> => {
  throw new ParleyError('encoder_failed', { encoder: 'test', reason: 'its thread has ended' });
};
