import { describe, expect, it } from 'vitest';
import {
  created,
  entity,
  entityCreated,
  entry,
  given,
  intentCreated,
  parameter,
  phrase,
  response,
} from '../../../test/support/agent-stories.ts';
import { AGENT_EVENT_DATA_BYTES_MAX, ENTITY_ENTRIES_MAX } from '../../kernel/limits/agents.ts';
import { EVENT_BYTES_MAX } from '../../kernel/limits/conversation.ts';
import { jsonBytes } from './event-parts.ts';

const drinks = entityCreated({ entries: { en: [entry('coffee', 'coffee', 'java'), entry('tea')] } });
const about = { entity: 'drink', language: 'en' } as const;

describe('creating an entity', () => {
  it('records it whole', () =>
    given(created())
      .when({ type: 'CreateEntity', entity: entity() })
      .gives({ type: 'EntityCreated', data: { entity: entity() } }));

  it('leaves out languages without entries', () =>
    given(created())
      .when({ type: 'CreateEntity', entity: entity({ entries: { en: [entry('tea')], de: [] } }) })
      .gives({ type: 'EntityCreated', data: { entity: entity({ entries: { en: [entry('tea')] } }) } }));

  it('is refused under an existing name, ignoring case', () =>
    given(created(), drinks)
      .when({ type: 'CreateEntity', entity: entity({ id: 'e2', name: 'Drink' }) })
      .refuses('entity_name_taken', { name: 'drink' }));

  it('is possible beside others under another name', () =>
    given(created(), drinks)
      .when({ type: 'CreateEntity', entity: entity({ id: 'e2', name: 'food' }) })
      .gives({ type: 'EntityCreated', data: { entity: entity({ id: 'e2', name: 'food' }) } }));

  it('is refused under an existing id', () =>
    given(created(), drinks)
      .when({ type: 'CreateEntity', entity: entity({ name: 'food' }) })
      .refuses('id_taken', { id: 'e1' }));

  it.each(['', 'sys.', 'my.number', 'sys.a.b', 'hot drink', '@drink', 'x'.repeat(101)])(
    'is refused under the name %j',
    (name) =>
      given(created())
        .when({ type: 'CreateEntity', entity: entity({ name }) })
        .refuses('bad_entity_name'),
  );

  it('may have the name of a system entity, to which it adds values', () =>
    given(created())
      .when({ type: 'CreateEntity', entity: entity({ name: 'sys.given-name' }) })
      .gives({ type: 'EntityCreated', data: { entity: entity({ name: 'sys.given-name' }) } }));

  it('merges entries with the same value, and makes a value without synonyms its own synonym', () => {
    const given2 = [entry('tea', 'tea'), { value: 'milk', synonyms: [] }, entry('tea', 'chai', 'tea')];
    const agent = given(created())
      .when({ type: 'CreateEntity', entity: entity({ entries: { en: given2 } }) })
      .leaves();
    expect(agent.entities.get('e1')?.entries).toEqual({ en: [entry('tea', 'tea', 'chai'), entry('milk')] });
  });

  it('is refused with an entry that is too large for an event', () => {
    const entries = { en: [entry('x'.repeat(AGENT_EVENT_DATA_BYTES_MAX))] };
    given(created())
      .when({ type: 'CreateEntity', entity: entity({ entries }) })
      .refuses('part_too_large', { what: 'entity drink' });
  });

  it('larger than an event is recorded in several', () => {
    const entries = { en: Array.from({ length: 30_000 }, (_, at) => entry(`город ${at}`)) };
    const creation = given(created()).when({ type: 'CreateEntity', entity: entity({ entries }) });
    expect(creation.leaves().entities.get('e1')?.entries).toEqual(entries);
    expect(creation.leaves().revision).toBeGreaterThan(1);
  });

  it('omits languages without entries', () => {
    const agent = given(created())
      .when({ type: 'CreateEntity', entity: entity({ entries: { en: [entry('tea')], de: [] } }) })
      .leaves();
    expect(agent.entities.get('e1')?.entries).toEqual({ en: [entry('tea')] });
  });
});

describe('putting entities', () => {
  const put = (
    ...entities: { newId: string; name: string; entries?: ReturnType<typeof entry>[]; isEnum?: boolean }[]
  ) => ({ type: 'PutEntities', language: 'en', entities }) as const;

  it('creates entities with new names and updates the others', () => {
    const agent = given(created(), drinks)
      .when(
        put(
          { newId: 'n1', name: 'food', isEnum: true },
          { newId: 'n2', name: 'DRINK', entries: [entry('milk')] },
        ),
      )
      .leaves();
    expect([...agent.entities.values()]).toEqual([
      entity({ name: 'DRINK', entries: { en: [entry('milk')] } }),
      entity({ id: 'n1', name: 'food', isEnum: true }),
    ]);
  });

  it('applies its own earlier changes', () => {
    const agent = given(created())
      .when(
        put(
          { newId: 'n1', name: 'food', entries: [entry('pie')] },
          { newId: 'n2', name: 'food', entries: [entry('cake')] },
        ),
      )
      .leaves();
    expect([...agent.entities.values()]).toEqual([
      entity({ id: 'n1', name: 'food', entries: { en: [entry('cake')] } }),
    ]);
  });

  it('records no event for an entity that stays the same, and creates one without entries', () => {
    const same = { newId: 'n1', name: '@drink', entries: [entry('coffee', 'coffee', 'java'), entry('tea')] };
    given(created(), drinks)
      .when({ type: 'PutEntities', language: 'en', entities: [{ ...same, name: 'drink' }] })
      .gives();
    given(created())
      .when(put({ newId: 'n1', name: 'food' }))
      .gives({ type: 'EntityCreated', data: { entity: entity({ id: 'n1', name: 'food' }) } });
  });

  it('is refused under an existing id, of the agent or of the same request', () => {
    given(created(), drinks)
      .when(put({ newId: 'e1', name: 'food' }))
      .refuses('id_taken', { id: 'e1' });
    given(created())
      .when(put({ newId: 'n1', name: 'food' }, { newId: 'n1', name: 'size' }))
      .refuses('id_taken', { id: 'n1' });
    expect(
      given(created(), drinks)
        .when(put({ newId: 'e1', name: 'drink', isEnum: true }))
        .leaves()
        .entities.get('e1')?.isEnum,
    ).toBe(true);
  });

  it('is refused with an entry that is too large for an event', () => {
    const entries = [entry('x'.repeat(AGENT_EVENT_DATA_BYTES_MAX))];
    given(created())
      .when(put({ newId: 'n1', name: 'food', entries }))
      .refuses('part_too_large', { what: 'entity food' });
  });

  it('does nothing if one of them is refused', () =>
    given(created())
      .when(put({ newId: 'n1', name: 'food' }, { newId: 'n2', name: 'not a name' }))
      .refuses('bad_entity_name'));
});

describe('updating an entity', () => {
  it('keeps entries of other languages, and absent fields', () => {
    const bilingual = entityCreated({ isEnum: true, entries: { en: [entry('tea')], de: [entry('Tee')] } });
    const agent = given(created('en', 'de'), bilingual)
      .when({ type: 'UpdateEntity', ...about, changes: { entries: [entry('milk')] } })
      .leaves();
    expect(agent.entities.get('e1')).toEqual(
      entity({ isEnum: true, entries: { en: [entry('milk')], de: [entry('Tee')] } }),
    );
  });

  it.each([{}, { name: 'drink' }, { entries: [entry('coffee', 'coffee', 'java'), entry('tea')] }])(
    'records no event if nothing changes: %j',
    (changes) =>
      given(created(), drinks)
        .when({ type: 'UpdateEntity', ...about, changes })
        .gives(),
  );

  it('leaves no list of a language whose entries are all removed', () => {
    const agent = given(created(), drinks)
      .when({ type: 'UpdateEntity', ...about, changes: { entries: [] } })
      .leaves();
    expect(agent.entities.get('e1')?.entries).toEqual({});
  });

  it('renames an unused one', () => {
    const agent = given(created(), drinks)
      .when({ type: 'UpdateEntity', ...about, changes: { name: 'beverage' } })
      .leaves();
    expect(agent.entities.get('e1')?.name).toBe('beverage');
  });

  it('refuses a new name if the entity is used', () =>
    given(created(), drinks, intentCreated({ responses: [response({ parameters: [parameter()] })] }))
      .when({ type: 'UpdateEntity', ...about, changes: { name: 'beverage' } })
      .refuses('entity_in_use', { users: 'intent "order"' }));

  it('is refused for a missing entity', () =>
    given(created())
      .when({ type: 'UpdateEntity', ...about, changes: {} })
      .refuses('entity_not_found', { entity: 'drink' }));

  it('may change the case of the name even if the entity is used', () => {
    const user = intentCreated({ responses: [response({ parameters: [parameter()] })] });
    const agent = given(created(), drinks, user)
      .when({ type: 'UpdateEntity', ...about, changes: { name: 'Drink' } })
      .leaves();
    expect(agent.entities.get('e1')?.name).toBe('Drink');
  });

  it('is refused under the name of another', () =>
    given(created(), drinks, entityCreated({ id: 'e2', name: 'food' }))
      .when({ type: 'UpdateEntity', ...about, changes: { name: 'FOOD' } })
      .refuses('entity_name_taken', { name: 'food' }));
});

describe('entries', () => {
  const entriesAfter = (command: Parameters<ReturnType<typeof given>['when']>[0]) =>
    given(created(), drinks).when(command).leaves().entities.get('e1')?.entries.en;

  it('with an existing value get the synonyms that they lack', () => {
    const added = [entry('coffee', 'espresso', 'java'), entry('milk')];
    expect(entriesAfter({ type: 'AddEntries', ...about, entries: added })).toEqual([
      entry('coffee', 'coffee', 'java', 'espresso'),
      entry('tea'),
      entry('milk'),
    ]);
  });

  it('that are updated get new synonyms, or are added', () => {
    const updated = [entry('coffee', 'joe'), entry('milk')];
    expect(entriesAfter({ type: 'UpdateEntries', ...about, entries: updated })).toEqual([
      entry('coffee', 'joe'),
      entry('tea'),
      entry('milk'),
    ]);
  });

  it('are removed by a deletion, which ignores missing ones', () => {
    expect(entriesAfter({ type: 'DeleteEntries', ...about, values: ['coffee', 'gin'] })).toEqual([
      entry('tea'),
    ]);
  });

  it('of another language are kept', () => {
    const agent = given(created(), drinks)
      .when({ type: 'AddEntries', entity: 'e1', language: 'de', entries: [entry('Tee')] })
      .leaves();
    expect(agent.entities.get('e1')?.entries).toMatchObject({
      en: [{ value: 'coffee' }, { value: 'tea' }],
      de: [entry('Tee')],
    });
  });

  it('have no key left after the last is deleted', () => {
    const agent = given(created(), drinks)
      .when({ type: 'DeleteEntries', ...about, values: ['coffee', 'tea'] })
      .leaves();
    expect(agent.entities.get('e1')?.entries).toEqual({});
  });

  it('without a change record no events', () => {
    const same = { ...about, entries: [entry('tea')] };
    const before = given(created(), drinks);
    before.when({ type: 'DeleteEntries', ...about, values: ['gin'] }).gives();
    before.when({ type: 'AddEntries', ...same }).gives();
    before.when({ type: 'UpdateEntries', ...same }).gives();
  });

  it.each(['AddEntries', 'UpdateEntries'] as const)('of an unknown entity: %s is refused', (type) =>
    given(created())
      .when({ type, ...about, entries: [] })
      .refuses('entity_not_found', { entity: 'drink' }),
  );

  it('of an unknown entity cannot be deleted', () =>
    given(created())
      .when({ type: 'DeleteEntries', ...about, values: [] })
      .refuses('entity_not_found', { entity: 'drink' }));

  it('of a language without entries are added and deleted, too', () => {
    const before = given(created('en', 'de'), drinks);
    before.when({ type: 'DeleteEntries', entity: 'drink', language: 'de', values: ['Tee'] }).gives();
    before.when({ type: 'AddEntries', entity: 'drink', language: 'de', entries: [entry('Tee')] }).gives({
      type: 'EntityEntriesAdded',
      data: { entityId: 'e1', lang: 'de', entries: [entry('Tee')] },
    });
  });

  it('that are too large for an event are refused, and so are more than an entity may have', () => {
    const before = given(created(), drinks);
    const large = [entry('x'.repeat(AGENT_EVENT_DATA_BYTES_MAX))];
    for (const type of ['AddEntries', 'UpdateEntries'] as const)
      before
        .when({ type, ...about, entries: large })
        .refuses('part_too_large', { what: 'an entry of entity drink' });
    const values = ['x'.repeat(AGENT_EVENT_DATA_BYTES_MAX)];
    given(created(), entityCreated({ entries: { en: large } }))
      .when({ type: 'DeleteEntries', ...about, values })
      .refuses('part_too_large', { what: 'a value of entity drink' });
    const many = Array.from({ length: ENTITY_ENTRIES_MAX - 1 }, (_, at) => entry(`n${at}`));
    before
      .when({ type: 'AddEntries', ...about, entries: many })
      .refuses('too_many_items', { count: ENTITY_ENTRIES_MAX + 1 });
  });

  it('in large numbers are recorded in events that every store accepts', () => {
    const many = Array.from({ length: 30_000 }, (_, i) => entry(`город ${i}`));
    const agent = given(created(), drinks);
    for (const type of ['AddEntries', 'UpdateEntries'] as const) {
      const after = agent.when({ type, ...about, entries: many }).leaves();
      expect(after.entities.get('e1')?.entries.en).toHaveLength(30_002);
      expect(after.revision).toBeGreaterThan(3);
    }
    expect(jsonBytes(many)).toBeGreaterThan(EVENT_BYTES_MAX);
  });
});

describe('deleting an entity', () => {
  const deleteDrink = { type: 'DeleteEntity', entity: 'DRINK' } as const;
  const template = (text: string) => phrase(text, { isTemplate: true });

  it('accepts its name, ignoring case', () =>
    given(created(), drinks)
      .when(deleteDrink)
      .gives({ type: 'EntityDeleted', data: { entityId: 'e1' } }));

  it('is refused for a missing entity', () =>
    given(created()).when(deleteDrink).refuses('entity_not_found', { entity: 'DRINK' }));

  it.each([
    [
      'a parameter',
      intentCreated({ responses: [response({ parameters: [parameter({ dataType: '@Drink' })] })] }),
    ],
    [
      'a phrase',
      intentCreated({ phrases: { en: [phrase('', { data: [{ text: 'tea', meta: '@drink' }] })] } }),
    ],
    ['a template', intentCreated({ phrases: { de: [template('ein @drink:drink, bitte')] } })],
    [
      'a composite',
      entityCreated({ id: 'e2', name: 'ware', isEnum: true, entries: { en: [entry('@drink:d')] } }),
    ],
  ])('is refused while %s uses it', (_, user) =>
    given(created(), drinks, user).when(deleteDrink).refuses('entity_in_use'),
  );

  it.each([
    ['a plain phrase with an @ in it', intentCreated({ phrases: { en: [phrase('mail me@drink')] } })],
    [
      'a mapping entity with an @ in it',
      entityCreated({ id: 'e2', name: 'ware', entries: { en: [entry('@drink')] } }),
    ],
    ['a template about another', intentCreated({ phrases: { en: [template('a @drinking:d')] } })],
  ])('is possible beside %s', (_, other) =>
    expect(given(created(), drinks, other).when(deleteDrink).leaves().entities.has('e1')).toBe(false),
  );

  it('names five users without a number of others', () => {
    const users = Array.from({ length: 5 }, (_, i) =>
      intentCreated({ id: `i${i}`, name: `n${i}`, responses: [response({ parameters: [parameter()] })] }),
    );
    given(created(), drinks, ...users)
      .when(deleteDrink)
      .refuses('entity_in_use', {
        users: 'intent "n0", intent "n1", intent "n2", intent "n3", intent "n4"',
      });
  });

  it('names at most five users', () => {
    const users = Array.from({ length: 7 }, (_, i) =>
      intentCreated({ id: `i${i}`, name: `n${i}`, responses: [response({ parameters: [parameter()] })] }),
    );
    given(created(), drinks, ...users)
      .when(deleteDrink)
      .refuses('entity_in_use', {
        users: 'intent "n0", intent "n1", intent "n2", intent "n3", intent "n4" and 2 more',
      });
  });
});
