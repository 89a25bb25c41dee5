import type { Agent, Intent } from '../agent/agent.ts';
import { CONTEXTS_PER_SESSION_MAX } from '../kernel/limits/conversation.ts';
import type { Value } from '../nlu/understanding.ts';
import type { Circumstances } from './commands.ts';
import type { Context } from './context.ts';
import {
  contextFrom,
  dialogueContexts,
  mergeParameters,
  putOut,
  type TurnContexts,
  withoutDialogue,
} from './contexts.ts';
import { type Draft, withEvent } from './draft.ts';
import type { ParameterValue, RecordedCandidate, SessionEvent, SessionEventOf } from './events.ts';
import { type Fulfillment, ownReply, promptFor } from './fulfillment.ts';
import { fillParameters, missingOf, parametersOf } from './parameters.ts';
import type { Scope } from './references.ts';
import { replyOf } from './reply.ts';
import type { SlotFilling, Turn } from './state.ts';

/** An intent that answers a turn, with the sources of its values. */
export type Match = {
  readonly intent: Intent;
  readonly score: number;
  readonly matchedBy: SessionEventOf<'IntentMatched'>['data']['matchedBy'];
  readonly values: readonly Value[];
  readonly contexts: TurnContexts;
  readonly candidates: readonly RecordedCandidate[];
  readonly understoodInUs: number;
  /** The dialogue that this turn continues. */
  readonly dialogue?: SlotFilling;
};

/**
 * The events of an answering intent: its match, then either a prompt for a missing slot, its reply, or a
 * webhook call that precedes them.
 */
export const answerWith = (draft: Draft, match: Match, around: Circumstances): Draft => {
  const { intent } = match;
  const parameters = fillParameters(intent, {
    values: match.values,
    contexts: match.contexts.active,
    collectedValues: match.dialogue?.matched.parameters,
  });
  const missing = missingOf(intent, parameters);
  const contexts = contextsAfter(intent, match.contexts, parameters, missing[0]);
  const scope = scopeOf(parameters, contexts, match.contexts.active);
  const choice = choiceOf(draft, around);
  const own = ownReply(intent, choice, scope);
  const canCall = hasWebhook(around.agent);
  const matchEvent: SessionEventOf<'IntentMatched'> = {
    type: 'IntentMatched',
    data: {
      intentId: intent.id,
      intentName: intent.name,
      action: actionOf(intent),
      score: match.score,
      matchedBy: match.matchedBy,
      language: around.language,
      contexts: [...contexts],
      webhookUsed: canCall && intent.webhookUsed,
      webhookForSlotFillingUsed: canCall && intent.webhookForSlotFilling,
      // Views parse only the beginning of an event, so the fields that most views read come first, and the
      // field after the contexts has a name that no field of a context has. A test beside
      // src/views/engine/partial-data.ts checks it.
      missing,
      parameters,
      fulfillment: own,
      candidates: [...match.candidates],
      understoodInUs: match.understoodInUs,
    },
  };
  const missingParameter = missing[0];
  const withMatch = withEvent(draft, matchEvent);
  if (missingParameter === undefined)
    return matchEvent.data.webhookUsed
      ? requestCall(withMatch, 'fulfillment', own, around)
      : closeTurn(withMatch, own);
  const parameter = parametersOf(intent).find(({ name }) => name === missingParameter);
  const question = parameter ? promptFor(parameter, choice, scope) : own;
  const withPrompt = withEvent(withMatch, promptOf(match, missingParameter, question));
  return matchEvent.data.webhookForSlotFillingUsed
    ? requestCall(withPrompt, 'slot_filling', question, around)
    : closeTurn(withPrompt, question);
};

const promptOf = ({ intent, dialogue }: Match, parameter: string, fulfillment: Fulfillment): SessionEvent => {
  const attempt = dialogue?.parameter === parameter ? dialogue.attempt + 1 : 1;
  return { type: 'SlotPrompted', data: { intentId: intent.id, parameter, attempt, fulfillment } };
};

/** Ends the turn; open slots make its action incomplete. */
export const closeTurn = (draft: Draft, fulfillment: Fulfillment): Draft => {
  const actionIncomplete = draft.data.slotFilling !== null;
  return withEvent(draft, {
    type: 'ReplySent',
    data: { turnId: currentTurn(draft).asked.turnId, fulfillment, actionIncomplete },
  });
};

/**
 * Requests a webhook call. The service receives the reply that the client would get without a webhook. The
 * body is final, because what is sent must equal what is recorded.
 */
const requestCall = (
  draft: Draft,
  purpose: SessionEventOf<'WebhookRequested'>['data']['purpose'],
  fulfillment: Fulfillment,
  around: Circumstances,
): Draft => {
  const turn = currentTurn(draft);
  const reply = replyOf({ ...draft.data, turn: { ...turn, fulfillment } }, around.sessionId);
  const callId = `${turn.asked.turnId}-${turn.followed.length + 1}`;
  return withEvent(draft, {
    type: 'WebhookRequested',
    data: {
      callId,
      idempotencyKey: callId,
      purpose,
      requestedAt: around.now,
      url: around.agent.settings.webhook.url,
      body: around.webhookBody(reply),
    },
  });
};

const hasWebhook = ({ settings }: Agent): boolean => settings.webhook.enabled && settings.webhook.url !== '';

/**
 * A dialogue adds its three contexts; a finished intent sets its output contexts and removes those of the
 * dialogue.
 */
const contextsAfter = (
  intent: Intent,
  { remaining }: TurnContexts,
  parameters: readonly ParameterValue[],
  promptedParameter: string | undefined,
): readonly Context[] => {
  const before = withoutDialogue(remaining);
  if (promptedParameter !== undefined)
    return mergeParameters(
      withinLimit([...dialogueContexts(intent, promptedParameter), ...before], before),
      parameters,
    );
  const isReset = intent.responses.some(({ resetContexts }) => resetContexts);
  return mergeParameters(withinLimit(putOut(isReset ? [] : before, outputsOf(intent)), before), parameters);
};

/**
 * A full session forgets its oldest contexts, because it must be able to answer whatever an intent sets. What
 * a request adds is not forgotten but refused.
 */
const withinLimit = (contexts: readonly Context[], before: readonly Context[]): readonly Context[] =>
  contexts.length <= CONTEXTS_PER_SESSION_MAX
    ? contexts
    : contexts.slice(0, Math.max(CONTEXTS_PER_SESSION_MAX, before.length));

const outputsOf = (intent: Intent): readonly Context[] =>
  intent.responses
    .flatMap(({ affectedContexts }) => affectedContexts)
    .map(({ name, lifespan }) => contextFrom({ name, lifespan, parameters: NO_PARAMETERS }));

const NO_PARAMETERS: Context['parameters'] = {};

/**
 * A reply may refer to contexts that this turn sets, and to expiring ones. A reference uses the first context
 * with a name.
 */
const scopeOf = (
  parameters: readonly ParameterValue[],
  after: readonly Context[],
  active: readonly Context[],
): Scope => ({
  parameters: new Map(parameters.map((parameter) => [parameter.name, parameter])),
  contexts: [...after, ...active],
});

const choiceOf = (draft: Draft, { agent, language }: Circumstances) => ({
  language,
  defaultLanguage: agent.settings.language,
  random: currentTurn(draft).asked.random,
});

const actionOf = ({ responses }: Intent): string =>
  responses.find(({ action }) => action !== '')?.action ?? '';

const currentTurn = ({ data }: Draft): Turn => {
  if (data.turn === null) throw new TypeError('there is no turn to answer');
  return data.turn;
};
