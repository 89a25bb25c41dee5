import { type Line, lines } from '../api/lines.ts';
import { count } from '../frame/numbers.ts';
import { to } from '../frame/router.ts';
import { RunSection } from './run.tsx';
import { text } from './text.ts';

export const Checks = () => (
  <section aria-labelledby="checks-title">
    <h2 id="checks-title">{text.value.checks}</h2>
    <ReplayAll />
    <VerifyRecord />
  </section>
);

type Share = (share: number) => void;
type ReplayReport = NonNullable<Line<'POST /admin/replay'>['report']>;

const replayAll = async (onShare: Share, signal: AbortSignal): Promise<ReplayReport | undefined> => {
  let report: ReplayReport | undefined;
  for await (const line of lines('POST /admin/replay', {}, { signal })) {
    if (line.share !== undefined) onShare(line.share);
    report = line.report ?? report;
  }
  return report;
};

const ReplayAll = () => (
  <RunSection
    title={text.value.replay}
    explanation={text.value.replayIs}
    workingText={text.value.replaying}
    work={replayAll}
  >
    {(report) =>
      report === undefined ? null : report.divergences.length === 0 ? (
        <p class="good">{text.value.replayed(count(report.sessions), count(report.turns))}</p>
      ) : (
        <>
          <p class="warn">{text.value.diverging(count(report.divergent))}</p>
          <ul>
            {report.divergences.map(({ agentId, sessionId }) => (
              <li key={`${agentId} ${sessionId}`}>
                <a href={to('agents', agentId, 'sessions', sessionId)} dir="auto">
                  {sessionId}
                </a>
              </li>
            ))}
          </ul>
        </>
      )
    }
  </RunSection>
);

type AuditLine = Line<'POST /admin/audit/verify'>;
type Verification = {
  readonly findings: readonly NonNullable<AuditLine['finding']>[];
  readonly report: AuditLine['report'];
};

const verify = async (onShare: Share, signal: AbortSignal): Promise<Verification> => {
  const findings: NonNullable<AuditLine['finding']>[] = [];
  let report: AuditLine['report'];
  for await (const line of lines('POST /admin/audit/verify', { body: {} }, { signal })) {
    if (line.share !== undefined) onShare(line.share);
    if (line.finding !== undefined) findings.push(line.finding);
    report = line.report ?? report;
  }
  return { findings, report };
};

const VerifyRecord = () => (
  <RunSection
    title={text.value.verify}
    explanation={text.value.verifyIs}
    workingText={text.value.verifying}
    work={verify}
  >
    {({ findings, report }) =>
      report === undefined ? null : report.isIntact ? (
        <p class="good">{text.value.intact(count(report.events), count(report.erased))}</p>
      ) : (
        <>
          <p class="warn">{text.value.broken(count(report.findings))}</p>
          <ul>
            {findings.map((finding) => (
              <li key={JSON.stringify(finding)} class="break">
                {finding.kind}: {finding.stream} {finding.revision} {finding.reason}
              </li>
            ))}
          </ul>
        </>
      )
    }
  </RunSection>
);
