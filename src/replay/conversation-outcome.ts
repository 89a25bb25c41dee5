import type { JsonValue } from '../kernel/json.ts';
import { isAlike } from '../kernel/json-alike.ts';
import { isEmpty } from '../session/parameters.ts';
import type { ConversationScript } from './wire/conversation-script.ts';
import {
  type ConversationTest,
  comparedFields,
  type Expectation,
  type Miss,
} from './wire/conversation-test.ts';
import type { RecordedTurn } from './wire/recorded-turn.ts';

/** A failed expectation of a conversation test. */
export const missesIn = ({ turns }: ConversationTest, playedTurns: readonly RecordedTurn[]): Miss[] =>
  turns.flatMap(({ expect, say, trigger }, at) => {
    const turn = playedTurns[at];
    if (expect === undefined || turn === undefined) return [];
    const outcome = expectableOutcomeOf(turn);
    const input = say ?? `event ${trigger?.name ?? ''}`;
    return comparedFields.flatMap((what) => {
      const expected = expect[what];
      if (expected === undefined || isMet(expected, outcome[what])) return [];
      return [{ turn: at + 1, said: input, what, expected, happened: outcome[what] }];
    });
  });

/** Only a reply may have several expected values. */
const isMet = (expected: JsonValue, outcome: JsonValue): boolean =>
  Array.isArray(expected) ? expected.includes(outcome) : isAlike(expected, outcome);

/** The script of a conversation test, without its expectations. */
export const scriptOf = ({ language, clock, webhook, turns }: ConversationTest): ConversationScript => ({
  ...(language !== undefined && { language }),
  ...(clock !== undefined && { clock }),
  webhook,
  turns: turns.map(({ expect: _expect, ...turn }) => turn),
});

/** Contexts of slot filling itself: their names contain ids. */
const DIALOGUE_CONTEXT = /_dialog_context$|_dialog_params_/;

/** The outcome of a turn in the fields of an expectation. */
export const expectableOutcomeOf = (
  turn: RecordedTurn,
): Required<Expectation> & { readonly reply: string } => ({
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
