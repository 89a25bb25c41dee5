import { validationRules } from '../../../agent/validate/rules.ts';
import type { CheckedAgent, QualityDesk, RevisionOrFiles } from '../../../authoring/quality-desk.ts';
import { QUERY_CODE_POINTS_MAX } from '../../../kernel/limits/conversation.ts';
import { EVALUATION_FOLDS_MAX, EVALUATIONS_KEPT_MAX } from '../../../kernel/limits/training.ts';
import { type Static, Type } from '../../../kernel/schema.ts';
import { LinesReply, operation, type Wire } from '../../operation.ts';
import { agentBody, exportBody } from '../../wire/body-limits.ts';
import { EvaluationReply, KeptEvaluationReply } from '../../wire/evaluation-out.ts';
import { ExplanationReply } from '../../wire/explanation-out.ts';
import { ExportFiles } from '../../wire/export-files.ts';
import { queryValues } from '../../wire/lenient.ts';
import { AgentPath } from '../../wire/paths.ts';
import { FactsReply, WarningReply } from '../../wire/warning-out.ts';

const Files = Type.Object({ files: ExportFiles });

const Severity = Type.Union([Type.Literal('error'), Type.Literal('warning'), Type.Literal('note')]);
const ValidateReply = Type.Object({
  counts: Type.Object({ error: Type.Integer(), warning: Type.Integer(), note: Type.Integer() }),
  findings: Type.Array(
    Type.Object({
      code: Type.String(),
      severity: Severity,
      intent: Type.Optional(Type.String()),
      entity: Type.Optional(Type.String()),
      language: Type.Optional(Type.String()),
      message: Type.String(),
      facts: Type.Optional(FactsReply),
      hint: Type.String(),
    }),
  ),
  rules: Type.Array(Type.Object({ code: Type.String(), summary: Type.String(), example: Type.String() }), {
    description: 'What the codes of the findings mean.',
  }),
  warnings: Type.Array(WarningReply, { description: 'What is odd about files that were sent.' }),
});

/** For developers of agents: faults of an agent, how well it understands, and why. */
export const qualityOperations = (quality: QualityDesk) => [
  ...validationOperations(quality),
  ...evaluationOperations(quality),
  explainOperation(quality),
];

const validationOperations = (quality: QualityDesk) => [
  operation({
    method: 'get',
    path: '/admin/agents/:id/validate',
    summary: 'What rules the agent breaks, the gravest first',
    tag: 'quality',
    token: 'agent-part',
    params: AgentPath,
    reply: ValidateReply,
    run: async ({ params }) => withRules(await quality.validate({ agentId: params.id })),
  }),
  operation({
    method: 'post',
    path: '/admin/agents/:id/validate',
    summary: 'What rules the agent would break with the content of an export; it is not brought in',
    tag: 'quality',
    token: 'agent-part',
    role: 'viewer',
    params: AgentPath,
    body: Files,
    bodyLimits: exportBody,
    reply: ValidateReply,
    errors: ['bad_export'],
    run: async ({ body }) => withRules(await quality.validate(body)),
  }),
  operation({
    method: 'post',
    path: '/admin/validate',
    summary: 'What rules an export breaks; it becomes no agent',
    tag: 'quality',
    token: 'own-agent',
    role: 'viewer',
    body: Files,
    bodyLimits: exportBody,
    reply: ValidateReply,
    errors: ['bad_export'],
    run: async ({ body }) => withRules(await quality.validate(body)),
  }),
];

const withRules = (checked: CheckedAgent) => {
  const codes = new Set(checked.findings.map(({ code }) => code));
  return {
    ...checked,
    rules: validationRules
      .filter(({ code }) => codes.has(code))
      .map(({ code, summary, example }) => ({ code, summary, example })),
  };
};

/** As is usual: each model has four fifths of the phrases, and the evaluation takes five trainings. */
const FOLDS = 5;
const SEED = 1;

const EvaluateQuery = Type.Object({
  lang: Type.Optional(Type.String({ description: "The agent's default language when left out." })),
  folds: Type.Integer({ minimum: 2, maximum: EVALUATION_FOLDS_MAX, default: FOLDS }),
  encoder: Type.Optional(
    Type.String({
      description: "`none`, or the name of the server's sentence encoder, which is used when left out.",
    }),
  ),
  seed: Type.Integer({ default: SEED, description: 'The same phrases and seed make the same folds.' }),
});

const evaluation = {
  tag: 'quality',
  query: EvaluateQuery,
  replyLine: Type.Object(
    {
      done: Type.Optional(Type.Integer()),
      total: Type.Optional(Type.Integer()),
      evaluation: Type.Optional(EvaluationReply),
    },
    {
      description: 'The progress so far; the last line has the evaluation.',
    },
  ),
} as const;

const Revision = Type.Integer({ minimum: 0, description: "The agent's newest when left out." });
const RevisionQuery = Type.Object({ ...EvaluateQuery.properties, revision: Type.Optional(Revision) });

const evaluateQuery = (query: Wire['query']) => ({
  folds: FOLDS,
  seed: SEED,
  ...queryValues(query, { numbers: ['folds', 'seed', 'revision'] }),
});

const evaluationOperations = (quality: QualityDesk) => {
  const run = async (source: RevisionOrFiles, { lang, ...options }: Static<typeof EvaluateQuery>) =>
    new LinesReply(
      await quality.evaluate(source, { ...options, ...(lang !== undefined && { language: lang }) }),
    );
  return [
    operation({
      ...evaluation,
      method: 'post',
      path: '/admin/agents/:id/evaluate',
      summary:
        'How well the agent understands phrases that it was not taught, by cross-validation, line by line',
      token: 'agent-part',
      role: 'viewer',
      params: AgentPath,
      query: RevisionQuery,
      errors: ['revision_not_found', 'encoder_unknown', 'encoder_failed'],
      accept: ({ query }) => ({ query: evaluateQuery(query) }),
      run: ({ params, query: { revision, ...query } }) =>
        run({ agentId: params.id, ...(revision !== undefined && { revision }) }, query),
    }),
    operation({
      method: 'get',
      path: '/admin/agents/:id/evaluations',
      summary: `The figures of the last ${EVALUATIONS_KEPT_MAX} evaluations of the agent, the oldest first`,
      tag: 'quality',
      token: 'agent-part',
      params: AgentPath,
      reply: Type.Object({ evaluations: Type.Array(KeptEvaluationReply) }),
      run: async ({ params }) => ({ evaluations: [...(await quality.evaluations(params.id))] }),
    }),
    operation({
      ...evaluation,
      method: 'post',
      path: '/admin/evaluate',
      summary: 'The same for an export, which becomes no agent',
      token: 'own-agent',
      role: 'viewer',
      accept: ({ query, body }) => ({ query: evaluateQuery(query), body }),
      body: Files,
      bodyLimits: exportBody,
      errors: ['bad_export', 'encoder_unknown', 'encoder_failed'],
      run: ({ body, query }) => run(body, query),
    }),
  ];
};

const explainOperation = (quality: QualityDesk) =>
  operation({
    method: 'post',
    path: '/admin/agents/:id/explain',
    summary: 'Why the agent understands a text as it does, without any session',
    tag: 'quality',
    token: 'agent-part',
    role: 'viewer',
    params: AgentPath,
    body: Type.Object({
      text: Type.String({ minLength: 1, maxLength: QUERY_CODE_POINTS_MAX }),
      lang: Type.Optional(Type.String()),
      contexts: Type.Optional(Type.Array(Type.String())),
      revision: Type.Optional(Revision),
    }),
    bodyLimits: agentBody,
    reply: ExplanationReply,
    errors: ['revision_not_found'],
    run: ({ params, body: { text, lang, contexts = [], revision } }) =>
      quality.explain(params.id, text, {
        contexts,
        ...(lang !== undefined && { language: lang }),
        ...(revision !== undefined && { revision }),
      }),
  });
