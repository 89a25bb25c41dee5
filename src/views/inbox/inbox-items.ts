import { setImmediate } from 'node:timers/promises';
import {
  INBOX_ROWS_AT_A_TIME,
  INBOX_SEALED_TEXTS_MAX,
  INBOX_TEXTS_MAX,
  STREAMS_OPENED_AT_A_TIME,
} from '../../kernel/limits/inbox.ts';
import { mappedInSteps, type Steps, sortedInSteps } from '../../kernel/steps.ts';
import { startingWith, type ViewKey, type ViewRow } from '../../kernel/view-store.ts';
import type { OpenedTexts } from '../opened-texts.ts';
import type { Views } from '../views.ts';
import { INBOX, type InboxItem, inboxKey, tenMinutesOf } from './inbox-index.ts';
import { runSteps } from './run-steps.ts';

export type InboxSources = {
  readonly views: Pick<Views, 'rows'>;
  /** Opens texts that are recorded sealed. */
  readonly opened: OpenedTexts;
  /** The maximum number of sealed texts for one inbox. */
  readonly sealedMax?: number;
};

export type InboxSpan = {
  readonly agentId: string;
  /** ISO 8601, inclusive. */
  readonly from?: string | undefined;
  /** Exclusive. */
  readonly to?: string | undefined;
  /** The facts about a text that are known without opening it. */
  readonly fits: (item: InboxItem) => boolean;
};

export type FoundItems = {
  /** The newest first, each with its text. */
  readonly items: readonly InboxItem[];
  /** The time of the oldest text that was examined, if there were too many to examine all. */
  readonly cutAt?: string;
};

/**
 * The newest texts of an agent: at most INBOX_TEXTS_MAX, of which at most INBOX_SEALED_TEXTS_MAX are sealed.
 */
export const inboxItems = async (sources: InboxSources, span: InboxSpan): Promise<FoundItems> => {
  const { sealedMax = INBOX_SEALED_TEXTS_MAX } = sources;
  const items: InboxItem[] = [];
  let [rowCount, sealedCount] = [0, 0];
  for await (const page of pagesOf(sources, span)) {
    const fittingItems = page.filter(({ item }) => span.fits(item));
    const acceptedItems = upTo(fittingItems, sealedMax - sealedCount);
    for (const item of await withTexts(sources.opened, acceptedItems)) items.push(item);
    rowCount += page.length;
    sealedCount += acceptedItems.filter(isSealed).length;
    const last = acceptedItems.length < fittingItems.length ? acceptedItems.at(-1) : page.at(-1);
    if (acceptedItems.length < fittingItems.length || rowCount >= INBOX_TEXTS_MAX)
      return { items, cutAt: last?.item.at ?? fittingItems[0]?.item.at ?? '' };
    await setImmediate();
  }
  return { items };
};

/** The newest first. Rows of the same ten minutes belong together, however many there are. */
async function* pagesOf(
  { views }: InboxSources,
  { agentId, from, to }: InboxSpan,
): AsyncGenerator<readonly ItemWithStream[]> {
  const prefix = inboxKey(agentId);
  const whole = startingWith(...prefix);
  const least = from === undefined ? whole.from : [...prefix, tenMinutesOf(from)];
  let end: ViewKey = to === undefined ? whole.to : startingWith(...prefix, tenMinutesOf(to)).to;
  const isInSpan = ({ at }: InboxItem): boolean =>
    (from === undefined || at >= from) && (to === undefined || at < to);
  let pageRows: readonly ViewRow[] = [];
  for (;;) {
    const range = { from: least, to: end, reverse: true, limit: INBOX_ROWS_AT_A_TIME };
    const next = await views.rows(INBOX).range(range);
    const rows = [...pageRows, ...next];
    const last = next.length < INBOX_ROWS_AT_A_TIME ? undefined : next.at(-1);
    const isOpen = ({ key }: ViewRow): boolean => last !== undefined && key.at(-2) === last.key.at(-2);
    const placed = await runSteps(placedIn(rows.filter((row) => !isOpen(row))));
    yield placed.filter(({ item }) => isInSpan(item));
    if (last === undefined) return;
    pageRows = rows.filter(isOpen);
    end = last.key;
  }
}

type ItemWithStream = { readonly item: InboxItem; readonly stream: string };

function* placedIn(rows: readonly ViewRow[]): Steps<readonly ItemWithStream[]> {
  const placed = yield* mappedInSteps(itemsIn(rows), (item) => item);
  return yield* sortedInSteps(placed, newestFirst);
}

function* itemsIn(rows: readonly ViewRow[]): Generator<ItemWithStream> {
  for (const { key, value } of rows) {
    const stream = String(key.at(-1));
    // Only the index of this view writes these rows, which are JSON to the compiler.
    for (const item of value as unknown as readonly InboxItem[]) yield { item, stream };
  }
}

const newestFirst = (one: ItemWithStream, other: ItemWithStream): number =>
  compare(other.item.at, one.item.at) ||
  compare(other.stream, one.stream) ||
  other.item.revision - one.item.revision;

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

const isSealed = ({ item }: ItemWithStream): boolean => item.text === '';

/** The longest prefix with no more than this many sealed texts. */
const upTo = (placed: readonly ItemWithStream[], sealedMax: number): readonly ItemWithStream[] => {
  let sealedCount = 0;
  const end = placed.findIndex((item) => isSealed(item) && ++sealedCount > sealedMax);
  return end < 0 ? placed : placed.slice(0, end);
};

/** Without those that can no longer be opened. */
const withTexts = async (
  opened: OpenedTexts,
  placed: readonly ItemWithStream[],
): Promise<readonly InboxItem[]> => {
  const revisionsByStream = new Map<string, number[]>();
  for (const item of placed.filter(isSealed)) {
    const revisions = revisionsByStream.get(item.stream) ?? [];
    revisionsByStream.set(item.stream, revisions);
    revisions.push(item.item.revision);
  }
  if (revisionsByStream.size === 0) return placed.map(({ item }) => item);
  const texts = new Map<string, ReadonlyMap<number, string>>();
  const streams = [...revisionsByStream];
  for (let at = 0; at < streams.length; at += STREAMS_OPENED_AT_A_TIME) {
    const part = streams.slice(at, at + STREAMS_OPENED_AT_A_TIME);
    const textReads = part.map(([stream, revisions]) =>
      opened.read(
        stream,
        revisions.toSorted((a, b) => a - b),
      ),
    );
    for (const [index, streamTexts] of (await Promise.all(textReads)).entries())
      texts.set(part[index]?.[0] ?? '', streamTexts);
  }
  return placed.flatMap(({ item, stream }) => {
    const text = item.text === '' ? (texts.get(stream)?.get(item.revision) ?? '') : item.text;
    return text === '' ? [] : [{ ...item, text }];
  });
};
