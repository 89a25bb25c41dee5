import type { Agent, Phrase } from '../../agent/agent.ts';
import { ParleyError } from '../../kernel/errors.ts';
import { mappedInSteps, type Steps } from '../../kernel/steps.ts';
import { normalise } from '../../nlu/text/normalise.ts';
import type { Views } from '../views.ts';
import { type InboxGroup, utteranceGroups } from './groups.ts';
import { type GroupedInbox, type InboxBasis, inboxCache } from './inbox-cache.ts';
import { INBOX, type InboxItem, inboxCounts } from './inbox-index.ts';
import { type InboxSources, inboxItems } from './inbox-items.ts';
import { runSteps } from './run-steps.ts';

export type InboxFilter = {
  /** ISO 8601, inclusive. */
  readonly from?: string;
  /** Exclusive. */
  readonly to?: string;
  readonly language?: string;
  readonly kind?: InboxItem['kind'];
  /** Also texts that matched an intent with a lower score than this. */
  readonly scoreBelow: number;
  /** Lists dismissed texts instead of the others. */
  readonly isDismissed?: boolean;
};

export type InboxPage = {
  readonly groups: readonly InboxGroup[];
  readonly counts: GroupedInbox['counts'];
  /** Whether some texts were not examined: see `inboxItems`. */
  readonly isCut: boolean;
  /** The time of the oldest text that was examined, if not all were. */
  readonly lookedBackTo?: string;
  /** False also while the newest texts of a large inbox are being grouped. */
  readonly isUpToDate: boolean;
};

type Page = { readonly skip: number; readonly limit: number };

export type Inbox = {
  /** Groups, the most frequent first, without texts that were dismissed or are phrases now. */
  readonly list: (agent: Agent, filter: InboxFilter, page: Page) => Promise<InboxPage>;
  /** The turns in which texts were said. @throws inbox_behind */
  readonly heard: (agent: Agent, language: string, texts: readonly string[]) => Promise<readonly InboxItem[]>;
};

type Ports = InboxSources & {
  readonly views: Pick<Views, 'rows' | 'awaitPosition'>;
  /** The same function until a text is dismissed or restored. */
  readonly dismissalsOf: (agentId: string) => Promise<InboxBasis['isDismissed']>;
};

export const trainingInbox = ({ dismissalsOf, ...sources }: Ports): Inbox => {
  const { views } = sources;
  const cache = inboxCache();
  return {
    list: async (agent, filter, { skip, limit }) => {
      const hasAll = await views.awaitPosition(INBOX);
      const isDismissed = await dismissalsOf(agent.id);
      const [counted = { said: 0, gone: 0 }] = await inboxCounts(views.rows(INBOX), [agent.id]);
      const { inbox, isUpToDate } = await cache.of(
        JSON.stringify([agent.id, filter]),
        { agent, isDismissed, erasures: sources.opened.timesForgotten(), ...counted },
        () => groupedInbox(sources, { agent, isDismissed, filter }),
      );
      const { groups, counts, cutAt } = inbox;
      return {
        groups: groups.slice(skip, skip + limit),
        counts,
        isCut: cutAt !== undefined,
        ...(cutAt !== undefined && { lookedBackTo: cutAt }),
        isUpToDate: hasAll && isUpToDate,
      };
    },
    heard: async (agent, language, texts) => {
      if (!(await views.awaitPosition(INBOX))) throw new ParleyError('inbox_behind', {});
      const forms = new Set(texts.map(normalise));
      const fits = (item: InboxItem) => item.language === language;
      const { items } = await inboxItems(sources, { agentId: agent.id, fits });
      return runSteps(filteredInSteps(items, ({ text }) => forms.has(normalise(text))));
    },
  };
};

type Grouping = {
  readonly agent: Agent;
  readonly filter: InboxFilter;
  readonly isDismissed: InboxBasis['isDismissed'];
};

const groupedInbox = async (
  sources: InboxSources,
  { agent, filter, isDismissed }: Grouping,
): Promise<GroupedInbox> => {
  const { from, to, isDismissed: isWanted = false } = filter;
  const { items: all, cutAt } = await inboxItems(sources, {
    agentId: agent.id,
    from,
    to,
    fits: fitsIn(filter),
  });
  const isListed = (item: InboxItem): boolean => isDismissed(item.language, item.text) === isWanted;
  const grouped = await runSteps(groupingSteps(agent, all, isListed));
  return { ...grouped, ...(cutAt !== undefined && { cutAt }) };
};

function* groupingSteps(
  agent: Agent,
  all: readonly InboxItem[],
  isListed: (item: InboxItem) => boolean,
): Steps<GroupedInbox> {
  const isPhrase = yield* phrasesOf(agent);
  const items = yield* filteredInSteps(all, (item) => isListed(item) && !isPhrase(item));
  const groups = yield* utteranceGroups(items);
  const texts = groups.reduce((sum, { utterances }) => sum + utterances.length, 0);
  return { groups, counts: { groups: groups.length, texts, heard: items.length } };
}

function* filteredInSteps(
  items: readonly InboxItem[],
  isWanted: (item: InboxItem) => boolean,
): Steps<readonly InboxItem[]> {
  const matches: InboxItem[] = [];
  yield* mappedInSteps(items, (item) => {
    if (isWanted(item)) matches.push(item);
  });
  return matches;
}

const fitsIn =
  ({ language, kind, scoreBelow }: InboxFilter) =>
  (item: InboxItem): boolean =>
    (language === undefined || item.language === language) &&
    (kind === undefined || item.kind === kind) &&
    (item.kind === 'unmatched' || item.score < scoreBelow);

/** Whether a text has become a phrase of the agent. */
function* phrasesOf({ intents }: Agent): Steps<(item: InboxItem) => boolean> {
  const phraseKeys = new Set<string>();
  const wordsOf = ({ data }: Phrase): string => normalise(data.map(({ text }) => text).join(''));
  for (const { phrases, fallbackIntent } of intents.values()) {
    if (fallbackIntent) continue;
    for (const [language, list] of Object.entries(phrases))
      yield* mappedInSteps(list, (phrase) => phraseKeys.add(`${language}\n${wordsOf(phrase)}`));
    yield;
  }
  return ({ language, text }) => phraseKeys.has(`${language}\n${normalise(text)}`);
}
