import { describe, expect, it } from 'vitest';
import {
  anAgent,
  given,
  happened,
  minutesAfterNoon,
  NOON,
  says,
} from '../../test/support/session-stories.ts';
import { USER_ENTITY_CHARS_MAX } from '../kernel/limits/conversation.ts';
import type { SessionCommand } from './commands.ts';
import { userEntitiesAt } from './conditions.ts';
import type { UserEntity } from './user-entities.ts';

const agent = anAgent([]);
const pet = (value: string, parts: Partial<UserEntity> = {}): UserEntity => ({
  name: 'pet',
  extend: false,
  entries: [{ value, synonyms: [value] }],
  expiresAt: minutesAfterNoon(30),
  ...parts,
});
const sets = (...entities: readonly UserEntity[]): SessionCommand => ({
  type: 'SetUserEntities',
  entities,
  agent,
  now: NOON,
});
const saysAt = (now: string) => says('hm', undefined, { agent, now });
const valuesOf = (entities: readonly UserEntity[]) => entities.map(({ entries }) => entries[0]?.value);
const lastMoment = '2026-03-02T12:29:59.999Z';

describe('an entity of a session', () => {
  it('expires exactly at its time, not a millisecond earlier', () => {
    given(...happened(sets(pet('cat'))))
      .when(saysAt(lastMoment))
      .gives('QueryReceived', 'NothingMatched', 'ReplySent');
    given(...happened(sets(pet('cat'))))
      .when(saysAt(minutesAfterNoon(30)))
      .gives(
        { type: 'UserEntitiesExpired', data: { names: ['pet'] } },
        'QueryReceived',
        'NothingMatched',
        'ReplySent',
      );
  });

  it('is visible until that time, even if no event was recorded since', () => {
    const state = given()
      .when(sets(pet('cat')))
      .leaves();
    expect(valuesOf(userEntitiesAt(state, lastMoment))).toEqual(['cat']);
    expect(userEntitiesAt(state, minutesAfterNoon(30))).toEqual([]);
  });

  it('expires independently of the others', () => {
    const dog = pet('dog', { name: 'Pet', expiresAt: minutesAfterNoon(31) });
    const left = given(...happened(sets(pet('cat'), dog)))
      .when(saysAt(minutesAfterNoon(30)))
      .leaves();
    expect(valuesOf(left.data.userEntities)).toEqual(['dog']);
  });

  it('that is defined again expires with the newer definition', () => {
    const again = sets(pet('dog', { expiresAt: minutesAfterNoon(40) }));
    const left = given(...happened(sets(pet('cat')), again))
      .when(saysAt(minutesAfterNoon(30)))
      .leaves();
    expect(valuesOf(left.data.userEntities)).toEqual(['dog']);
  });

  it('of one request does not change those of the session', () => {
    const asked = saysAt(NOON);
    if (asked.type !== 'HandleQuery') throw new TypeError('a query asks');
    const left = given(...happened(sets(pet('cat'))))
      .when({ ...asked, entities: [pet('dog', { forRequest: true })] })
      .leaves();
    expect(valuesOf(left.data.userEntities)).toEqual(['cat']);
  });

  it("is matched by name ignoring case, and recorded under the agent's spelling", () => {
    const deletes = { type: 'DeleteUserEntity', name: 'PET', now: NOON } as const;
    const deleted = given(...happened(sets(pet('cat')))).when(deletes);
    deleted.gives({ type: 'UserEntitiesDeleted', data: { names: ['pet'] } });
    expect(deleted.leaves().data.userEntities).toEqual([]);
  });

  it('is deleted once: deleting a missing one records nothing', () => {
    given().when({ type: 'DeleteUserEntity', name: 'pet', now: NOON }).gives();
    given().when(sets()).gives();
  });

  it('must exist in the agent', () => {
    given()
      .when(sets(pet('cat'), pet('x', { name: 'bird' })))
      .refuses('user_entity_unknown');
    given()
      .when(sets(pet('cat', { name: 'PET' })))
      .gives('UserEntitiesSet');
  });

  it('has a limited size together with the others of the session', () => {
    const withBirds = { ...agent, entities: new Map(agent.entities) };
    for (const entity of agent.entities.values()) withBirds.entities.set('b', { ...entity, name: 'bird' });
    const sets = (...entities: readonly UserEntity[]) =>
      ({ type: 'SetUserEntities', entities, agent: withBirds, now: NOON }) as const;
    const asks = (...entities: readonly UserEntity[]): SessionCommand => {
      const command = { ...says('hm', undefined, { agent: withBirds }), entities };
      return command;
    };
    const ofChars = (name: string, count: number) => pet('x'.repeat(count / 2), { name });
    const full = happened(sets(ofChars('pet', USER_ENTITY_CHARS_MAX)));
    for (const command of [sets(ofChars('bird', 2)), asks(ofChars('bird', 2))])
      given(...full)
        .when(command)
        .refuses('user_entities_too_large');
    given(...full)
      .when(asks(ofChars('pet', 2)))
      .gives('QueryReceived', 'UserEntitiesSet', 'NothingMatched', 'ReplySent');
  });
});
