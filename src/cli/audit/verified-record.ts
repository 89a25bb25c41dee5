import type { AuditFinding, AuditLine, AuditReport } from '../../audit/wire/audit-report.ts';
import { quantity } from '../../kernel/quantity.ts';
import type { Client } from '../client/client.ts';
import { resultOf } from '../client/result-of.ts';
import type { Io } from '../io.ts';
import { percentOf } from '../terminal/progress.ts';

/** The report of a verification, with the named findings. */
export type VerifiedRecord = AuditReport & { readonly found: readonly AuditFinding[] };

/** Lets the server verify its record, and shows the progress. */
export const verifiedRecord = async (client: Client, io: Io, since?: string): Promise<VerifiedRecord> => {
  const call = {
    method: 'POST',
    path: '/admin/audit/verify',
    body: since === undefined ? {} : { since },
  } as const;
  const progress = percentOf(io);
  const findings: AuditFinding[] = [];
  const read = ({ share = 0, finding, report }: AuditLine) => {
    if (finding !== undefined) findings.push(finding);
    if (report !== undefined) return { ...report, found: findings };
    progress.show('verifying', Math.round(share * 100), 100);
    return undefined;
  };
  return resultOf(client, call, { progress, read });
};

export const verificationText = (record: VerifiedRecord): string => {
  const { origin, size, events, erased, unfinished, renewals, findings, found, isIntact } = record;
  const isAll = found.length === findings;
  const moreLine = isAll ? [] : [`… and ${quantity(findings - found.length, 'more finding')}`];
  const erasures = [
    ...(erased === 0 ? [] : [`${quantity(erased, 'event')} erased with a receipt`]),
    ...(unfinished === 0 ? [] : [`${quantity(unfinished, 'event')} of an erasure without a receipt yet`]),
  ].map((text) => `; ${text}`);
  const earlier = renewals.map(
    (renewal) =>
      `; its first ${leavesOf(renewal.size)} until ${renewal.renewedAt} as ${renewal.origin}, whose key was lost`,
  );
  const summary = `${origin}, ${leavesOf(size)}: ${quantity(events, 'event')} as recorded${[...erasures, ...earlier].join('')}`;
  return isIntact
    ? `${summary}. The record is intact.`
    : [...found.map(findingText), ...moreLine, `${summary}; ${quantity(findings, 'finding')}.`].join('\n');
};

export const leavesOf = (count: number): string => quantity(count, 'leaf').replace('leafs', 'leaves');

const findingText = ({ kind, stream, revision, leaf, reason }: AuditFinding): string => {
  const place = [
    stream ?? (revision === undefined ? 'an event' : 'a stream without any events left'),
    ...(revision === undefined ? [] : [`event ${revision}`]),
    ...(leaf === undefined ? [] : [`leaf ${leaf}`]),
  ].join(', ');
  switch (kind) {
    case 'unreadable':
      return `unreadable  ${stream === undefined ? 'a part of the log' : place}: ${reason}`;
    case 'record':
      return `record      ${place}: ${reason}`;
    case 'changed':
    case 'missing':
    case 'added':
      return `${kind.padEnd(10)}  ${place}`;
  }
};
