import { expect, it } from 'vitest';
import { createSystemEntities } from '../../entities/system-entity.ts';

/** A Wednesday. */
const conditions = { now: '2019-05-15T10:30:00Z', timezone: 'UTC' };

it.each([
  ['en', 'date-time', '7am tomorrow morning', '2019-05-16T07:00:00Z'],
  ['en', 'date-time', 'I booked 2 rooms on the 23rd for 4 nights', '2019-05-23'],
  ['fr', 'date-time', 'de 15h à 20h hier après-midi', '2019-05-14T15:00:00Z/2019-05-14T20:00:00Z'],
  ['es', 'date-time', 'el jueves a última hora', '2019-05-16'],
  ['es', 'date', 'el día siguiente a navidad', '2019-12-26'],
  ['tr', 'date-time', "4 Haziran'da 9.30 - 16.30 arasında", '2019-06-04T09:30:00Z/2019-06-04T16:30:00Z'],
])('finds nothing but the value in %s @sys.%s "%s"', (language, entity, text, value) => {
  const { recognise } = createSystemEntities(language);
  expect(recognise(`sys.${entity}`, text, conditions).map((found) => found.value)).toEqual([value]);
});
