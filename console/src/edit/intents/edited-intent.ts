import type { Intent } from '../../api/schema.ts';

/** `templates` repeats the phrases in another notation, and the id is in the address. */
export type EditedIntent = Omit<Intent, 'id' | 'templates'>;
