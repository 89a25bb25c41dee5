import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readExport } from '../../src/agent/formats/export-reader.ts';
import { readExportFolder } from '../../src/disk/export-folder.ts';
import { memoryEventStore } from '../../src/store/memory/memory-event-store.ts';
import { memorySnapshotStore } from '../../src/store/memory/memory-snapshot-store.ts';
import { memoryModelCache } from '../../src/training/trainer.ts';
import { type Desks, openDesks } from '../../src/turn/open-desks.ts';
import { readAllowedAddresses } from '../../src/webhook/address-guard.ts';
import { countedIds } from '../support/agent-stories.ts';

const files = await readExportFolder(join(import.meta.dirname, '../../examples/coffee-shop'));

describe('the example agent', () => {
  it('is imported without warnings', () => {
    expect(readExport(files, { ids: countedIds() }).warnings).toEqual([]);
  });

  it('has as many German phrases as English ones', () => {
    for (const { name, phrases } of readExport(files, { ids: countedIds() }).intents) {
      expect.soft(Object.keys(phrases), name).toEqual(phrases.en === undefined ? [] : ['de', 'en']);
      for (const some of Object.values(phrases)) expect.soft(some.length, name).toBeGreaterThanOrEqual(7);
    }
  });
});

describe('a guest of the example agent', () => {
  let desks: Desks;
  let agentId: string;

  beforeAll(async () => {
    let ids = 0;
    desks = await openDesks({
      store: memoryEventStore(),
      snapshots: memorySnapshotStore(),
      modelCache: memoryModelCache(),
      readVectors: () => undefined,
      secretKey: new Uint8Array(32),
      webhookAddresses: readAllowedAddresses(''),
      webhookBody: () => '{}',
      onSecretsUnreadable: () => {},
      onTrainingFailed: (_, error) => {
        throw error;
      },
      onAgentsLost: () => {},
      outside: {
        now: () => '2024-05-01T10:00:00.000Z',
        random: () => 0,
        sleep: async () => undefined,
        id: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
      },
    });
    agentId = (await desks.agents.import(files, {})).agent.id;
  });

  afterAll(() => desks.close());

  const talk =
    (lang: string, sessionId: string) => async (said: string, data?: { [name: string]: string }) => {
      const reply = await desks.sessions.runTurn({
        agentId,
        sessionId,
        actor: 'client',
        lang,
        timezone: '',
        ask: data === undefined ? { text: said } : { trigger: said, data },
        contexts: [],
        resetContexts: false,
        entities: [],
        numbers: 'number',
      });
      return reply.fulfillment.speech;
    };

  it('is greeted by a trigger, and orders coffee step by step', async () => {
    const say = talk('en', 'bit-by-bit');
    expect(await say('WELCOME', {})).toBe('Welcome to Café Wren! The kettle is on. What can I get you?');
    expect(await say("I'd like a cappuccino")).toBe('Small, medium or large?');
    expect(await say('large')).toBe('And what name shall I write on the cup?');
    expect(await say('Ada')).toBe('One large cappuccino for Ada. Is that right?');
    expect(await say('yes')).toMatch(/^Wonderful, Ada! Your large cappuccino will be ready/);
    expect(await say('with cinnamon and whipped cream')).toMatch(/cappuccino: cinnamon, whipped cream\./);
    expect(await say('actually a small one')).toBe('Done: it will be a small cappuccino, Ada.');
    expect(await say('where is my coffee')).toMatch(/^One small cappuccino for Ada/);
  });

  it('orders in one sentence, changes her mind, and accepts a recommendation', async () => {
    const say = talk('en', 'one-breath');
    expect(await say('a large oat milk latte for Grace')).toBe(
      'One large oat milk latte for Grace. Is that right?',
    );
    expect(await say('no')).toMatch(/^No harm done/);
    expect(await say('what do you recommend')).toMatch(/flat white/);
    expect(await say('yes please')).toBe('Small, medium or large?');
  });

  it('may order several cakes at once', async () => {
    const say = talk('en', 'cakes');
    expect(await say('two croissants and a brownie please')).toMatch(/two croissants, brownie/);
    expect(await say('no thanks')).toMatch(/^Then find yourself a seat/);
  });

  it('is called when the order is ready', async () => {
    const say = talk('en', 'ready');
    expect(await say('order_ready', { drink: 'mocha', name: 'Tom' })).toBe(
      'Ding! A mocha for Tom is waiting on the counter.',
    );
  });

  it('may speak German', async () => {
    const say = talk('de', 'deutsch');
    expect(await say('einen großen Kakao für Peter bitte')).toBe(
      'Notiert: heiße Schokolade für Peter, groß. Stimmt das so?',
    );
    expect(await say('ja genau')).toMatch(/^Wunderbar, Peter!/);
    expect(await say('nein danke')).toMatch(/^Dann such dir einen Platz/);
  });

  it('gets a helpful reply if she is not understood', async () => {
    expect(await talk('en', 'lost')('who won the football last night')).toMatch(/^That went over my head/);
  });
});
