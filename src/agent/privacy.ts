import { type Static, Type } from '../kernel/schema.ts';

/**
 * A rule for what is masked before it is recorded: every value of an entity, or every match of a pattern.
 * `as` is the label in brackets that replaces the value.
 */
export type MaskingRule = Static<typeof MaskingRule>;
export const MaskingRule = Type.Union([
  Type.Object({ entity: Type.String({ description: 'Without `@`.' }), as: Type.String() }),
  Type.Object({ pattern: Type.String({ description: 'In the syntax of RE2.' }), as: Type.String() }),
]);

/** How an agent treats personal data. */
export type PrivacySettings = Static<typeof PrivacySettings>;
export const PrivacySettings = Type.Object({
  masking: Type.Array(MaskingRule),
  /** Sessions with an older last event are deleted; 0 keeps them. */
  retentionDays: Type.Integer({ minimum: 0 }),
});

export const noPrivacySettings: PrivacySettings = { masking: [], retentionDays: 0 };
