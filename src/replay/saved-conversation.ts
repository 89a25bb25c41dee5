import { mappedInSteps, type Steps } from '../kernel/steps.ts';
import { expectableOutcomeOf } from './conversation-outcome.ts';
import type { ScriptedTurn } from './wire/conversation-script.ts';
import type { ConversationTest } from './wire/conversation-test.ts';
import type { RecordedTurn, TurnWebhookCall } from './wire/recorded-turn.ts';

/** A shorter pause changes nothing in a session. */
const PAUSE_MIN_S = 60;

type SavedHeader = { readonly name: string; readonly agent: string; readonly webhook: 'recorded' | 'live' };

/** A recorded session as a conversation test: queries and their outcomes, without erased turns. */
export function* savedConversationSteps(
  turns: readonly RecordedTurn[],
  { name, agent, webhook }: SavedHeader,
): Steps<ConversationTest> {
  const closedTurns = turns.filter(({ isOpen, isErased }) => !isOpen && isErased === undefined);
  const [first] = closedTurns;
  const language = first?.query.lang;
  return {
    name,
    agent,
    ...(language !== undefined && { language }),
    ...(first && { clock: secondBefore(first.timings.receivedAt) }),
    webhook,
    turns: yield* mappedInSteps(closedTurns.entries(), ([at, turn]) =>
      savedTurn(turn, closedTurns[at - 1], { language: language ?? '', webhook }),
    ),
  };
}

/** Each turn comes a second after the previous one, the first one a second after the clock. */
const secondBefore = (moment: string): string => new Date(Date.parse(moment) - 1_000).toISOString();

const savedTurn = (
  turn: RecordedTurn,
  before: RecordedTurn | undefined,
  { language, webhook }: { readonly language: string; readonly webhook: 'recorded' | 'live' },
): ConversationTest['turns'][number] => {
  const { query, reply, webhooks } = turn;
  const waitS = before === undefined ? 0 : secondsBetween(before, turn);
  const { intent, parameters, contexts, reply: replyText } = expectableOutcomeOf(turn);
  return {
    ...(query.text === undefined ? { trigger: query.trigger ?? { name: '' } } : { say: query.text }),
    ...(query.lang !== language && { language: query.lang }),
    ...(query.timezone !== '' && { timezone: query.timezone }),
    ...(query.given.length > 0 && { contexts: query.given }),
    ...(query.resetContexts && { resetContexts: true }),
    ...entitiesOf(turn),
    ...(waitS >= PAUSE_MIN_S && { wait: waitS }),
    ...(reply?.variant !== undefined && reply.variant.count > 1 && { random: query.random }),
    ...(webhook === 'recorded' && webhooks.length > 0 && { webhook: webhooks.map(answerOf) }),
    expect: { intent, parameters, contexts, reply: replyText },
  };
};

const secondsBetween = (before: RecordedTurn, turn: RecordedTurn): number =>
  Math.round((Date.parse(turn.timings.receivedAt) - Date.parse(before.timings.receivedAt)) / 1_000);

const entitiesOf = ({ query, meanwhile }: RecordedTurn): Pick<ScriptedTurn, 'entities' | 'before'> => {
  const before = {
    ...some(
      'contexts',
      meanwhile.flatMap(({ contexts = [] }) => contexts),
    ),
    ...some(
      'deleteContexts',
      meanwhile.flatMap(({ type, names, contexts }) =>
        type === 'ContextsChanged' && contexts === undefined ? names : [],
      ),
    ),
    ...some(
      'entities',
      meanwhile
        .flatMap(({ entities = [] }) => entities)
        .concat(query.entities.filter(stays))
        .map(withoutEnd),
    ),
    ...some(
      'deleteEntities',
      meanwhile.flatMap(({ type, names }) => (type === 'UserEntitiesDeleted' ? names : [])),
    ),
  };
  return {
    ...some('entities', query.entities.filter((entity) => !stays(entity)).map(withoutEnd)),
    ...(Object.keys(before).length > 0 && { before }),
  };
};

/** Entities that outlive a query are set before it, because a test limits those in a query to it. */
const stays = ({ forRequest }: RecordedTurn['query']['entities'][number]): boolean =>
  forRequest === undefined;

/** Its lifetime starts again in a test. */
const withoutEnd = ({ name, extend, entries }: RecordedTurn['query']['entities'][number]) => ({
  name,
  extend,
  entries,
});

const some = <Name extends string, Item>(name: Name, items: readonly Item[]) =>
  // A computed key is any string to the compiler.
  (items.length === 0 ? {} : { [name]: [...items] }) as { readonly [name in Name]?: Item[] };

const answerOf = ({
  outcome,
  status,
  reply = '',
}: TurnWebhookCall): NonNullable<ScriptedTurn['webhook']>[number] => {
  if (status === undefined) return { failure: outcome === 'timeout' ? 'timeout' : 'unreachable' };
  return { ...(status !== 200 && { status }), body: jsonOr(reply) };
};

const jsonOr = (text: string) => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
