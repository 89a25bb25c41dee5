import { describe, expect, it } from 'vitest';
import { countedIds, entry, phrase } from '../../../test/support/agent-stories.ts';
import { AGENT_NAME_CHARS_MAX, IMPORT_WARNINGS_MAX } from '../../kernel/limits/agents.ts';
import { readExport } from './export-reader.ts';

const filesOf = (files: Readonly<Record<string, unknown>>) =>
  Object.entries(files).map(([path, json]) => ({
    path,
    text: typeof json === 'string' ? json : JSON.stringify(json),
  }));
const reading = (files: Readonly<Record<string, unknown>>, name?: string) =>
  readExport(filesOf(files), { ids: countedIds(), ...(name !== undefined && { name }) });
const agent = { language: 'en' };
const codes = (files: Readonly<Record<string, unknown>>) =>
  reading(files).warnings.map(({ code, path }) => `${path}: ${code}`);

describe('an export in the old layout', () => {
  const old = {
    'agent.json': agent,
    'intents/order.json': { id: 'i1', name: 'order', userSays: [{ id: 'p1', data: [{ text: 'tea' }] }] },
    'entities/drink.json': {
      id: 'e1',
      name: 'drink',
      entries: [{ value: 'tea', synonyms: ['tea', 'chai'] }],
    },
  };

  it("has its phrases and entries inline, in the agent's language", () => {
    const { intents, entities, warnings } = reading(old);
    expect(intents[0]).toMatchObject({ id: 'i1', phrases: { en: [phrase('tea', { id: 'p1' })] } });
    expect(entities[0]).toMatchObject({ id: 'e1', entries: { en: [entry('tea', 'tea', 'chai')] } });
    expect(warnings).toEqual([]);
  });
});

describe('an entry without a value', () => {
  it.each(['', ' ', 7, null])('is left out with a warning, never silently: %j', (value) => {
    const drink = { id: 'e1', name: 'drink', entries: [{ value, synonyms: ['cha'] }, { value: 'tea' }] };
    const { entities, warnings } = reading({ 'agent.json': agent, 'entities/drink.json': drink });
    expect(entities[0]?.entries).toEqual({ en: [entry('tea')] });
    expect(warnings.map(({ code }) => code)).toEqual(['entry_unreadable']);
  });
});

describe('an export in the new layout', () => {
  const usersays = (text: string) => [
    { id: text, data: [{ text }], isTemplate: false, count: 0, updated: 7 },
  ];
  const files = {
    'package.json': { version: '1.0.0' },
    'agent.json': { ...agent, supportedLanguages: ['pt-br'] },
    'intents/order.json': { id: 'i1', name: 'order' },
    'intents/order_usersays_en.json': usersays('tea'),
    'intents/order_usersays_pt-br.json': usersays('chá'),
    'entities/drink.json': { id: 'e1', name: 'drink' },
    'entities/drink_entries_en.json': [{ value: 'tea', synonyms: ['tea'] }],
  };

  it('has a file of phrases and of entries for each language', () => {
    const { settings, intents, entities, warnings } = reading(files);
    expect(settings.languages).toEqual(['en', 'pt-BR']);
    expect(intents[0]?.phrases).toEqual({
      en: [phrase('tea', { id: 'tea', kept: { updated: 7 } })],
      'pt-BR': [phrase('chá', { id: 'chá', kept: { updated: 7 } })],
    });
    expect(entities[0]?.entries).toEqual({ en: [entry('tea')] });
    expect(warnings).toEqual([]);
  });

  it('may be in a folder, next to unrelated files', () => {
    const { settings, intents } = reading({
      ...Object.fromEntries(Object.entries(files).map(([path, json]) => [`./my agents\\shop/${path}`, json])),
      'README.md': '# not JSON',
      'my agents/shop/LICENSE': 'not JSON',
      'my agents/shop/intents/notes.txt': 'not JSON',
      'my agents/shop/customDomainsResponses.json': '{',
      '__MACOSX/my agents/shop/._agent.json': 'not JSON',
      'my agents/shop/intents/._order.json': 'not JSON',
    });
    expect(settings.name).toBe('shop');
    expect(intents).toHaveLength(1);
  });

  it('may have byte order marks', () => {
    const marked = filesOf(files).map(({ path, text }) => ({ path, text: `\uFEFF${text}` }));
    expect(readExport(marked, { ids: countedIds() }).intents).toHaveLength(1);
  });

  it('may have half a surrogate pair, which is no character and becomes U+FFFD', () => {
    const { settings } = reading({ ...files, 'agent.json': '{"language":"en","description":"\\ud83d x"}' });
    expect(settings.description).toBe('\ufffd x');
  });

  it('adds all languages that its texts use', () => {
    const allFiles = { ...files, 'agent.json': agent };
    expect(reading(allFiles).settings.languages).toEqual(['en', 'pt-BR']);
    expect(codes(allFiles)).toEqual(['agent.json: language_unlisted']);
  });

  it("may have an intent with the name of another's list", () => {
    const { intents } = reading({
      ...files,
      'intents/order_usersays_de.json': { name: 'order_usersays_de' },
    });
    expect(intents.map(({ name }) => name)).toEqual(['order', 'order_usersays_de']);
  });

  it('may have names that break lines', () => {
    const { intents } = reading({
      'agent.json': agent,
      'intents/a\u2028b.json': { name: 'a' },
      'intents/a\u2028b_usersays_en.json': usersays('tea'),
    });
    expect(intents[0]?.phrases.en).toHaveLength(1);
  });

  it('may have folder names in another case, as on some file systems', () => {
    const { intents } = reading({
      'Agent.JSON': agent,
      'Intents/tea.json': { name: 'tea' },
      'Intents/tea_usersays_en.json': usersays('tea'),
    });
    expect(intents.map(({ name, phrases }) => [name, phrases.en?.length])).toEqual([['tea', 1]]);
  });

  it('warns about files in unknown folders', () => {
    expect(codes({ ...files, 'intents/old/tea.json': { name: 'tea' }, 'notes/x.json': {} })).toEqual([
      'intents/old/tea.json: file_ignored',
    ]);
  });

  it('warns about phrases without an intent', () => {
    expect(codes({ ...files, 'intents/gone_usersays_en.json': usersays('x') })).toEqual([
      'intents/gone_usersays_en.json: owner_missing',
    ]);
  });
});

describe('the name of an imported agent', () => {
  it('must be valid if it is given', () => {
    expect(() => reading({ 'agent.json': agent }, 'x'.repeat(AGENT_NAME_CHARS_MAX + 1))).toThrow(
      expect.objectContaining({ code: 'bad_agent_name' }),
    );
  });

  it('is the given one, or that of the file, or that of the folder', () => {
    const agentJson = { language: 'en', displayName: 'Tea house' };
    expect(reading({ 'a/agent.json': agentJson }, 'Mine').settings.name).toBe('Mine');
    expect(reading({ 'a/agent.json': agentJson }).settings.name).toBe('Tea house');
    expect(reading({ 'a/agent.json': agent }).settings.name).toBe('a');
    expect(reading({ 'agent.json': agent }).settings.name).toBe('Imported agent');
    const zipped = readExport(filesOf({ 'agent.json': agent }), {
      ids: countedIds(),
      fileName: 'bike-shop.zip',
    });
    expect(zipped.settings.name).toBe('bike-shop');
  });
});

describe('the settings of an imported agent', () => {
  it('have defaults for fields that the oldest exports lack', () => {
    expect(reading({ 'agent.json': agent }).settings).toEqual({
      name: 'Imported agent',
      description: '',
      language: 'en',
      languages: ['en'],
      defaultTimezone: '',
      matchMode: 'hybrid',
      mlMinConfidence: 0.3,
      webhook: { enabled: false, url: '', username: '', headers: {}, useForDomains: false },
    });
  });

  it('keep unused fields', () => {
    const { settings } = reading({
      'agent.json': { ...agent, isPrivate: true, webhook: { cloudFunctionsEnabled: true } },
    });
    expect(settings).toMatchObject({
      kept: { isPrivate: true },
      webhook: { kept: { cloudFunctionsEnabled: true } },
    });
  });

  it('skip headers without a name and never read a password from a file', () => {
    const webhook = {
      headers: { '': '', 'X-Shop': 'north' },
      password: 'swordfish',
      available: true,
      url: 'https://a.example',
    };
    const { settings, warnings } = reading({ 'agent.json': { ...agent, webhook } });
    expect(settings.webhook).toEqual({
      enabled: true,
      url: 'https://a.example',
      username: '',
      headers: { 'X-Shop': 'north' },
      useForDomains: false,
    });
    expect(warnings).toMatchObject([{ code: 'password_left_out' }]);
    expect(JSON.stringify(warnings)).not.toContain('swordfish');
  });

  it('ignore a header with the mask of a secret', () => {
    const webhook = { headers: { 'X-Api-Key': '***', 'X-Shop': 'north' } };
    const { settings, warnings } = reading({ 'agent.json': { ...agent, webhook } });
    expect(settings.webhook.headers).toEqual({ 'X-Shop': 'north' });
    expect(warnings).toMatchObject([{ code: 'header_left_out' }]);
  });

  it.each([
    ['bad_language', { language: '??' }],
    ['bad_language', {}],
    ['match_mode_unknown', { language: 'en', customClassifierMode: 'use.never' }],
    ['confidence_out_of_range', { language: 'en', mlMinConfidence: 7 }],
    ['request_entities_unknown', { language: 'en', requestEntities: 'always' }],
    ['bad_timezone', { language: 'en', defaultTimezone: 'Mars/Olympus' }],
    ['bad_webhook_url', { language: 'en', webhook: { available: true, url: 'https://<REGION>.example' } }],
    ['field_unreadable', { language: 'en', webhook: 'none' }],
    ['field_unreadable', { language: 'en', webhook: { timeoutMs: 0 } }],
    ['field_unreadable', { language: 'en', webhook: { circuitFailures: 2.5 } }],
  ])('warn %s', (code, json) => expect(codes({ 'agent.json': json })).toEqual([`agent.json: ${code}`]));
});

describe('unusual content of an import', () => {
  const withIntent = (json: object) => ({ 'agent.json': agent, 'intents/x.json': { name: 'x', ...json } });

  it.each([
    ['bad_context_name', { contexts: ['yes or no'] }],
    ['bad_trigger_name', { events: [{ name: 'Ü' }] }],
    ['bad_lifespan', { responses: [{ affectedContexts: [{ name: 'c', lifespan: -1 }] }] }],
    ['parameter_type_missing', { responses: [{ parameters: [{ name: 'p', required: true }] }] }],
    ['entity_missing', { userSays: [{ data: [{ text: 'tea', meta: '@drink' }] }] }],
    ['empty_phrase', { userSays: [{ data: [] }] }],
    ['empty_phrase', { userSays: [''] }],
    ['empty_phrase', { userSays: [{ data: [{ text: ' ' }, { text: '' }] }] }],
    ['empty_phrase', { userSays: '' }],
    ['field_unreadable', { auto: 'perhaps' }],
  ])('is taken with the warning %s', (code, json) => {
    expect(codes(withIntent(json))).toEqual([`intents/x.json: ${code}`]);
    expect(reading(withIntent(json)).intents).toHaveLength(1);
  });

  it('does not report system entities as missing', () => {
    expect(codes(withIntent({ userSays: [{ data: [{ text: '5', meta: '@sys.number' }] }] }))).toEqual([]);
  });

  it('gets a new id if the id is already used', () => {
    const files = { ...withIntent({ id: 'i1' }), 'intents/y.json': { id: 'i1', name: 'y' } };
    expect(reading(files).intents.map(({ id }) => id)).toEqual(['i1', 'made-1']);
    expect(codes(files)).toEqual(['intents/y.json: id_repeated']);
  });

  it('may have the name of another, as follow-up intents of different parents had', () => {
    const files = { ...withIntent({ id: 'i1', name: 'x' }), 'intents/x_1.json': { id: 'i2', name: 'x' } };
    expect(reading(files).intents.map(({ id, name }) => [id, name])).toEqual([
      ['i1', 'x'],
      ['i2', 'x'],
    ]);
    expect(codes(files)).toEqual(['intents/x_1.json: intent_name_repeated']);
  });

  it.each([
    ['a comma after the last item', '{"name": "x", "contexts": ["a", "b, c]",], }', ['a', 'b, c]']],
    ['a backslash before an apostrophe', String.raw`{"name": "x", "contexts": ["d\'or"]}`, ["d'or"]],
    ['a backslash beside real escapes', String.raw`{"name": "x", "contexts": ["\\ \" \-",]}`, ['\\ " -']],
  ])('is read despite %s', (_, text, contexts) => {
    const files = { 'agent.json': agent, 'intents/x.json': text };
    expect(reading(files).intents[0]?.contexts).toEqual(contexts);
    expect(codes(files)).toContain('intents/x.json: json_corrected');
  });

  it('is listed up to a limit, then counted', () => {
    const contexts = Array.from({ length: IMPORT_WARNINGS_MAX + 3 }, () => 'not legal');
    const { warnings } = reading(withIntent({ contexts }));
    expect(warnings).toHaveLength(IMPORT_WARNINGS_MAX + 1);
    expect(warnings.at(-1)).toMatchObject({ code: 'more_warnings', message: 'and 3 more' });
  });
});

describe('an unreadable file is refused with its name and the reason', () => {
  const good = { 'agent.json': agent };
  it.each([
    ['no agent.json', { 'intents/x.json': {} }, /^agent\.json: it is missing/],
    ['nothing at all', {}, /^agent\.json: it is missing/],
    [
      'two agents',
      { 'a/agent.json': agent, 'b/agent.json': agent },
      /^b\/agent\.json: there is a\/agent\.json/,
    ],
    ['a broken file', { ...good, 'intents/x.json': '{"name": ' }, /^intents\/x\.json: it is not valid JSON/],
    ['an agent that is a list', { 'agent.json': [] }, /^agent\.json: it holds no JSON object/],
    [
      'an intent that is a list',
      { ...good, 'intents/x.json': [] },
      /^intents\/x\.json: it holds no JSON object/,
    ],
    [
      'an intent that is null',
      { ...good, 'intents/x.json': null },
      /^intents\/x\.json: it holds no JSON object/,
    ],
    [
      'JSON nested too deep',
      { ...good, 'intents/x.json': `${'['.repeat(100_000)}"]"` },
      /^intents\/x\.json: it is nested deeper than 64/,
    ],
    [
      'a slip in a file that nobody wrote by hand',
      { ...good, 'intents/x.json': `{"name": "${'x'.repeat(256_000)}",}` },
      /^intents\/x\.json: it is not valid JSON/,
    ],
    [
      'a number that is too large beside a slip',
      { ...good, 'intents/x.json': '{"name":"x","priority":1e999,}' },
      /^intents\/x\.json: it has a number that is too large/,
    ],
    [
      'a number that is too large',
      { ...good, 'intents/x.json': '{"name":"x","priority":1e999}' },
      /^intents\/x\.json: it has a number that is too large/,
    ],
    [
      'two entities with one name, ignoring case',
      { ...good, 'entities/x.json': { name: 'x' }, 'entities/y.json': { name: 'X' } },
      /^entities\/y\.json: entities\/x\.json has the same "name"/,
    ],
  ])('%s', (_, files, message) => {
    expect(() => reading(files)).toThrow(
      expect.objectContaining({ code: 'bad_export', message: expect.stringMatching(message) }),
    );
  });

  it('but brackets in a text do not count as nesting', () => {
    const files = { ...good, 'intents/x.json': { name: `"\\${'['.repeat(100)}` } };
    expect(reading(files).intents).toHaveLength(1);
  });
});

it.each([
  ['intents/x.json', 'intents/x.json'],
  ['entities/x.json', 'Entities\\x.json'],
  ['intents/x_usersays_en.json', './intents/x_usersays_en.json'],
])('an export with a file twice is refused: %s and %s', (first, second) => {
  const text = first.includes('usersays') ? '[]' : '{"name":"x"}';
  const files = [...filesOf({ 'agent.json': agent }), { path: first, text }, { path: second, text }];
  expect(() => readExport(files, { ids: countedIds() })).toThrow(
    expect.objectContaining({ code: 'bad_export', message: expect.stringMatching(/twice/) }),
  );
});
