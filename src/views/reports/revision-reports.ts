import {
  count,
  type Figure,
  number,
  type Report,
  type ReportRow,
  roundedMean,
  share,
  shareOf,
  text,
  totalBy,
} from './report.ts';
import { TURNS } from './turn-reports.ts';

export const revisions: Report = {
  name: 'revisions',
  summary: 'how the revisions of the agent do in each environment, side by side',
  projection: TURNS,
  subjects: ['overview', 'intent'],
  bar: 'turns',
  columns: [
    text('environment', 'Where it answered; empty where publishing was off.'),
    text('revision', 'Of the agent.'),
    count('sessions', 'Sessions whose first turn it answered.'),
    count('turns', 'Turns that it answered.'),
    number('turnsPerSession', 'All turns of the sessions that began with it, by their number.'),
    count('unmatched', 'Turns that no intent answered, or only a fallback intent.'),
    share('unmatchedRate', 'Their share of the turns.'),
    number('meanScore', 'Mean score of the texts that an intent matched.'),
  ],
  rows: (figures) => {
    const intents = totalBy(figures('intent'), answererOf);
    return Array.from(totalBy(figures('overview'), answererOf), ([answerer, counts]): ReportRow => {
      const [environment = '', revision = ''] = answerer.split('\t');
      const { sessions = 0, turns = 0, turnsOfSessions = 0, unmatched = 0 } = counts;
      const { exact = 0, template = 0, learned = 0, scoreThousandths = 0 } = intents.get(answerer) ?? {};
      return {
        environment,
        revision,
        sessions,
        turns,
        turnsPerSession: roundedMean(turnsOfSessions, sessions),
        unmatched,
        unmatchedRate: shareOf(unmatched, turns),
        meanScore: roundedMean(scoreThousandths / 1_000, exact + template + learned),
      };
    }).sort(byAnswerer);
  },
};

const answererOf = ({ environment, revision }: Figure): string => `${environment}\t${revision}`;

/** By environment; the newest revision first. */
const byAnswerer = (a: ReportRow, b: ReportRow): number => {
  const [one, other] = [String(a.environment), String(b.environment)];
  if (one !== other) return one < other ? -1 : 1;
  return Number(b.revision) - Number(a.revision);
};
