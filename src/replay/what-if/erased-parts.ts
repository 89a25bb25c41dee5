import { sessionStream } from '../../session/session-stream.ts';
import type { WhatIfJob, WhatIfReport } from '../wire/what-if-report.ts';
import { alikeChanges } from './alike-changes.ts';

export type ErasableRun = {
  readonly job: WhatIfJob;
  /** Sessions erased since it began, which it may have read before. */
  readonly erasures: ((stream: string) => boolean)[];
};

/** The order itself names a session that was erased since. */
export const namesErased = ({ job, erasures }: ErasableRun): boolean =>
  (job.filter.sessions ?? []).some((id) => {
    const stream = sessionStream(job.sessionsOf.agentId, id);
    return erasures.some((isErased) => isErased(stream));
  });

/** Counts stay, because they identify no person. */
export const withoutErased = (report: WhatIfReport, { job, erasures }: ErasableRun): WhatIfReport => {
  const { agentId } = job.sessionsOf;
  const isLeft = ({ sessionId }: { readonly sessionId: string }) =>
    !erasures.some((isErased) => isErased(sessionStream(agentId, sessionId)));
  const groups = report.groups.map((group) => {
    const changes = group.changes.filter(isLeft);
    return { ...group, alike: alikeChanges(changes), changes };
  });
  return { ...report, groups };
};

/** Sessions named in it, and sessions with turns in it. */
export const sessionsIn = ({ filter, report }: WhatIfJob): readonly string[] => [
  ...(filter.sessions ?? []),
  ...(report?.groups.flatMap(({ changes }) => changes.map(({ sessionId }) => sessionId)) ?? []),
];
