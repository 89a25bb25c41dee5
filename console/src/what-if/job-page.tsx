import { useEffect, useState } from 'preact/hooks';
import { call } from '../api/call.ts';
import type { WhatIfJob } from '../api/schema.ts';
import { count, share } from '../frame/numbers.ts';
import { to } from '../frame/router.ts';
import { useTitle } from '../frame/title.ts';
import { Failure } from '../parts/await.tsx';
import { Empty } from '../parts/empty.tsx';
import { Progress } from '../parts/progress.tsx';
import { Changes } from './changes.tsx';
import { Publish } from './publish.tsx';
import { text } from './text.ts';

/** Often enough for a smooth progress bar, and rarely enough for a busy server. */
const POLLED_EVERY_MS = 500;

type Props = { readonly agent: string; readonly job: string };

/** One what-if: its progress, and its changes. */
export const Page = ({ agent, job: id }: Props) => {
  useTitle(text.value.title, agent);
  const { job, error } = useJob(id);
  return (
    <>
      <h1>{text.value.title}</h1>
      <p>
        <a href={to('agents', agent, 'what-if')}>{text.value.all}</a>
      </p>
      {error !== undefined && <Failure error={error} />}
      {job !== undefined && <Job agent={agent} job={job} />}
    </>
  );
};

/** Polls until it has ended. */
const useJob = (whatIf: string) => {
  const [job, setJob] = useState<WhatIfJob>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    let next: number | undefined;
    const ask = () =>
      call('GET /admin/what-if/{whatIf}', { path: { whatIf }, query: { changes: false } }, { signal }).then(
        (answer) => {
          setJob(answer);
          if (answer.state === 'running' && !signal.aborted) next = setTimeout(ask, POLLED_EVERY_MS);
        },
        (refusal) => signal.aborted || setError(refusal),
      );
    ask();
    return () => {
      abort.abort();
      clearTimeout(next);
    };
  }, [whatIf]);
  return { job, error };
};

const Job = ({ agent, job }: { readonly agent: string; readonly job: WhatIfJob }) => {
  const { id, state, answeredBy, done, total, report, error } = job;
  const cancel = () => void call('DELETE /admin/what-if/{whatIf}', { path: { whatIf: id } });
  return (
    <>
      <p dir="auto">
        {text.value.answeredBy} {text.value.byRevision(answeredBy.name, answeredBy.revision)}:{' '}
        {text.value.states[state]}
      </p>
      {state === 'running' && (
        <Progress
          share={total === 0 ? undefined : done / total}
          label={text.value.progress(done, total)}
          onCancel={cancel}
        />
      )}
      {error !== undefined && <Failure error={error} />}
      {report !== undefined && <Report agent={agent} job={id} report={report} />}
      {report !== undefined && state === 'done' && answeredBy.agentId === agent && (
        <Publish agent={agent} revision={answeredBy.revision ?? -1} report={report} />
      )}
    </>
  );
};

type ReportProps = {
  readonly agent: string;
  readonly job: string;
  readonly report: NonNullable<WhatIfJob['report']>;
};

const Report = ({ agent, job, report }: ReportProps) => {
  const { turns, sessions, changed, hypothetical, hypotheticalTurns, refused, webhooksUnrecorded } = report;
  const [counted, different] = [turns - hypotheticalTurns, changed - hypothetical];
  if (sessions === 0) return <p>{text.value.noSessions}</p>;
  return (
    <>
      <p role="status">
        {text.value.summary(count(counted), count(sessions), count(different), share(report.share))}{' '}
        {hypotheticalTurns > 0 && text.value.hypothetical(count(hypotheticalTurns), count(hypothetical))}{' '}
        {refused > 0 && text.value.refused(count(refused))}{' '}
        {webhooksUnrecorded > 0 && text.value.unrecorded(count(webhooksUnrecorded))}
      </p>
      {changed === 0 ? (
        <Empty title={text.value.nothing}>
          <p>{text.value.nothingHint}</p>
        </Empty>
      ) : (
        <Changes agent={agent} job={job} groups={report.groups} />
      )}
    </>
  );
};
