import { existsSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { EntityBody, entityBodiesIn, entityBodyIn, givenEntity, valuesIn } from './entity-in.ts';
import { entityOut, entitySummary } from './entity-out.ts';
import { entriesIn } from './user-entity-in.ts';

const ajv = new Ajv();
const isEntity = ajv.compile<EntityBody>(EntityBody);

const written = (body: unknown) => {
  const accepted = entityBodyIn(body);
  if (!isEntity(accepted)) throw new Error(ajv.errorsText(isEntity.errors));
  return givenEntity(accepted);
};

const cat = { value: 'cat', synonyms: ['cat', 'kitty'] };

describe('an entity in a request', () => {
  it.each([
    ['as documented', { name: 'pet', entries: [cat] }, { name: 'pet', entries: [cat] }],
    [
      'with nulls',
      { id: null, name: 'pet', isEnum: null, automatedExpansion: null, entries: [cat] },
      { name: 'pet', entries: [cat] },
    ],
    [
      'with flags as text',
      { name: 'pet', isEnum: 'true', automatedExpansion: 'false' },
      { name: 'pet', isEnum: true, automatedExpansion: false },
    ],
    [
      'with entries without synonyms',
      { name: 'pet', entries: [{ value: 'dog' }] },
      { name: 'pet', entries: [{ value: 'dog', synonyms: ['dog'] }] },
    ],
    [
      'with entries that are strings or numbers',
      { name: 'pet', entries: ['dog', { value: 7 }] },
      {
        name: 'pet',
        entries: [
          { value: 'dog', synonyms: ['dog'] },
          { value: '7', synonyms: ['7'] },
        ],
      },
    ],
    ['with one entry alone', { name: 'pet', entries: cat }, { name: 'pet', entries: [cat] }],
    ['with the @ of a reference', { name: '@pet' }, { name: 'pet' }],
  ])('%s', (_, body, entity) => {
    expect(written(body)).toEqual(entity);
  });

  it('alone or in a list', () => {
    expect(entityBodiesIn({ name: 'a' })).toEqual([{ name: 'a' }]);
    expect(entityBodiesIn([{ name: 'a' }, { name: 'b' }])).toEqual([{ name: 'a' }, { name: 'b' }]);
  });

  it('only with a name', () => {
    expect(() => written({ entries: [cat] })).toThrow('name');
  });

  it('only without blank values and synonyms', () => {
    for (const entry of [
      { value: ' ' },
      { value: 'cat', synonyms: [''] },
      { value: 'cat', synonyms: ['a', '\t'] },
    ])
      expect(() => written({ name: 'pet', entries: [entry] })).toThrow('entries/0');
  });
});

it('entries are identified by their values, or sent as objects', () => {
  expect(valuesIn(['cat', { value: 'dog', synonyms: [] }])).toEqual(['cat', 'dog']);
  expect(entriesIn(undefined)).toBeUndefined();
});

describe('an entity in a reply', () => {
  const entity = {
    id: 'e1',
    name: 'pet',
    isEnum: false,
    automatedExpansion: true,
    entries: {
      en: [cat, { value: 'dog', synonyms: ['dog'] }],
      de: [{ value: 'Katze', synonyms: ['Katze'] }],
    },
  };

  it('in one language', () => {
    expect(entityOut(entity, 'de').entries).toEqual(entity.entries.de);
    expect(entityOut(entity, 'fr').entries).toEqual([]);
  });

  it('as a summary, with the number of all synonyms', () => {
    const preview = 'cat <= (cat, kitty), ...';
    expect(entitySummary(entity, 'en')).toEqual({ id: 'e1', name: 'pet', count: 3, preview });
    expect(entitySummary(entity, 'de').preview).toBe('Katze <= (Katze)');
    expect(entitySummary(entity, 'fr')).toMatchObject({ count: 0, preview: '' });
  });

  const sample = new URL('../../../../shared/samples/docs/entity-get.json', import.meta.url);
  it.skipIf(!existsSync(sample))('in the format of the documentation', () => {
    const documented = JSON.parse(readFileSync(sample, 'utf8')).body;
    const { id, name, isEnum, automatedExpansion } = documented;
    const { entries = [] } = written(documented);
    expect(entityOut({ id, name, isEnum, automatedExpansion, entries: { en: [...entries] } }, 'en')).toEqual(
      documented,
    );
  });
});
