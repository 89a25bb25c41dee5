import { parse, stringify } from 'yaml';
import type { JsonValue } from '../kernel/json.ts';
import type { ConversationScript, ScriptedTurn } from '../replay/told/conversation-script.ts';
import type { RecordedTurn } from '../replay/told/recorded-turn.ts';
import { CommandError, EXIT_USAGE } from './io.ts';

/** What a turn of a conversation test must come to; what is absent is not looked at. */
export type Expectation = {
  /** Name; null for none. */
  readonly intent?: string | null;
  readonly action?: string;
  /** All that have a value, and no others. */
  readonly parameters?: Readonly<Record<string, JsonValue>>;
  /** All that are there after the turn by their lifespans, and no others; those of slot filling apart. */
  readonly contexts?: Readonly<Record<string, number>>;
  /** The speech, or texts of which it must be one. */
  readonly reply?: string | readonly string[];
};

export type ConversationTurn = ScriptedTurn & { readonly expect?: Expectation };

/** A conversation test, as its file has it. */
export type ConversationFile = {
  readonly name: string;
  /** Name or id of the agent. */
  readonly agent?: string;
  readonly language?: string;
  readonly clock?: string;
  readonly webhook?: 'recorded' | 'live';
  readonly turns: readonly ConversationTurn[];
};

/** @throws CommandError that names the file and what is wrong in it */
export const readConversation = (text: string, path: string): ConversationFile => {
  const refuse = (reason: string, cause?: unknown) =>
    new CommandError(`${path} is no conversation test: ${reason}`, EXIT_USAGE, { cause });
  let file: unknown;
  try {
    file = parse(text);
  } catch (cause) {
    throw refuse(cause instanceof Error ? cause.message : String(cause), cause);
  }
  if (!isRecord(file)) throw refuse('it must be a map with "turns"');
  if (!Array.isArray(file.turns) || file.turns.length === 0) throw refuse('"turns" must be a list');
  file.turns.forEach((turn: unknown, at: number) => {
    const isAsked = isRecord(turn) && (typeof turn.say === 'string') !== isRecord(turn.trigger);
    if (!isAsked) throw refuse(`turn ${at + 1} must have either "say" or "trigger"`);
  });
  const { name = path, webhook = 'recorded' } = file;
  if (typeof name !== 'string') throw refuse('"name" must be a text');
  if (webhook !== 'recorded' && webhook !== 'live') throw refuse('"webhook" must be recorded or live');
  // The server holds the rest to its schema, and names the place where it is not so.
  return { ...(file as ConversationFile), name, webhook };
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the server is asked to rehearse. */
export const scriptOf = ({ language, clock, webhook, turns }: ConversationFile): ConversationScript => ({
  ...(language !== undefined && { language }),
  ...(clock !== undefined && { clock }),
  webhook: webhook ?? 'recorded',
  turns: turns.map(({ expect: _expect, ...turn }) => turn),
});

const heading = (name: string) =>
  [
    ` ${name}`,
    ' `parley test run` says each line and looks whether what is expected happens. What is not expected of a',
    ' turn is not looked at. Dates such as "tomorrow" are counted from `clock`; `random` chooses among the',
    " variants of a reply. `webhook: live` calls the agent's own instead of answering from this file.",
  ].join('\n');

export const writeConversation = (file: ConversationFile): string => {
  const yaml = stringify(file, { lineWidth: 100, aliasDuplicateObjects: false });
  return `${heading(file.name)
    .split('\n')
    .map((line) => `#${line}`)
    .join('\n')}\n${yaml}`;
};

/** Contexts by which slot filling keeps its own books: their names hold ids. */
const DIALOGUE_CONTEXT = /_dialog_context$|_dialog_params_/;

/** What a turn came to, in the terms of an expectation. */
export const outcomeOf = (turn: RecordedTurn): Required<Expectation> => ({
  intent: turn.intent?.name ?? null,
  action: turn.action,
  parameters: Object.fromEntries(
    (turn.verdicts.at(-1)?.parameters ?? [])
      .filter(({ value }) => !isEmpty(value))
      .map(({ name, value }) => [name, value]),
  ),
  contexts: Object.fromEntries(
    turn.contexts.after
      .filter(({ name }) => !DIALOGUE_CONTEXT.test(name))
      .map(({ name, lifespan }) => [name, lifespan]),
  ),
  reply: turn.reply?.fulfillment.speech ?? '',
});

const isEmpty = (value: JsonValue): boolean =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0);
