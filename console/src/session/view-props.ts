import type { RecordedTurn } from '../api/schema.ts';

/** The properties of each tab of a turn. */
export type ViewProps = { readonly agent: string; readonly session: string; readonly turn: RecordedTurn };
