import { describe, expect, it } from 'vitest';
import {
  created,
  entity,
  entityCreated,
  entry,
  given,
  intent,
  intentCreated,
  parameter,
  phrase,
  response,
  settingsIn,
} from '../../../test/support/agent-stories.ts';
import { AGENT_EVENT_DATA_BYTES_MAX } from '../../kernel/limits/agents.ts';
import type { AgentSettings, Phrase } from '../agent.ts';
import type { ImportInto } from '../commands.ts';
import { emptyAgent, foldAgent } from '../evolve.ts';

const into = (fields: Partial<ImportInto>): ImportInto => ({
  type: 'ImportInto',
  mode: 'replace',
  settings: settingsIn('en'),
  intents: [],
  entities: [],
  spareIds: ['spare-1', 'spare-2', 'spare-3'],
  ...fields,
});

const sealed = { sealed: 'c2VhbGVk' };
const webhookAt = (url: string, fields: Partial<AgentSettings['webhook']> = {}): AgentSettings => ({
  ...settingsIn('en'),
  webhook: { enabled: true, url, username: '', headers: {}, useForDomains: false, ...fields },
});
const token = {
  type: 'TokenIssued',
  data: { tokenId: 'k1', kind: 'client', hash: 'h', issuedAt: '2026-01-01T00:00:00.000Z' },
} as const;

describe('an import that replaces an agent', () => {
  it('changes nothing if the content is the same', () => {
    given(created(), intentCreated(), entityCreated())
      .when(into({ intents: [intent()], entities: [entity()] }))
      .gives();
  });

  it('keeps the ids of items with the same names, and of equal phrases', () => {
    const agent = given(created(), intentCreated({ phrases: { en: [phrase('a tea', { id: 'p1' })] } }))
      .when(
        into({
          intents: [
            intent({ id: 'x1', phrases: { en: [phrase('a tea', { id: 'x2' }), phrase('a coffee')] } }),
            intent({ id: 'x3', name: 'order - yes', parentId: 'x1', rootParentId: 'x1' }),
          ],
        }),
      )
      .leaves();
    expect(agent.intents.get('i1')?.phrases.en?.map(({ id }) => id)).toEqual(['p1', 'phrase a coffee']);
    expect(agent.intents.get('x3')).toMatchObject({ parentId: 'i1', rootParentId: 'i1' });
  });

  it('keeps the id of a phrase for each phrase with its words, annotations and kind, once', () => {
    const tea = (id: string, fields: Partial<Phrase> = {}) =>
      phrase('a tea', {
        id,
        data: [{ text: 'a ' }, { text: 'tea', meta: '@drink', alias: 'drink' }],
        ...fields,
      });
    const imported = [
      tea('x1', { isTemplate: true }),
      phrase('', { id: 'x2', data: [{ text: 'a ' }, { text: 'tea' }] }),
      phrase('', { id: 'x3', data: [{ text: 'a ' }, { text: 'tea', meta: '@drink', alias: 'order' }] }),
      tea('x4'),
      tea('x5'),
    ];
    const agent = given(created(), entityCreated(), intentCreated({ phrases: { en: [tea('p1')] } }))
      .when(into({ entities: [entity()], intents: [intent({ phrases: { en: imported } })] }))
      .leaves();
    expect(agent.intents.get('i1')?.phrases.en?.map(({ id }) => id)).toEqual(['x1', 'x2', 'x3', 'p1', 'x5']);
  });

  it('gives no other phrase the id of one that is imported too', () => {
    const agent = given(created(), intentCreated({ phrases: { en: [phrase('a tea', { id: 'p1' })] } }))
      .when(
        into({
          intents: [
            intent({ phrases: { en: [phrase('a tea', { id: 'x1' }), phrase('tea!', { id: 'p1' })] } }),
          ],
        }),
      )
      .leaves();
    expect(agent.intents.get('i1')?.phrases.en?.map(({ id }) => id)).toEqual(['x1', 'p1']);
  });

  it('keeps the id of a phrase that has the words of a removed one by now', () => {
    const before = [phrase('a tea', { id: 'p1' }), phrase('a coffee', { id: 'p2' })];
    const imported = [phrase('a coffee', { id: 'p1' })];
    const agent = given(created(), intentCreated({ phrases: { en: before } }))
      .when(into({ intents: [intent({ phrases: { en: imported } })] }))
      .leaves();
    expect(agent.intents.get('i1')?.phrases.en?.map(({ id }) => id)).toEqual(['p1']);
  });

  it('keeps the id of a phrase whose words are not annotated, also if that is written as an empty name', () => {
    const blank = phrase('', { id: 'p1', data: [{ text: 'a tea', meta: '', alias: '' }] });
    const agent = given(created(), intentCreated({ phrases: { en: [blank] } }))
      .when(into({ intents: [intent({ phrases: { en: [phrase('a tea', { id: 'x1' })] } })] }))
      .leaves();
    expect(agent.intents.get('i1')?.phrases.en?.map(({ id }) => id)).toEqual(['p1']);
  });

  it('adds phrases in a language that the intent did not have', () => {
    const both = { en: [phrase('a tea')], de: [phrase('ein Tee', { id: 'x1' })] };
    const agent = given(created(), intentCreated({ phrases: { en: [phrase('a tea')] } }))
      .when(into({ settings: settingsIn('en', 'de'), intents: [intent({ phrases: both })] }))
      .leaves();
    expect(agent.intents.get('i1')?.phrases).toEqual(both);
  });

  it('keeps the ids of parameters with the same names, unless the import has its own', () => {
    const parameters = [parameter({ id: 'q1' }), parameter({ id: 'q2', name: 'size', value: '$size' })];
    const imported = [
      parameter({ name: 'size', value: '$size' }),
      parameter({ id: 'x1' }),
      parameter({ name: 'cup', value: '$cup' }),
    ];
    const agent = given(created(), entityCreated(), intentCreated({ responses: [response({ parameters })] }))
      .when(
        into({
          entities: [entity()],
          intents: [
            intent({
              responses: [response({ parameters: imported }), response({ parameters: [parameter()] })],
            }),
          ],
        }),
      )
      .leaves();
    const [first, added] = agent.intents.get('i1')?.responses ?? [];
    expect(first?.parameters.map(({ id, name }) => [name, id])).toEqual([
      ['size', 'q2'],
      ['drink', 'x1'],
      ['cup', undefined],
    ]);
    // Strictly, because a parameter without an id has no such field.
    expect(added?.parameters).toStrictEqual([parameter()]);
  });

  it('keeps the id of a parent that the import does not contain', () => {
    const agent = given(created())
      .when(into({ intents: [intent({ id: 'x1', parentId: 'elsewhere' })] }))
      .leaves();
    expect(agent.intents.get('x1')?.parentId).toBe('elsewhere');
  });

  it('treats an item with the id of another name as renamed', () => {
    given(created(), intentCreated())
      .when(into({ intents: [intent({ name: 'buy' })] }))
      .gives({ type: 'IntentUpdated', data: { intent: intent({ name: 'buy' }) } });
  });

  it('gives a new id to an item whose id belongs to another imported name', () => {
    const swapped = [intent({ id: 'i9', name: 'order' }), intent({ id: 'i1', name: 'pay' })];
    const agent = given(created(), intentCreated())
      .when(into({ intents: swapped }))
      .leaves();
    expect([...agent.intents.values()].map(({ id, name }) => [id, name])).toEqual([
      ['i1', 'order'],
      ['spare-1', 'pay'],
    ]);
  });

  it('removes everything else, and keeps the tokens', () => {
    const agent = given(created(), token, intentCreated(), entityCreated()).when(into({})).leaves();
    expect([agent.intents.size, agent.entities.size, agent.tokens.size]).toEqual([0, 0, 1]);
  });

  it('keeps the secrets of a webhook with the same address', () => {
    const before = webhookAt('https://shop.example/a', {
      username: 'anna',
      password: sealed,
      headers: { 'X-Api-Key': sealed, Old: 'x' },
    });
    const agent = given({ type: 'AgentCreated', data: { agentId: 'a1', origin: 'new', settings: before } })
      .when(into({ settings: webhookAt('https://shop.example/b', { headers: { New: 'y' } }) }))
      .leaves();
    expect(agent.settings.webhook).toMatchObject({
      url: 'https://shop.example/b',
      username: 'anna',
      password: sealed,
    });
    expect(agent.settings.webhook.headers).toEqual({ 'X-Api-Key': sealed, New: 'y' });
  });

  it('keeps a webhook that would lose its secrets', () => {
    const before = webhookAt('https://shop.example/a', { password: sealed });
    given({ type: 'AgentCreated', data: { agentId: 'a1', origin: 'new', settings: before } })
      .when(into({ settings: webhookAt('https://staging.example/a') }))
      .gives();
  });

  it('keeps signing keys at the same address, and adopts settings without secrets', () => {
    const signing = [{ id: 'k1', addedAt: '', secret: sealed }];
    const withWebhook = (fields: Partial<AgentSettings['webhook']>) =>
      given({
        type: 'AgentCreated',
        data: { agentId: 'a1', origin: 'new', settings: webhookAt('https://shop.example/a', fields) },
      });
    const moved = webhookAt('https://shop.example/b');
    expect(
      withWebhook({ signing })
        .when(into({ settings: moved }))
        .leaves().settings.webhook,
    ).toEqual({
      ...moved.webhook,
      signing,
    });
    const open = { headers: { 'X-Shop': 'north' }, username: 'anna' };
    expect(
      withWebhook(open)
        .when(into({ settings: moved }))
        .leaves().settings,
    ).toEqual(moved);
  });

  it('adopts a webhook at a new address that has secrets of its own', () => {
    const before = webhookAt('https://shop.example/a', { password: sealed });
    const own = webhookAt('https://staging.example/a', { password: { sealed: 'new' } });
    const agent = given({ type: 'AgentCreated', data: { agentId: 'a1', origin: 'new', settings: before } })
      .when(into({ settings: own }))
      .leaves();
    expect(agent.settings.webhook).toEqual(own.webhook);
  });

  it('records each new, changed and removed item once', () => {
    const content = {
      intents: [intent({ priority: 1 }), intent({ id: 'i2', name: 'pay' })],
      entities: [entity()],
    };
    given(created(), intentCreated(), entityCreated({ id: 'e9', name: 'food' }))
      .when(into(content))
      .gives(
        { type: 'EntityDeleted', data: { entityId: 'e9' } },
        { type: 'EntityCreated', data: { entity: entity() } },
        { type: 'IntentUpdated', data: { intent: intent({ priority: 1 }) } },
        { type: 'IntentCreated', data: { intent: intent({ id: 'i2', name: 'pay' }) } },
      );
  });

  it('is refused if an item is too large for an event', () => {
    const large = 'x'.repeat(AGENT_EVENT_DATA_BYTES_MAX);
    const before = given(created());
    before
      .when(into({ entities: [entity({ entries: { en: [entry(large)] } })] }))
      .refuses('part_too_large', { what: 'entity drink' });
    before
      .when(into({ intents: [intent({ phrases: { en: [phrase(large)] } })] }))
      .refuses('part_too_large', { what: 'intent order' });
  });

  it.each([
    ['id_taken', { intents: [intent(), intent({ name: 'pay' })] }, { id: 'i1' }],
    ['id_taken', { entities: [entity(), entity({ name: 'food' })] }, { id: 'e1' }],
    ['entity_name_taken', { entities: [entity(), entity({ id: 'e2' })] }, { name: 'drink' }],
  ] as const)('of a new agent is refused with %s, which names the item', (code, items, facts) => {
    given()
      .when({
        type: 'ImportAgent',
        agentId: 'a1',
        settings: settingsIn('en'),
        intents: [],
        entities: [],
        ...items,
      })
      .refuses(code, facts);
  });

  it('keeps two intents of one name apart, whatever their order', () => {
    const [first, second] = [intent({ contexts: ['yes'] }), intent({ id: 'i2', contexts: ['no'] })];
    const agent = given(created())
      .when(into({ intents: [first, second] }))
      .leaves();
    expect([...agent.intents.values()]).toEqual([first, second]);
    given(created(), intentCreated(first), intentCreated(second))
      .when(into({ intents: [second, first] }))
      .gives();
  });

  it('gives two intents of one name the ids of the two that the agent has', () => {
    const agent = given(created(), intentCreated(), intentCreated({ id: 'i2' }))
      .when(into({ intents: [intent({ id: 'x1' }), intent({ id: 'x2', contexts: ['no'] })] }))
      .leaves();
    expect([...agent.intents.values()]).toEqual([intent(), intent({ id: 'i2', contexts: ['no'] })]);
  });
});

describe('an import merged into an agent', () => {
  const merge = (fields: Partial<ImportInto>) => into({ mode: 'merge', ...fields });

  it('replaces intents and entities by name and keeps the others', () => {
    const agent = given(
      created(),
      intentCreated(),
      intentCreated({ id: 'i2', name: 'pay' }),
      entityCreated({ entries: { en: [entry('tea')] } }),
    )
      .when(
        merge({
          intents: [intent({ id: 'x', priority: 1 })],
          entities: [entity({ id: 'y', name: 'DRINK', entries: { en: [entry('mocha')] } })],
        }),
      )
      .leaves();
    expect([...agent.intents.values()].map(({ id, priority }) => [id, priority])).toEqual([
      ['i1', 1],
      ['i2', 500_000],
    ]);
    expect(agent.entities.get('e1')).toMatchObject({ name: 'DRINK', entries: { en: [entry('mocha')] } });
  });

  it('treats an item with only the id in common as a different one', () => {
    const agent = given(created(), intentCreated())
      .when(merge({ intents: [intent({ name: 'pay' })] }))
      .leaves();
    expect([...agent.intents.keys()]).toEqual(['i1', 'spare-1']);
  });

  it('keeps the settings, and adds the imported languages', () => {
    const agent = given(created())
      .when(merge({ settings: settingsIn('fr'), intents: [intent({ phrases: { de: [phrase('ja')] } })] }))
      .leaves();
    expect(agent.settings).toEqual(settingsIn('en', 'de'));
  });

  it('adds the languages of entities, too, in their order, and none that it has', () => {
    const entries = { sv: [entry('te')], en: [entry('tea')], da: [entry('te')] };
    const agent = given(created('en', 'de'))
      .when(merge({ entities: [entity({ entries })] }))
      .leaves();
    expect(agent.settings.languages).toEqual(['en', 'de', 'da', 'sv']);
  });

  it('records no settings if it adds no language', () => {
    given(created('en', 'de'))
      .when(merge({ intents: [intent({ phrases: { de: [phrase('ja')] } })] }))
      .gives({ type: 'IntentCreated', data: { intent: intent({ phrases: { de: [phrase('ja')] } }) } });
  });
});

describe('a restored agent', () => {
  it('has the earlier content, and keeps tokens and privacy settings', () => {
    const earlierAgent = foldAgent(emptyAgent('a1'), [created(), intentCreated()]);
    const privacy = { masking: [], retentionDays: 30 };
    const agent = given(created(), intentCreated({ priority: 1 }), entityCreated(), token, {
      type: 'PrivacyConfigured',
      data: { privacy },
    })
      .when({ type: 'RestoreContent', earlierAgent })
      .leaves();
    expect(agent).toMatchObject({ intents: earlierAgent.intents, entities: new Map(), privacy });
    expect(agent.tokens.size).toBe(1);
  });
});
