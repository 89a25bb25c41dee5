import { useState } from 'preact/hooks';
import { call, send } from '../api/call.ts';
import { knownAgent } from '../frame/known-agents.ts';
import { useLoaded } from '../frame/loaded.ts';
import { go, query, to, withQuery } from '../frame/router.ts';
import { useTitle } from '../frame/title.ts';
import { Await, Failure } from '../parts/await.tsx';
import { download } from '../parts/download.ts';
import { reportName, reportSummary } from './names.ts';
import { choiceIn, intervals, loadReport, periods, queryOf, type ReportChoice } from './report-query.ts';
import { ReportView } from './report-view.tsx';
import { text } from './text.ts';

const FIRST = 'overview';

/** Reports on all conversations. The page's address contains the query. */
export const Page = ({ agent, report = FIRST }: { readonly agent: string; readonly report?: string }) => {
  useTitle(text.value.title, agent);
  const choice = choiceIn(query.value);
  const loaded = useLoaded(
    (signal) => loadReport(agent, report, choice, signal),
    [agent, report, JSON.stringify(choice)],
  );
  return (
    <>
      <h1>{text.value.title}</h1>
      <Reports agent={agent} current={report} />
      <Controls agent={agent} report={report} choice={choice} interval={loaded.value?.report.interval} />
      <Await of={loaded}>{(both) => <ReportView {...both} />}</Await>
    </>
  );
};

const Reports = ({ agent, current }: { readonly agent: string; readonly current: string }) => {
  const loaded = useLoaded(
    (signal) => call('GET /admin/agents/{id}/analytics', { path: { id: agent } }, { signal }),
    [agent],
  );
  const search = query.value.toString();
  return (
    <Await of={loaded}>
      {({ reports }) => (
        <>
          <nav class="menu reports" aria-label={text.value.reports}>
            {reports.map(({ name, summary }) => (
              <a
                key={name}
                href={to('agents', agent, 'analytics', name) + (search === '' ? '' : `?${search}`)}
                aria-current={name === current ? 'page' : undefined}
                title={reportSummary(name, summary)}
              >
                {reportName(name)}
              </a>
            ))}
          </nav>
          <p class="explained">
            {reports.map(({ name, summary }) => name === current && reportSummary(name, summary))}
          </p>
        </>
      )}
    </Await>
  );
};

type ControlsProps = {
  readonly agent: string;
  readonly report: string;
  readonly choice: ReportChoice;
  /** The default interval of the report, if the address has none. */
  readonly interval: ReportChoice['interval'];
};

const Controls = ({ agent, report, choice, interval }: ControlsProps) => {
  const change = (changes: Readonly<Record<string, string | undefined>>) =>
    go(withQuery(changes), { replaces: true });
  return (
    <div class="line">
      <label>
        {text.value.period}{' '}
        <select
          value={choice.days}
          onChange={({ currentTarget: { value } }) => change({ days: value === '' ? 'all' : value })}
        >
          {periods.map((days) => (
            <option key={days} value={days}>
              {text.value.periods[days]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {text.value.interval}{' '}
        <select
          value={choice.interval ?? interval ?? 'total'}
          onChange={({ currentTarget: { value } }) => change({ interval: value })}
        >
          {intervals.map((interval) => (
            <option key={interval} value={interval}>
              {text.value.intervals[interval]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {text.value.language}{' '}
        <select value={choice.lang} onChange={({ currentTarget: { value } }) => change({ lang: value })}>
          <option value="">{text.value.allLanguages}</option>
          {knownAgent(agent)?.languages.map((language) => (
            <option key={language}>{language}</option>
          ))}
        </select>
      </label>
      <AnswererFields choice={choice} onChange={change} />
      {choice.days !== '' && (
        <label>
          <input
            type="checkbox"
            checked={choice.isCompared}
            onChange={({ currentTarget: { checked } }) => change({ compare: checked ? 'true' : undefined })}
          />{' '}
          {text.value.compare}
        </label>
      )}
      <SaveCsv agent={agent} report={report} choice={choice} />
    </div>
  );
};

type AnswererProps = {
  readonly choice: ReportChoice;
  readonly onChange: (changes: Readonly<Record<string, string | undefined>>) => void;
};

/** Limit the report to turns that an environment or a revision answered. */
const AnswererFields = ({ choice, onChange }: AnswererProps) => (
  <>
    {(['environment', 'revision'] as const).map((name) => (
      <label key={name}>
        {text.value[name]}{' '}
        <input
          type="text"
          size={10}
          value={choice[name]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ [name]: value.trim() === '' ? undefined : value.trim() })
          }
        />
      </label>
    ))}
  </>
);

const SaveCsv = ({ agent, report, choice }: Omit<ControlsProps, 'interval'>) => {
  const [error, setError] = useState<unknown>();
  const save = () =>
    send(
      'GET /admin/agents/{id}/analytics/{report}',
      { path: { id: agent, report }, query: { ...queryOf(choice), format: 'csv' } },
      { headers: { Accept: 'text/csv' } },
    )
      .then((response) => response.blob())
      .then((csv) => download(csv, `${report}.csv`), setError);
  return (
    <>
      <button type="button" onClick={() => void save()}>
        {text.value.csv}
      </button>
      {error !== undefined && <Failure error={error} />}
    </>
  );
};
