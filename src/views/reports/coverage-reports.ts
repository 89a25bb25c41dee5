import type { Agent, Intent, Phrase } from '../../agent/agent.ts';
import { normalise } from '../../nlu/text/normalise.ts';
import { DIALOGUES } from './dialogue-reports.ts';
import {
  count,
  type Figure,
  type FiguresBySubject,
  type Report,
  type ReportConditions,
  type ReportRow,
  text,
  total,
  totalBy,
} from './report.ts';
import { matchesIn, TURNS } from './turn-reports.ts';

export const phrases: Report = {
  name: 'phrases',
  summary: 'which training phrases people used, and which were never matched',
  projection: TURNS,
  subjects: ['phrase', 'intent'],
  bar: 'matches',
  columns: [
    text('intent', 'Its name today.'),
    text('language', 'Of the phrase.'),
    text('phrase', 'As it is written today; values as @entity:alias.'),
    count('matches', 'Queries that were this phrase word for word, with any values; 0 for never.'),
    count(
      'learnedMatches',
      'All queries that the classifier matched with the intent; which phrases they resembled is not recorded.',
    ),
  ],
  rows: (figures, around) => {
    const learnedByIntent = totalBy(figures('intent'), ({ details }) => details[0] ?? '');
    const rows = [...around.agent.intents.values()].flatMap((intent) =>
      phraseRows(intent, { figures, around, learnedMatches: learnedByIntent.get(intent.id)?.learned ?? 0 }),
    );
    return rows.sort((a, b) => Number(a.matches) - Number(b.matches));
  },
};

type SentenceSources = {
  readonly figures: FiguresBySubject;
  readonly around: ReportConditions;
  readonly learnedMatches: number;
};

const phraseRows = (
  intent: Intent,
  { figures, around, learnedMatches }: SentenceSources,
): readonly ReportRow[] => {
  const phraseFigures = figures('phrase').filter(({ details }) => details[0] === intent.id);
  return Object.entries(intent.phrases)
    .filter(([language]) => around.language === undefined || around.language === language)
    .flatMap(([language, phrases]) => {
      const timesByPhrase = heardIn(phraseFigures, language);
      const aliases = aliasesOf(intent);
      return phrases.map((phrase): ReportRow => {
        const matches = timesByPhrase.get(frameOf(phrase, aliases)) ?? 0;
        return { intent: intent.name, language, phrase: notation(phrase), matches, learnedMatches };
      });
    });
};

/** The texts that people said, normalised: values become `$name`, and small differences disappear. */
const heardIn = (phraseFigures: readonly Figure[], language: string): ReadonlyMap<string, number> => {
  const timesByPhrase = new Map<string, number>();
  for (const [phrase, times] of Object.entries(
    total(phraseFigures.filter((phraseFigure) => phraseFigure.language === language)),
  )) {
    const frame = normalise(phrase);
    timesByPhrase.set(frame, (timesByPhrase.get(frame) ?? 0) + times);
  }
  return timesByPhrase;
};

/** The parameters that take the value of an alias. */
const aliasesOf = (intent: Intent): ReadonlyMap<string, string> =>
  new Map(
    intent.responses.flatMap(({ parameters }) =>
      parameters.flatMap(({ name, value }) => {
        const alias = /^\$([^$#\s.]+)/.exec(value)?.[1];
        return alias === undefined ? [] : [[alias, name] as const];
      }),
    ),
  );

/** The words of a phrase as the projection stores those of a query. */
const frameOf = ({ data, isTemplate }: Phrase, aliases: ReadonlyMap<string, string>): string => {
  const words = data.map(({ text: part, meta, alias = '' }) => {
    if (isTemplate) return part.replaceAll(REFERENCE, (_, of) => `$${aliases.get(of) ?? of}`);
    const parameter = aliases.get(alias);
    // If no parameter takes the value, the query keeps the typed words.
    return meta === undefined || parameter === undefined ? part : `$${parameter}`;
  });
  return normalise(words.join(''));
};

/** `@animal:pet`, or `@animal`, which is its own alias. */
const REFERENCE = /@(?:[\p{L}\p{N}._-]+:)?([\p{L}\p{N}._-]+)/gu;

const notation = ({ data }: Phrase): string =>
  data
    .map(({ text: part, meta, alias }) => (meta === undefined ? part : `${meta}${alias ? `:${alias}` : ''}`))
    .join('');

export const coverage: Report = {
  name: 'coverage',
  summary: "how often each of the agent's intents answered, and which never did",
  projection: TURNS,
  subjects: ['intent'],
  bar: 'matches',
  columns: [
    text('intent', 'Its name today.'),
    text('intentId', 'Its id.'),
    count('matches', 'How often it answered; 0 for never.'),
  ],
  rows: (figures, { agent }) => {
    const matchesByIntent = totalBy(figures('intent'), ({ details }) => details[0] ?? '');
    return [...agent.intents.values()]
      .map(
        ({ id, name }): ReportRow => ({
          intent: name,
          intentId: id,
          matches: matchesIn(matchesByIntent.get(id) ?? {}),
        }),
      )
      .sort((a, b) => Number(a.matches) - Number(b.matches));
  },
};

export const contextCoverage: Report = {
  name: 'context-coverage',
  summary: "how often each of the agent's contexts was set, and which never were",
  projection: DIALOGUES,
  subjects: ['context'],
  bar: 'set',
  columns: [
    text('context', 'A context that an intent sets or needs.'),
    count('set', 'How often it was set; 0 for never.'),
    count('setBy', 'Intents that set it, today.'),
    count('neededBy', 'Intents that need it, today.'),
  ],
  rows: (figures, { agent }) => {
    const counts = total(figures('context'));
    return Array.from(contextsOf(agent), ([context, { setBy, neededBy }]): ReportRow => {
      const set = setters.reduce((sum, by) => sum + (counts[`${context}\t${by}`] ?? 0), 0);
      return { context, set, setBy, neededBy };
    }).sort((a, b) => Number(a.set) - Number(b.set));
  },
};

const setters = ['intent', 'webhook', 'client', 'api'];

const contextsOf = ({ intents }: Agent) => {
  const contexts = new Map<string, { setBy: number; neededBy: number }>();
  const note = (name: string, what: 'setBy' | 'neededBy'): void => {
    const key = name.toLowerCase();
    const counts = contexts.get(key) ?? { setBy: 0, neededBy: 0 };
    counts[what] += 1;
    contexts.set(key, counts);
  };
  for (const intent of intents.values()) {
    for (const name of intent.contexts) note(name, 'neededBy');
    for (const { affectedContexts } of intent.responses)
      for (const { name, lifespan } of affectedContexts) if (lifespan > 0) note(name, 'setBy');
  }
  return contexts;
};
