import { useState } from 'preact/hooks';
import { call, Refusal, type Reply } from '../api/call.ts';
import { useLoaded, usePolling } from '../frame/loaded.ts';
import { count, share } from '../frame/numbers.ts';
import { may } from '../frame/rights.ts';
import { to } from '../frame/router.ts';
import { useTitle } from '../frame/title.ts';
import { Await } from '../parts/await.tsx';
import { Empty } from '../parts/empty.tsx';
import { EndShadow } from '../parts/end-shadow.tsx';
import { Moment } from '../parts/moment.tsx';
import { More } from '../parts/pages.tsx';
import { Progress } from '../parts/progress.tsx';
import { CauseMenu, ChangeTable, chosenGroup } from './change-table.tsx';
import { text } from './shadow-text.ts';

type Report = Reply<'GET /admin/agents/{id}/environments/{environment}/shadow'>;
type Props = { readonly agent: string; readonly environment: string };

/** Frequent enough to see turns arrive, with little load on the server. */
const POLLED_EVERY_MS = 2_000;
const NOT_FOUND = 404;

/** The answers of another revision to the turns of an environment since it became its shadow. */
export const Page = ({ agent, environment }: Props) => {
  useTitle(text.value.title(environment), agent);
  const loaded = useLoaded((signal) => loadReport({ agent, environment }, signal), [agent, environment]);
  usePolling(loaded.again, POLLED_EVERY_MS);
  return (
    <>
      <h1 dir="auto">{text.value.title(environment)}</h1>
      <p>
        <a href={to('agents', agent, 'what-if')}>{text.value.all}</a>
      </p>
      <Await of={loaded}>
        {(report) =>
          report === null ? (
            <Empty title={text.value.none(environment)}>
              <p>
                {text.value.is} <a href={to('agents', agent, 'edit', 'history')}>{text.value.setOne}</a>
              </p>
            </Empty>
          ) : (
            <ComparedTurns agent={agent} report={report} onEnd={loaded.again} />
          )
        }
      </Await>
    </>
  );
};

/** Null if no shadow is set. @throws Refusal */
const loadReport = async ({ agent, environment }: Props, signal: AbortSignal): Promise<Report | null> => {
  try {
    const path = { id: agent, environment };
    return await call('GET /admin/agents/{id}/environments/{environment}/shadow', { path }, { signal });
  } catch (error) {
    if (error instanceof Refusal && error.status === NOT_FOUND && error.code === 'shadow_not_found')
      return null;
    throw error;
  }
};

type ComparedProps = { readonly agent: string; readonly report: Report; readonly onEnd: () => void };

const ComparedTurns = ({ agent, report, onEnd }: ComparedProps) => {
  const { environment, revision, since, upToDate, turns, changed, refused, webhooksUnrecorded } = report;
  return (
    <>
      <p class="explained">
        {text.value.of(revision)} {text.value.since} <Moment at={since} />.
      </p>
      {!upToDate && <Progress share={undefined} label={text.value.catchingUp} />}
      <p role="status">
        {text.value.summary(count(turns), count(changed), share(report.share))}{' '}
        {refused > 0 && text.value.refused(count(refused))}{' '}
        {webhooksUnrecorded > 0 && text.value.unrecorded(count(webhooksUnrecorded))}
      </p>
      {may('changes') && (
        <p class="line">
          <a href={to('agents', agent, 'edit', 'history')}>{text.value.publish}</a>{' '}
          <EndShadow agent={agent} environment={environment} onEnd={onEnd} />
        </p>
      )}
      {changed > 0 ? (
        <>
          <CauseMenu groups={report.groups} />
          <ListedGroups agent={agent} groups={report.groups} />
        </>
      ) : (
        <Empty title={turns === 0 ? text.value.noTurns : text.value.nothing}>
          <p>{turns === 0 ? text.value.noTurnsHint : text.value.nothingHint}</p>
        </Empty>
      )}
    </>
  );
};

/** Further rows are shown on a click, because the report lists up to two thousand. */
const ROWS_SHOWN = 100;

const ListedGroups = ({ agent, groups }: { readonly agent: string; readonly groups: Report['groups'] }) => {
  const [visibleCount, setVisibleCount] = useState(ROWS_SHOWN);
  const alike = chosenGroup(groups)?.alike ?? [];
  const showMore = () => setVisibleCount(visibleCount + ROWS_SHOWN);
  return (
    <>
      <ChangeTable agent={agent} changes={alike.slice(0, visibleCount)} />
      <More next={alike.length > visibleCount ? showMore : undefined} error={undefined} />
    </>
  );
};
