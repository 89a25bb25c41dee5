import { Type } from '../../kernel/schema.ts';

/** The files of an export, in bodies and replies. */
export const ExportFiles = Type.Array(Type.Object({ path: Type.String(), text: Type.String() }));
