import type { JsonValue } from '../../kernel/json.ts';
import type { ViewChange, ViewKey } from '../../kernel/view-store.ts';
import { parseSessionStream } from '../../session/session-stream.ts';
import type { PartitionChange } from '../engine.ts';
import { STATE, type ViewIndex } from '../projector.ts';

export const INBOX = 'inbox';

export const inboxKinds = ['unmatched', 'low_score'] as const;

/** A text that was not understood, or not surely; `projections/inbox.js` writes it. */
export type InboxItem = {
  /** Of the question in its stream. */
  readonly revision: number;
  readonly turnId: string;
  readonly at: string;
  readonly language: string;
  /** Empty where it is recorded sealed, or was erased. */
  readonly text: string;
  readonly kind: (typeof inboxKinds)[number];
  /** The intent that was nearest; empty for none. */
  readonly intentName: string;
  readonly score: number;
};

/** The texts of an agent, in the order of time. */
export const inboxKey = (agentId: string, ...rest: ViewKey): ViewKey => ['item', agentId, ...rest];

export const inboxIndex: ViewIndex = {
  version: 1,
  open: ({ get }) => ({
    changesFor: async (changes) => {
      const before = await get(changes.map(({ partition }) => [STATE, partition]));
      return changes.flatMap((change, at) => rowsOf(change, before[at]));
    },
  }),
};

const rowsOf = (
  { partition, state }: PartitionChange,
  before: JsonValue | undefined,
): readonly ViewChange[] => {
  const agentId = parseSessionStream(partition)?.agentId;
  if (agentId === undefined) return [];
  const old = new Map(itemsIn(before).map((item) => [item.revision, item]));
  const rows: ViewChange[] = [];
  for (const item of itemsIn(state)) {
    if (!old.delete(item.revision)) rows.push(rowAt(agentId, partition, item, JSON.stringify(item)));
  }
  return [...rows, ...Array.from(old.values(), (item) => rowAt(agentId, partition, item, undefined))];
};

const rowAt = (agentId: string, stream: string, item: InboxItem, json: string | undefined): ViewChange => ({
  key: inboxKey(agentId, item.at, stream, item.revision),
  json,
});

const itemsIn = (state: JsonValue | undefined): readonly InboxItem[] => {
  // The script writes it so.
  const { items = [] } = (state ?? {}) as { readonly items?: readonly InboxItem[] };
  return items;
};
