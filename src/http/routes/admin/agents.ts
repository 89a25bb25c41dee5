import type { ExportFile } from '../../../agent/formats/export-file.ts';
import type { AgentDesk } from '../../../authoring/agent-operations.ts';
import { isJsonObject } from '../../../kernel/json.ts';
import { Type } from '../../../kernel/schema.ts';
import { NDJSON } from '../../body/ndjson.ts';
import { zip } from '../../body/zip.ts';
import { BytesReply, operation, RevisedReply } from '../../operation.ts';
import { AgentReply, agentOut, NewAgentReply, newAgentOut } from '../../wire/agent-out.ts';
import { agentBody, exportBody } from '../../wire/body-limits.ts';
import { ExportFiles } from '../../wire/export-files.ts';
import { firstOf, queryValues } from '../../wire/lenient.ts';
import { AgentPath } from '../../wire/paths.ts';
import { StatusReply, success } from '../../wire/query-out.ts';
import { RevisionParameter } from '../../wire/revision-parameter.ts';
import { TrainingProgress, trainingLines } from '../../wire/training-progress.ts';

const Files = Type.Object({ files: ExportFiles });

/** Creation, listing and deletion of agents. */
export const agentOperations = (agents: AgentDesk) => [
  ...listOperations(agents),
  ...createOperations(agents),
  ...exportOperations(agents),
];

const listOperations = (agents: AgentDesk) => [
  operation({
    method: 'get',
    path: '/admin/agents',
    summary: 'All agents',
    tag: 'agents',
    token: 'admin',
    accept: ({ query }) => ({ query: queryValues(query, { flags: ['deleted'] }) }),
    query: Type.Object({
      deleted: Type.Optional(Type.Boolean({ description: 'Lists deleted agents instead of existing ones.' })),
    }),
    reply: Type.Object({ agents: Type.Array(AgentReply) }),
    run: ({ query: { deleted = false } }) => ({
      agents: agents.list(deleted ? 'deleted' : 'ready').map(agentOut),
    }),
  }),
  operation({
    method: 'get',
    path: '/admin/agents/:id',
    summary: 'One agent',
    tag: 'agents',
    token: 'agent-part',
    params: AgentPath,
    reply: AgentReply,
    run: ({ params }) => {
      const agent = agents.get(params.id);
      return new RevisedReply(agent.revision, agentOut(agent));
    },
  }),
  operation({
    method: 'delete',
    path: '/admin/agents/:id',
    summary: 'Delete an agent; its tokens stop working, and it can be undeleted',
    tag: 'agents',
    token: 'admin',
    role: 'admin',
    params: AgentPath,
    reply: StatusReply,
    errors: ['agent_not_found'],
    run: async ({ params, edit }) => {
      await agents.delete(params.id, edit('content'));
      return { status: success };
    },
  }),
];

const createOperations = (agents: AgentDesk) => [
  operation({
    method: 'post',
    path: '/admin/agents',
    summary: 'Create an agent with a welcome and a fallback intent; replies when it is trained',
    tag: 'agents',
    token: 'admin',
    body: Type.Object({
      name: Type.String(),
      language: Type.Optional(Type.String({ description: 'The default language; en if absent.' })),
    }),
    bodyLimits: agentBody,
    reply: NewAgentReply,
    errors: ['bad_agent_name', 'bad_language'],
    run: async ({ body: { name, language = 'en' } }) => newAgentOut(await agents.create({ name, language })),
  }),
  operation({
    method: 'post',
    path: '/admin/agents/import',
    summary:
      'Create an agent from an export: a zip, a multipart form with a zip, or JSON; replies when it is trained',
    tag: 'agents',
    token: 'admin',
    accept: ({ query, body }) => {
      const inBody = isJsonObject(body) && typeof body.name === 'string' ? body.name : undefined;
      return { query: { name: firstOf(query, 'name') ?? inBody, fileName: firstOf(query, 'fileName') } };
    },
    query: Type.Object({
      name: Type.Optional(Type.String({ description: 'Replaces the name in the export.' })),
      fileName: Type.Optional(
        Type.String({ description: 'The name of the file; names an agent whose export has no name.' }),
      ),
    }),
    body: Type.Object({
      ...Files.properties,
      name: Type.Optional(Type.String({ description: 'Like the query parameter.' })),
    }),
    bodyLimits: exportBody,
    reply: NewAgentReply,
    replyLine: Type.Union([TrainingProgress, NewAgentReply]),
    errors: ['bad_export', 'bad_agent_name', 'too_many_items', 'part_too_large', 'too_many_outputs'],
    run: async ({ query: { name, fileName }, body, accepts }) => {
      const names = { ...(name !== undefined && { name }), ...(fileName !== undefined && { fileName }) };
      if (!accepts.includes(NDJSON)) return newAgentOut(await agents.import(body.files, names));
      return trainingLines(async (onProgress, signal) =>
        newAgentOut(await agents.import(body.files, { ...names, onProgress, signal })),
      );
    },
  }),
];

const exportOperations = (agents: AgentDesk) => [
  operation({
    method: 'get',
    path: '/admin/agents/:id/export',
    summary: 'The agent as an export: a zip, or with Accept: application/json files in JSON',
    tag: 'agents',
    token: 'agent-part',
    params: AgentPath,
    reply: Files,
    alsoAnswers: ['application/zip'],
    run: async ({ params, accepts }) => {
      const agent = agents.get(params.id);
      const files = await agents.export(agent);
      return new RevisedReply(agent.revision, await exportReply(files, params.id, accepts));
    },
  }),
  operation({
    method: 'get',
    path: '/admin/agents/:id/revisions/:revision',
    summary: 'A revision of the agent as an export',
    tag: 'agents',
    token: 'agent-part',
    params: Type.Object({
      id: Type.String(),
      revision: RevisionParameter('A whole number.'),
    }),
    reply: Files,
    alsoAnswers: ['application/zip'],
    errors: ['revision_not_found'],
    run: async ({ params, accepts }) => {
      const agent = await agents.atRevision(params.id, Number(params.revision));
      return exportReply(await agents.export(agent), `${params.id}-${params.revision}`, accepts);
    },
  }),
];

const exportReply = async (files: readonly ExportFile[], name: string, accepts: string) => {
  const wantsJson = accepts.includes('application/json') && !accepts.includes('application/zip');
  if (wantsJson) return { files };
  return new BytesReply(await zip(files), { contentType: 'application/zip', fileName: `${name}.zip` });
};
