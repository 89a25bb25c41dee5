import { parseDocument } from 'yaml';
import { errorText } from '../../kernel/thrown-error.ts';
import type { ConversationTest } from '../../replay/wire/conversation-test.ts';
import { CommandError, EXIT_USAGE } from '../io.ts';

/** Parses the file of a conversation test. @throws CommandError that names the file and the fault */
export const readConversation = (text: string, path: string): ConversationTest => {
  const refuse = (reason: string, cause?: unknown) =>
    new CommandError(`${path} is not a conversation test: ${reason}`, EXIT_USAGE, { cause });
  let file: unknown;
  try {
    file = plainValueOf(text);
  } catch (cause) {
    throw refuse(errorText(cause), cause);
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
  // The server validates the rest against its schema, and names the invalid place.
  return { ...(file as ConversationTest), name, webhook };
};

/** YAML that JSON cannot express is refused: unknown tags, and values that contain themselves. */
const plainValueOf = (text: string): unknown => {
  const document = parseDocument(text);
  const [fault] = [...document.errors, ...document.warnings];
  if (fault !== undefined) throw fault;
  const value: unknown = document.toJS();
  JSON.stringify(value);
  return value;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
