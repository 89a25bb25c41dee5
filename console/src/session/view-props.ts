import type { RecordedTurn } from '../api/schema.ts';

/** What each view of a turn is given. */
export type ViewProps = { readonly agent: string; readonly session: string; readonly turn: RecordedTurn };
