import { useState } from 'preact/hooks';
import { call } from '../api/call.ts';
import type { WhatIfJob } from '../api/schema.ts';
import { knownAgent } from '../frame/known-agents.ts';
import { useLoaded } from '../frame/loaded.ts';
import { count, MS, share } from '../frame/numbers.ts';
import { go, to } from '../frame/router.ts';
import { useTitle } from '../frame/title.ts';
import { Await, Failure } from '../parts/await.tsx';
import { DropPlace } from '../parts/drop-place.tsx';
import { Moment } from '../parts/moment.tsx';
import { TableHead } from '../parts/table-head.tsx';
import { Shadows } from './shadows.tsx';
import { text } from './text.ts';

const periods = ['1', '7', '30', ''] as const;

/** Lets another revision or an export answer past sessions. */
export const Page = ({ agent }: { readonly agent: string }) => {
  useTitle(text.value.title, agent);
  return (
    <>
      <h1>{text.value.title}</h1>
      <p class="explained">{text.value.is}</p>
      <Start agent={agent} />
      <Jobs agent={agent} />
      <Shadows agent={agent} />
    </>
  );
};

const Start = ({ agent }: { readonly agent: string }) => {
  const [days, setDays] = useState<string>('7');
  const [revision, setRevision] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const start = (candidate: object, bytes?: Blob) => {
    setBusy(true);
    setError(undefined);
    const since = days === '' ? {} : { since: new Date(Date.now() - Number(days) * MS.day).toISOString() };
    const request = { query: { sessionsOf: agent, session: [], ...since, ...candidate }, body: {} };
    call('POST /admin/what-if', request, bytes && { bytes }).then(
      ({ id }) => go(to('agents', agent, 'what-if', id)),
      (refusal) => {
        setBusy(false);
        setError(refusal);
      },
    );
  };
  return (
    <>
      <form
        class="line"
        onSubmit={(event) => {
          event.preventDefault();
          start({ agent, ...(revision !== '' && { revision }) });
        }}
      >
        <Answerers agent={agent} revision={revision} onChoose={setRevision} />
        <label>
          {text.value.since}{' '}
          <select value={days} onChange={({ currentTarget }) => setDays(currentTarget.value)}>
            {periods.map((period) => (
              <option key={period} value={period}>
                {text.value.periods[period]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" class="main" disabled={isBusy}>
          {text.value.start}
        </button>
      </form>
      <DropPlace
        label={text.value.orDrop}
        accept=".zip,application/zip"
        isBusy={isBusy}
        onFiles={([file]) => file && start({}, new Blob([file], { type: 'application/zip' }))}
      />
      <p role="status">{isBusy && text.value.starting}</p>
      {error !== undefined && <Failure error={error} />}
    </>
  );
};

type AnswerersProps = {
  readonly agent: string;
  readonly revision: string;
  readonly onChoose: (revision: string) => void;
};

const Answerers = ({ agent, revision, onChoose }: AnswerersProps) => {
  const { value } = useLoaded(
    (signal) => call('GET /admin/agents/{id}/publishing', { path: { id: agent } }, { signal }),
    [agent],
  );
  return (
    <label>
      {text.value.answeredBy}{' '}
      <select value={revision} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        <option value="">{text.value.draft(value?.draftRevision ?? knownAgent(agent)?.revision ?? 0)}</option>
        {value?.environments.flatMap((environment) =>
          [environment.revision, ...environment.earlier.slice(0, 3)].map((revision) => (
            <option key={`${environment.name} ${revision}`} value={String(revision)}>
              {text.value.published(environment.name, revision)}
            </option>
          )),
        )}
      </select>
    </label>
  );
};

const Jobs = ({ agent }: { readonly agent: string }) => {
  const loaded = useLoaded((signal) => call('GET /admin/what-if', {}, { signal }), [agent]);
  return (
    <section aria-labelledby="jobs-title">
      <h2 id="jobs-title">{text.value.jobs}</h2>
      <Await of={loaded}>
        {({ whatIfs }) => (
          <JobTable agent={agent} jobs={whatIfs.filter(({ sessionsOf }) => sessionsOf.agentId === agent)} />
        )}
      </Await>
    </section>
  );
};

const JobTable = ({ agent, jobs }: { readonly agent: string; readonly jobs: readonly WhatIfJob[] }) => {
  if (jobs.length === 0) return <p>{text.value.none}</p>;
  return (
    <table class="wide">
      <TableHead columns={[text.value.started, text.value.answeredBy, text.value.state]} />
      <tbody>
        {jobs.map(({ id, startedAt, answeredBy, state, done, total }) => (
          <tr key={id}>
            <th scope="row">
              <a href={to('agents', agent, 'what-if', id)}>
                <Moment at={startedAt} />
              </a>
            </th>
            <td dir="auto">{text.value.byRevision(answeredBy.name, answeredBy.revision)}</td>
            <td>
              {text.value.states[state]}{' '}
              {state === 'running' &&
                `${count(done)}/${count(total)} (${share(total === 0 ? 0 : done / total)})`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
