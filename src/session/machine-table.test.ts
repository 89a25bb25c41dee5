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

describe('the compiled table of a machine', () => {
  it('has the transitions of each state, in their order', () => {
    const table = compileMachine<'open' | 'shut', Door>(door, parts);
    expect(table.get('open')?.get('Closed')).toEqual([{ to: 'shut', guard: undefined }]);
    expect(table.get('open')?.get('Painted')).toEqual([{ to: 'open', guard: undefined }]);
    const ways = table.get('shut')?.get('Opened');
    expect(ways?.map(({ to }) => to)).toEqual(['shut', 'open']);
    expect(ways?.[0]?.guard?.({ isLocked: true })).toBe(true);
  });

  it.each([
    ['options of the root', { ...door, options: { maxIterations: 3 } }],
    ['parallel states', { ...door, type: 'parallel' }],
    ['transitions of the root', { ...door, on: { Burnt: { actions: 'take' } } }],
    ['entry actions', withState({ entry: 'take' })],
    ['exit actions', withState({ exit: 'take' })],
    ['eventless transitions', withState({ always: { target: 'shut' } })],
    ['delayed transitions', withState({ after: { 10: 'shut' } })],
    ['invoked actors', withState({ invoke: { src: 'bell' } })],
    ['nested states', withState({ initial: 'ajar', states: { ajar: {} } })],
    ['final states', withState({ type: 'final' })],
    ['wildcards', withState({ on: { '*': { actions: 'take' } } })],
    ['shorthand targets', withTransition('shut')],
    ['an unknown action', withTransition({ target: 'shut', actions: 'slam' })],
    ['several actions', withTransition({ target: 'shut', actions: ['take', 'take'] })],
    ['no action', withTransition({ target: 'shut' })],
    ['an unknown guard', withTransition({ target: 'shut', actions: 'take', guard: 'toString' })],
    ['an inline guard', withTransition({ target: 'shut', actions: 'take', guard: () => true })],
    ['an unknown target', withTransition({ target: 'cellar', actions: 'take' })],
    ['reentry', withTransition({ target: 'open', reenter: true, actions: 'take' })],
    ['an unknown initial state', { ...door, initial: 'cellar' }],
  ])('refuses %s', (_, definition) => {
    expect(() => compileMachine(definition, parts)).toThrow(TypeError);
  });
});
