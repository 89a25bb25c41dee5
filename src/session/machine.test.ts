import { expect, it } from 'vitest';

// Imported by the test, because a definition that the compiler refuses fails on import: then this test fails,
// and not only the loading of a file, which mutation testing does not count.
it('compiles, reaches each of its states, and rests where an append may end', async () => {
  const { sessionMachine } = await import('./machine.ts');
  const { newSession } = await import('./fold.ts');
  expect(newSession.at).toBe(sessionMachine.config.initial);
  const targets = Object.values(sessionMachine.states).flatMap(({ transitions }) =>
    [...transitions.values()].flat().flatMap(({ target = [] }) => target.map(({ key }) => key)),
  );
  expect(new Set([newSession.at, ...targets])).toEqual(new Set(Object.keys(sessionMachine.states)));
  const resting = Object.values(sessionMachine.states).filter(({ tags }) => tags.includes('resting'));
  expect(resting.map(({ key }) => key)).toEqual(['listening', 'prompting', 'calling']);
});
