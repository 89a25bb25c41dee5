import type { Agent, Intent } from '../../../agent/agent.ts';
import { errorOf } from '../../../agent/decision.ts';
import { editPhrasesOf } from '../../../agent/decisions/phrase-decisions.ts';
import { intentFaults } from '../../../agent/legal.ts';
import { intentNamed } from '../../../agent/references.ts';
import { isJsonObject } from '../../../kernel/json.ts';
import { type Static, Type } from '../../../kernel/schema.ts';
import { isSystemEntity } from '../../../nlu/system/system-entities.ts';
import { inSlices } from '../../../outside/slices.ts';
import { operation, RevisedReply, type Wire } from '../../operation.ts';
import { ChangeReply } from '../../wire/agent-change-out.ts';
import { IntentBody, intentSteps } from '../../wire/intent-in.ts';
import { IntentReply, intentOut } from '../../wire/intent-out.ts';
import { intentBodyIn } from '../../wire/intent-shapes.ts';
import { agentLanguage, LanguageQuery, languageIn } from '../../wire/language.ts';
import { NotBlank } from '../../wire/not-blank.ts';
import { AgentPath } from '../../wire/paths.ts';
import {
  editAgent,
  editBody,
  editIn,
  editQuery,
  existingIntent,
  ofAgentPart,
  type PartPorts,
  partErrors,
} from '../agent-part.ts';

const itemParams = Type.Object({
  id: Type.String(),
  intent: Type.String({ description: "The intent's id or name." }),
});
const editErrors = ['intent_not_found', ...partErrors] as const;

/** Intents for people who edit an agent: identified by name, each edit with its difference and revision. */
export const agentIntentOperations = (ports: PartPorts) => [
  ...readOperations(ports),
  putOperation(ports),
  editPhrasesOperation(ports),
  deleteOperation(ports),
];

const readOperations = ({ agents }: PartPorts) => [
  operation({
    method: 'get',
    path: '/admin/agents/:id/intents',
    summary: 'The intents of an agent',
    ...ofAgentPart,
    params: AgentPath,
    reply: Type.Object({
      intents: Type.Array(
        Type.Object({
          id: Type.String(),
          name: Type.String(),
          action: Type.String(),
          fallback: Type.Boolean(),
          parentId: Type.Optional(Type.String({ description: 'Id of the intent that this one follows up.' })),
          phrases: Type.Record(Type.String(), Type.Integer(), { description: 'Their number by language.' }),
        }),
      ),
    }),
    run: ({ params: { id } }) => {
      const agent = agents.get(id);
      const intents = Array.from(agent.intents.values(), (intent) => ({
        id: intent.id,
        name: intent.name,
        action: intent.responses[0]?.action ?? '',
        fallback: intent.fallbackIntent,
        ...(intent.parentId !== undefined && { parentId: intent.parentId }),
        phrases: Object.fromEntries(
          Object.entries(intent.phrases).map(([language, said]) => [language, said.length]),
        ),
      }));
      return new RevisedReply(agent.revision, { intents });
    },
  }),
  operation({
    method: 'get',
    path: '/admin/agents/:id/intents/:intent',
    summary: 'One intent, in the shape of /v1/intents',
    ...ofAgentPart,
    params: itemParams,
    accept: languageIn,
    query: LanguageQuery,
    reply: IntentReply,
    errors: ['intent_not_found', 'bad_language'],
    run: ({ params: { id, intent }, query }) => {
      const agent = agents.get(id);
      const language = agentLanguage(agent, query.lang);
      return new RevisedReply(agent.revision, intentOut(existingIntent(agent, intent), language));
    },
  }),
];

const putOperation = ({ agents, life, newId }: PartPorts) =>
  operation({
    method: 'put',
    path: '/admin/agents/:id/intents/:intent',
    summary: 'Create or replace an intent; its content in other languages stays',
    ...ofAgentPart,
    params: itemParams,
    accept: (wire) => ({ ...editIn(wire), body: namedBody(wire) }),
    ...editBody,
    body: Type.Object({
      ...IntentBody.properties,
      phrases: Type.Optional(
        Type.Array(NotBlank, { description: 'More phrases, written with annotations.' }),
      ),
    }),
    reply: ChangeReply,
    errors: [...editErrors, ...intentFaults, 'intent_name_taken', 'annotation_unknown'],
    run: async (request) => {
      const { params, query, body } = request;
      const agent = agents.get(params.id);
      const language = agentLanguage(agent, query.lang);
      const before = intentNamed(agent, params.intent);
      const scope = { id: before?.id ?? newId(), language, before, newId };
      const bodyIntent = await inSlices(intentSteps(body, scope));
      const intent = withPhrases(bodyIntent, { add: body.phrases ?? [], language, newId }, agent);
      const command =
        before === undefined
          ? ({ type: 'CreateIntent', intent } as const)
          : ({ type: 'UpdateIntent', intentId: before.id, intent, language } as const);
      const part = before === undefined ? 'intents' : { intent: before.id };
      return editAgent(life, request, { command, part });
    },
  });

type PhraseAdditions = {
  readonly add: readonly string[];
  readonly language: string;
  readonly newId: () => string;
};

const withPhrases = (intent: Intent, { add, language, newId }: PhraseAdditions, agent: Agent): Intent => {
  if (add.length === 0) return intent;
  const edit = { add, remove: [], areTemplates: false, language, isSystemEntity };
  const after = editPhrasesOf(intent, { ...edit, newIds: add.map(newId) }, agent);
  if ('refused' in after) throw errorOf(after);
  return after;
};

/** The name in the path is that of the intent, unless the body renames it. */
const namedBody = ({ params: { intent = '' }, body }: Wire): unknown => {
  const intentBody = intentBodyIn(body);
  if (!isJsonObject(intentBody)) return intentBody;
  const { id: _id, ...fields } = intentBody;
  return { name: intent, ...fields };
};

const PhrasesBody = Type.Object({
  add: Type.Optional(
    Type.Array(NotBlank, { description: 'With annotations, such as `a [large](size) coffee`.' }),
  ),
  remove: Type.Optional(
    Type.Array(Type.String({ minLength: 1, description: 'Its words, with or without annotations.' })),
  ),
  templates: Type.Optional(
    Type.Boolean({ description: 'Whether the added phrases are templates, such as `a @size:size coffee`.' }),
  ),
});

const editPhrasesOperation = ({ agents, life, newId }: PartPorts) =>
  operation({
    method: 'post',
    path: '/admin/agents/:id/intents/:intent/phrases',
    summary: 'Add and remove phrases of an intent, written with annotations',
    ...ofAgentPart,
    params: itemParams,
    accept: (wire) => ({ ...editIn(wire), body: wire.body }),
    ...editBody,
    body: PhrasesBody,
    reply: ChangeReply,
    errors: [...editErrors, 'phrase_not_found', 'annotation_unknown'],
    run: (request) => {
      const { params, query, body } = request;
      const agent = agents.get(params.id);
      const { id: intentId } = existingIntent(agent, params.intent);
      const phrases = phraseEdit(body, { intentId, language: agentLanguage(agent, query.lang) });
      const command = { ...phrases, newIds: phrases.add.map(() => newId()) };
      return editAgent(life, request, { command, part: { intent: intentId } });
    },
  });

const phraseEdit = (
  { add = [], remove = [], templates = false }: Static<typeof PhrasesBody>,
  about: { readonly intentId: string; readonly language: string },
) => ({ type: 'EditPhrases' as const, ...about, add, remove, areTemplates: templates, isSystemEntity });

const deleteOperation = ({ agents, life }: PartPorts) =>
  operation({
    method: 'delete',
    path: '/admin/agents/:id/intents/:intent',
    summary: 'Delete an intent',
    ...ofAgentPart,
    params: itemParams,
    accept: editIn,
    query: editQuery,
    reply: ChangeReply,
    errors: ['intent_not_found', 'agent_changed'],
    run: (request) => {
      const { id, intent } = request.params;
      const { id: intentId } = existingIntent(agents.get(id), intent);
      return editAgent(life, request, {
        command: { type: 'DeleteIntent', intentId },
        part: { intent: intentId },
      });
    },
  });
