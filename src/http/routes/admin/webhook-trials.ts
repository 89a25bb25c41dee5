import { assertSendable } from '../../../agent/sendable.ts';
import type { AgentDesk } from '../../../authoring/agent-operations.ts';
import type { ChangeAuthor } from '../../../authoring/author-names.ts';
import { Json } from '../../../kernel/json.ts';
import { CALLS_RESENT_MAX, WEBHOOK_TIMEOUT_MS_MAX } from '../../../kernel/limits/webhooks.ts';
import { type Static, Type } from '../../../kernel/schema.ts';
import type { DrillPlan } from '../../../replay/webhook-drill.ts';
import { DrilledTurn, DrillSummary } from '../../../replay/wire/drilled-turn.ts';
import { callOutcomes, type RecordedCall } from '../../../session/recorded-call.ts';
import { Header, WebhookTimings } from '../../../session/webhook-exchange.ts';
import type { WebhookLedger } from '../../../views/webhook-calls/webhook-ledger.ts';
import type { ResendOptions, ResendResult as ResentCall } from '../../../webhook/resend.ts';
import { authorOf } from '../../change-author.ts';
import { LinesReply, operation } from '../../operation.ts';
import { agentBody } from '../../wire/body-limits.ts';
import { momentsIn } from '../../wire/moment.ts';
import { AgentPath } from '../../wire/paths.ts';
import { callFilter, filterIn } from '../../wire/webhook-call-query.ts';
import { callsNamed, existingCall } from './webhook-calls.ts';

/** Trials with recorded calls. */
export type WebhookTrials = {
  /** Sends the request again, and records who did it. */
  readonly resend: (call: RecordedCall, options: ResendOptions, author: ChangeAuthor) => Promise<ResentCall>;
  readonly drill: (
    agentId: string,
    plan: Omit<DrillPlan, 'timeoutMs'> & { readonly timeoutMs?: number },
  ) => AsyncIterable<DrillStep>;
};

export type DrillStep =
  | { readonly turn: DrilledTurn }
  | { readonly done: { readonly sessions: number; readonly calls: number } }
  | { readonly drill: DrillSummary };

const Resent = Type.Object({
  callId: Type.String(),
  url: Type.String({ description: 'The address that it was sent to.' }),
  recordedUrl: Type.String({ description: 'The address that it was first sent to.' }),
  agentRevision: Type.Integer({ description: 'The revision of the agent that had these webhook settings.' }),
  isSame: Type.Boolean(),
  changes: Type.Array(
    Type.Object({ path: Type.String(), before: Type.Optional(Json), after: Type.Optional(Json) }),
    { description: 'Between the recorded reply (before) and the new one (after).' },
  ),
  now: Type.Object({
    outcome: Type.Enum(callOutcomes),
    status: Type.Optional(Type.Integer()),
    details: Type.Optional(Type.String()),
    elapsedMs: Type.Number(),
    timings: Type.Optional(WebhookTimings),
    headers: Type.Array(Header),
    body: Type.Optional(Type.String()),
  }),
});

const tag = 'webhooks';

export const webhookTrialOperations = (
  ledger: WebhookLedger,
  trials: WebhookTrials,
  agents: Pick<AgentDesk, 'get'>,
) => [resendOperation(ledger, trials, agents), drillOperation(trials, agents)];

const ResendBody = Type.Object(
  {
    calls: Type.Optional(
      Type.Array(Type.String(), {
        maxItems: CALLS_RESENT_MAX,
        description: 'Their ids; use either ids or a filter.',
      }),
    ),
    ...callFilter,
    to: Type.Optional(
      Type.String({
        pattern: '^https?://[^\\s/]',
        description: 'Another address to send them to, with http:// or https://.',
      }),
    ),
    webhook: Type.Optional(
      Type.Enum(['today', 'recorded'] as const, {
        description:
          'Which address, settings and credentials are used: those of the agent that would answer today ' +
          '(the default), or those of the revision that answered the turn.',
      }),
    ),
    withCredentials: Type.Optional(
      Type.Boolean({
        description:
          'Refuse to send without password, secret headers and signature, which are sent only to the scheme, host and port of the webhook.',
      }),
    ),
  },
  { additionalProperties: false },
);

const resendOperation = (ledger: WebhookLedger, trials: WebhookTrials, agents: Pick<AgentDesk, 'get'>) =>
  operation({
    method: 'post',
    path: '/admin/agents/:id/webhook-calls/resend',
    summary: 'Send recorded requests again and compare the replies; sessions do not change',
    tag,
    token: 'agent-part',
    params: AgentPath,
    body: ResendBody,
    bodyLimits: agentBody,
    replyLine: Type.Object(
      {
        resent: Type.Optional(Resent),
        done: Type.Optional(
          Type.Object({
            sent: Type.Integer(),
            same: Type.Integer(),
            erased: Type.Integer({ description: 'Calls of erased sessions, which were not sent.' }),
            isCut: Type.Boolean({
              description: `More calls match than ${CALLS_RESENT_MAX}, which were not sent.`,
            }),
          }),
        ),
      },
      { description: 'A call that was sent again; the last line has the totals.' },
    ),
    errors: ['webhook_call_not_found', 'bad_webhook_url', 'webhook_secrets_elsewhere', 'revision_not_found'],
    run: async ({ params: { id }, body, ...request }) => {
      const { calls, to, webhook, withCredentials, ...filter } = body;
      const { settings } = agents.get(id);
      // Before the first line, so that the refusal has its own status.
      const isStrict = withCredentials === true && webhook !== 'recorded';
      if (to !== undefined) assertSendable(to, settings.webhook, isStrict);
      for (const callId of calls ?? []) await existingCall(ledger, callId, id);
      await ledger.fresh();
      const callsToSend = calls === undefined ? ledger.all(id, filterIn(filter)) : callsNamed(ledger, calls);
      const options = {
        ...(to !== undefined && { to }),
        ...(webhook !== undefined && { webhook }),
        ...(withCredentials && { withCredentials }),
      };
      const author = authorOf(request);
      const resend = (call: RecordedCall) => trials.resend(call, options, author);
      return new LinesReply(resentLines(callsToSend, resend));
    },
  });

/** Absent: deleted with its session since. */
async function* resentLines(
  calls: AsyncIterable<RecordedCall | undefined>,
  resend: (call: RecordedCall) => Promise<ResentCall>,
): AsyncGenerator<object> {
  let [sent, same, erased, isCut] = [0, 0, 0, false];
  for await (const call of calls) {
    if (call === undefined || call.isErased) {
      erased += 1;
      continue;
    }
    isCut = sent >= CALLS_RESENT_MAX;
    if (isCut) break;
    const resent = await resend(call);
    sent += 1;
    if (resent.isSame) same += 1;
    yield { resent: resentOut(resent) };
  }
  yield { done: { sent, same, erased, isCut } };
}

const resentOut = ({ call, url, agentRevision, isSame, changes, now, outcome }: ResentCall) => {
  const { status, body, elapsedMs, exchange } = now;
  return {
    callId: call.callId,
    url,
    recordedUrl: call.url,
    agentRevision,
    isSame,
    changes,
    now: {
      outcome,
      ...(status !== undefined && { status }),
      ...('details' in now && { details: now.details }),
      elapsedMs,
      ...(exchange && { timings: exchange.timings }),
      headers: exchange?.receivedHeaders ?? [],
      ...(body !== undefined && { body }),
    },
  };
};

const DrillBody = Type.Object(
  {
    since: callFilter.since,
    until: callFilter.until,
    slowerMs: Type.Optional(Type.Integer({ minimum: 0, description: 'Added to the time of every call.' })),
    timeoutMs: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: WEBHOOK_TIMEOUT_MS_MAX,
        description: 'The default is the timeout of the agent.',
      }),
    ),
    fail: Type.Optional(
      Type.Object({
        with: Type.Union([
          Type.Integer({ minimum: 300, maximum: 599 }),
          Type.Literal('timeout'),
          Type.Literal('unreachable'),
        ]),
        percent: Type.Number({ minimum: 0, maximum: 100 }),
      }),
    ),
    seed: Type.Optional(
      Type.Integer({ description: 'The same seed selects the same calls; the default is 1.' }),
    ),
  },
  { additionalProperties: false },
);

const drillOperation = (trials: WebhookTrials, agents: Pick<AgentDesk, 'get'>) =>
  operation({
    method: 'post',
    path: '/admin/agents/:id/webhook-drill',
    summary:
      'Which replies would have changed if the webhook had been slower or had failed; nothing is called',
    tag,
    token: 'agent-part',
    role: 'viewer',
    params: AgentPath,
    body: DrillBody,
    bodyLimits: agentBody,
    replyLine: Type.Object(
      {
        turn: Type.Optional(DrilledTurn),
        done: Type.Optional(Type.Object({ sessions: Type.Integer(), calls: Type.Integer() })),
        drill: Type.Optional(DrillSummary),
      },
      {
        description: 'A turn that would have changed, or the progress so far; the last line has the totals.',
      },
    ),
    run: ({ params: { id }, body }) => {
      agents.get(id);
      return new LinesReply(trials.drill(id, planOf(body)));
    },
  });

const planOf = ({ slowerMs = 0, timeoutMs, fail, seed = 1, ...period }: Static<typeof DrillBody>) => ({
  slowerMs,
  seed,
  ...momentsIn(period, ['since', 'until']),
  ...(timeoutMs !== undefined && { timeoutMs }),
  ...(fail && { fail: { with: fail.with, share: fail.percent / 100 } }),
});
