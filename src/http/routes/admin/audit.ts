import type { AuditDesk } from '../../../audit/audit-desk.ts';
import { AuditCheckpoint } from '../../../audit/wire/audit-checkpoint.ts';
import { AuditLine } from '../../../audit/wire/audit-report.ts';
import { evidenceFile } from '../../../audit/wire/evidence-file.ts';
import { AUDIT_NOTE_BYTES_MAX } from '../../../kernel/limits/audit.ts';
import { Type } from '../../../kernel/schema.ts';
import { lively } from '../../body/lively-lines.ts';
import { BytesReply, operation, type Wire } from '../../operation.ts';
import { firstOf } from '../../wire/lenient.ts';
import { SessionPath } from '../../wire/paths.ts';

const tag = 'audit';

const Since = Type.Object({
  since: Type.Optional(
    Type.String({
      pattern: '^(0|[1-9]\\d{0,14})$',
      description:
        'Number of leaves of an earlier checkpoint. The reply then proves that the record continues it.',
    }),
  ),
});

const sinceIn = ({ query }: Wire) => ({ query: { since: firstOf(query, 'since') } });

const sizeOf = (since: string | undefined): number | undefined =>
  since === undefined ? undefined : Number(since);

/** The verifiable record of all events: verification, and its newest checkpoint to store elsewhere. */
export const auditOperations = (audit: AuditDesk) => [
  operation({
    method: 'get',
    path: '/admin/audit/checkpoint',
    summary: 'The newest checkpoint of the verifiable record; as text/plain only the signed note',
    tag,
    token: 'admin',
    query: Since,
    accept: sinceIn,
    reply: AuditCheckpoint,
    alsoAnswers: ['text/plain'],
    errors: ['record_shorter', 'record_key_changed', 'recording_unreadable'],
    run: async ({ query: { since }, accepts }) => {
      const checkpoint = await audit.checkpoint(sizeOf(since));
      if (!accepts.includes('text/plain')) return checkpoint;
      return new BytesReply(checkpoint.note, { contentType: 'text/plain; charset=utf-8' });
    },
  }),
  operation({
    method: 'post',
    path: '/admin/audit/verify',
    summary:
      'Compare every event with the verifiable record; the lines are progress, findings and the report',
    tag,
    token: 'admin',
    role: 'viewer',
    body: Type.Object({
      since: Type.Optional(
        Type.String({ description: 'The whole signed note of a checkpoint that was kept elsewhere.' }),
      ),
    }),
    bodyLimits: { bytesMax: AUDIT_NOTE_BYTES_MAX, reads: 'json' },
    accept: ({ body }) => ({ body: body ?? {} }),
    replyLine: AuditLine,
    errors: ['checkpoint_invalid'],
    run: async ({ body: { since } }) => lively(await audit.verify(since)),
  }),
  operation({
    method: 'post',
    path: '/admin/audit/renew',
    summary: 'Go on, under a new key, with a record whose key was lost; verify it before',
    tag,
    token: 'admin',
    role: 'admin',
    reply: AuditCheckpoint,
    errors: ['record_key_kept', 'recording_unreadable'],
    run: ({ actor }) => audit.renew(actor),
  }),
  evidenceOf(audit),
];

const evidenceOf = (audit: AuditDesk) =>
  operation({
    method: 'get',
    path: '/admin/agents/:id/sessions/:session/evidence',
    summary: 'An HTML page that proves the recorded events of a session and can be verified offline',
    tag,
    token: 'agent-part',
    params: SessionPath,
    query: Since,
    accept: sinceIn,
    alsoAnswers: ['text/html'],
    errors: [
      'session_not_found',
      'evidence_refused',
      'record_shorter',
      'record_key_changed',
      'recording_unreadable',
    ],
    run: async ({ params: { id, session }, query: { since } }) =>
      new BytesReply(await audit.evidence({ agentId: id, sessionId: session, since: sizeOf(since) }), {
        contentType: 'text/html; charset=utf-8',
        fileName: evidenceFile(session),
      }),
  });
