import { isJsonObject, Json } from '../../../kernel/json.ts';
import { ARCHIVE_BYTES_MAX } from '../../../kernel/limits/agents.ts';
import { Type } from '../../../kernel/schema.ts';
import { inSlices } from '../../../outside/slices.ts';
import type { ReplayDesk } from '../../../replay/replay-desk.ts';
import { ConversationTest, TestedConversation } from '../../../replay/wire/conversation-test.ts';
import { unzip } from '../../body/zip.ts';
import { BytesReply, operation } from '../../operation.ts';
import { agentBody } from '../../wire/body-limits.ts';
import { ExportFiles } from '../../wire/export-files.ts';
import { firstOf } from '../../wire/lenient.ts';
import { AgentPath, SessionPath, sessionKeyOf } from '../../wire/paths.ts';

const tag = 'replay';

const SaveQuery = Type.Object({
  name: Type.Optional(Type.String({ description: 'Name of the test; by default the session id.' })),
  webhook: Type.Enum(['recorded', 'live'] as const, {
    default: 'recorded',
    description: 'Live: the test calls the webhook of the agent instead of keeping the recorded replies.',
  }),
});

const ExportTest = Type.Object({
  test: ConversationTest,
  files: Type.Optional(ExportFiles),
  archive: Type.Optional(Type.String({ description: 'A zip in base64, instead of `files`.' })),
});

/** Recorded conversations as tests, which people can save, read, change and run. */
export const conversationTestOperations = (replay: ReplayDesk) => [
  saveOperation(replay),
  readFileOperation,
  runOperation(replay),
  runOnExportOperation(replay),
];

const saveOperation = (replay: ReplayDesk) =>
  operation({
    method: 'get',
    path: '/admin/agents/:id/sessions/:session/test',
    summary: 'A session or sandbox as a conversation test: JSON, or a file for application/yaml',
    tag,
    token: 'agent-part',
    params: SessionPath,
    query: SaveQuery,
    accept: ({ query }) => {
      const name = firstOf(query, 'name');
      const webhook = firstOf(query, 'webhook') ?? 'recorded';
      return { query: { webhook, ...(name !== undefined && name !== '' && { name }) } };
    },
    reply: ConversationTest,
    alsoAnswers: ['application/yaml'],
    errors: ['session_not_found', 'session_erased', 'session_key_missing', 'turn_not_found'],
    run: async ({ params, query, accepts }) => {
      const test = await replay.saved(sessionKeyOf(params), query);
      if (!accepts.includes('application/yaml')) return test;
      // Loaded on demand with the YAML writer, which few servers need.
      const { conversationYamlSteps } = await import('../../wire/conversation-yaml.ts');
      const yaml = await inSlices(conversationYamlSteps(test));
      return new BytesReply(yaml, { contentType: 'application/yaml; charset=utf-8' });
    },
  });

const readFileOperation = operation({
  method: 'post',
  path: '/admin/agents/:id/test/read',
  summary: 'Convert the file of a conversation test to JSON without running it',
  tag,
  token: 'agent-part',
  role: 'viewer',
  params: AgentPath,
  body: Type.Object({ text: Type.String({ description: 'YAML or JSON, as `test` returns it.' }) }),
  bodyLimits: agentBody,
  reply: Type.Object({ test: Json }),
  run: async ({ body: { text } }) => {
    // Loaded on demand, because few servers need it.
    const { conversationIn } = await import('../../wire/conversation-file.ts');
    return { test: await conversationIn(text) };
  },
});

const runOperation = (replay: ReplayDesk) =>
  operation({
    method: 'post',
    path: '/admin/agents/:id/test',
    summary: 'Run a conversation test and return failures and all turns; nothing is recorded',
    tag,
    token: 'agent-part',
    role: 'viewer',
    params: AgentPath,
    accept: ({ body }) => ({ body: withDefaults(body) }),
    body: ConversationTest,
    bodyLimits: agentBody,
    reply: TestedConversation,
    errors: ['too_many_contexts', 'user_entity_unknown', 'user_entities_too_large'],
    run: ({ params, body }) => replay.test(params.id, body),
  });

const runOnExportOperation = (replay: ReplayDesk) =>
  operation({
    method: 'post',
    path: '/admin/test',
    summary: 'Run a conversation test on an export, without creating an agent; nothing is recorded',
    tag,
    token: 'own-agent',
    role: 'viewer',
    accept: ({ body }) =>
      isJsonObject(body) ? { body: { ...body, test: withDefaults(body.test) } } : { body },
    body: ExportTest,
    bodyLimits: { bytesMax: ARCHIVE_BYTES_MAX, reads: 'json' },
    reply: TestedConversation,
    errors: [
      'bad_export',
      'archive_unreadable',
      'archive_too_large',
      'too_many_contexts',
      'user_entity_unknown',
      'user_entities_too_large',
    ],
    run: async ({ body: { test, files, archive } }) =>
      replay.testExport(files ?? (await unzip(Buffer.from(archive ?? '', 'base64'))), test),
  });

const withDefaults = (test: unknown): unknown =>
  isJsonObject(test) ? { webhook: 'recorded', name: '', ...test } : test;
