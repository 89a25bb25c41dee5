import type { Agent, Intent } from '../../../agent/agent.ts';
import { partsAt } from '../../../agent/annotation.ts';
import { blankIntent } from '../../../agent/new-agent.ts';
import { intentNamed } from '../../../agent/references.ts';
import type { LifeChange, LifeDesk } from '../../../authoring/agent-life.ts';
import type { AgentDesk } from '../../../authoring/agent-operations.ts';
import type { TeachingDesk } from '../../../authoring/teaching-desk.ts';
import { ParleyError } from '../../../kernel/errors.ts';
import { ORIGIN_TURNS_MAX } from '../../../kernel/limits/conversation.ts';
import { INBOX_DECIDED_MAX, INBOX_GROUPS_PER_PAGE_MAX } from '../../../kernel/limits/inbox.ts';
import { type Static, Type } from '../../../kernel/schema.ts';
import type { Inbox } from '../../../views/inbox/inbox.ts';
import { operation, RevisedReply } from '../../operation.ts';
import { ChangeReply, changeOut } from '../../wire/agent-change-out.ts';
import { agentBody } from '../../wire/body-limits.ts';
import { DryRun } from '../../wire/dry-run.ts';
import { agentLanguage } from '../../wire/language.ts';
import { queryValues } from '../../wire/lenient.ts';
import { NotBlank } from '../../wire/not-blank.ts';
import { AgentPath } from '../../wire/paths.ts';
import { AnnotatedPhrase, annotatedOut, phraseParts, TeachingEffectsReply } from '../../wire/teaching.ts';
import { existingIntent } from '../agent-part.ts';
import { INBOX_SCORE_BELOW, lang, utterances } from './inbox.ts';

type Ports = {
  readonly inbox: Inbox;
  readonly agents: Pick<AgentDesk, 'get'>;
  readonly life: Pick<LifeDesk, 'edit'>;
  readonly teaching: TeachingDesk;
  readonly newId: () => string;
};

/** Assigns texts of the inbox to intents as phrases. */
export const teachingOperations = (ports: Ports) => [proposeOperation(ports), assignOperation(ports)];

const proposeOperation = ({ agents, teaching }: Ports) =>
  operation({
    method: 'post',
    path: '/admin/agents/:id/inbox/annotate',
    summary: 'The values that the trained agent finds in texts, with their places; records nothing',
    tag: 'inbox',
    token: 'agent-part',
    role: 'viewer',
    params: AgentPath,
    body: Type.Object({
      utterances,
      intentId: Type.Optional(
        Type.String({
          description: 'Id or name of the intent to add them to; absent for a new one.',
        }),
      ),
      lang,
    }),
    bodyLimits: agentBody,
    reply: Type.Object({ phrases: Type.Array(AnnotatedPhrase) }),
    errors: ['intent_not_found', 'bad_language'],
    run: async ({ params: { id }, body }) => {
      const agent = agents.get(id);
      const language = agentLanguage(agent, body.lang);
      const intent = body.intentId === undefined ? undefined : existingIntent(agent, body.intentId);
      const options = { language, ...(intent !== undefined && { intentId: intent.id }) };
      const proposals = await teaching.propose(id, body.utterances, options);
      const phrases = body.utterances.map((text, at) => ({ data: partsAt(text, proposals[at] ?? []) }));
      return { phrases: phrases.map((phrase) => annotatedOut(phrase, intent)) };
    },
  });

const AssignBody = Type.Object({
  utterances: Type.Optional(utterances),
  phrases: Type.Optional(
    Type.Array(NotBlank, {
      maxItems: INBOX_DECIDED_MAX,
      description: 'Texts that you annotated, such as `a [large](size) coffee`; taken as they are.',
    }),
  ),
  annotate: Type.Optional(
    Type.Boolean({
      default: true,
      description: 'Whether `utterances` get the spans that the trained agent proposes.',
    }),
  ),
  intentId: Type.String({ description: 'Id of the intent, or its name.' }),
  create: Type.Optional(
    Type.Boolean({ description: 'Creates an intent of that name if the agent has none.' }),
  ),
  lang,
});

const AssignReply = Type.Intersect([
  Type.Object({
    intentId: Type.String(),
    intentName: Type.String(),
    added: Type.Integer({ description: 'Phrases that were new to the intent.' }),
    heard: Type.Integer({ description: 'How often people said these texts.' }),
    phrases: Type.Array(AnnotatedPhrase),
    effects: Type.Optional(TeachingEffectsReply),
  }),
  ChangeReply,
]);

const assignOperation = (ports: Ports) =>
  operation({
    method: 'post',
    path: '/admin/agents/:id/inbox/assign',
    summary:
      'Teach texts to an intent as annotated phrases; the change records in which turns they were said. ' +
      'A dry run trains the agent with them, and lists what else would change',
    tag: 'inbox',
    token: 'agent-part',
    params: AgentPath,
    accept: ({ query, body }) => ({ query: queryValues(query, { flags: ['dryRun'] }), body }),
    query: Type.Object({ dryRun: DryRun }),
    body: AssignBody,
    bodyLimits: agentBody,
    reply: AssignReply,
    errors: [
      'intent_not_found',
      'bad_intent_name',
      'annotation_unknown',
      'bad_language',
      'too_many_items',
      'part_too_large',
      'agent_changed',
      'inbox_behind',
    ],
    run: async ({ params: { id }, query: { dryRun = false }, body, actor, edit }) => {
      const agent = ports.agents.get(id);
      const assignment = await assignmentOf(ports, agent, body);
      const { intent, isNew, language, phrases } = assignment;
      const inboxItems = await ports.inbox.heard(agent, language, phrases.map(wordsIn));
      const turnIds = inboxItems.slice(0, ORIGIN_TURNS_MAX).map(({ turnId }) => turnId);
      const command = {
        type: 'AddPhrases' as const,
        intentId: intent.id,
        language,
        phrases: phrases.map(({ data }) => ({
          id: ports.newId(),
          data: [...data],
          isTemplate: false,
          count: 0,
        })),
        origin: { from: 'inbox' as const, heard: inboxItems.length, turnIds },
        ...(isNew && { newIntent: intent }),
      };
      const options = { actor, dryRun, edit: edit(isNew ? 'intents' : { intent: intent.id }) };
      const change = await ports.life.edit(id, command, options);
      const { revision, reply } = changeOut(change, dryRun);
      return new RevisedReply(revision, {
        intentId: intent.id,
        intentName: intent.name,
        added: phrasesOf(change.after, assignment) - phrasesOf(change.before, assignment),
        heard: inboxItems.length,
        phrases: phrases.map((phrase) => annotatedOut(phrase, intent)),
        ...(dryRun && { effects: await effectsOf(ports, change, assignment) }),
        ...reply,
      });
    },
  });

type Assignment = {
  readonly intent: Intent;
  readonly isNew: boolean;
  readonly language: string;
  readonly phrases: readonly Pick<Parameters<typeof annotatedOut>[0], 'data'>[];
};

const assignmentOf = async (
  { teaching, newId }: Ports,
  agent: Agent,
  body: Static<typeof AssignBody>,
): Promise<Assignment> => {
  const language = agentLanguage(agent, body.lang);
  const before = intentNamed(agent, body.intentId);
  if (before === undefined && body.create !== true) {
    throw new ParleyError('intent_not_found', { intentId: body.intentId });
  }
  const intent = before ?? blankIntent(newId(), body.intentId);
  const texts = (body.utterances ?? []).map((text) => text.trim()).filter((text) => text !== '');
  const options = { language, ...(before !== undefined && { intentId: before.id }) };
  const proposals = body.annotate === false ? [] : await teaching.propose(agent.id, texts, options);
  const phrases = [
    ...texts.map((text, at) => ({ data: partsAt(text, proposals[at] ?? []) })),
    ...(body.phrases ?? []).map((text) => ({ data: phraseParts(text.trim(), intent, agent) })),
  ];
  if (phrases.length > 0) return { intent, isNew: before === undefined, language, phrases };
  throw new ParleyError('request_invalid', {
    place: 'The body',
    fault: 'must have a text in `utterances` or in `phrases`',
  });
};

/** Unassigned texts, whose meaning the assignment may also change. */
const effectsOf = async (
  { inbox, teaching }: Ports,
  change: LifeChange,
  { language, phrases }: Assignment,
) => {
  const filter = { language, scoreBelow: INBOX_SCORE_BELOW };
  const page = { skip: 0, limit: INBOX_GROUPS_PER_PAGE_MAX };
  const { groups } = await inbox.list(change.after, filter, page);
  const assigned = phrases.map(wordsIn);
  const heard = groups
    .flatMap(({ utterances }) => utterances.map(({ text }) => text))
    .filter((text) => !assigned.includes(text));
  return teaching.effects(change, { language, assigned, heard });
};

const phrasesOf = (agent: Agent, { intent, language }: Assignment): number =>
  agent.intents.get(intent.id)?.phrases[language]?.length ?? 0;

const wordsIn = ({ data }: Assignment['phrases'][number]): string => data.map(({ text }) => text).join('');
