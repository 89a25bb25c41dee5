import { describe, expect, it } from 'vitest';
import type { Context } from './context.ts';
import { activate, activateTrigger, beginTurn, mergeParameters, putOut } from './contexts.ts';

const context = (name: string, lifespan: number, parameters: Context['parameters'] = {}): Context => ({
  name,
  lifespan,
  parameters,
});
const shown = (contexts: readonly Context[]) => contexts.map(({ name, lifespan }) => `${name} ${lifespan}`);

describe('a turn', () => {
  it('counts an expiring context as active, and omits it from the reply', () => {
    const { active, remaining } = beginTurn([context('last', 1), context('more', 2)], []);
    expect(shown(active)).toEqual(['last 1', 'more 2']);
    expect(shown(remaining)).toEqual(['more 1']);
  });

  it('shows contexts sent with lifespan 0, but no other expired ones', () => {
    const sent = [context('once', 0), context('one', 1), context('three', 3)];
    expect(shown(beginTurn([context('last', 1)], sent).remaining)).toEqual(['three 2', 'once 0']);
  });

  it('ignores contexts that an earlier reply showed with lifespan 0', () => {
    expect(beginTurn([context('shown', 0)], []).active).toEqual([]);
  });

  it('counts the context of a trigger as active, and shows it', () => {
    const { active, remaining } = beginTurn([context('a', 3)], [], context('go', 0));
    expect(shown(active)).toEqual(['go 0', 'a 3']);
    expect(shown(remaining)).toEqual(['go 0', 'a 2']);
  });
});

describe('a context that is set', () => {
  const before = [context('a', 3, { own: 1, both: 1 }), context('b', 2, { b: 1 })];

  it('gets nothing from contexts with other names', () => {
    expect(activate(before, context('c', 1))).toEqual([context('c', 1), ...before]);
  });

  it('again keeps parameters without a new value, and gets the new lifespan', () => {
    expect(activate(before, context('b', 5, { c: 2 }))).toEqual([context('b', 5, { b: 1, c: 2 }), before[0]]);
    expect(activate(before, context('a', 1, { both: 2 }))[0]).toEqual(context('a', 1, { own: 1, both: 2 }));
    expect(activate(before, context('a', 1))[0]).toEqual(context('a', 1, { own: 1, both: 1 }));
  });

  it('by a trigger keeps its lifespan, or gets that of the trigger if it is new', () => {
    expect(activateTrigger(before, context('b', 0, { c: 2 }))[0]).toEqual(context('b', 2, { b: 1, c: 2 }));
    expect(activateTrigger(before, context('go', 0))[0]).toEqual(context('go', 0));
  });

  it('together with a removed one keeps its parameters', () => {
    const left = putOut(before, [context('a', 0), context('b', 4), context('unknown', 0)]);
    expect(left).toEqual([context('b', 4, { b: 1 })]);
  });
});

describe('the parameters of a match', () => {
  const rome = { name: 'city', value: 'Rome', original: 'rome', source: { from: 'text' } } as const;

  it('do not change a context that already has them', () => {
    const has = context('trip', 3, { city: 'Rome', 'city.original': 'rome', more: 1 });
    expect(mergeParameters([has], [rome])[0]).toBe(has);
    expect(mergeParameters([has], [{ ...rome, original: 'ROME' }])[0]).not.toBe(has);
  });

  it('are stored in contexts, including the forms that only contexts have', () => {
    const detailed = { city: 'Rome', 'city.original': 'rome' };
    const [merged] = mergeParameters([context('trip', 3)], [{ ...rome, value: { city: 'Rome' }, detailed }]);
    expect(merged?.parameters).toEqual({ city: detailed, 'city.original': 'rome' });
  });
});
