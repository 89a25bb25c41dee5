import type { Agent, Intent } from '../agent/agent.ts';
import type { AgentEvent } from '../agent/events.ts';
import { templateOf, trainingSetOf } from '../agent/training.ts';
import type { AgentChange } from '../authoring/agent-history.ts';
import type { RecordedEvent } from '../kernel/event.ts';
import { isAlike } from '../kernel/json-alike.ts';
import { type NearPhrase, nearestPhrases } from '../nlu/explain/nearest-phrases.ts';
import type { Blame, BlamedEdit } from './wire/blame.ts';
import type { RecordedTurn, TurnVerdict } from './wire/recorded-turn.ts';

const PHRASES_BLAMED = 3;

/** `agent` is that of the turn; `changes` are all changes of its stream, oldest first. */
export const blameOf = async (
  turn: RecordedTurn,
  agent: Agent | undefined,
  changes: () => AsyncIterable<AgentChange>,
): Promise<Blame> => {
  const match = turn.verdicts.at(-1);
  const intent = match?.intent && agent?.intents.get(match.intent.id);
  const common = { turn, transition: transitionOf(turn), ...(match && { match }) };
  if (agent === undefined || match === undefined || intent === undefined) return { ...common, phrases: [] };
  const near = phrasesNear(turn, agent, intent, match.language);
  const edits = await editsOf(agent.revision, changes(), {
    intentId: intent.id,
    subjects: new Map([
      ['intent', () => true],
      ['responses', (then: Intent) => isAlike(then.responses, intent.responses)],
      ...triggerSubject(match),
      ...near.map(({ text }): [string, Holds] => [`phrase ${text}`, hasPhrase(text, match.language)]),
    ]),
  });
  const [intentEdit, responses] = [edits.get('intent'), edits.get('responses')];
  const triggerEdits = edits.get('trigger');
  return {
    ...common,
    phrases: near.map(({ text, similarity }) => {
      const edit = edits.get(`phrase ${text}`);
      return { text, similarity, ...(edit && { edit }) };
    }),
    ...(match.trigger !== undefined && {
      trigger: { name: match.trigger, ...(triggerEdits && { edit: triggerEdits }) },
    }),
    ...(responses && { responses }),
    ...(intentEdit && { intent: intentEdit }),
  };
};

const transitionOf = ({ places }: RecordedTurn): Blame['transition'] => {
  const [before, last] = [places.at(-2), places.at(-1)];
  return {
    from: before?.at ?? '',
    to: last?.at ?? '',
    event: last?.event ?? '',
    revision: last?.revision ?? 0,
  };
};

/** With a single intent every phrase would count as near, so phrases of other intents are removed first. */
const phrasesNear = (
  { query }: RecordedTurn,
  agent: Agent,
  intent: Intent,
  language: string,
): readonly NearPhrase[] => {
  if (query.text === undefined) return [];
  const trainingSet = trainingSetOf(agent, language);
  const own = { ...trainingSet, intents: trainingSet.intents.filter(({ id }) => id === intent.id) };
  return nearestPhrases(own, query.text, PHRASES_BLAMED);
};

type Holds = (intent: Intent) => boolean;

const triggerSubject = ({ trigger }: TurnVerdict): readonly [string, Holds][] => {
  if (trigger === undefined) return [];
  const triggerName = trigger.toLowerCase();
  return [['trigger', ({ triggers }) => triggers.some((name) => name.toLowerCase() === triggerName)]];
};

const hasPhrase =
  (text: string, language: string): Holds =>
  ({ phrases }) =>
    (phrases[language] ?? []).some((phrase) =>
      phrase.isTemplate
        ? templateOf(phrase) === text
        : phrase.data.map((part) => part.text).join('') === text,
    );

/** For each subject, the edit since which it has been unchanged, up to the revision of the turn. */
const editsOf = async (
  revision: number,
  changes: AsyncIterable<AgentChange>,
  { intentId, subjects }: { readonly intentId: string; readonly subjects: ReadonlyMap<string, Holds> },
): Promise<ReadonlyMap<string, BlamedEdit>> => {
  const edits = new Map<string, BlamedEdit>();
  for await (const { event, recordedEvent, agent } of changes) {
    if (recordedEvent.revision > revision) break;
    if (intentIn(event) !== intentId) continue;
    const intent = agent.intents.get(intentId);
    for (const [subject, holds] of subjects) {
      if (intent === undefined || !holds(intent)) edits.delete(subject);
      else if (!edits.has(subject)) edits.set(subject, editOf(event, recordedEvent));
    }
  }
  return edits;
};

const intentIn = ({ data }: AgentEvent): string | undefined => {
  if ('intent' in data) return data.intent.id;
  return 'intentId' in data ? data.intentId : undefined;
};

const editOf = ({ data }: AgentEvent, { revision, type, metadata }: RecordedEvent): BlamedEdit => ({
  revision,
  event: type,
  occurredAt: metadata.occurredAt,
  ...(metadata.actor !== undefined && { actor: metadata.actor }),
  requestId: metadata.correlationId,
  ...('phrases' in data && data.origin !== undefined && { origin: data.origin }),
});
