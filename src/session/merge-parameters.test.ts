import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeParameters } from './contexts.ts';
import type { ParameterValue } from './events.ts';

const names = fc.constantFrom('city', 'date', '1', 'city.original', 'x-y');
const values = fc.constantFrom('', 'Rome', 3);

it('is a copy with the new values merged in, with the keys in that order', () => {
  const own = fc.array(fc.tuple(names, values)).map((entries) => Object.fromEntries(entries));
  const found = fc.array(fc.tuple(names, values), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(own, found, (parameters, entries) => {
      const filled = entries.map(
        ([name, value]): ParameterValue => ({ name, value, original: `${value}!`, source: { from: 'text' } }),
      );
      const laid = Object.fromEntries(
        filled.flatMap(({ name, value, original }) => [
          [name, value],
          [`${name}.original`, original],
        ]),
      );
      const [merged] = mergeParameters([{ name: 'trip', lifespan: 5, parameters }], filled);
      expect(JSON.stringify(merged)).toBe(
        JSON.stringify({ name: 'trip', lifespan: 5, parameters: { ...parameters, ...laid } }),
      );
    }),
  );
});
