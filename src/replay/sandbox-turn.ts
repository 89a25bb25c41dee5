import type { WebhookOutcome } from '../session/commands.ts';
import type { SessionState } from '../session/state.ts';
import type { SandboxTurn } from '../turn/sandboxes.ts';
import { outcomeFrom } from './rehearse.ts';
import { tapedCalls, tapeOf, unrecorded } from './tape.ts';
import type { TurnSpan } from './turns/spans.ts';
import { eventIn, questionIn } from './turns/turns.ts';
import type { ForkOrder, SandboxQuery } from './wire/fork.ts';

/** The edits of a turn that is run again. */
export type Edits = Partial<Pick<ForkOrder, 'text' | 'trigger' | 'contexts' | 'webhookReplies'>>;

/** Runs a recorded turn again in a sandbox, with edits. */
export const turnAgain = (span: TurnSpan, edits: Edits, webhook: ForkOrder['webhook']): SandboxTurn => {
  const { data } = questionIn(span).event;
  const recordedAsk = 'text' in data ? { text: data.text } : { trigger: data.name, data: data.data };
  const entities = eventIn(span.facts, 'UserEntitiesSet')?.data.entities ?? [];
  return {
    request: {
      actor: 'admin',
      lang: data.lang,
      timezone: data.timezone,
      ask: askOf(edits) ?? recordedAsk,
      contexts: data.given,
      resetContexts: data.resetContexts,
      entities,
      entitiesAreRecorded: true,
      requestEntities: entities.some(({ forRequest }) => forRequest) ? 'request' : 'session',
      numbers: data.numbers,
      ...(data.originalRequest !== undefined && { originalRequest: data.originalRequest }),
      ...(data.location !== undefined && { location: data.location }),
    },
    now: data.receivedAt,
    random: data.random,
    ...repliesOf(edits, span, webhook),
  };
};

type Client = Pick<SandboxTurn['request'], 'lang' | 'timezone' | 'numbers'>;

/** The next text of a client in a sandbox. */
export const turnFrom = (
  query: SandboxQuery,
  { lang, timezone, numbers }: Client,
  now: string,
): SandboxTurn => ({
  request: {
    actor: 'admin',
    lang: query.language ?? lang,
    timezone,
    numbers,
    contexts: [],
    resetContexts: false,
    entities: [],
    ask: askOf(query) ?? { text: '' },
  },
  now,
  ...repliesOf(query, undefined, query.webhook),
});

const askOf = ({ text, trigger }: Edits): SandboxTurn['request']['ask'] | undefined => {
  if (text !== undefined) return { text };
  return trigger && { trigger: trigger.name.toLowerCase(), data: trigger.data ?? {} };
};

const repliesOf = (
  { webhookReplies = [] }: Edits,
  span: TurnSpan | undefined,
  webhook: ForkOrder['webhook'],
): Pick<SandboxTurn, 'reply' | 'unanswered'> => {
  const outcomes = webhookReplies.map(outcomeFrom);
  const tape = tapeOf(span === undefined ? [] : tapedCalls(span));
  return {
    reply: (state: SessionState): WebhookOutcome | undefined => outcomes.shift() ?? tape.next(state),
    ...(webhook === 'recorded' && { unanswered: unrecorded }),
  };
};
