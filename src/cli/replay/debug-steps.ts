import { quantity } from '../../kernel/quantity.ts';
import type { RecordedTurn } from '../../replay/wire/recorded-turn.ts';
import type { SessionThen } from '../../replay/wire/session-then.ts';
import type { Client } from '../client/client.ts';
import type { SessionTurns } from '../client/session-turns.ts';
import type { Colours } from '../terminal/colours.ts';
import { inColumns } from '../terminal/print.ts';
import {
  contextChangesOf,
  stateInWords,
  turnHeading,
  turnInFull,
  webhookExchangeOf,
} from './recorded-turn-text.ts';
import { todayInWords } from './show.ts';

export type DebugStep =
  | { readonly is: 'next' | 'previous' | 'first' | 'last' | 'quit' }
  | { readonly is: 'turn' | 'inspect' | 'contexts' | 'webhook' | 'today' | 'list' | 'help' }
  | { readonly is: 'jump'; readonly turn: number };

const words: Readonly<Record<string, Exclude<DebugStep, { is: 'jump' }>['is']>> = {
  n: 'next',
  p: 'previous',
  b: 'previous',
  back: 'previous',
  f: 'first',
  l: 'last',
  t: 'turn',
  i: 'inspect',
  c: 'contexts',
  w: 'webhook',
  y: 'today',
  a: 'list',
  h: 'help',
  '?': 'help',
  q: 'quit',
};

export const stepHelp = inColumns([
  ['n →', 'next turn'],
  ['p ←', 'previous turn'],
  ['f, l', 'first and last turn'],
  ['NUMBER g', 'jump to a turn'],
  ['t', 'the turn with its explanation'],
  ['i', "inspect the session's state after it"],
  ['c', 'contexts before and after, and what happened to each'],
  ['w', 'the request and reply of the webhook'],
  ['y', 'what the agent would answer today'],
  ['a', 'all turns'],
  ['q', 'end'],
]);

/** A non-breaking space. */
const UNBROKEN = '\u00a0';
const footKeys = [
  'n next',
  'p previous',
  'NUMBER g jump',
  't why',
  'i state',
  'c contexts',
  'w webhook',
  'y today',
  'a all',
  'h help',
  'q end',
];

/** A key, or a word of a line. `g 3`, `jump 3` and `3` are the same jump. */
export const readStep = (text: string): DebugStep | undefined => {
  const input = text.trim().toLowerCase();
  const [, turn] = /^(?:g|jump|goto)?\s*(\d{1,9})$/.exec(input) ?? [];
  if (turn !== undefined) return { is: 'jump', turn: Number(turn) };
  const step = words[input] ?? Object.values(words).find((word) => word === input);
  return step && { is: step };
};

export type Stepper = {
  /** The text on the screen. */
  readonly show: () => Promise<string>;
  readonly take: (step: DebugStep) => Promise<string>;
  /** The current turn and the available keys. @param digits of a jump, typed so far */
  readonly foot: (digits: string) => string;
};

type Around = {
  readonly client: Client;
  /** Of the session. */
  readonly path: string;
  readonly turns: SessionTurns;
  readonly at: number;
  readonly colours: Colours;
  /** The maximum number of listed turns, those around the current one; absent: all. */
  readonly listedMax?: number;
};

type View = Extract<DebugStep['is'], 'turn' | 'inspect' | 'contexts' | 'webhook' | 'today' | 'list' | 'help'>;

export const stepperOf = ({ client, path, turns, at, colours, listedMax }: Around): Stepper => {
  let number = at;
  let view: View = 'turn';
  let notice = '';

  const fetchSessionThen = (): Promise<SessionThen> =>
    client.json<SessionThen>({ method: 'GET', path: `${path}/at/${number}` });

  const listAround = async (): Promise<readonly string[]> => {
    const lines: string[] = [];
    for await (const turn of turns.range(...around(number, turns.count, listedMax)))
      lines.push(`${turn.number === number ? '>' : ' '} ${turnHeading(turn, colours)}`);
    return lines;
  };

  const show = async (): Promise<string> => {
    const turn = await turns.turn(number);
    const noticeLines = notice === '' ? [] : [colours.yellow(notice)];
    notice = '';
    const text =
      turn === undefined ? '' : await textOf(view, turn, { colours, fetchSessionThen, listAround });
    return [...noticeLines, text].join('\n');
  };

  const go = (target: number): void => {
    if (target < 1) notice = 'This is the first turn.';
    else if (target > turns.count) notice = `The session has ${quantity(turns.count, 'turn')}.`;
    else number = target;
    if (view === 'help') view = 'turn';
  };

  return {
    show,
    take: async (step) => {
      if (step.is === 'next') go(number + 1);
      else if (step.is === 'previous') go(number - 1);
      else if (step.is === 'first') go(1);
      else if (step.is === 'last') go(turns.count);
      else if (step.is === 'jump') go(step.turn);
      else if (step.is !== 'quit') view = step.is;
      return show();
    },
    foot: (digits) => {
      const place = `turn ${number} of ${turns.count}${digits === '' ? '' : ` · go to ${digits}_`}`;
      const keys = footKeys.map((key) => key.replaceAll(' ', UNBROKEN)).join('  ');
      return colours.dim(`${place}   ${keys}`);
    },
  };
};

type ViewSources = {
  readonly colours: Colours;
  readonly fetchSessionThen: () => Promise<SessionThen>;
  readonly listAround: () => Promise<readonly string[]>;
};

/** A view of the current turn. */
const textOf = async (
  view: View,
  turn: RecordedTurn,
  { colours, fetchSessionThen, listAround }: ViewSources,
): Promise<string> => {
  const heading = turnHeading(turn, colours);
  switch (view) {
    case 'turn':
      return turnInFull(turn, colours);
    case 'inspect':
      return [heading, stateInWords((await fetchSessionThen()).state, colours)].join('\n\n');
    case 'contexts':
      return [heading, '', ...orNone(contextChangesOf(turn))].join('\n');
    case 'webhook':
      return [heading, webhookExchangeOf(turn)].join('\n\n');
    case 'today':
      return [heading, ...todayInWords(await fetchSessionThen(), colours)].join('\n\n');
    case 'list':
      return (await listAround()).join('\n');
    default:
      return stepHelp;
  }
};

const orNone = (lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? ['No contexts before or after the turn.'] : lines;

/** First and last number of at most `most` turns about one of them. */
const around = (number: number, count: number, most = count): readonly [first: number, last: number] => {
  const first = Math.max(1, Math.min(number - Math.floor(most / 2), count - most + 1));
  return [first, Math.min(count, first + most - 1)];
};
