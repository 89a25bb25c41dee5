import { sessionMachine } from '../../session/machine.ts';
import {
  byCount,
  byDetails,
  count,
  type Report,
  type ReportRow,
  share,
  shareOf,
  sumOf,
  text,
  total,
  totalBy,
} from './report.ts';

const PATHS = 'report-paths';

export const flow: Report = {
  name: 'flow',
  summary: 'which intent followed which',
  projection: PATHS,
  subjects: ['flow'],
  bar: 'steps',
  columns: [
    text('from', 'The intent before; (start) at the beginning of a conversation.'),
    text(
      'to',
      'The intent that answered next; (unmatched) for none, (cancelled) for words that end slot filling.',
    ),
    count('steps', 'How often; answers to the prompts of one intent do not count.'),
    share('share', 'Share of all steps from there.'),
  ],
  rows: (figures) =>
    Array.from(totalBy(figures('flow'), byDetails), ([from, counts]) => {
      const all = sumOf(counts);
      return Object.entries(counts).map(
        ([to, steps]): ReportRow => ({ from, to, steps, share: shareOf(steps, all) }),
      );
    })
      .flat()
      .sort(byCount('steps', 'from', 'to')),
};

export const exits: Report = {
  name: 'exits',
  summary: 'after which intents conversations end',
  projection: PATHS,
  subjects: ['exit'],
  bar: 'exits',
  columns: [
    text(
      'intent',
      'The last one that answered; (unmatched) for none, (cancelled) for words that end slot filling.',
    ),
    count(
      'exits',
      'Conversations that ended there, or are there now. One that expired and continues counts as a new one.',
    ),
    share('share', 'Share of all ends.'),
  ],
  rows: (figures) => {
    const counts = total(figures('exit'));
    const all = sumOf(counts);
    return Object.entries(counts)
      .map(([intent, times]): ReportRow => ({ intent, exits: times, share: shareOf(times, all) }))
      .sort(byCount('exits', 'intent'));
  },
};

export const statechart: Report = {
  name: 'statechart',
  summary: 'how often the states and transitions of the session machine were reached, and which never',
  projection: PATHS,
  subjects: ['move'],
  bar: 'times',
  columns: [
    text('kind', 'state or transition.'),
    text('from', 'The state; of a transition, where it begins.'),
    text('event', 'What happened there; empty for a state.'),
    text('to', 'Where a transition leads; empty for a state.'),
    count(
      'times',
      'How often the state was entered from another one, or the transition was taken; 0 for never.',
    ),
  ],
  rows: (figures) => {
    const moves = total(figures('move'));
    const definedMoves = new Set(transitions);
    const allMoves = [...transitions, ...Object.keys(moves).filter((name) => !definedMoves.has(name))];
    const visits = Object.fromEntries(states.map((state) => [state, visitsOf(state, moves)]));
    return [
      ...states.map(
        (from): ReportRow => ({ kind: 'state', from, event: '', to: '', times: visits[from] ?? 0 }),
      ),
      ...allMoves.map((name): ReportRow => {
        const [from = '', event = '', to = ''] = name.split('\t');
        return { kind: 'transition', from, event, to, times: moves[name] ?? 0 };
      }),
    ];
  },
};

const states: readonly string[] = Object.keys(sessionMachine.states);

/** The names that the projection uses. */
const transitions: readonly string[] = [
  ...new Set(
    Object.values(sessionMachine.states).flatMap(({ key, transitions: of }) =>
      [...of.values()]
        .flat()
        .map(({ eventType, target }) => `${key}\t${eventType}\t${target?.[0]?.key ?? key}`),
    ),
  ),
];

const visitsOf = (state: string, moves: Readonly<Record<string, number>>): number =>
  Object.entries(moves).reduce((sum, [name, times]) => {
    const [from, , to] = name.split('\t');
    return to === state && from !== state ? sum + times : sum;
  }, 0);
