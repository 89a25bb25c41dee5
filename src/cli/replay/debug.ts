import { emitKeypressEvents } from 'node:readline';
import { createInterface } from 'node:readline/promises';
import { quantity } from '../../kernel/quantity.ts';
import { clientSettings } from '../../settings/settings.ts';
import { chooseSession, SESSION_AGENT_OPTION, turnIn } from '../client/choose-session.ts';
import { openClient } from '../client/client.ts';
import { sessionTurns } from '../client/session-turns.ts';
import type { Command } from '../command.ts';
import { CommandError, EXIT_OK, EXIT_USAGE, type Io } from '../io.ts';
import { coloursOf, isDumb } from '../terminal/colours.ts';
import { lineColumnsOf, wrapText } from '../terminal/fold.ts';
import { forTerminals } from '../terminal/for-terminals.ts';
import { printText } from '../terminal/print.ts';
import { type DebugStep, readStep, type Stepper, stepHelp, stepperOf } from './debug-steps.ts';

export const debug: Command = {
  name: 'debug',
  summary: 'step through a recorded session, forwards and backwards',
  args: [{ name: '<session>', summary: 'id of a session or sandbox' }],
  options: [{ flags: '--at <turn>', summary: 'first turn to show [default: 1]' }, SESSION_AGENT_OPTION],
  settings: clientSettings,
  examples: [
    'parley debug SESSION',
    'parley debug SESSION --at 3',
    "printf 'next\\ncontexts\\nwebhook\\n' | parley debug SESSION",
  ],
  run: async (args, io) => {
    const at = turnIn(args, 'at') ?? 1;
    const client = openClient(args, io);
    const { path } = await chooseSession(client, args);
    const turns = await sessionTurns(client, path);
    if (turns.count === 0) throw new CommandError('the session has no turns yet');
    if (at > turns.count) {
      throw new CommandError(
        `the session has ${quantity(turns.count, 'turn')}, so none has number ${at}`,
        EXIT_USAGE,
      );
    }
    const isOnScreen = io.terminal.input && io.terminal.out && !isDumb(io);
    const around = { client, path, turns, at, colours: coloursOf(io) };
    const stepper = stepperOf(isOnScreen ? { ...around, listedMax: listedMaxOf(io) } : around);
    if (isOnScreen) await byKeys(stepper, io);
    else await byLines(stepper, io);
    return EXIT_OK;
  },
};

/** A word or letter per line, for piped input; the same words as the keys. */
const byLines = async (stepper: Stepper, io: Io): Promise<void> => {
  printText(io, await stepper.show());
  for await (const line of createInterface({ input: io.input, signal: io.stop })) {
    const step = readStep(line);
    if (step?.is === 'quit') return;
    const output = step === undefined ? `"${line}" is not a step.\n${stepHelp}` : await stepper.take(step);
    printText(io, `\n${output}`);
  }
};

/** Most turns take one line or two, and the footer takes some. */
const listedMaxOf = ({ out }: Io): number => {
  const { rows = 24 } = out as { readonly rows?: number };
  return Math.max(3, Math.floor((rows - 4) / 2));
};

const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

type Key = { readonly name?: string; readonly sequence?: string; readonly ctrl?: boolean };

/** One key per step; digits are collected for a jump. The screen shows one thing at a time. */
const byKeys = async (stepper: Stepper, io: Io): Promise<void> => {
  const { input, out } = io;
  emitKeypressEvents(input);
  const raw = (on: boolean) => {
    // Only a terminal's stream has it, and this is one.
    if ('setRawMode' in input && typeof input.setRawMode === 'function') input.setRawMode(on);
  };
  let digits = '';
  const paint = (text: string) =>
    out.write(
      CLEAR +
        wrapText(forTerminals(`${text}\n\n${stepper.foot(digits)}`), lineColumnsOf(io)).replaceAll(
          '\n',
          '\r\n',
        ),
    );
  raw(true);
  input.resume();
  try {
    paint(await stepper.show());
    for await (const key of keysOf(input, io.stop)) {
      if (key.ctrl && key.name === 'c') return;
      if (/^\d$/.test(key.sequence ?? '')) {
        digits += key.sequence;
        paint(await stepper.show());
        continue;
      }
      const step = stepOf(key, digits);
      digits = '';
      if (step?.is === 'quit') return;
      if (step !== undefined) paint(await stepper.take(step));
    }
  } finally {
    raw(false);
    input.pause();
    out.write('\r\n');
  }
};

const stepOf = ({ name, sequence }: Key, digits: string): DebugStep | undefined => {
  if (digits !== '' && (name === 'return' || name === 'g')) return { is: 'jump', turn: Number(digits) };
  const arrows: Readonly<Record<string, string>> = { right: 'n', down: 'n', left: 'p', up: 'p', space: 'n' };
  return readStep(arrows[name ?? ''] ?? sequence ?? '');
};

async function* keysOf(input: NodeJS.ReadableStream, stop: AbortSignal): AsyncGenerator<Key> {
  const pendingKeys: Key[] = [];
  let wake: () => void = () => undefined;
  const take = (_: unknown, key: Key): void => {
    pendingKeys.push(key);
    wake();
  };
  const end = (): void => wake();
  input.on('keypress', take);
  stop.addEventListener('abort', end);
  try {
    while (!stop.aborted) {
      const key = pendingKeys.shift();
      if (key !== undefined) yield key;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  } finally {
    input.off('keypress', take);
    stop.removeEventListener('abort', end);
  }
}
