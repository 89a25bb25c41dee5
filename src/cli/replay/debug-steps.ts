import type { RecordedTurn } from '../../replay/wire/recorded-turn.ts';
import type { SessionThen } from '../../replay/wire/session-then.ts';
import type { Client } from '../client/client.ts';
import type { Colours } from '../terminal/colours.ts';
import { counted, inColumns } from '../terminal/print.ts';
import {
  contextChangesOf,
  stateInWords,
  turnHeading,
  turnInFull,
  webhookExchangeOf,
} from './recorded-turn-text.ts';
import { todayInWords } from './show.ts';

export type Step =
  | { readonly is: 'next' | 'previous' | 'first' | 'last' | 'quit' }
  | { readonly is: 'turn' | 'inspect' | 'contexts' | 'webhook' | 'today' | 'list' | 'help' }
  | { readonly is: 'jump'; readonly turn: number };

const words: Readonly<Record<string, Exclude<Step, { is: 'jump' }>['is']>> = {
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
  ['t', 'the turn with its why'],
  ['i', "inspect the session's state after it"],
  ['c', 'contexts before and after, and what became of each'],
  ['w', 'what went to the webhook and came back'],
  ['y', 'what the agent would answer today'],
  ['a', 'all turns'],
  ['q', 'end'],
]);

/** A space that no line is broken at. */
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

/** A key, or a word of a line. `g 3`, `jump 3` and `3` all jump. */
export const readStep = (text: string): Step | undefined => {
  const said = text.trim().toLowerCase();
  const [, turn] = /^(?:g|jump|goto)?\s*(\d{1,9})$/.exec(said) ?? [];
  if (turn !== undefined) return { is: 'jump', turn: Number(turn) };
  const known = words[said] ?? Object.values(words).find((word) => word === said);
  return known && { is: known };
};

export type Stepper = {
  /** What stands on the screen. */
  readonly show: () => Promise<string>;
  readonly take: (step: Step) => Promise<string>;
  /** Where one is, and which keys there are. @param digits of a jump, typed so far */
  readonly foot: (digits: string) => string;
};

type Around = {
  readonly client: Client;
  /** Of the session. */
  readonly path: string;
  readonly turns: readonly RecordedTurn[];
  readonly at: number;
  readonly colours: Colours;
  /** Turns that are listed at once, those around where one is; all when absent. */
  readonly listedMax?: number;
};

type View = Extract<Step['is'], 'turn' | 'inspect' | 'contexts' | 'webhook' | 'today' | 'list' | 'help'>;

export const stepperOf = ({ client, path, turns, at, colours, listedMax }: Around): Stepper => {
  let number = at;
  let view: View = 'turn';
  let notice = '';

  const then = (): Promise<SessionThen> =>
    client.json<SessionThen>({ method: 'GET', path: `${path}/at/${number}` });

  const shown = async (turn: RecordedTurn): Promise<string> => {
    switch (view) {
      case 'turn':
        return turnInFull(turn, colours);
      case 'inspect':
        return [turnHeading(turn, colours), stateInWords((await then()).state, colours)].join('\n\n');
      case 'contexts':
        return [turnHeading(turn, colours), '', ...orNone(contextChangesOf(turn))].join('\n');
      case 'webhook':
        return [turnHeading(turn, colours), webhookExchangeOf(turn)].join('\n\n');
      case 'today':
        return [turnHeading(turn, colours), ...todayInWords(await then(), colours)].join('\n\n');
      case 'list':
        return around(turns, number, listedMax)
          .map((one) => `${one.number === number ? '>' : ' '} ${turnHeading(one, colours)}`)
          .join('\n');
      default:
        return stepHelp;
    }
  };

  const show = async (): Promise<string> => {
    const turn = turns[number - 1];
    const said = notice === '' ? [] : [colours.yellow(notice)];
    notice = '';
    return [...said, turn === undefined ? '' : await shown(turn)].join('\n');
  };

  const go = (wanted: number): void => {
    if (wanted < 1) notice = 'This is the first turn.';
    else if (wanted > turns.length) notice = `The session has ${counted(turns.length, 'turn')}.`;
    else number = wanted;
    if (view === 'help') view = 'turn';
  };

  return {
    show,
    take: async (step) => {
      if (step.is === 'next') go(number + 1);
      else if (step.is === 'previous') go(number - 1);
      else if (step.is === 'first') go(1);
      else if (step.is === 'last') go(turns.length);
      else if (step.is === 'jump') go(step.turn);
      else if (step.is !== 'quit') view = step.is;
      return show();
    },
    foot: (digits) => {
      const place = `turn ${number} of ${turns.length}${digits === '' ? '' : ` · go to ${digits}_`}`;
      const keys = footKeys.map((key) => key.replaceAll(' ', UNBROKEN)).join('  ');
      return colours.dim(`${place}   ${keys}`);
    },
  };
};

const orNone = (lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? ['No contexts, neither before nor after.'] : lines;

const around = <T>(turns: readonly T[], number: number, most = turns.length): readonly T[] => {
  const first = Math.min(number - 1 - Math.floor(most / 2), turns.length - most);
  return turns.slice(Math.max(0, first), Math.max(0, first) + most);
};
