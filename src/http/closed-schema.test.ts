import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { JsonRecord } from '../kernel/json.ts';
import { Type } from '../kernel/schema.ts';
import { closedSchema } from './closed-schema.ts';

describe('a closed schema', () => {
  const schema = closedSchema(
    Type.Object({
      name: Type.String(),
      rules: Type.Optional(Type.Array(Type.Object({ as: Type.Optional(Type.String()) }))),
      any: Type.Optional(JsonRecord),
      properties: Type.Optional(Type.Object({ type: Type.String() })),
    }),
  );
  const isLegal = new Ajv().compile(schema);

  it.each([
    [{ name: 'a', rules: [{ as: 'x' }], any: { b: 1 }, properties: { type: 'x' } }, true],
    [{ name: 'a', nmae: 'b' }, false],
    [{ name: 'a', rules: [{ sa: 'x' }] }, false],
    [{ name: 'a', properties: { type: 'x', other: 1 } }, false],
    [{}, false],
  ])('takes %j: %s', (body, expected) => {
    expect(isLegal(body)).toBe(expected);
  });

  it('leaves parts of an intersection open, because each receives the fields of the others', () => {
    const both = Type.Intersect([Type.Object({ a: Type.String() }), Type.Object({ b: Type.String() })]);
    expect(new Ajv().validate(closedSchema(both), { a: '', b: '' })).toBe(true);
  });
});
