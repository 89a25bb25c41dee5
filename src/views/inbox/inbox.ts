import type { Agent, Phrase } from '../../agent/agent.ts';
import { normalise } from '../../nlu/text/normalise.ts';
import type { Views } from '../views.ts';
import { type InboxGroup, utteranceGroups } from './groups.ts';
import { INBOX, type InboxItem } from './inbox-index.ts';
import { type InboxSources, inboxItems } from './inbox-items.ts';

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
  readonly counts: { readonly groups: number; readonly texts: number; readonly heard: number };
  /** Whether some texts were not examined: see `inboxItems`. */
  readonly isCut: boolean;
  /** The time of the oldest text that was examined, if not all were. */
  readonly lookedBackTo?: string;
  readonly isUpToDate: boolean;
};

type Page = { readonly skip: number; readonly limit: number };

export type Inbox = {
  /** Groups, the most frequent first, without texts that were dismissed or are phrases now. */
  readonly list: (agent: Agent, filter: InboxFilter, page: Page) => Promise<InboxPage>;
  /** The turns in which texts were said. */
  readonly heard: (agent: Agent, language: string, texts: readonly string[]) => Promise<readonly InboxItem[]>;
};

type Ports = InboxSources & {
  readonly views: Pick<Views, 'rows' | 'awaitPosition'>;
  readonly dismissed: (agentId: string) => Promise<(language: string, text: string) => boolean>;
};

export const trainingInbox = ({ dismissed, ...sources }: Ports): Inbox => {
  const { views } = sources;
  return {
    list: async (agent, filter, { skip, limit }) => {
      const isUpToDate = await views.awaitPosition(INBOX);
      const isDismissed = await dismissed(agent.id);
      const isPhrase = phrasesOf(agent);
      const { from, to, isDismissed: isWanted = false } = filter;
      const fits = fitsIn(filter);
      const inbox = await inboxItems(sources, { agentId: agent.id, from, to, fits });
      const items = inbox.items.filter(
        (item) => isDismissed(item.language, item.text) === isWanted && !isPhrase(item),
      );
      const groups = await utteranceGroups(items);
      return {
        groups: groups.slice(skip, skip + limit),
        counts: {
          groups: groups.length,
          texts: groups.reduce((sum, { utterances }) => sum + utterances.length, 0),
          heard: items.length,
        },
        isCut: inbox.cutAt !== undefined,
        ...(inbox.cutAt !== undefined && { lookedBackTo: inbox.cutAt }),
        isUpToDate,
      };
    },
    heard: async (agent, language, texts) => {
      await views.awaitPosition(INBOX);
      const forms = new Set(texts.map(normalise));
      const fits = (item: InboxItem) => item.language === language;
      const { items } = await inboxItems(sources, { agentId: agent.id, fits });
      return items.filter(({ text }) => forms.has(normalise(text)));
    },
  };
};

const fitsIn =
  ({ language, kind, scoreBelow }: InboxFilter) =>
  (item: InboxItem): boolean =>
    (language === undefined || item.language === language) &&
    (kind === undefined || item.kind === kind) &&
    (item.kind === 'unmatched' || item.score < scoreBelow);

/** Whether a text has become a phrase of the agent. */
const phrasesOf = (agent: Agent): ((item: InboxItem) => boolean) => {
  const phraseKeys = new Set<string>();
  const wordsOf = ({ data }: Phrase): string => normalise(data.map(({ text }) => text).join(''));
  for (const { phrases, fallbackIntent } of agent.intents.values()) {
    if (fallbackIntent) continue;
    for (const [language, list] of Object.entries(phrases))
      for (const phrase of list) phraseKeys.add(`${language}\n${wordsOf(phrase)}`);
  }
  return ({ language, text }) => phraseKeys.has(`${language}\n${normalise(text)}`);
};
