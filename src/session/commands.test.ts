import { describe, expect, it } from 'vitest';
import {
  anAgent,
  anIntent,
  aParameter,
  given,
  happened,
  NOON,
  says,
  triggers,
} from '../../test/support/session-stories.ts';
import { CONTEXTS_PER_SESSION_MAX } from '../kernel/limits/conversation.ts';
import { noAnnotations } from './annotations.ts';
import type { SessionCommand } from './commands.ts';
import type { Context, ContextInput } from './context.ts';
import type { UserEntity } from './user-entities.ts';

const adds = (...contexts: readonly ContextInput[]) => ({
  type: 'AddContexts' as const,
  contexts,
  now: NOON,
});
const deletes = (...names: readonly string[]) => ({ type: 'DeleteContexts' as const, names, now: NOON });
const context = (name: string, lifespan = 5): Context => ({ name, lifespan, parameters: {} });

describe('posted contexts', () => {
  it('are recorded by name, with the resulting list', () => {
    given(...happened(adds(context('home', 2))))
      .when(adds(context('Shop'), context('cart', 1)))
      .gives({
        type: 'ContextsChanged',
        data: {
          cause: 'posted',
          names: ['shop', 'cart'],
          contexts: [context('cart', 1), context('shop'), context('home', 2)],
        },
      });
  });

  it('with lifespan 0 end a context', () => {
    given(...happened(adds(context('shop'), context('home'))))
      .when(adds(context('shop', 0)))
      .gives({ type: 'ContextsChanged', data: { names: ['shop'], contexts: [context('home')] } });
  });

  it('change nothing if the list is empty', () => {
    given().when(adds()).gives();
  });

  it('may be as many as a session accepts, and the refusal of more reports their number', () => {
    const many = Array.from({ length: CONTEXTS_PER_SESSION_MAX + 1 }, (_, n) => context(`c${n}`));
    given()
      .when(adds(...many.slice(1)))
      .gives('ContextsChanged');
    const refused = given().when(adds(...many));
    refused.refuses('too_many_contexts');
    expect(refused.decision).toMatchObject({
      facts: { contexts: CONTEXTS_PER_SESSION_MAX + 1, contextsMax: CONTEXTS_PER_SESSION_MAX },
    });
  });
});

describe('deleted contexts', () => {
  const asking = anIntent('asking', { parameters: [aParameter('size', { required: true })] });
  const agent = anAgent([asking]);
  const dialogue = happened(adds(context('home')), says('x', asking, { agent }));

  it('are recorded by name, with the remaining list', () => {
    given(...happened(adds(context('home'), context('shop'))))
      .when(deletes('HOME'))
      .gives({
        type: 'ContextsChanged',
        data: { cause: 'deleted', names: ['home'], contexts: [context('shop')] },
      });
  });

  it('end the dialogue if one of them belongs to it', () => {
    given(...dialogue)
      .when(deletes('home', 'asking_dialog_context'))
      .gives('ContextsChanged', {
        type: 'SlotFillingCancelled',
        data: { intentId: asking.id, reason: 'contexts_cleared' },
      });
  });

  it('leave the dialogue open if none of them belongs to it', () => {
    const left = given(...dialogue).when(deletes('home'));
    left.gives('ContextsChanged');
    expect(left.leaves().at).toBe('prompting');
  });

  it('do not end a dialogue if none is open, even if a context has a name like those of dialogues', () => {
    given(...happened(adds(context('asking_dialog_context'))))
      .when(deletes('asking_dialog_context'))
      .gives('ContextsChanged');
  });
});

describe('entities sent with a request', () => {
  const hello = anIntent('hello', { triggers: ['HELLO'] });
  const agent = anAgent([hello]);
  const entity = (name: string): UserEntity => ({
    name,
    extend: false,
    entries: [{ value: 'cat', synonyms: ['cat'] }],
    expiresAt: NOON,
  });
  const sentWith = (...entities: readonly UserEntity[]): readonly SessionCommand[] =>
    [says('hello', hello, { agent }), triggers('HELLO', { agent })].map((command) => ({
      ...command,
      entities,
    }));

  it('are recorded between the request and its match', () => {
    const recorded = { type: 'UserEntitiesSet', data: { entities: [entity('pet')] } } as const;
    for (const command of sentWith(entity('pet'))) {
      const [, ...rest] = given().when(command).records();
      expect(rest).toMatchObject([recorded, { type: 'IntentMatched' }, { type: 'ReplySent' }]);
    }
  });

  it('must all be entities of the agent, and the refusal names an unknown one', () => {
    for (const command of sentWith(entity('pet'), entity('bird'))) {
      const refused = given().when(command);
      refused.refuses('user_entity_unknown');
      expect(refused.decision).toMatchObject({ facts: { name: 'bird' } });
    }
  });
});

describe('an entity of a session', () => {
  it('is deleted by name, and the others stay', () => {
    const agent = anAgent([]);
    const [pet, bird] = ['pet', 'bird'].map(
      (name): UserEntity => ({ name, extend: false, entries: [], expiresAt: '2027-01-01T00:00:00.000Z' }),
    );
    const entities = new Map([...agent.entities].map(([id, one]) => [id, one]));
    entities.set('e2', { id: 'e2', name: 'bird', isEnum: false, automatedExpansion: false, entries: {} });
    const sets = {
      type: 'SetUserEntities',
      entities: [pet, bird].filter((one) => one !== undefined),
      agent: { ...agent, entities },
      now: NOON,
    } as const;
    given(...happened(sets))
      .when({ type: 'DeleteUserEntity', name: 'bird', now: NOON })
      .gives({ type: 'UserEntitiesDeleted', data: { names: ['bird'] } });
  });
});

it('accepts no definition of an entity that the agent does not have, and names it', () => {
  const bird = { name: 'bird', extend: false, entries: [], expiresAt: '2027-01-01T00:00:00.000Z' };
  const refused = given().when({ type: 'SetUserEntities', entities: [bird], agent: anAgent([]), now: NOON });
  expect(refused.decision).toEqual({ refused: 'user_entity_unknown', facts: { name: 'bird' } });
});

describe('a note on a session', () => {
  const noting: SessionCommand = {
    type: 'Annotate',
    change: { type: 'AddNote', noteId: 'n1', text: 'called back' },
    annotations: noAnnotations,
    now: NOON,
  };

  it('needs a session that has begun', () => {
    given().when(noting).refuses('session_not_found');
    given(...happened(adds(context('home'))))
      .when(noting)
      .gives({ type: 'NoteAdded', data: { noteId: 'n1', text: 'called back', addedAt: NOON } });
  });
});
