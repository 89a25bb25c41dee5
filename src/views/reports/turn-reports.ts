import type { Counts } from './figure-index.ts';
import {
  byCount,
  byDetails,
  count,
  detail,
  type FiguresBySubject,
  number,
  type Report,
  type ReportRow,
  roundedMean,
  share,
  shareOf,
  sumOf,
  text,
  total,
  totalBy,
} from './report.ts';

export const TURNS = 'report-turns';

export const overview: Report = {
  name: 'overview',
  summary: 'sessions, turns, and how many were not understood',
  projection: TURNS,
  subjects: ['overview'],
  interval: 'day',
  bar: 'turns',
  columns: [
    count('sessions', 'Sessions whose first turn is in the interval.'),
    count('turns', 'Turns: queries and triggers.'),
    detail(count('queries', 'Turns that began with a text.')),
    detail(count('triggers', 'Turns that began with the name of an event.')),
    number('turnsPerSession', 'All turns of the sessions that began in the interval, by their number.'),
    count('unmatched', 'Turns that no intent answered, or only a fallback intent.'),
    share('unmatchedRate', 'Their share of the turns.'),
  ],
  rows: (figures) => {
    const counts = total(figures('overview'));
    const { sessions = 0, turns = 0, turnsOfSessions = 0, unmatched = 0 } = counts;
    const { queries = 0, triggers = 0 } = counts;
    return [
      {
        sessions,
        turns,
        queries,
        triggers,
        turnsPerSession: roundedMean(turnsOfSessions, sessions),
        unmatched,
        unmatchedRate: shareOf(unmatched, turns),
      },
    ];
  },
};

const TENTHS = Array.from({ length: 10 }, (_, tenth) => tenth);

export const scores: Report = {
  name: 'scores',
  summary: 'how sure the agent was of what it understood',
  projection: TURNS,
  subjects: ['score'],
  bar: 'matched',
  columns: [
    text('score', 'From the first number, below the second; 1 is in the last.'),
    count('matched', 'Queries understood with such a score.'),
    count('exact', 'Of these, by the words of a training phrase.'),
    count('template', 'By a phrase or template with other values.'),
    count('learned', 'By the classifier.'),
    count('unmatched', 'Queries not understood whose best candidate had such a score.'),
  ],
  rows: (figures) => {
    const counts = total(figures('score'));
    return TENTHS.map((tenth) => {
      const of = (kind: string): number => counts[`${kind}\t${tenth}`] ?? 0;
      const [exact, template, learned] = [of('exact'), of('template'), of('learned')];
      const matched = exact + template + learned;
      const score = `${(tenth / 10).toFixed(1)}–${((tenth + 1) / 10).toFixed(1)}`;
      return { score, matched, exact, template, learned, unmatched: of('unmatched') };
    });
  },
};

const kinds = ['exact', 'template', 'learned', 'fallback', 'trigger', 'answer'] as const;

export const intents: Report = {
  name: 'intents',
  summary: 'which intents answered, how they were found, and how surely',
  projection: TURNS,
  subjects: ['intent'],
  bar: 'matches',
  columns: [
    text('intent', 'Its name when it answered.'),
    detail(text('intentId', 'Its id.')),
    count('matches', 'How often it answered, including follow-ups and slot filling.'),
    share('share', 'Its share of all matches.'),
    number('meanScore', 'Mean score of its exact, template and learned matches.'),
    count('exact', 'By the words of a training phrase.'),
    count('template', 'By a phrase or template with other values.'),
    count('learned', 'By the classifier.'),
    detail(count('fallback', 'As a fallback intent.')),
    detail(count('trigger', "By an event's name.")),
    detail(count('answer', 'By an answer to a question for a parameter.')),
  ],
  rows: (figures) => {
    const groups = totalBy(figures('intent'), byDetails);
    const all = [...groups.values()].reduce((sum, counts) => sum + matchesIn(counts), 0);
    return Array.from(groups, ([key, counts]): ReportRow => {
      const [intentId = '', ...name] = key.split('\t');
      const of = (kind: string): number => counts[kind] ?? 0;
      const matches = matchesIn(counts);
      const scored = of('exact') + of('template') + of('learned');
      return {
        intent: name.join('\t'),
        intentId,
        matches,
        share: shareOf(matches, all),
        meanScore: roundedMean(of('scoreThousandths') / 1_000, scored),
        ...Object.fromEntries(kinds.map((kind) => [kind, of(kind)])),
      };
    }).sort(byCount('matches', 'intent', 'intentId'));
  },
};

export const matchesIn = (counts: Counts): number =>
  kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);

/** One row per name that was counted on a subject. */
const rowsByName = (figures: FiguresBySubject, subject: string, column: string): readonly ReportRow[] => {
  const counts = total(figures(subject));
  const all = sumOf(counts);
  return Object.entries(counts)
    .map(([name, times]): ReportRow => ({ [column]: name, matches: times, share: shareOf(times, all) }))
    .sort(byCount('matches', column));
};

export const actions: Report = {
  name: 'actions',
  summary: 'which actions were asked for',
  projection: TURNS,
  subjects: ['action'],
  bar: 'matches',
  columns: [
    text('action', 'As the intent names it.'),
    count('matches', 'How often an intent with it answered.'),
    share('share', 'Its share of all matches that have an action.'),
  ],
  rows: (figures) => rowsByName(figures, 'action', 'action'),
};
