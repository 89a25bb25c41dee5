import { describe, expect, it } from 'vitest';
import { compileMachine } from './machine-table.ts';

type Door = { readonly isLocked: boolean };

const parts = { action: 'take', guards: { locked: ({ isLocked }: Door) => isLocked } };

const door = {
  id: 'door',
  context: {},
  initial: 'open',
  states: {
    open: {
      tags: 'resting',
      on: { Closed: { target: 'shut', actions: 'take' }, Painted: { actions: 'take' } },
    },
    shut: {
      on: {
        Opened: [
          { guard: 'locked', target: 'shut', actions: 'take' },
          { target: 'open', actions: 'take' },
        ],
      },
    },
  },
};

const withState = (state: object) => ({ ...door, states: { ...door.states, open: { on: {}, ...state } } });
const withTransition = (transition: unknown) => withState({ on: { Closed: transition } });

const take = { actions: 'take' };
const inexpressible = (where: string, what: string): string =>
  `${where} uses "${what}", which the table cannot express`;
const mustTake = 'Closed in state open must run exactly the action take';
const unknownGuard = 'Closed in state open has an unknown guard';
const unknownTarget = (target: string): string => `Closed in state open leads to an unknown state: ${target}`;

describe('the compiled table of a machine', () => {
  it('has the transitions of each state, in their order', () => {
    const table = compileMachine<'open' | 'shut', Door>(door, parts);
    expect(table.get('open')?.get('Closed')).toEqual([{ to: 'shut', guard: undefined }]);
    expect(table.get('open')?.get('Painted')).toEqual([{ to: 'open', guard: undefined }]);
    const ways = table.get('shut')?.get('Opened');
    expect(ways?.map(({ to }) => to)).toEqual(['shut', 'open']);
    expect(ways?.[0]?.guard?.({ isLocked: true })).toBe(true);
  });

  it('has no transitions for a state that takes no event', () => {
    const table = compileMachine(withState({ tags: 'resting', on: undefined }), parts);
    expect(table.get('open')).toEqual(new Map());
  });

  it.each([
    ['options of the root', { ...door, options: {} }, inexpressible('the machine', 'options')],
    ['parallel states', { ...door, type: 'parallel' }, inexpressible('the machine', 'type')],
    ['transitions of the root', { ...door, on: {} }, inexpressible('the machine', 'on')],
    ['entry actions', withState({ entry: 'take' }), inexpressible('state open', 'entry')],
    ['exit actions', withState({ exit: 'take' }), inexpressible('state open', 'exit')],
    ['eventless transitions', withState({ always: {} }), inexpressible('state open', 'always')],
    ['delayed transitions', withState({ after: {} }), inexpressible('state open', 'after')],
    ['invoked actors', withState({ invoke: {} }), inexpressible('state open', 'invoke')],
    ['nested states', withState({ states: { ajar: {} } }), inexpressible('state open', 'states')],
    ['final states', withState({ type: 'final' }), inexpressible('state open', 'type')],
    ['wildcards', withState({ on: { '*': take } }), 'state open uses a wildcard: *'],
    ['partial wildcards', withState({ on: { 'a.*': take } }), 'state open uses a wildcard: a.*'],
    ['shorthand targets', withTransition('shut'), 'Closed in state open: expected an object'],
    ['an unknown action', withTransition({ actions: 'slam' }), mustTake],
    ['several actions', withTransition({ actions: ['take', 'take'] }), mustTake],
    ['no action', withTransition({ target: 'shut' }), mustTake],
    ['an unknown guard', withTransition({ ...take, guard: 'toString' }), unknownGuard],
    ['an inline guard', withTransition({ ...take, guard: () => true }), unknownGuard],
    ['an unknown target', withTransition({ ...take, target: 'cellar' }), unknownTarget('cellar')],
    ['several targets', withTransition({ ...take, target: ['shut'] }), unknownTarget('shut')],
    ['reentry', withTransition({ ...take, reenter: true }), inexpressible('Closed in state open', 'reenter')],
    [
      'an unknown first state',
      { ...door, initial: 'attic' },
      'the machine starts in an unknown state: attic',
    ],
    ['a text', 'door', 'the machine: expected an object'],
    ['a list of states', { ...door, states: [] }, 'its states: expected an object'],
    ['a state that is null', { ...door, states: { open: null } }, 'state open: expected an object'],
    ['transitions in a list', withState({ on: [] }), 'state open: expected an object'],
  ])('refuses %s and says where', (_, definition, message) => {
    expect(() => compileMachine(definition, parts)).toThrow(new TypeError(message));
  });
});
