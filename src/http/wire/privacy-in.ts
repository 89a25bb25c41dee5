import type { MaskingRule, PrivacySettings } from '../../agent/privacy.ts';
import { ParleyError } from '../../kernel/errors.ts';
import {
  ERASURE_STRING_CHARS_MIN,
  MASKING_RULES_MAX,
  RETENTION_DAYS_MAX,
} from '../../kernel/limits/privacy.ts';
import { type Static, Type } from '../../kernel/schema.ts';
import type { Criterion } from '../../privacy/criterion.ts';

const As = Type.Optional(
  Type.String({
    description: 'The name in brackets that replaces the value; by default the name of the entity.',
  }),
);

export const PrivacyBody = Type.Object(
  {
    masking: Type.Optional(
      Type.Array(
        Type.Union([
          Type.Object(
            { entity: Type.String({ minLength: 1, description: 'Such as `@sys.email`.' }), as: As },
            { additionalProperties: false },
          ),
          Type.Object(
            { pattern: Type.String({ minLength: 1, description: 'In the syntax of RE2.' }), as: As },
            { additionalProperties: false },
          ),
        ]),
        { maxItems: MASKING_RULES_MAX, description: 'All rules; an empty list masks nothing.' },
      ),
    ),
    retentionDays: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: RETENTION_DAYS_MAX,
        description: '0 keeps sessions without a limit.',
      }),
    ),
  },
  { additionalProperties: false },
);

const PATTERN_LABEL = 'masked';

/** Absent fields do not change. */
export const privacyIn = ({ masking, ...rest }: Static<typeof PrivacyBody>): Partial<PrivacySettings> => ({
  ...rest,
  ...(masking && { masking: masking.map(ruleIn) }),
});

const ruleIn = (rule: NonNullable<Static<typeof PrivacyBody>['masking']>[number]): MaskingRule => {
  if ('pattern' in rule) return { pattern: rule.pattern, as: rule.as ?? PATTERN_LABEL };
  const entity = rule.entity.replace(/^@/, '');
  return { entity, as: rule.as ?? entity.replace(/^sys\./, '') };
};

/** `originalRequest.data.user=U1` */
export const WHERE_PATTERN = '^originalRequest\\.[^=]+=';
export const WHERE_FORM = 'A place in `originalRequest` and its value: `originalRequest.data.user=U1`.';
/** `email=a@b.org` */
export const PARAMETER_PATTERN = '^[^=]+=.';
export const PARAMETER_FORM = 'The name of a parameter and its value: `email=a@b.org`.';

export const ErasureBody = Type.Object(
  {
    session: Type.Optional(Type.String({ minLength: 1, description: 'Id of a session.' })),
    where: Type.Optional(
      Type.String({
        pattern: WHERE_PATTERN,
        description: 'Every session that contains this value: `originalRequest.data.user=U1`.',
      }),
    ),
    parameter: Type.Optional(
      Type.String({
        pattern: PARAMETER_PATTERN,
        description: 'Every session with this value: `email=a@b.org`.',
      }),
    ),
    dryRun: Type.Optional(Type.Boolean({ description: 'Reports what would be erased and erases nothing.' })),
    verify: Type.Optional(
      Type.Boolean({ description: 'Searches afterwards for anything that can still be read.' }),
    ),
    logs: Type.Optional(
      Type.Array(Type.String({ minLength: 1 }), {
        maxItems: 20,
        description: "Files of the server's machine to search, such as its log; needs the admin token.",
      }),
    ),
    lookFor: Type.Optional(
      Type.Array(Type.String({ minLength: ERASURE_STRING_CHARS_MIN }), {
        maxItems: 100,
        description: 'With `verify`: further texts to search for, on a server that did not erase them.',
      }),
    ),
    scavenge: Type.Optional(
      Type.Boolean({
        description:
          "Starts a scavenge, which removes deleted data from EventStoreDB's disk; needs the admin token. " +
          'Other stores need none, and say so.',
      }),
    ),
  },
  { additionalProperties: false },
);

/** @throws request_invalid unless exactly one criterion is given */
export const criterionIn = ({ session, where, parameter }: Static<typeof ErasureBody>): Criterion => {
  const [one, ...others] = [
    ...(session === undefined ? [] : [{ session }]),
    ...(where === undefined ? [] : [{ where: pairIn(where, 'path') }]),
    ...(parameter === undefined ? [] : [{ parameter: pairIn(parameter, 'name') }]),
  ];
  if (one !== undefined && others.length === 0) return one;
  throw new ParleyError('request_invalid', {
    place: 'The body',
    fault: 'must have exactly one of session, where and parameter',
  });
};

export const pairIn = <Key extends string>(text: string, key: Key): Record<Key | 'value', string> => {
  const at = text.indexOf('=');
  const pair = { [key]: text.slice(0, at), value: text.slice(at + 1) };
  // It has the requested key, but the compiler does not track computed keys.
  return pair as Record<Key | 'value', string>;
};

export const SweepBody = Type.Object(
  {
    dryRun: Type.Optional(Type.Boolean()),
    trustClock: Type.Optional(
      Type.Boolean({ description: "Erase although the server's clock is far ahead of its last check." }),
    ),
  },
  { additionalProperties: false },
);
