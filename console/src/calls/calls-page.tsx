import { call, type Reply } from '../api/call.ts';
import { knownAgent } from '../frame/agents-known.ts';
import { count } from '../frame/numbers.ts';
import { query } from '../frame/router.ts';
import { SearchPage } from '../parts/search-page.tsx';
import { outcomeName } from '../parts/webhook-outcomes.ts';
import { CallFilters, type Filter, filterOf } from './call-filters.tsx';
import { CallTable } from './call-table.tsx';
import { text } from './text.ts';

type CallList = Reply<'GET /admin/agents/{id}/webhook-calls'>;

/** The webhook calls of an agent: how each ended and how long it took. */
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
      form={(key) => <CallFilters agent={agent} key={key} filter={filter} />}
      counts={({ counts }) => counts && countsOf(counts)}
      rowsOf={({ calls }) => calls}
      table={(rows) => <CallTable agent={agent} rows={rows} />}
      howToBegin={
        <>
          <p>{text.value.howToCall}</p>
          <pre>npx parley agent webhook {JSON.stringify(knownAgent(agent)?.name ?? agent)} --url URL</pre>
        </>
      }
    />
  );
};

const countsOf = ({ total, outcomes, isComplete }: NonNullable<CallList['counts']>): string => {
  const parts = Object.entries(outcomes)
    .toSorted(([, one], [, other]) => other - one)
    .map(([outcome, calls]) => `${count(calls)} ${outcomeName(outcome)}`);
  return text.value.counts(total, `${count(total)}${isComplete ? '' : '+'}`, parts.join(', '));
};

const isFiltered = ({ order: _, ...rest }: Filter): boolean => Object.keys(rest).length > 0;
