import { setImmediate } from 'node:timers/promises';
import type { Agent, Phrase } from '../../agent/agent.ts';
import type { EventStore } from '../../kernel/event-store.ts';
import { FIGURES_AT_A_TIME, INBOX_TEXTS_MAX } from '../../kernel/limits.ts';
import { startingWith, type ViewKey } from '../../kernel/view-store.ts';
import { normalise } from '../../nlu/text/normalise.ts';
import type { Views } from '../views.ts';
import { type Utterance, utteranceGroups } from './groups.ts';
import { INBOX, type InboxItem, inboxKey } from './inbox-index.ts';

export type InboxFilter = {
  /** ISO 8601, itself included. */
  readonly from?: string;
  /** Itself excluded. */
  readonly to?: string;
  readonly language?: string;
  readonly kind?: InboxItem['kind'];
  /** Intents found with a score below this; what was not understood is shown whatever came near. */
  readonly scoreBelow: number;
};

/** Utterances that say much the same. */
export type InboxGroup = {
  /** What most of them say. */
  readonly text: string;
  readonly language: string;
  /** How often they were heard, all together. */
  readonly count: number;
  readonly utterances: readonly Utterance[];
};

export type InboxPage = {
  readonly groups: readonly InboxGroup[];
  readonly counts: { readonly groups: number; readonly texts: number; readonly heard: number };
  /** Whether there is more than is looked at: the newest INBOX_TEXTS_MAX are. */
  readonly isCut: boolean;
  readonly isUpToDate: boolean;
};

type Page = { readonly skip: number; readonly limit: number };

export type Inbox = {
  /** Groups in the order of how often they were heard, without what was dismissed or is a phrase by now. */
  readonly list: (agent: Agent, filter: InboxFilter, page: Page) => Promise<InboxPage>;
  /** Where texts were heard. */
  readonly heard: (agent: Agent, language: string, texts: readonly string[]) => Promise<readonly InboxItem[]>;
};

type Ports = {
  readonly views: Views;
  /** Opens texts that are recorded sealed. */
  readonly store: Pick<EventStore, 'readStream'>;
  readonly dismissed: (agentId: string) => Promise<(language: string, text: string) => boolean>;
};

export const trainingInbox = ({ views, store, dismissed }: Ports): Inbox => {
  const read = (agent: Agent, filter: Pick<InboxFilter, 'from' | 'to'>) =>
    itemsOf({ views, store }, agent.id, filter);
  return {
    list: async (agent, filter, { skip, limit }) => {
      const isUpToDate = await views.awaitPosition(INBOX);
      const isDismissed = await dismissed(agent.id);
      const isPhrase = phrasesOf(agent);
      const items: InboxItem[] = [];
      let seen = 0;
      for await (const item of read(agent, filter)) {
        seen += 1;
        if (fits(item, filter) && !isDismissed(item.language, item.text) && !isPhrase(item)) items.push(item);
      }
      const groups = await utteranceGroups(items);
      return {
        groups: groups.slice(skip, skip + limit),
        counts: {
          groups: groups.length,
          texts: groups.reduce((sum, { utterances }) => sum + utterances.length, 0),
          heard: items.length,
        },
        isCut: seen >= INBOX_TEXTS_MAX,
        isUpToDate,
      };
    },
    heard: async (agent, language, texts) => {
      await views.awaitPosition(INBOX);
      const wanted = new Set(texts.map(normalise));
      const items: InboxItem[] = [];
      for await (const item of read(agent, {}))
        if (item.language === language && wanted.has(normalise(item.text))) items.push(item);
      return items;
    },
  };
};

const fits = (item: InboxItem, { language, kind, scoreBelow }: InboxFilter): boolean =>
  item.text !== '' &&
  (language === undefined || item.language === language) &&
  (kind === undefined || item.kind === kind) &&
  (item.kind === 'unmatched' || item.score < scoreBelow);

/** Whether a text is a phrase of the agent today: somebody has taught it since. */
const phrasesOf = (agent: Agent): ((item: InboxItem) => boolean) => {
  const known = new Set<string>();
  const wordsOf = ({ data }: Phrase): string => normalise(data.map(({ text }) => text).join(''));
  for (const { phrases, fallbackIntent } of agent.intents.values()) {
    if (fallbackIntent) continue;
    for (const [language, list] of Object.entries(phrases))
      for (const phrase of list) known.add(`${language}\n${wordsOf(phrase)}`);
  }
  return ({ language, text }) => known.has(`${language}\n${normalise(text)}`);
};

type Sources = Pick<Ports, 'views' | 'store'>;

/** The newest first. */
async function* itemsOf(
  { views, store }: Sources,
  agentId: string,
  { from, to }: Pick<InboxFilter, 'from' | 'to'>,
): AsyncGenerator<InboxItem> {
  const prefix = inboxKey(agentId);
  const whole = startingWith(...prefix);
  const least = from === undefined ? whole.from : [...prefix, from];
  let end: ViewKey = to === undefined ? whole.to : [...prefix, to];
  for (let seen = 0; seen < INBOX_TEXTS_MAX; ) {
    const limit = Math.min(FIGURES_AT_A_TIME, INBOX_TEXTS_MAX - seen);
    const page = await views.rows(INBOX).range({ from: least, to: end, reverse: true, limit });
    for (const { key, value } of page) {
      // Written by the index of this view alone.
      const item = value as unknown as InboxItem;
      yield item.text === '' ? await opened(store, String(key.at(-2)), item) : item;
    }
    const last = page.at(-1);
    if (last === undefined || page.length < limit) return;
    end = last.key;
    seen += page.length;
    await setImmediate();
  }
}

const opened = async (store: Sources['store'], stream: string, item: InboxItem): Promise<InboxItem> => {
  for await (const { data } of store.readStream(stream, { from: item.revision, limit: 1 })) {
    const { text } = data as { readonly text?: unknown };
    if (typeof text === 'string') return { ...item, text };
  }
  return item;
};
