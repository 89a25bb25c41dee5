import type { Agent } from '../agent/agent.ts';
import { inLanguage, isPlainText, variantsOf } from '../session/fulfillment.ts';
import { parametersOf } from '../session/parameters.ts';
import type { RecordedTurn } from './wire/recorded-turn.ts';

/**
 * The turn with its reply variant: the recorded random value selected it among the agent's texts of that
 * time. A webhook's reply has no variant.
 */
export const withVariant = (turn: RecordedTurn, agent: Agent | undefined): RecordedTurn => {
  const { reply, query } = turn;
  const count = agent === undefined ? 0 : variantsIn(turn, agent);
  if (reply === undefined || count === 0) return turn;
  return { ...turn, reply: { ...reply, variant: { index: Math.floor(query.random * count), count } } };
};

const variantsIn = ({ reply, intent, slots, verdicts }: RecordedTurn, agent: Agent): number => {
  const agentIntent = intent && agent.intents.get(intent.id);
  if (agentIntent === undefined) return 0;
  const language = verdicts.at(-1)?.language ?? agent.settings.language;
  const choice = { language, defaultLanguage: agent.settings.language };
  if (reply?.from === 'prompt') {
    const parameter = parametersOf(agentIntent).find(({ name }) => name === slots.prompted?.parameter);
    return parameter === undefined ? 0 : inLanguage(parameter.prompts, choice).length;
  }
  if (reply?.from !== 'intent') return 0;
  const messages = agentIntent.responses.flatMap((response) => response.messages);
  const text = inLanguage(messages, choice).find(isPlainText);
  return text === undefined ? 0 : variantsOf(text).length;
};
