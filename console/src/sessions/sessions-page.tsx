import { call, type Reply } from '../api/call.ts';
import { knownAgent } from '../frame/agents-known.ts';
import { useShortcuts } from '../frame/keys.ts';
import { useLoaded } from '../frame/loaded.ts';
import { count } from '../frame/numbers.ts';
import { go, query, to } from '../frame/router.ts';
import { useTitle } from '../frame/title.ts';
import { Await } from '../parts/await.tsx';
import { Empty } from '../parts/empty.tsx';
import { More, usePages } from '../parts/pages.tsx';
import { Filters, filterOf } from './filters.tsx';
import { SessionTable } from './session-table.tsx';
import { text } from './text.ts';

type SessionList = Reply<'GET /admin/agents/{id}/sessions'>;

/** Sessions of an agent, found by what happened in them. The address of the page is the search. */
export const Page = ({ agent }: { readonly agent: string }) => {
  useTitle(text.value.title, knownAgent(agent)?.name ?? '');
  const filter = filterOf(query.value);
  const key = JSON.stringify(filter);
  const found = useLoaded((signal) => search(agent, filter, undefined, signal), [agent, key]);
  useShortcuts(
    [{ keys: '/', does: text.value.keys.search, run: () => document.getElementById('said')?.focus() }],
    [text.value],
  );
  return (
    <>
      <h1>{text.value.title}</h1>
      <Filters agent={agent} key={key} filter={filter} />
      <OpenById agent={agent} />
      <Await of={found}>{(first) => <Found key={key} agent={agent} filter={filter} first={first} />}</Await>
    </>
  );
};

type Filter = ReturnType<typeof filterOf>;

const PER_PAGE = 50;

const search = (id: string, filter: Filter, cursor: string | undefined, signal?: AbortSignal) =>
  call(
    'GET /admin/agents/{id}/sessions',
    { path: { id }, query: { limit: PER_PAGE, ...filter, ...(cursor !== undefined && { cursor }) } },
    signal && { signal },
  );

type FoundProps = { readonly agent: string; readonly filter: Filter; readonly first: SessionList };

const Found = ({ agent, filter, first }: FoundProps) => {
  const { pages, ...rest } = usePages(first, (cursor) => search(agent, filter, cursor));
  const rows = pages.flatMap(({ sessions }) => sessions);
  const { counts, isUpToDate } = first;
  if (rows.length === 0 && rest.next === undefined)
    return <NothingFound agent={agent} isFiltered={isFiltered(filter)} />;
  return (
    <>
      <p class="counts" role="status">
        {text.value.counts(count(counts.sessions), count(counts.turns), count(counts.unmatched))}
        {!isUpToDate && ` ${text.value.behind}`}
      </p>
      <SessionTable agent={agent} rows={rows} />
      <More {...rest} />
    </>
  );
};

const isFiltered = ({ sort: _, order: __, ...rest }: Filter): boolean => Object.keys(rest).length > 0;

const NothingFound = ({ agent, isFiltered }: { readonly agent: string; readonly isFiltered: boolean }) =>
  isFiltered ? (
    <Empty title={text.value.nothing}>
      <p>
        {text.value.widen} <a href={to('agents', agent, 'sessions')}>{text.value.all}</a>
      </p>
    </Empty>
  ) : (
    <Empty title={text.value.none}>
      <p>{text.value.howToTalk}</p>
      <pre>npx parley chat {JSON.stringify(knownAgent(agent)?.name ?? agent)}</pre>
    </Empty>
  );

const OpenById = ({ agent }: { readonly agent: string }) => (
  <form
    class="open-by-id"
    onSubmit={(event) => {
      event.preventDefault();
      const id = String(new FormData(event.currentTarget).get('id')).trim();
      if (id !== '') go(to('agents', agent, 'sessions', id));
    }}
  >
    <label>
      {text.value.byId} <input name="id" required spellcheck={false} autoComplete="off" />
    </label>
    <button type="submit">{text.value.open}</button>
  </form>
);
