import Type, { type Static } from 'typebox';

/**
 * What is masked before it is recorded: every value of an entity, or whatever a pattern fits. `as` is the
 * word that stands in brackets where the value stood.
 */
export type MaskingRule = Static<typeof MaskingRule>;
export const MaskingRule = Type.Union([
  Type.Object({ entity: Type.String({ description: 'Without `@`.' }), as: Type.String() }),
  Type.Object({ pattern: Type.String({ description: 'In the syntax of RE2.' }), as: Type.String() }),
]);

/** How an agent treats what people say of themselves. */
export type PrivacySettings = Static<typeof PrivacySettings>;
export const PrivacySettings = Type.Object({
  masking: Type.Array(MaskingRule),
  /** Sessions whose last event is older are deleted; 0 keeps them. */
  retentionDays: Type.Integer({ minimum: 0 }),
});

export const noPrivacySettings: PrivacySettings = { masking: [], retentionDays: 0 };
