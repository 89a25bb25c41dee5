import { writeExportSteps } from '../../../agent/formats/export-writer.ts';
import { Type } from '../../../kernel/schema.ts';
import { inSlices } from '../../../outside/slices.ts';
import type { PastDesk } from '../../../replay/past-desk.ts';
import type { ReplayDesk } from '../../../replay/replay-desk.ts';
import { Blame } from '../../../replay/wire/blame.ts';
import { RecordedTurn } from '../../../replay/wire/recorded-turn.ts';
import { ReplayReport } from '../../../replay/wire/replay-report.ts';
import { PastAgent, SessionThen } from '../../../replay/wire/session-then.ts';
import { jsonWithList } from '../../body/json-list.ts';
import { zip } from '../../body/zip.ts';
import { BytesReply, LinesReply, operation } from '../../operation.ts';
import { firstOf } from '../../wire/lenient.ts';
import { Moment, momentOf } from '../../wire/moment.ts';
import { AgentPath, SessionPath, sessionKeyOf, TurnPath, turnKeyOf } from '../../wire/paths.ts';
import { RevisionParameter } from '../../wire/revision-parameter.ts';

const tag = 'replay';
const notFoundErrors = ['session_not_found', 'turn_not_found'] as const;

/** Recorded sessions: verification, the state after any turn, and the causes of a reply. */
export const replayOperations = (replay: ReplayDesk) => [
  ...verificationOperations(replay),
  ...pastOperations(replay.past),
  ...pastAgentOperations(replay.past),
];

const verificationOperations = (replay: ReplayDesk) => [
  operation({
    method: 'post',
    path: '/admin/replay',
    summary: 'Replay all sessions, or those of one agent, and report each that diverges, one a line',
    tag,
    token: 'admin',
    role: 'viewer',
    query: Type.Object({ agent: Type.Optional(Type.String({ description: 'Id of an agent.' })) }),
    accept: ({ query }) => ({ query: { agent: firstOf(query, 'agent') } }),
    replyLine: Type.Object(
      {
        events: Type.Optional(Type.Integer()),
        share: Type.Optional(Type.Number()),
        report: Type.Optional(ReplayReport),
      },
      { description: 'The progress so far; the last line has the report.' },
    ),
    errors: ['agent_not_found'],
    run: async ({ query }) => new LinesReply(await replay.replayAll(query.agent)),
  }),
  operation({
    method: 'post',
    path: '/admin/agents/:id/sessions/:session/replay',
    summary: 'Replay one session and check whether each reply follows from the recorded events',
    tag,
    token: 'agent-part',
    role: 'viewer',
    params: SessionPath,
    reply: ReplayReport,
    errors: ['session_not_found'],
    run: ({ params }) => replay.replay(sessionKeyOf(params)),
  }),
];

const pastOperations = (past: PastDesk) => [
  operation({
    method: 'get',
    path: '/admin/replay/owners',
    summary: 'The agents that have a session or sandbox of an id',
    tag,
    token: 'admin',
    query: Type.Object({ session: Type.String({ minLength: 1 }) }),
    accept: ({ query }) => ({ query: { session: firstOf(query, 'session') } }),
    reply: Type.Object({
      owners: Type.Array(Type.Object({ agentId: Type.String(), isSandbox: Type.Boolean() })),
    }),
    run: async ({ query }) => ({ owners: await past.owners(query.session) }),
  }),
  operation({
    method: 'get',
    path: '/admin/agents/:id/sessions/:session/recorded-turns',
    summary: 'All turns of a session or sandbox with their explanations',
    tag,
    token: 'agent-part',
    params: SessionPath,
    reply: Type.Object({ turns: Type.Array(RecordedTurn) }),
    errors: ['session_not_found'],
    run: async ({ params }) => jsonWithList({}, 'turns', await past.turns(sessionKeyOf(params))),
  }),
  operation({
    method: 'get',
    path: '/admin/agents/:id/sessions/:session/at/:turn',
    summary: 'A session after one of its turns, and what the agent would answer to the same input today',
    tag,
    token: 'agent-part',
    params: TurnPath,
    reply: SessionThen,
    errors: notFoundErrors,
    run: ({ params }) => past.at(turnKeyOf(params)),
  }),
  operation({
    method: 'get',
    path: '/admin/agents/:id/sessions/:session/blame/:turn',
    summary: 'Why a reply was sent: transition, match, nearest phrase, and the edit that added it',
    tag,
    token: 'agent-part',
    params: TurnPath,
    reply: Blame,
    errors: [...notFoundErrors, 'session_erased', 'session_key_missing'],
    run: ({ params }) => past.blame(turnKeyOf(params)),
  }),
];

const pastAgentOperations = (past: PastDesk) => [
  operation({
    method: 'get',
    path: '/admin/agents/:id/at',
    summary: 'An agent at a revision or moment: a summary, or with Accept: application/zip an export',
    tag,
    token: 'agent-part',
    params: AgentPath,
    query: Type.Object({
      revision: Type.Optional(RevisionParameter('A whole number.')),
      moment: Moment('The state at this time.'),
    }),
    accept: ({ query }) => ({
      query: { revision: firstOf(query, 'revision'), moment: firstOf(query, 'moment') },
    }),
    reply: PastAgent,
    alsoAnswers: ['application/zip'],
    errors: ['revision_not_found'],
    run: async ({ params, query, accepts }) => {
      const { agent, summary } = await past.agentAt(params.id, pastOf(query));
      if (!accepts.includes('application/zip')) return summary;
      const fileName = `${params.id}-${summary.revision}.zip`;
      return new BytesReply(await zip(await inSlices(writeExportSteps(agent))), {
        contentType: 'application/zip',
        fileName,
      });
    },
  }),
];

const pastOf = ({ revision, moment }: { readonly revision?: string; readonly moment?: string }) => {
  if (revision !== undefined) return { revision: Number(revision) };
  return { moment: momentOf(moment ?? '', 'moment') };
};
