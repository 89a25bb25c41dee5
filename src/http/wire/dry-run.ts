import { Type } from '../../kernel/schema.ts';

export const DryRun = Type.Optional(
  Type.Boolean({ description: 'Reports what would change and records nothing.' }),
);
