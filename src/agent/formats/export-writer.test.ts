import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countedIds,
  created,
  entityCreated,
  entry,
  intentCreated,
  phrase,
  settingsIn,
} from '../../../test/support/agent-stories.ts';
import { finish } from '../../kernel/steps.ts';
import type { Agent, AgentSettings, Entity, Intent } from '../agent.ts';
import type { AgentEvent } from '../events.ts';
import { emptyAgent, foldAgent } from '../evolve.ts';
import { readExport } from './export-reader.ts';
import { writeExportSteps } from './export-writer.ts';

const agentAfter = (...events: AgentEvent[]) => foldAgent(emptyAgent('a1'), events);
const writeExport = (agent: Agent) => finish(writeExportSteps(agent));
const pathsOf = (agent: Agent) => writeExport(agent).map(({ path }) => path);
const contentOf = ({ settings, intents, entities }: Agent) => ({
  settings,
  intents: [...intents.values()],
  entities: [...entities.values()],
});

describe('a written agent', () => {
  it('keeps the original name of temperatures', () => {
    const part = { text: '20 °C', meta: '@sys.unit-temperature', alias: 'heat' };
    const intent = intentCreated({ phrases: { en: [{ ...phrase('20 °C'), data: [part] }] } });
    const files = writeExport(agentAfter(created('en'), intent));
    const { intents, warnings } = readExport(files, { ids: countedIds() });
    expect(intents[0]?.phrases.en?.[0]?.data).toEqual([part]);
    expect(warnings).toEqual([]);
  });

  it('has a file for each intent and entity, and one for each of their languages', () => {
    const agent = agentAfter(
      created('en', 'pt-BR'),
      intentCreated({ phrases: { en: [phrase('tea')], 'pt-BR': [phrase('chá')] } }),
      entityCreated({ entries: { en: [entry('tea')] } }),
    );
    expect(pathsOf(agent)).toEqual([
      'package.json',
      'agent.json',
      'intents/order.json',
      'intents/order_usersays_en.json',
      'intents/order_usersays_pt-br.json',
      'entities/drink.json',
      'entities/drink_entries_en.json',
    ]);
  });

  it.each([
    ['a/b: c? "d"', 'a_b_ c_ _d_'],
    ['../../etc/passwd', '__.._etc_passwd'],
    ['...', '_'],
    ['line\u2028end', 'line_end'],
    ['CON', '_CON'],
    ['nul.txt', '_nul.txt'],
    ['x'.repeat(300), 'x'.repeat(200)],
    ['é'.repeat(200), 'é'.repeat(100)],
  ])('names the file of an intent %j safely', (name, stem) => {
    expect(pathsOf(agentAfter(created(), intentCreated({ name })))[2]).toBe(`intents/${stem}.json`);
  });

  it('uses separate file names if names differ only in characters that files cannot have', () => {
    const names = ['a:b', 'A/b', 'a_b', 'a_b_usersays_en'];
    const intents = names.map((name, i) =>
      intentCreated({ id: `${i}`, name, phrases: { en: [phrase(name)] } }),
    );
    const paths = pathsOf(agentAfter(created(), ...intents));
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(2 + 2 * names.length);
  });

  it('contains no password, sealed headers or tokens', () => {
    const webhook = {
      ...settingsIn('en').webhook,
      username: 'me',
      password: { sealed: '1' },
      headers: { Authorization: { sealed: '2' }, 'X-Shop': 'north' },
    };
    const agent = agentAfter(
      created(),
      { type: 'WebhookConfigured', data: { webhook } },
      { type: 'TokenIssued', data: { tokenId: 't1', kind: 'client', hash: 'cafe', issuedAt: '2024-05-01' } },
    );
    const text = JSON.stringify(writeExport(agent));
    expect(text).not.toMatch(/sealed|cafe|password/);
    expect(text).toMatch(/me.*X-Shop/);
  });
});

const word = fc.stringMatching(/^[a-zA-Z0-9_-]{1,12}$/);
const text = fc.string({ minLength: 1, maxLength: 12, unit: 'binary' });
const languages = ['en', 'de', 'pt-BR'] as const;
const language = fc.constantFrom(...languages);
const keptKey = word.map((key) => `x-${key}`);
const keptMaybe = fc
  .option(fc.dictionary(keptKey, fc.jsonValue({ maxDepth: 2 }), { minKeys: 1, maxKeys: 2 }))
  .map((unknownFields) =>
    unknownFields === null ? {} : { kept: JSON.parse(JSON.stringify(unknownFields)) },
  );
const byLanguage = <Item>(item: fc.Arbitrary<Item>) =>
  fc.dictionary(language, fc.array(item, { minLength: 1, maxLength: 3 })).map((lists) => ({ ...lists }));
const withKept = <Value extends object>(value: fc.Arbitrary<Value>) =>
  fc.tuple(value, keptMaybe).map(([fields, unknownFields]) => ({ ...fields, ...unknownFields }));
const optional = <Value>(key: string, value: fc.Arbitrary<Value>) =>
  fc.option(value).map((option) => (option === null ? {} : { [key]: option }));

const somePhrase = withKept(
  fc.record({
    id: fc.uuid(),
    data: fc.array(
      fc
        .tuple(
          fc.record({ text }),
          optional(
            'meta',
            word.map((name) => `@${name}`),
          ),
          optional('alias', word),
        )
        .map(([part, meta, alias]) => ({ ...part, ...meta, ...alias })),
      { minLength: 1, maxLength: 3 },
    ),
    isTemplate: fc.boolean(),
    count: fc.nat(),
  }),
);
const someParameter = withKept(
  fc.record({
    name: text,
    value: fc.string(),
    defaultValue: fc.string(),
    required: fc.boolean(),
    dataType: fc.option(word).map((name) => (name === null ? '' : `@${name}`)),
    prompts: fc.array(fc.record({ lang: language, value: text }), { maxLength: 2 }),
    isList: fc.boolean(),
  }),
);
const someMessage = fc
  .tuple(
    fc.record({ type: fc.oneof(fc.nat(9), fc.constantFrom('basic_card', '-1', 'x')) }),
    optional('lang', language),
    optional('platform', word),
    fc.record({ body: fc.dictionary(keptKey, fc.jsonValue({ maxDepth: 2 })) }),
  )
  .map(([type, lang, platform, { body }]) => ({
    ...type,
    ...lang,
    ...platform,
    body: JSON.parse(JSON.stringify(body)),
  }));
const someResponse = withKept(
  fc.record({
    action: fc.string(),
    resetContexts: fc.boolean(),
    affectedContexts: fc.array(withKept(fc.record({ name: text, lifespan: fc.nat() })), { maxLength: 2 }),
    parameters: fc.array(someParameter, { maxLength: 2 }),
    messages: fc.array(someMessage, { maxLength: 3 }),
  }),
);
const visible = fc.oneof(word, text).filter((name) => name.trim() !== '');
const someIntent: fc.Arbitrary<Intent> = withKept(
  fc.record({
    id: fc.uuid(),
    name: visible,
    auto: fc.boolean(),
    contexts: fc.array(text, { maxLength: 2 }),
    triggers: fc.array(text, { maxLength: 2 }),
    priority: fc.integer({ min: -1, max: 1_000_000 }),
    webhookUsed: fc.boolean(),
    webhookForSlotFilling: fc.boolean(),
    fallbackIntent: fc.boolean(),
    responses: fc.array(someResponse, { maxLength: 2 }),
    phrases: byLanguage(somePhrase),
  }),
);
const someEntity: fc.Arbitrary<Entity> = withKept(
  fc.record({
    id: fc.uuid(),
    name: visible.filter((name) => !name.startsWith('@')),
    isEnum: fc.boolean(),
    automatedExpansion: fc.boolean(),
    entries: byLanguage(
      fc.record({ value: text, synonyms: fc.array(fc.string(), { minLength: 1, maxLength: 3 }) }),
    ),
  }),
);
const someSettings: fc.Arbitrary<AgentSettings> = withKept(
  fc.record({
    name: visible,
    description: fc.string(),
    language: fc.constant('en'),
    languages: fc.constant([...languages]),
    defaultTimezone: fc.constantFrom('', 'Europe/Berlin'),
    matchMode: fc.constantFrom('hybrid' as const, 'ml-only' as const),
    mlMinConfidence: fc.double({ min: 0, max: 1, noNaN: true }).map((value) => value + 0),
    requestEntities: fc.constantFrom('request' as const, 'session' as const),
    webhook: withKept(
      fc.record({
        enabled: fc.boolean(),
        url: fc.string(),
        username: fc.string(),
        headers: fc.dictionary(word, fc.string()).map((headers) => ({ ...headers })),
        useForDomains: fc.boolean(),
        timeoutMs: fc.integer({ min: 1 }),
        circuitFailures: fc.nat(),
      }),
    ),
  }),
);

describe('an agent that is written and read back', () => {
  it('is the same agent', () => {
    fc.assert(
      fc.property(
        someSettings,
        fc.uniqueArray(someIntent, { maxLength: 4, selector: ({ name }) => name }),
        fc.uniqueArray(someEntity, { maxLength: 4, selector: ({ name }) => name.toLowerCase() }),
        (settings, intents, entities) => {
          const agent: Agent = {
            ...emptyAgent('a1'),
            settings,
            intents: new Map(intents.map((intent) => [intent.id, intent])),
            entities: new Map(entities.map((entity) => [entity.id, entity])),
          };
          const { warnings: _, ...again } = readExport(writeExport(agent), { ids: countedIds() });
          expect(again).toEqual(contentOf(agent));
        },
      ),
      { numRuns: 100 },
    );
  });
});
