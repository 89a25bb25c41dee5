import type { ComponentChildren } from 'preact';
import { useShortcuts } from '../frame/keys.ts';
import { useLoaded } from '../frame/loaded.ts';
import { to } from '../frame/router.ts';
import { useTitle } from '../frame/title.ts';
import { Await } from './await.tsx';
import { Empty } from './empty.tsx';
import { More, usePages } from './pages.tsx';

type Words = Readonly<Record<'title' | 'behind' | 'nothing' | 'widen' | 'all' | 'none', string>> & {
  readonly keys: { readonly search: string };
};

type List = { readonly isUpToDate: boolean; readonly nextCursor?: string };
type Range = { readonly limit: number; readonly cursor?: string };

type Props<L extends List, Row> = {
  readonly agent: string;
  /** The list's path in addresses, after its agent. */
  readonly place: 'sessions' | 'calls';
  readonly words: Words;
  readonly filter: object;
  /** Whether the filter excludes any row. */
  readonly isFiltered: boolean;
  /** Id of the field that the key `/` focuses. */
  readonly fieldId: string;
  readonly load: (range: Range, signal?: AbortSignal) => Promise<L>;
  /** The form of the filter, with anything that belongs below it. */
  readonly form: (key: string) => ComponentChildren;
  readonly counts: (first: L) => ComponentChildren;
  /** A warning about these pages, if there is one. */
  readonly remark?: (pages: readonly L[]) => string | undefined;
  readonly rowsOf: (page: L) => readonly Row[];
  readonly table: (rows: readonly Row[], first: L) => ComponentChildren;
  /** How to create a first row, if there is none yet. */
  readonly howToBegin: ComponentChildren;
};

const PER_PAGE = 50;

/** A search in an agent's data, with results in pages. The page's address contains the search. */
export const SearchPage = <L extends List, Row>(props: Props<L, Row>) => {
  const { agent, words, filter, fieldId, load, form } = props;
  useTitle(words.title, agent);
  const key = JSON.stringify(filter);
  const firstPage = useLoaded((signal) => load({ limit: PER_PAGE }, signal), [agent, key]);
  useShortcuts(
    [{ keys: '/', does: words.keys.search, run: () => document.getElementById(fieldId)?.focus() }],
    [words],
  );
  return (
    <>
      <h1>{words.title}</h1>
      {form(key)}
      <Await of={firstPage}>{(first) => <Results key={key} {...props} first={first} />}</Await>
    </>
  );
};

const Results = <L extends List, Row>(props: Props<L, Row> & { readonly first: L }) => {
  const { agent, place, words, isFiltered, first, load, counts, rowsOf, table, howToBegin } = props;
  const { pages, ...rest } = usePages(first, (cursor) => load({ limit: PER_PAGE, cursor }));
  const rows = pages.flatMap(rowsOf);
  const remark = props.remark?.(pages);
  if (rows.length > 0 || rest.next !== undefined)
    return (
      <>
        <p class="counts" role="status">
          {counts(first)}
          {!first.isUpToDate && ` ${words.behind}`}
        </p>
        {remark !== undefined && <p class="warn">{remark}</p>}
        {table(rows, first)}
        <More {...rest} />
      </>
    );
  if (!isFiltered) return <Empty title={words.none}>{howToBegin}</Empty>;
  return (
    <Empty title={words.nothing}>
      {remark !== undefined && <p class="warn">{remark}</p>}
      <p>
        {words.widen} <a href={to('agents', agent, place)}>{words.all}</a>
      </p>
    </Empty>
  );
};
