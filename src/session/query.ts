import type { Intent } from '../agent/agent.ts';
import { answerWith, closeTurn, type Match } from './answer.ts';
import type { HandleQuery } from './commands.ts';
import { type TurnContexts, withoutDialogue } from './contexts.ts';
import { readInDialogue } from './dialogue.ts';
import { type Draft, withEvent } from './draft.ts';
import type { SessionEventOf } from './events.ts';
import { type Fulfillment, silence, textReply } from './fulfillment.ts';
import { aliasOfAnswer, parametersOf } from './parameters.ts';
import type { SlotFilling } from './state.ts';

type CancelReason = SessionEventOf<'SlotFillingCancelled'>['data']['reason'];

/** Answers a query by the open dialogue, else by the winning intent, else without a match. */
export const answerQuery = (draft: Draft, contexts: TurnContexts, command: HandleQuery): Draft => {
  const { slotFilling } = draft.data;
  return slotFilling === null
    ? answerWinner(draft, contexts, command)
    : answerInDialogue(draft, contexts, command, slotFilling);
};

const answerInDialogue = (
  draft: Draft,
  contexts: TurnContexts,
  command: HandleQuery,
  slotFilling: SlotFilling,
): Draft => {
  const { request, around, understanding } = command;
  const leave = (reason: CancelReason) =>
    withEvent(draft, { type: 'SlotFillingCancelled', data: { intentId: slotFilling.intentId, reason } });
  if (request.resetContexts) return answerWinner(leave('contexts_cleared'), contexts, command);
  const intent = around.agent.intents.get(slotFilling.intentId);
  const parameter = intent && parametersOf(intent).find(({ name }) => name === slotFilling.parameter);
  if (intent === undefined || parameter === undefined) {
    return answerWinner(leave('intent_changed'), contexts, command);
  }
  const verdict = readInDialogue({
    text: request.text,
    language: around.language,
    slotFilling,
    promptedAlias: aliasOfAnswer(parameter),
    understanding,
  });
  if (verdict.is === 'other_intent') return answerWinner(leave('other_intent'), contexts, command);
  if (verdict.is === 'exit')
    return sayUnmatched(leave('exit_word'), contexts, command, textReply(verdict.reply));
  const { score } = slotFilling.matched;
  const answer = matchOf({ score, matchedBy: 'answer' }, intent, contexts, command);
  return answerWith(draft, { ...answer, values: verdict.values, dialogue: slotFilling }, around);
};

const answerWinner = (draft: Draft, contexts: TurnContexts, command: HandleQuery): Draft => {
  const { understanding, around } = command;
  const winner = understanding.candidates.find(({ outcome }) => outcome === 'won');
  // A model may be slightly older than the agent, so a deleted intent may win; it does not answer.
  const intent = winner && around.agent.intents.get(winner.intentId);
  if (winner === undefined || intent === undefined) return sayUnmatched(draft, contexts, command, silence);
  return answerWith(draft, matchOf(winner, intent, contexts, command), around);
};

const matchOf = (
  { score, matchedBy }: Pick<Match, 'score' | 'matchedBy'>,
  intent: Intent,
  contexts: TurnContexts,
  { understanding, understoodInUs }: HandleQuery,
): Match => ({
  intent,
  score,
  matchedBy,
  values: understanding.values,
  contexts,
  candidates: understanding.candidates,
  understoodInUs,
});

const sayUnmatched = (
  draft: Draft,
  { remaining }: TurnContexts,
  { understanding, understoodInUs, around }: HandleQuery,
  fulfillment: Fulfillment,
): Draft => {
  const contexts = [...withoutDialogue(remaining)];
  const candidates = [...understanding.candidates];
  const { language } = around;
  const event = { language, contexts, candidates, understoodInUs, fulfillment };
  return closeTurn(withEvent(draft, { type: 'NothingMatched', data: event }), fulfillment);
};
