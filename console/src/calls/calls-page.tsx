import { useState } from 'preact/hooks';
import { call, type Reply } from '../api/call.ts';
import { count } from '../frame/numbers.ts';
import { may } from '../frame/rights.ts';
import { query, to } from '../frame/router.ts';
import { SearchPage } from '../parts/search-page.tsx';
import { outcomeName } from '../parts/webhook-outcomes.ts';
import { BulkResend } from './bulk-resend.tsx';
import { CallFilters, type Filter, filterOf } from './call-filters.tsx';
import { CallTable } from './call-table.tsx';
import { Circuits } from './circuits.tsx';
import type { Selection } from './resending.ts';
import { text } from './text.ts';

type CallList = Reply<'GET /admin/agents/{id}/webhook-calls'>;

/** The webhook calls of an agent, with their outcomes and durations. */
export const Page = ({ agent }: { readonly agent: string }) => {
  const filter = filterOf(query.value);
  return (
    <SearchPage
      agent={agent}
      place="calls"
      words={text.value}
      filter={filter}
      isFiltered={isFiltered(filter)}
      fieldId="in-body"
      load={(range, signal) =>
        call(
          'GET /admin/agents/{id}/webhook-calls',
          { path: { id: agent }, query: { ...filter, ...range } },
          signal && { signal },
        )
      }
      form={(key) => (
        <>
          <Circuits agent={agent} />
          <CallFilters agent={agent} key={key} filter={filter} />
        </>
      )}
      counts={({ counts }) => counts && countsOf(counts)}
      rowsOf={({ calls }) => calls}
      table={(rows, { counts }) => (
        <Calls agent={agent} rows={rows} filter={filter} total={counts?.total ?? 0} />
      )}
      howToBegin={
        <p>
          {text.value.howToCall} <a href={to('agents', agent, 'edit', 'webhook')}>{text.value.setWebhook}</a>
        </p>
      }
    />
  );
};

type CallsProps = {
  readonly agent: string;
  readonly rows: CallList['calls'];
  readonly filter: Filter;
  /** The number of calls that match the filter; `rows` has the loaded ones. */
  readonly total: number;
};

const Calls = ({ agent, rows, filter, total }: CallsProps) => {
  const [selection, mark] = useState<ReadonlySet<string>>(new Set());
  const markedIds = rows.map(({ callId }) => callId).filter((callId) => selection.has(callId));
  if (!may('changes')) return <CallTable agent={agent} rows={rows} choice={undefined} />;
  return (
    <>
      <BulkResend
        agent={agent}
        selection={{ selection: { calls: markedIds }, calls: markedIds.length }}
        all={{ selection: selectionOf(filter), calls: total }}
      />
      <CallTable agent={agent} rows={rows} choice={{ selection, mark }} />
    </>
  );
};

/** All values in an address are text. */
const selectionOf = ({ order: _, status, slowerThanMs, ...texts }: Filter): Selection => ({
  ...texts,
  ...(status !== undefined && { status: Number(status) }),
  ...(slowerThanMs !== undefined && { slowerThanMs: Number(slowerThanMs) }),
});

const countsOf = ({ total, outcomes, isComplete }: NonNullable<CallList['counts']>): string => {
  const parts = Object.entries(outcomes)
    .toSorted(([, one], [, other]) => other - one)
    .map(([outcome, calls]) => `${count(calls)} ${outcomeName(outcome)}`);
  return text.value.counts(total, `${count(total)}${isComplete ? '' : '+'}`, parts.join(', '));
};

const isFiltered = ({ order: _, ...rest }: Filter): boolean => Object.keys(rest).length > 0;
