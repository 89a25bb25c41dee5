import type { PrivacyDesk } from '../../../authoring/privacy-desk.ts';
import type { Erasure } from '../../../erasure/erasure-result.ts';
import type { ReceiptSummary } from '../../../erasure/recorded-receipts.ts';
import type { ScavengeReport } from '../../../erasure/scavenge.ts';
import type { RequestedSweep } from '../../../erasure/sweep-clock.ts';
import type { ErasureRequest, VerifiedErasures } from '../../../erasure/verified-erasure.ts';
import { type Static, Type } from '../../../kernel/schema.ts';
import { SessionsErased } from '../../../privacy/erasure.ts';
import { NDJSON } from '../../body/ndjson.ts';
import { progressLines } from '../../body/progress-lines.ts';
import { authorOf } from '../../change-author.ts';
import { LinesReply, operation } from '../../operation.ts';
import { authorFields } from '../../wire/author.ts';
import { agentBody } from '../../wire/body-limits.ts';
import { AgentPath } from '../../wire/paths.ts';
import { criterionIn, ErasureBody, SweepBody } from '../../wire/privacy-in.ts';
import { privacySettingOperations } from './privacy-settings.ts';

const tag = 'privacy';

const ReceiptReply = Type.Object({
  erasureId: Type.String(),
  erasedAt: Type.String(),
  mode: SessionsErased.data.properties.mode,
  stream: Type.String(),
  position: Type.Integer(),
});

const SearchCounts = Type.Object({ searched: Type.Integer(), found: Type.Integer() });

const ProofReply = Type.Object({
  texts: Type.Integer({
    description: 'The number of personal values of the sessions that were searched for.',
  }),
  saidElsewhere: Type.Integer({
    description: 'Values among these that other streams contain too, which proves nothing.',
  }),
  sessionIds: Type.Object({
    searched: Type.Integer({ description: 'The number of session ids that were searched for.' }),
    found: Type.Integer({
      description: 'Ids still in the log: their streams stay, and their keys are destroyed.',
    }),
  }),
  streams: SearchCounts,
  views: SearchCounts,
  snapshots: SearchCounts,
  models: SearchCounts,
  logs: SearchCounts,
  whatIfs: SearchCounts,
  bytes: Type.Object({
    searched: Type.Integer({ description: 'Files of the data folder.' }),
    found: Type.Integer({ description: 'Remains in unused parts of files.' }),
    files: Type.Array(Type.String()),
  }),
  isClean: Type.Boolean({ description: 'Whether nothing readable was found.' }),
  isScavengeDue: Type.Boolean({
    description: 'Whether the store keeps deleted data on its disk, unreachable, until a scavenge.',
  }),
});

const ScavengeReply = Type.Object({
  state: Type.Enum(['started', 'in_progress', 'stopped', 'refused', 'not_needed'] as const),
  scavengeId: Type.Optional(Type.String()),
  error: Type.Optional(Type.String({ description: 'The code of the error, if it was refused.' })),
  details: Type.String({ description: 'For people.' }),
});

const ErasureReply = Type.Object({
  agentId: Type.String(),
  dryRun: Type.Boolean(),
  sessions: Type.Array(Type.String()),
  events: Type.Integer(),
  sandboxes: Type.Integer(),
  modes: Type.Object({
    deleted: Type.Optional(Type.Integer()),
    key_destroyed: Type.Optional(Type.Integer()),
  }),
  missingKeys: Type.Optional(
    Type.Integer({
      description: 'Sessions whose key is missing. They are deleted, so that a restored key opens nothing.',
    }),
  ),
  unreadSessions: Type.Optional(
    Type.Integer({
      description:
        'Sessions that were not searched for `where` or `parameter` and not erased, because their key is missing.',
    }),
  ),
  receipts: Type.Array(ReceiptReply),
  scavenge: Type.Optional(ScavengeReply),
  verification: Type.Optional(ProofReply),
});

const ErasuresReply = Type.Object({ erasures: Type.Array(ErasureReply) });

const ErasureStep = Type.Object({
  step: Type.String(),
  share: Type.Number({ description: 'Progress of this step, from 0 to 1.' }),
});

/** The server's functions for the operations. */
export type PrivacySide = VerifiedErasures & {
  readonly privacy: PrivacyDesk;
  readonly sweep: (order: RequestedSweep) => Promise<readonly Erasure[]>;
  readonly receipts: (agentId: string) => Promise<readonly ReceiptSummary[]>;
  readonly compact: () => Promise<{ readonly overwrittenBytes: number; readonly advice: string }>;
  /** @throws scavenge_refused */
  readonly scavenge: () => Promise<ScavengeReport>;
};

/** What an agent stores about people, and its erasure. */
export const privacyOperations = (side: PrivacySide) => [
  ...privacySettingOperations(side.privacy),
  ...erasureOperations(side),
  ...storeOperations(side),
];

const erasureOperations = (side: PrivacySide) => [
  operation({
    method: 'post',
    path: '/admin/agents/:id/erase',
    summary: 'Erase a session, or all sessions of a person, with everything derived from them',
    tag,
    token: 'agent-part',
    role: 'admin',
    params: AgentPath,
    body: ErasureBody,
    bodyLimits: agentBody,
    reply: ErasureReply,
    replyLine: Type.Union([ErasureStep, ErasureReply]),
    errors: ['token_kind_wrong', 'log_file_unreadable', 'record_key_changed'],
    run: ({ params, body, accepts, ...request }) => {
      const criterion = criterionIn(body);
      return answerInLines(accepts, (onStep) =>
        side.erase(params.id, criterion, { ...requestIn(body), ...authorOf(request), onStep }),
      );
    },
  }),
  operation({
    method: 'post',
    path: '/admin/erase',
    summary: 'Erase the sessions of a person from all agents, including deleted ones',
    tag,
    token: 'admin',
    role: 'admin',
    body: ErasureBody,
    bodyLimits: agentBody,
    reply: ErasuresReply,
    replyLine: Type.Union([ErasureStep, ErasuresReply]),
    errors: ['log_file_unreadable', 'record_key_changed'],
    run: ({ body, accepts, ...request }) => {
      const criterion = criterionIn(body);
      return answerInLines(accepts, async (onStep) => ({
        erasures: await side.eraseAll(criterion, { ...requestIn(body), ...authorOf(request), onStep }),
      }));
    },
  }),
];

type OnStep = NonNullable<ErasureRequest['onStep']>;

/** Replies with lines of progress and finally the result, if the client accepts lines. */
const answerInLines = <Reply>(accepts: string, work: (onStep: OnStep) => Promise<Reply>) =>
  accepts.includes(NDJSON)
    ? new LinesReply(progressLines((onProgress) => work((step, share) => onProgress({ step, share }))))
    : work(() => undefined);

const requestIn = (body: Static<typeof ErasureBody>) => ({
  dryRun: body.dryRun ?? false,
  verify: body.verify ?? false,
  logFiles: body.logs ?? [],
  lookFor: body.lookFor ?? [],
  scavenge: body.scavenge ?? false,
});

const storeOperations = (side: PrivacySide) => [
  operation({
    method: 'get',
    path: '/admin/agents/:id/erasures',
    summary: 'The receipts of erasures, the newest first',
    tag,
    token: 'agent-part',
    params: AgentPath,
    reply: Type.Object({
      erasures: Type.Array(
        Type.Object({
          erasureId: Type.String(),
          erasedAt: Type.String(),
          reason: Type.String(),
          mode: Type.String(),
          sessions: Type.Integer(),
          sandboxes: Type.Integer(),
          events: Type.Integer(),
          ...authorFields,
          actor: Type.String({ description: 'The kind of token that requested it; `system` for retention.' }),
        }),
      ),
    }),
    run: async ({ params }) => ({ erasures: await side.receipts(params.id) }),
  }),
  operation({
    method: 'post',
    path: '/admin/privacy/sweep',
    summary: 'Erase expired sessions now; the server does this every hour',
    tag,
    token: 'admin',
    role: 'admin',
    body: SweepBody,
    bodyLimits: agentBody,
    reply: ErasuresReply,
    errors: ['clock_ahead'],
    run: async ({ body: { dryRun = false, trustClock: trustsClock = false }, ...request }) => ({
      erasures: await side.sweep({ dryRun, trustsClock, ...authorOf(request) }),
    }),
  }),
  operation({
    method: 'post',
    path: '/admin/privacy/compact',
    summary: 'Overwrite free space in the files of this server, which may still contain erased data',
    tag,
    token: 'admin',
    role: 'admin',
    reply: Type.Object({ overwrittenBytes: Type.Integer(), advice: Type.String() }),
    run: () => side.compact(),
  }),
  operation({
    method: 'post',
    path: '/admin/privacy/scavenge',
    summary: "Start a scavenge, which removes deleted data from EventStoreDB's disk; other stores need none",
    tag,
    token: 'admin',
    role: 'admin',
    reply: ScavengeReply,
    errors: ['scavenge_refused'],
    run: () => side.scavenge(),
  }),
];
