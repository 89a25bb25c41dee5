import { call, type Reply } from '../api/call.ts';
import { knownAgent } from '../frame/agents-known.ts';
import { useShortcuts } from '../frame/keys.ts';
import { useLoaded } from '../frame/loaded.ts';
import { count } from '../frame/numbers.ts';
import { query, to } from '../frame/router.ts';
import { useTitle } from '../frame/title.ts';
import { Await } from '../parts/await.tsx';
import { Empty } from '../parts/empty.tsx';
import { More, usePages } from '../parts/pages.tsx';
import { outcomeName } from '../parts/webhook-outcomes.ts';
import { CallFilters, type Filter, filterOf } from './call-filters.tsx';
import { CallTable } from './call-table.tsx';
import { text } from './text.ts';

type CallList = Reply<'GET /admin/agents/{id}/webhook-calls'>;

/** The webhook calls of an agent: how each ended and how long it took. The address of the page is the search. */
export const Page = ({ agent }: { readonly agent: string }) => {
  useTitle(text.value.title, knownAgent(agent)?.name ?? '');
  const filter = filterOf(query.value);
  const key = JSON.stringify(filter);
  const found = useLoaded((signal) => search(agent, filter, undefined, signal), [agent, key]);
  useShortcuts(
    [{ keys: '/', does: text.value.keys.search, run: () => document.getElementById('in-body')?.focus() }],
    [text.value],
  );
  return (
    <>
      <h1>{text.value.title}</h1>
      <CallFilters agent={agent} key={key} filter={filter} />
      <Await of={found}>{(first) => <Found key={key} agent={agent} filter={filter} first={first} />}</Await>
    </>
  );
};

const PER_PAGE = 50;

const search = (id: string, filter: Filter, cursor: string | undefined, signal?: AbortSignal) =>
  call(
    'GET /admin/agents/{id}/webhook-calls',
    { path: { id }, query: { limit: PER_PAGE, ...filter, ...(cursor !== undefined && { cursor }) } },
    signal && { signal },
  );

type FoundProps = { readonly agent: string; readonly filter: Filter; readonly first: CallList };

const Found = ({ agent, filter, first }: FoundProps) => {
  const { pages, ...rest } = usePages(first, (cursor) => search(agent, filter, cursor));
  const rows = pages.flatMap(({ calls }) => calls);
  if (rows.length === 0 && rest.next === undefined)
    return <NothingFound agent={agent} isFiltered={isFiltered(filter)} />;
  return (
    <>
      <p class="counts" role="status">
        {first.counts && countsOf(first.counts)}
        {!first.isUpToDate && ` ${text.value.behind}`}
      </p>
      <CallTable agent={agent} rows={rows} />
      <More {...rest} />
    </>
  );
};

const countsOf = ({ total, outcomes, isComplete }: NonNullable<CallList['counts']>): string => {
  const parts = Object.entries(outcomes)
    .toSorted(([, one], [, other]) => other - one)
    .map(([outcome, calls]) => `${count(calls)} ${outcomeName(outcome)}`);
  return text.value.counts(total, `${count(total)}${isComplete ? '' : '+'}`, parts.join(', '));
};

const isFiltered = ({ order: _, ...rest }: Filter): boolean => Object.keys(rest).length > 0;

const NothingFound = ({ agent, isFiltered }: { readonly agent: string; readonly isFiltered: boolean }) =>
  isFiltered ? (
    <Empty title={text.value.nothing}>
      <p>
        {text.value.widen} <a href={to('agents', agent, 'calls')}>{text.value.all}</a>
      </p>
    </Empty>
  ) : (
    <Empty title={text.value.none}>
      <p>{text.value.howToCall}</p>
      <pre>npx parley agent webhook {JSON.stringify(knownAgent(agent)?.name ?? agent)} --url URL</pre>
    </Empty>
  );
