import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agent, conditions, entity, intent } from '../fixtures.ts';
import { loadModel } from '../model/model.ts';
import { trainModel } from '../model/train-model.ts';
import { understand } from '../understand.ts';
import { soleEntitiesOf } from './sole-values.ts';

const set = agent({
  entities: [
    entity('size', ['small', 'large', 'very large']),
    entity('topping', ['ham', 'goat cheese', 'in']),
    entity('city', ['Paris', 'London', 'Large']),
    entity('song', ['Waterloo'], { isExpandable: true }),
  ],
  intents: [
    intent('order', {
      says: ['I want [3](sys.number:count) [large](size:size) pizzas with [ham](topping:topping)'],
      takes: { size: 'size', topping: 'topping', count: 'sys.number', near: 'city' },
    }),
    intent('fly', {
      says: ['fly from [Paris](city:from) to [London](city:to)', 'book a flight in the morning'],
      takes: { from: 'city', to: 'city' },
    }),
    intent('play', { says: ['please play [Waterloo](song:song) now'], takes: { song: 'song' } }),
    intent('spare', { says: ['with [ham](topping:other) as well'], takes: { topping: 'topping' } }),
  ],
});
const model = loadModel(trainModel(set), set);
const soleOf = (id: string) => model.taggers.get(id)?.soleEntities;

describe('sole values', () => {
  it('are those of entities that belong to one parameter and are listed or computed', () => {
    expect(soleOf('order')).toEqual(['sys.number', 'size', 'topping']);
  });

  it.each([
    ['fly', 'two parameters share an entity'],
    ['play', 'values are known by their place'],
    ['spare', 'a phrase calls a value what no parameter is called'],
  ])('are none of the intent %s, where %s', (id) => {
    expect(soleOf(id)).toBeUndefined();
  });

  it('do not exist if a list of slots names one twice', () => {
    const [order = expect.fail()] = set.intents;
    const slot = { name: 'size', entity: 'size' };
    expect(soleEntitiesOf(order, [slot], model.entities)).toEqual(['size']);
    expect(soleEntitiesOf(order, [slot, slot], model.entities)).toBeUndefined();
  });

  it('are the same as if the tagger ran every time', () => {
    const asked = {
      ...model,
      taggers: new Map([...model.taggers].map(([id, one]) => [id, withoutSole(one)])),
    };
    const words = `I want 3 three large very small pizzas with ham goat cheese in Paris flightt pizzza now lrge`;
    const text = fc
      .array(fc.constantFrom(...words.split(' ')), { minLength: 2, maxLength: 9 })
      .map((some) => some.join(' '));
    let values = 0;
    fc.assert(
      fc.property(text, (said) => {
        const found = understand(model, said, conditions());
        expect(found).toEqual(understand(asked, said, conditions()));
        values += found.values.length;
      }),
      { numRuns: 400 },
    );
    expect(values).toBeGreaterThan(100);
  });
});

const withoutSole = <T extends object>(one: T) => ({ ...one, sole: undefined });
