import type { Extras, Reply, WithRevision } from '../../api/call.ts';
import type { Right } from '../../frame/rights.ts';
import type { Path } from './merge.ts';

type SummaryLine = Reply<'GET /admin/agents/{id}/changes'>['changes'][number]['summaryLines'][number];

/** Whether a line of the agent's history is about a part. */
export type Concern = (line: SummaryLine) => boolean;

/** A save that destroys something: its question, what follows from it, and the button's name. */
export type Danger = { readonly question: string; readonly consequences: string; readonly action: string };

/** A part of an agent that a form edits: how it is read, saved and named. */
export type EditedPart<T> = {
  readonly agent: string;
  /** The path among the parts of the agent, such as `webhook`; the key of unsaved work. */
  readonly name: string;
  readonly load: (signal?: AbortSignal) => Promise<WithRevision<T>>;
  /**
   * @param extras the `If-Match` header: the server refuses the edit if somebody changed the part meanwhile
   * @returns the agent's revision afterwards
   */
  readonly save: (value: T, extras: Extras) => Promise<number>;
  /** Saves it again after somebody deleted it, and opens it; absent for parts that cannot be deleted. */
  readonly recreate?: (value: T) => Promise<void>;
  /** The name of a field for a reader who chooses between two values of it. */
  readonly fieldName?: (path: Path) => string;
  /** The value without secrets, which a browser must not store. */
  readonly keepable?: (value: T) => T;
  /** @returns which changes of the agent's history the part's page lists */
  readonly concern: (value: T) => Concern;
  /** The loss that saving causes, for the reader to confirm; absent if it never causes one. */
  readonly danger?: (before: T, after: T) => Promise<Danger | undefined>;
  /** The right that saving needs; the default is `changes`. */
  readonly needs?: Right;
};

/** Names the steps of a path by the labels of a form; a step without a label keeps its own name. */
export const labelOf = (labels: Readonly<Record<string, string>>, path: Path): string =>
  path.map((name) => labels[name] ?? name).join(' › ');
