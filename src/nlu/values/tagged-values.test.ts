import { describe, expect, it } from 'vitest';
import { agent, conditions, entity, intent } from '../fixtures.ts';
import { loadModel } from '../model/model.ts';
import { trainModel } from '../model/train-model.ts';
import { understand } from '../understand.ts';

const towns = ['Berlin', 'Oslo', 'Medford', 'Rome', 'Salem', 'Dallas'];
const hours = ['five pm', '6 pm', 'ten am', '3 pm', 'noon', '7 pm'];
const set = agent({
  intents: [
    intent('table', {
      says: towns.flatMap((town, at) => [
        `a table in [${town}](sys.geo-city:town) at [${hours[at]}](sys.time:hour) please`,
        `book a table in [Old ${town}](sys.geo-city:town) at [${hours[at]}](sys.time:hour)`,
      ]),
      takes: { town: 'sys.geo-city', hour: 'sys.time' },
    }),
    intent('thanks', { says: ['thank you', 'thanks a lot'] }),
  ],
});
const model = loadModel(trainModel(set), set);
const valuesIn = (text: string) =>
  understand(model, text, conditions()).values.map(({ parameter, original, source }) => [
    parameter,
    original,
    source,
  ]);

describe('a value recognised by its place', () => {
  it('is not reduced to the listed part of it', () => {
    expect(valuesIn('I would like a table in Old Medford please')).toContainEqual([
      'town',
      'Old Medford',
      'expansion',
    ]);
  });

  it('is the listed one if all of it is listed', () => {
    expect(valuesIn('I would like a table in Medford please')).toContainEqual(['town', 'Medford', 'system']);
  });

  it('omits the word before it that its phrases omit, if the meaning stays the same', () => {
    expect(valuesIn('could I book a table in Oslo at 8 pm')).toContainEqual(['hour', '8 pm', 'system']);
  });
});

describe('a listed word that most phrases use as plain text', () => {
  const albums = agent({
    entities: [entity('album', ['Plays', 'Blue', 'Parade'], { isExpandable: true })],
    intents: [
      intent('music', {
        says: [
          'play [Blue](album:album)',
          'play something by Prince',
          'please play some jazz',
          'can you play a song from the eighties',
          '[Plays](album:album) is the album that I want',
        ],
        takes: { album: 'album' },
      }),
    ],
  });
  const loaded = loadModel(trainModel(albums), albums);
  const albumIn = (text: string) =>
    understand(loaded, text, conditions()).values.map(({ original }) => original);

  it('is not a value', () => {
    expect(albumIn('please play something by Miles')).toEqual([]);
  });

  it('leaves the other values of its list', () => {
    expect(albumIn('please play something from Parade')).toEqual(['Parade']);
  });
});

describe('a number after a word for clock times', () => {
  const games = agent({
    entities: [entity('room', ['Lab', 'Pirate Ship', 'Bank Heist'])],
    intents: [
      intent('book', {
        says: [
          'book the [Lab](room:room) for [four](sys.number:people) people',
          'can we play [Pirate Ship](room:room) on [saturday](sys.date:day) at [6 pm](sys.time:hour)',
          'we are [five](sys.number:people) and want to play [tomorrow](sys.date:day)',
          'reserve [Bank Heist](room:room) for us',
        ],
        takes: { room: 'room', people: 'sys.number', day: 'sys.date', hour: 'sys.time' },
      }),
      intent('thanks', { says: ['thank you', 'thanks a lot'] }),
    ],
  });
  const loaded = loadModel(trainModel(games), games);
  const valuesOf = (text: string) =>
    understand(loaded, text, conditions()).values.map(({ parameter, value }) => [parameter, value]);

  it('is the hour, not a count', () => {
    expect(valuesOf('book the lab tomorrow at 5')).toContainEqual(['hour', '17:00:00']);
    expect(valuesOf('book the lab tomorrow at 5')).not.toContainEqual(['people', 5]);
  });

  it('leaves the count', () => {
    const values = valuesOf('book the lab for 4 people at 5');
    expect(values).toContainEqual(['people', 4]);
    expect(values).toContainEqual(['hour', '17:00:00']);
  });
});
