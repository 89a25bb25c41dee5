import type { AgentDesk } from '../../../authoring/agent-operations.ts';
import { ParleyError } from '../../../kernel/errors.ts';
import { Type } from '../../../kernel/schema.ts';
import type { RecordedCall as Call } from '../../../session/recorded-call.ts';
import { callOutcomes, RecordedCall } from '../../../session/recorded-call.ts';
import { Resend } from '../../../session/resends.ts';
import type { ResendDesk } from '../../../turn/resend-desk.ts';
import type { WebhookLedger } from '../../../views/webhook-calls/webhook-ledger.ts';
import { NDJSON } from '../../body/ndjson.ts';
import { BytesReply, LinesReply, operation } from '../../operation.ts';
import { authorFields } from '../../wire/author.ts';
import { AgentPath } from '../../wire/paths.ts';
import { CallsQuery, callsQueryIn, filterIn } from '../../wire/webhook-call-query.ts';
import { csvHeader, csvLine } from '../../wire/webhook-calls-csv.ts';

const CallRow = Type.Object({
  agentId: Type.String(),
  sessionId: Type.String(),
  callId: Type.String(),
  revision: Type.Integer(),
  asked: Type.Integer({ description: 'Revision of the event that asks the question of the turn.' }),
  turn: Type.Integer(),
  turnId: Type.String(),
  intentName: Type.String(),
  action: Type.String(),
  language: Type.String({ description: 'The language of the agent that answered.' }),
  contexts: Type.Array(Type.String(), { description: 'Contexts that were active when the call was made.' }),
  purpose: Type.String(),
  requestedAt: Type.String(),
  url: Type.String(),
  address: Type.String(),
  outcome: Type.Enum(callOutcomes),
  status: Type.Integer({ description: '0 if there was no reply.' }),
  elapsedMs: Type.Number(),
  resends: Type.Integer({ description: 'How often it was sent again.' }),
});

const CallReply = Type.Object({
  ...RecordedCall.properties,
  resends: Type.Array(Type.Object({ ...Resend.properties, ...authorFields }), {
    description: 'How often it was sent again, and by whom; the oldest first.',
  }),
});

const Page = Type.Object({
  calls: Type.Array(CallRow),
  nextCursor: Type.Optional(
    Type.String({
      description: 'Present if more calls may follow, even if the page has fewer calls than its limit.',
    }),
  ),
  counts: Type.Optional(
    Type.Object(
      {
        total: Type.Integer(),
        outcomes: Type.Record(Type.String(), Type.Integer()),
        isComplete: Type.Boolean({
          description: 'Whether all calls were counted; if not, there are at least this many.',
        }),
      },
      { description: 'Counts of all matching calls; on the first page only.' },
    ),
  ),
  isUpToDate: Type.Boolean({ description: 'False while the view lacks the newest events.' }),
});

const tag = 'webhooks';

type Ports = {
  readonly ledger: WebhookLedger;
  readonly agents: Pick<AgentDesk, 'requireKnown'>;
  readonly resends: Pick<ResendDesk, 'of'>;
};

/** The ledger of webhook calls. */
export const webhookCallOperations = ({ ledger, agents, resends }: Ports) => [
  operation({
    method: 'get',
    path: '/admin/agents/:id/webhook-calls',
    summary: 'The webhook calls of an agent: one page, or all as NDJSON or CSV',
    tag,
    token: 'agent-part',
    params: AgentPath,
    accept: ({ query }) => ({ query: callsQueryIn(query) }),
    query: CallsQuery,
    reply: Page,
    replyLine: RecordedCall,
    alsoAnswers: ['text/csv'],
    run: async ({ params: { id }, query, accepts }) => {
      agents.requireKnown(id);
      const isUpToDate = await ledger.fresh();
      const { order, limit, cursor, format, ...criteria } = query;
      const filter = filterIn(criteria);
      const replyFormat = format === 'json' ? formatIn(accepts) : format;
      const all = () => ledger.all(id, filter);
      if (replyFormat === 'ndjson') return new LinesReply(all());
      if (replyFormat === 'csv') return csv(all(), `webhook-calls-${id}.csv`);
      const page = await ledger.list(id, filter, { order, limit, ...(cursor !== undefined && { cursor }) });
      const counts = cursor === undefined ? { counts: await ledger.count(id, filter) } : {};
      return { ...page, ...counts, isUpToDate };
    },
  }),
  operation({
    method: 'get',
    path: '/admin/agents/:id/webhook-calls/:call',
    summary: 'One webhook call with its request and reply',
    tag,
    token: 'agent-part',
    params: Type.Object({ id: Type.String(), call: Type.String() }),
    reply: CallReply,
    errors: ['webhook_call_not_found'],
    run: async ({ params }) => withResends(await existingCall(ledger, params.call, params.id), resends),
  }),
  operation({
    method: 'get',
    path: '/admin/webhook-calls/:call',
    summary: 'One webhook call of any agent',
    tag,
    token: 'admin',
    params: Type.Object({ call: Type.String() }),
    reply: CallReply,
    errors: ['webhook_call_not_found'],
    run: async ({ params }) => withResends(await existingCall(ledger, params.call), resends),
  }),
];

const withResends = async (call: Call, resends: Pick<ResendDesk, 'of'>) => ({
  ...call,
  resends: await resends.of(call),
});

/** @throws webhook_call_not_found, also if the call is another agent's */
export const existingCall = async (
  ledger: WebhookLedger,
  callId: string,
  agentId?: string,
): Promise<Call> => {
  await ledger.fresh();
  const call = await ledger.call(callId);
  if (call === undefined || (agentId !== undefined && call.agentId !== agentId)) {
    throw new ParleyError('webhook_call_not_found', { callId });
  }
  return call;
};

/** Each is read when it is its turn, because its session may be erased while others are sent. */
export async function* callsNamed(
  ledger: WebhookLedger,
  callIds: readonly string[],
): AsyncGenerator<Call | undefined> {
  for (const callId of callIds) yield ledger.call(callId);
}

const formatIn = (accepts: string): 'json' | 'ndjson' | 'csv' => {
  if (accepts.includes(NDJSON)) return 'ndjson';
  return accepts.includes('text/csv') ? 'csv' : 'json';
};

const csv = (calls: AsyncIterable<Call>, fileName: string): BytesReply =>
  new BytesReply(csvLines(calls), { contentType: 'text/csv; charset=utf-8', fileName });

async function* csvLines(calls: AsyncIterable<Call>): AsyncGenerator<string> {
  yield csvHeader;
  for await (const call of calls) yield csvLine(call);
}
