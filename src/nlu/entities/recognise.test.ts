import { describe, expect, it } from 'vitest';
import { entity, entry } from '../fixtures.ts';
import type { TrainingEntity } from '../training-set.ts';
import type { SessionEntity } from '../understanding.ts';
import { indexEntities } from './entity-index.ts';
import { createReading, type SystemSpan } from './recognise.ts';

const isSystem = (name: string) => name === 'sys.number';
const digits = (text: string): readonly SystemSpan[] =>
  [...text.matchAll(/\d+/g)].map(({ 0: number, index }) => ({
    value: Number(number),
    start: index,
    end: index + number.length,
  }));

const agentEntities = [
  entity('pet', [['cat', 'cat, kitty'], 'dog']),
  entity('petAction', ['feed @pet:pet', 'walk @pet:pet', 'feed @sys.number:count @pet:pet'], {
    isEnum: true,
  }),
  entity('city', ['Paris', 'New York']),
  entity('country', ['France']),
  entity('place', ['@city', '@country'], { isEnum: true }),
  entity('address', ['@city:city in @country:country', '@place:area', '@city:city'], { isEnum: true }),
  entity('route', ['from @city:ends to @city:ends'], { isEnum: true }),
  entity('mixed', ['nowhere', '@pet:pet'], { isEnum: true }),
];

type Session = readonly SessionEntity[];
const spans = (
  text: string,
  name: string,
  sessionEntities: Session = [],
  entities: readonly TrainingEntity[] = agentEntities,
) =>
  createReading(text, indexEntities(entities, 'en', isSystem), {
    sessionEntities,
    recogniseSystem: (_, typed) => digits(typed),
  }).spansOf(name);
const values = (...args: Parameters<typeof spans>) => spans(...args).map(({ value }) => value);

describe('a composite', () => {
  it('is an object of the matched parts', () => {
    expect(values('please feed kitty', 'petAction')).toEqual([{ pet: 'cat' }]);
  });

  it('has the original text of each part beside it', () => {
    expect(spans('please feed Kitty', 'petAction')[0]).toMatchObject({
      detailed: { pet: 'cat', 'pet.original': 'Kitty' },
      source: 'composite',
      start: 7,
      end: 17,
    });
  });

  it('accepts system entities as parts, numbers as numbers', () => {
    expect(values('feed 3 dogs', 'petAction')).toEqual([{ count: 3, pet: 'dog' }]);
  });

  it('with two parts of one name is a list', () => {
    expect(values('from Paris to New York', 'route')).toEqual([{ ends: ['Paris', 'New York'] }]);
  });

  it('matches the longest text first', () => {
    expect(values('Paris in France', 'address')[0]).toEqual({ city: 'Paris', country: 'France' });
  });

  it('may be nested', () => {
    expect(values('France', 'address')).toEqual([{ area: 'France' }]);
  });
});

describe("an entity of a system entity's name", () => {
  const dozens = [entity('sys.number', [['12', 'dozen, 144 halves']])];

  it('adds its values to those of the system entity', () => {
    expect(values('a dozen or 7', 'sys.number', [], dozens)).toEqual(['12', 7]);
    expect(values('no number', 'sys.number', [], dozens)).toEqual([]);
  });

  it('wins where both have a value', () => {
    const three = [entity('sys.number', [['three', '3']])];
    expect(values('3 of 5', 'sys.number', [], three)).toEqual(['three', 5]);
  });

  it('is replaced by a session together with the system entity', () => {
    const session = [{ name: 'sys.number', extend: false, entries: [entry('13', 'bunch')] }];
    expect(values('a bunch, a dozen or 7', 'sys.number', session, dozens)).toEqual(['13']);
    const extended = session.map((one) => ({ ...one, extend: true }));
    expect(values('a bunch, a dozen or 7', 'sys.number', extended, dozens)).toEqual(['13', '12', 7]);
  });
});

describe('a union', () => {
  it("gives the inner entity's own value", () => {
    expect(values('Paris and France', 'place')).toEqual(['Paris', 'France']);
  });

  it('may have plain values too', () => {
    expect(values('nowhere with a cat', 'mixed')).toEqual(['nowhere', { pet: 'cat' }]);
  });
});

describe('references in a circle', () => {
  it('match nothing and end', () => {
    const circle = [
      entity('a', ['@b', 'x @a:self', 'plain'], { isEnum: true }),
      entity('b', ['@a', 'other'], { isEnum: true }),
    ];
    expect(values('x plain other', 'a', [], circle)).toEqual(['plain', 'other']);
  });

  it('are bounded in depth', () => {
    const chain = Array.from({ length: 30 }, (_, i) =>
      entity(`e${i}`, [i === 29 ? 'deep' : `@e${i + 1}`], { isEnum: true }),
    );
    expect(values('deep', 'e0', [], chain)).toEqual([]);
    expect(values('deep', 'e25', [], chain)).toEqual(['deep']);
  });

  it('cannot be added by a session', () => {
    const own = { name: 'pet', extend: true, entries: [entry('@petAction:again'), entry('parrot')] };
    expect(values('feed parrot', 'pet', [own])).toEqual(['parrot']);
  });
});

describe("a session's entity", () => {
  it('replaces the values of the agent', () => {
    const own = { name: 'pet', extend: false, entries: [entry('parrot')] };
    expect(values('cat or parrot', 'pet', [own])).toEqual(['parrot']);
  });

  it('extends them if it is marked so', () => {
    const own = { name: 'pet', extend: true, entries: [entry('parrot'), entry('tiger', 'cat')] };
    expect(values('dog, cat or parrot', 'pet', [own])).toEqual(['dog', 'tiger', 'parrot']);
    expect(spans('parrot', 'pet', [own])[0]?.source).toBe('session_entity');
  });

  it('is used inside composites', () => {
    const own = { name: 'pet', extend: false, entries: [entry('parrot')] };
    expect(values('feed parrot', 'petAction', [own])).toEqual([{ pet: 'parrot' }]);
  });
});

it('an unknown entity has no values', () => {
  expect(values('cat', 'nobody')).toEqual([]);
});

it('dictionaries of unchanged entries are reused', () => {
  const first = indexEntities(agentEntities, 'en', isSystem);
  const second = indexEntities([...agentEntities, entity('new', ['value'])], 'en', isSystem);
  expect(second.byName.get('pet')?.dictionary).toBe(first.byName.get('pet')?.dictionary);
});
