import { groupBy } from '../../kernel/group-by.ts';
import { SESSION_WORDS_COMPLETED_MAX } from '../../kernel/limits/reports.ts';
import { parseSessionStream } from '../../session/session-stream.ts';
import { bitsIn, CHUNK, include, intersect, noBits, subtract, unite } from '../bitmap.ts';
import {
  columnOf,
  type NumberColumn,
  type NumberSet,
  numbersWith,
  numbersWithAny,
  termsWithPrefix,
} from '../numbered-sets.ts';
import { allNames, namesAt } from '../numbered-terms.ts';
import { STATE, type ViewRows } from '../projector.ts';
import type { Views } from '../views.ts';
import type { SessionFilter } from './session-filter.ts';
import { isWideSessionColumn, type SessionColumn } from './session-index.ts';
import { type FittingSessions, pickPage, type SessionOrder, type SessionPick } from './session-page.ts';
import {
  SESSIONS,
  type SessionSummary,
  searchPieces,
  sessionTerm,
  summaryIn,
  termOfPerson,
  wordsSought,
} from './session-summary.ts';

export type SessionRow = Omit<SessionSummary, 'words' | 'parameters' | 'request' | 'notes'> & {
  /** The number of its notes. */
  readonly notes: number;
  readonly agentId: string;
  readonly sessionId: string;
};

export type SessionPage = {
  readonly sessions: readonly SessionRow[];
  readonly nextCursor?: string;
  /** Counts of all matching sessions; of this page if sessions had to be searched for words. */
  readonly counts: { readonly sessions: number; readonly turns: number; readonly unmatched: number };
  /** If so: how many sessions were searched for this page. */
  readonly search?: SessionSearch;
};

/** Sessions that match all other filters are searched for words in order, up to a limit for each page. */
export type SessionSearch = {
  /** How many sessions were searched for this page. */
  readonly looked: number;
  /** How many match the other filters, on all pages together. */
  readonly candidates: number;
  /** How many of them could not be searched, because their sealing keys are missing; absent for none. */
  readonly unread?: number;
  /** The sort key of the last session that was searched; absent if none was. */
  readonly reached?: string | number;
  /** No session is left to search. */
  readonly isComplete: boolean;
};

export type SessionHistory = {
  /** @param agentIds in the same order for each page */
  readonly list: (
    agentIds: readonly string[],
    filter: SessionFilter,
    page: { readonly order: SessionOrder; readonly limit: number; readonly cursor?: string },
  ) => Promise<SessionPage>;
  /** Waits, for a limited time, for events up to a position, or for those of this process. */
  readonly fresh: (position?: number) => Promise<boolean>;
};

/** The sessions of agents, listed from the view of `projections/sessions.js` and its index. */
export const sessionHistory = (views: Pick<Views, 'rows' | 'awaitPosition'>): SessionHistory => ({
  fresh: (position) => views.awaitPosition(SESSIONS, position),
  list: async (agentIds, filter, { order, limit, cursor }) => {
    const rows = views.rows(SESSIONS);
    const fittings: FittingSessions[] = [];
    for (const agentId of agentIds) fittings.push(await fittingSessions(rows, agentId, filter));
    const page = await pickPage(fittings, filter, { order, limit, ...(cursor !== undefined && { cursor }) });
    return {
      sessions: (await rowsAt(rows, page.picks)).map((row) => withEnd(row, filter)),
      ...(page.nextCursor !== undefined && { nextCursor: page.nextCursor }),
      counts: page.counts,
    };
  },
});

const fittingSessions = async (
  rows: ViewRows,
  agentId: string,
  filter: SessionFilter,
): Promise<FittingSessions> => {
  const chunks = await numbersWith(rows, agentId, sessionTerm.any);
  for (const terms of await termsIn(rows, agentId, filter)) {
    const others = await numbersWithAny(rows, agentId, terms);
    for (const [chunk, bits] of chunks) intersect(bits, others.get(chunk));
  }
  for (const flag of flags) {
    const isSet = filter[flag];
    if (isSet === undefined) continue;
    const others = await sessionsWith(rows, agentId, { flag, filter });
    for (const [chunk, bits] of chunks) (isSet ? intersect : subtract)(bits, others.get(chunk));
  }
  if (filter.id !== undefined) await intersectIds(rows, agentId, { chunks, part: filter.id.toLowerCase() });
  return { agentId, chunks, column: (name) => sessionColumn(rows, agentId, name) };
};

/** The sessions whose ids contain that part: all names of the agent are read. */
const intersectIds = async (
  rows: ViewRows,
  agentId: string,
  { chunks, part }: { readonly chunks: NumberSet; readonly part: string },
): Promise<void> => {
  const fits: NumberSet = new Map();
  for await (const { number, name } of allNames(rows, agentId)) {
    const id = parseSessionStream(name)?.sessionId.toLowerCase();
    if (id === undefined || !id.includes(part)) continue;
    const chunk = Math.floor(number / CHUNK);
    const bits = fits.get(chunk) ?? noBits();
    fits.set(chunk, bits);
    include(bits, number % CHUNK);
  }
  for (const [chunk, bits] of chunks) intersect(bits, fits.get(chunk));
};

const sessionColumn = (rows: ViewRows, agentId: string, name: SessionColumn): Promise<NumberColumn> =>
  columnOf(rows, agentId, { name, isWide: isWideSessionColumn(name) });

/** At least one term of each list must be present. */
const termsIn = async (
  rows: ViewRows,
  agentId: string,
  filter: SessionFilter,
): Promise<readonly (readonly string[])[]> => {
  const { intent, action, context, language, environment, revision, webhook, text } = filter;
  const { people = [], tags = [] } = filter;
  const plain = [
    intent === undefined ? [] : [sessionTerm.intent(intent)],
    action === undefined ? [] : [sessionTerm.action(action)],
    context === undefined ? [] : [sessionTerm.context(context)],
    language === undefined ? [] : [sessionTerm.language(language)],
    environment === undefined ? [] : [sessionTerm.environment(environment)],
    revision === undefined ? [] : [sessionTerm.revision(revision)],
    webhook === undefined ? [] : [sessionTerm.webhook(webhook)],
    ...people.map((criterion) => [termOfPerson(criterion)]),
    ...tags.map((tag) => [sessionTerm.tag(tag)]),
  ].filter((terms) => terms.length > 0);
  const words = text === undefined ? [] : wordsSought(text);
  const termsByWord = await Promise.all(words.map((word) => termsOfWord(rows, agentId, word)));
  return [...plain, ...termsByWord.flat()];
};

const flags = ['unmatched', 'abandoned', 'asking'] as const;

/** Sessions with a true flag; a dialogue that was still open when its session ended is abandoned. */
const sessionsWith = async (
  rows: ViewRows,
  agentId: string,
  { flag, filter }: { readonly flag: (typeof flags)[number]; readonly filter: SessionFilter },
): Promise<NumberSet> => {
  const flaggedChunks = await numbersWith(rows, agentId, sessionTerm[flag]);
  if (flag === 'unmatched' || filter.endedBefore === undefined) return flaggedChunks;
  const end = Date.parse(filter.endedBefore);
  const lastActive = await sessionColumn(rows, agentId, 'lastActiveAt');
  for (const [chunk, bits] of await numbersWith(rows, agentId, sessionTerm.asking)) {
    const overdue = noBits();
    for (const at of bitsIn(bits)) if ((lastActive.get(chunk)?.[at] ?? end) < end) include(overdue, at);
    const flaggedBits = flaggedChunks.get(chunk) ?? noBits();
    flaggedChunks.set(chunk, flaggedBits);
    (flag === 'abandoned' ? unite : subtract)(flaggedBits, overdue);
  }
  return flaggedChunks;
};

/** The same for a displayed row. */
const withEnd = (row: SessionRow, { endedBefore }: SessionFilter): SessionRow =>
  row.asking === '' || endedBefore === undefined || row.lastActiveAt >= endedBefore
    ? row
    : { ...row, asking: '', abandoned: row.abandoned + 1 };

/** The numbers for a word by its pieces; for a prefix, by all words of the agent that begin with it. */
const termsOfWord = async (
  rows: ViewRows,
  agentId: string,
  word: string,
): Promise<readonly (readonly string[])[]> => {
  if (!word.endsWith('*')) return searchPieces(word).map((piece) => [sessionTerm.word(piece)]);
  const [prefix = ''] = searchPieces(word.replaceAll('*', ''));
  const terms: string[] = [];
  for await (const term of termsWithPrefix(rows, agentId, sessionTerm.word(prefix)))
    if (terms.push(term) >= SESSION_WORDS_COMPLETED_MAX) break;
  return [terms];
};

const rowsAt = async (rows: ViewRows, picks: readonly SessionPick[]): Promise<readonly SessionRow[]> => {
  const streams = new Map<string, string>();
  for (const [agentId, agentPicks] of groupBy(picks, (pick) => pick.agentId)) {
    const numbers = agentPicks.map(({ number }) => number);
    for (const [at, name] of (await namesAt(rows, agentId, numbers)).entries())
      streams.set(`${agentId} ${numbers[at]}`, String(name));
  }
  const pickedStreams = picks.map(({ agentId, number }) => streams.get(`${agentId} ${number}`) ?? '');
  const states = await rows.get(pickedStreams.map((stream) => [STATE, stream]));
  return pickedStreams.flatMap((stream, at) => {
    const state = states[at];
    const name = parseSessionStream(stream);
    if (state === undefined || name === undefined) return [];
    const { words: _words, parameters: _parameters, request: _request, notes, ...summary } = summaryIn(state);
    return [{ agentId: name.agentId, sessionId: name.sessionId, ...summary, notes: notes.length }];
  });
};
