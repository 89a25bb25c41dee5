import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anExport, aRequest, openTestDesks, testOutside } from '../../test/support/test-desks.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { TRIGGER_NAME_CHARS_MAX } from '../kernel/limits/conversation.ts';
import { sessionActor } from '../session/actor.ts';
import { contextsAt, userEntitiesAt } from '../session/conditions.ts';
import { type SessionEvent, sessionCatalogue, sessionEvents } from '../session/events.ts';
import { replyOf, type TurnReply } from '../session/reply.ts';
import { sessionStream } from '../session/session-stream.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import type { TurnRequest } from './session-operations.ts';

const longTrigger = 'e'.repeat(TRIGGER_NAME_CHARS_MAX + 1);
const files = anExport({
  intents: [
    {
      name: 'hello',
      says: ['hello', 'hi there'],
      responses: [
        {
          action: 'greet',
          messages: [{ type: 0, speech: ['Hi', 'Hello'] }],
          affectedContexts: [{ name: 'met', lifespan: 2 }],
        },
      ],
    },
    { name: 'sale', says: ['what is on sale'], contexts: ['The Bazaar'], responses: [{ action: 'sale' }] },
    { name: 'again', says: ['hello again'], contexts: ['met'], responses: [{ action: 'greet.again' }] },
    {
      name: 'feed',
      says: ['feed @pet:pet', 'I want to feed an animal'],
      events: [{ name: 'FEED' }],
      responses: [
        {
          action: 'feed',
          parameters: [
            { name: 'pet', value: '$pet', dataType: '@pet', required: true, prompts: ['Which animal?'] },
            { name: 'who', value: '#feed.who' },
          ],
        },
      ],
    },
    {
      name: 'bill',
      events: [{ name: longTrigger }, { name: 'the bill' }],
      responses: [{ action: 'bill' }],
    },
    { name: 'fallback', fallbackIntent: true, responses: [{ action: 'input.unknown' }] },
  ],
  entities: [
    {
      name: 'pet',
      entries: [
        { value: 'cat', synonyms: ['cat', 'kitty'] },
        { value: 'dog', synonyms: ['dog'] },
      ],
    },
  ],
});

const recordedIn = async (store: EventStore, stream: string): Promise<SessionEvent[]> => {
  const events: SessionEvent[] = [];
  for await (const recorded of store.readStream(stream)) events.push(sessionCatalogue.read(recorded));
  return events;
};

const open = async () => {
  const store = memoryEventStore();
  const outside = testOutside();
  const desks = await openTestDesks({ store, outside });
  const { agent } = await desks.agents.import(files, {});
  const key = { agentId: agent.id, sessionId: 'one' };
  const ask = (parts: Partial<TurnRequest>) => desks.sessions.runTurn(aRequest(agent.id, 'one', parts));
  return { store, outside, desks, key, ask, stream: sessionStream(agent.id, 'one') };
};

describe('a turn', () => {
  it('is one append of about three events if it calls no webhook', async () => {
    const { ask, store, stream } = await open();
    await ask({ ask: { text: 'hello' } });
    expect((await recordedIn(store, stream)).map(({ type }) => type)).toEqual([
      'QueryReceived',
      'IntentMatched',
      'ReplySent',
    ]);
  });

  it('answers with the intent that has an active input context', async () => {
    const { ask } = await open();
    expect((await ask({ ask: { text: 'hello again' } })).action).not.toBe('greet.again');
    await ask({ ask: { text: 'hello' } });
    expect((await ask({ ask: { text: 'hello again' } })).action).toBe('greet.again');
  });

  it('takes an event that only an imported agent can have', async () => {
    const { ask } = await open();
    for (const trigger of [longTrigger, 'The Bill'])
      expect(await ask({ ask: { trigger, data: {} } })).toMatchObject({ action: 'bill' });
  });

  it.each([`${longTrigger}e`, 'a bill'])('refuses the name %s of an event of no intent', async (trigger) => {
    const { ask, store, stream } = await open();
    await expect(ask({ ask: { trigger, data: {} } })).rejects.toMatchObject({ code: 'bad_trigger_name' });
    expect(await recordedIn(store, stream)).toEqual([]);
  });

  it.each(['the bazaar', 'THE BAZAAR'])(
    'takes the context %s, which only an imported agent can have',
    async (name) => {
      const { ask, desks, key } = await open();
      const text = 'what is on sale';
      const contexts = [{ name, parameters: {} }];
      expect(await ask({ ask: { text }, contexts })).toMatchObject({ action: 'sale' });
      await desks.sessions.deleteContexts(key, 'all', 'client');
      expect(await ask({ ask: { text } })).not.toMatchObject({ action: 'sale' });
      expect(await desks.sessions.addContexts(key, contexts, 'client')).toEqual(['the bazaar']);
      expect(await ask({ ask: { text } })).toMatchObject({ action: 'sale' });
    },
  );

  it('ignores a context that no intent can have, such as the text itself', async () => {
    const { ask, desks, key } = await open();
    const contexts = [
      { name: 'hello again', parameters: {} },
      { name: 'met', parameters: {} },
    ];
    expect(await ask({ ask: { text: 'hello again' }, contexts })).toMatchObject({ action: 'greet.again' });
    expect((await desks.sessions.contexts(key)).map(({ name }) => name)).toEqual(['met']);
    await expect(desks.sessions.addContexts(key, contexts, 'client')).rejects.toMatchObject({
      code: 'bad_context_name',
    });
  });

  it('prompts for a slot and accepts its answer', async () => {
    const { ask } = await open();
    expect(await ask({ ask: { text: 'I want to feed an animal' } })).toMatchObject({
      actionIncomplete: true,
      fulfillment: { speech: 'Which animal?' },
    });
    expect(await ask({ ask: { text: 'the kitty' } })).toMatchObject({
      action: 'feed',
      actionIncomplete: false,
      parameters: { pet: 'cat' },
    });
  });

  it('accepts the answer for a parameter whose value has another name', async () => {
    const { desks } = await open();
    const parameter = {
      name: 'animal',
      value: '$pet',
      dataType: '@pet',
      required: true,
      prompts: ['Which?'],
    };
    const groom = { name: 'groom', says: ['groom somebody'], responses: [{ parameters: [parameter] }] };
    const entry = { value: 'cat', synonyms: ['cat', 'kitty'] };
    const files = anExport({ intents: [groom], entities: [{ name: 'pet', entries: [entry] }] });
    const { agent } = await desks.agents.import(files, {});
    const say = (text: string) => desks.sessions.runTurn(aRequest(agent.id, 'one', { ask: { text } }));
    expect((await say('groom somebody')).actionIncomplete).toBe(true);
    expect((await say('kitty')).parameters).toEqual({ animal: 'cat' });
  });

  it('uses entities of a request for that request only', async () => {
    const { ask } = await open();
    const entities = [{ name: 'pet', extend: false, entries: [{ value: 'fox', synonyms: ['fox'] }] }];
    expect((await ask({ ask: { text: 'feed fox' }, entities })).parameters).toEqual({ pet: 'fox', who: '' });
    expect((await ask({ ask: { text: 'feed fox' } })).parameters.pet).not.toBe('fox');
    expect((await ask({ ask: { text: 'feed cat' } })).parameters).toMatchObject({ pet: 'cat' });
  });

  it('keeps entities of a request in the session for half an hour if the agent is configured so', async () => {
    const { ask, outside } = await open();
    const entities = [{ name: 'pet', extend: false, entries: [{ value: 'fox', synonyms: ['fox'] }] }];
    const first = await ask({ ask: { text: 'feed fox' }, entities, requestEntities: 'session' });
    expect(first.parameters).toEqual({ pet: 'fox', who: '' });
    outside.pass(29 * 60_000);
    expect((await ask({ ask: { text: 'feed fox' } })).parameters).toMatchObject({ pet: 'fox' });
    expect((await ask({ ask: { text: 'feed cat' } })).parameters.pet).not.toBe('cat');
    outside.pass(2 * 60_000);
    expect((await ask({ ask: { text: 'feed cat' } })).parameters).toMatchObject({ pet: 'cat' });
  });

  it("accepts an entity's name in any case", async () => {
    const { ask, desks, key } = await open();
    const fox = { name: 'PET', extend: false, entries: [{ value: 'fox', synonyms: ['fox'] }] };
    expect((await ask({ ask: { text: 'feed fox' }, entities: [fox] })).parameters).toMatchObject({
      pet: 'fox',
    });
    await desks.sessions.setUserEntities(
      key,
      [{ ...fox, entries: [{ value: 'ant', synonyms: ['ant'] }] }],
      'client',
    );
    expect((await ask({ ask: { text: 'feed ant' } })).parameters).toMatchObject({ pet: 'ant' });
    expect(await desks.sessions.userEntity(key, 'Pet')).toMatchObject({ name: 'pet' });
  });

  it('is refused and records nothing if the agent lacks an entity', async () => {
    const { ask, store, stream } = await open();
    const entities = [{ name: 'nothing', extend: false, entries: [] }];
    await expect(ask({ entities })).rejects.toMatchObject({ code: 'user_entity_unknown' });
    expect(await recordedIn(store, stream)).toEqual([]);
  });

  it('waits for the previous one in the same session', async () => {
    const { ask, store, stream } = await open();
    await Promise.all(Array.from({ length: 20 }, () => ask({ ask: { text: 'hello' } })));
    expect(await recordedIn(store, stream)).toHaveLength(60);
  });
});

const request = fc.oneof(
  fc.record({
    ask: fc
      .constantFrom(
        'hello',
        'hi there',
        'hello again',
        'feed the dog',
        'I want to feed an animal',
        'kitty',
        'cancel',
        'xyzzy',
        '',
      )
      .map((text) => ({ text: text || 'hello' })),
  }),
  fc.record({
    ask: fc.constantFrom('FEED', 'feed', 'NOTHING').map((trigger) => ({ trigger, data: { who: 'me' } })),
  }),
  fc.record({
    ask: fc.constant({ text: 'hello' }),
    contexts: fc.array(
      fc.record({
        name: fc.constantFrom('Met', 'x', 'y'),
        lifespan: fc.integer({ min: 0, max: 3 }),
        parameters: fc.constant({ p: 1 }),
      }),
      { maxLength: 2 },
    ),
    resetContexts: fc.boolean(),
  }),
);
type Stage = Awaited<ReturnType<typeof open>>;
type Step = { readonly what: string; readonly play: (stage: Stage) => Promise<unknown> };
const step = (what: unknown, play: Step['play']): Step => ({ what: JSON.stringify(what), play });

const fox = [{ value: 'fox', synonyms: ['fox'] }];
const asked = request.map((parts) => step(parts, ({ ask }) => ask(parts)));
const posted = fc
  .record({ name: fc.constantFrom('met', 'Z'), lifespan: fc.integer({ min: 0, max: 3 }) })
  .map((context) =>
    step(context, async ({ desks, key }) => {
      await desks.sessions.addContexts(key, [{ ...context, parameters: {} }], 'client');
    }),
  );
const cleared = fc.constantFrom('all' as const, ['met'], ['feed_dialog_context']).map((names) =>
  step(names, async ({ desks, key }) => {
    await desks.sessions.deleteContexts(key, names, 'client');
  }),
);
const entitiesSet = fc
  .boolean()
  .map((extend) =>
    step({ extend }, ({ desks, key }) =>
      desks.sessions.setUserEntities(key, [{ name: 'pet', extend, entries: fox }], 'client'),
    ),
  );
const waited = fc
  .constantFrom(1, 20, 31)
  .map((minutes) => step({ minutes }, async ({ outside }) => outside.pass(minutes * 60_000)));
const anyStep = fc.oneof({ weight: 5, arbitrary: asked }, posted, cleared, entitiesSet, waited);

const ajv = new Ajv();
const schemas = new Map(sessionEvents.map(({ type, data }) => [type as string, ajv.compile(data)]));

const isReply = (played: unknown): played is TurnReply =>
  typeof played === 'object' && played !== null && 'turnId' in played;

const expectRebuilt = async (stage: Stage, reply: unknown): Promise<void> => {
  const { desks, key, store, stream, outside } = stage;
  const replayed = sessionActor(await recordedIn(store, stream)).state();
  if (isReply(reply)) expect(replyOf(replayed.data, 'one')).toEqual(reply);
  expect(contextsAt(replayed, outside.now())).toEqual(await desks.sessions.contexts(key));
  const pet = userEntitiesAt(replayed, outside.now()).find(({ name }) => name === 'pet');
  expect(pet).toEqual(await desks.sessions.userEntity(key, 'pet'));
};

const expectLegal = (event: SessionEvent): void => {
  const isLegal = schemas.get(event.type);
  expect(isLegal?.(event.data), `${event.type}: ${ajv.errorsText(isLegal?.errors)}`).toBe(true);
};

describe('any conversation', () => {
  it('can be rebuilt from its stream: states, contexts, entities and replies', {
    timeout: 60_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 12 }), async (steps) => {
        const stage = await open();
        for (const { play } of steps) await expectRebuilt(stage, await play(stage));
        for (const event of await recordedIn(stage.store, stage.stream)) expectLegal(event);
      }),
      { numRuns: 60 },
    );
  });
});
