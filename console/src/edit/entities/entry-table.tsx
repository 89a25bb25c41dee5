import { useRef, useState } from 'preact/hooks';
import { useShortcuts } from '../../frame/keys.ts';
import { count } from '../../frame/numbers.ts';
import { SearchField } from '../../parts/search-field.tsx';
import type { Entry } from './entry.ts';
import { EntryRow } from './entry-row.tsx';
import { entriesIn, withPastedEntries } from './spreadsheet.ts';
import { text } from './text.ts';

type Entries = readonly Entry[];
type Props = {
  readonly entries: Entries;
  readonly isEnum: boolean;
  readonly language: string | undefined;
  readonly onEdit: (change: (before: Entries) => Entries) => void;
};

/** Rows per page, because a browser is slow with the fields of 30,000. */
const ROWS = 50;

/** Entries with their synonyms: searched, edited, pasted and removed. */
export const EntryTable = ({ entries, isEnum, language, onEdit }: Props) => {
  const table = useRef<HTMLTableElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [filter, setFilter] = useState('');
  const [page, setPage] = useState(0);
  useShortcuts([{ keys: '/', does: text.value.search, run: () => field.current?.focus() }], [text.value]);
  const matches = placesOf(entries, filter.toLowerCase());
  const last = Math.max(0, Math.ceil(matches.length / ROWS) - 1);
  const first = Math.min(page, last) * ROWS;
  const change = (at: number, entry: Entry | undefined) =>
    onEdit((before) => (entry === undefined ? before.toSpliced(at, 1) : before.with(at, entry)));
  const add = () => {
    setFilter('');
    setPage(Math.floor(entries.length / ROWS));
    onEdit((before) => [...before, { name: '', synonyms: [] }]);
    requestAnimationFrame(() => table.current?.querySelector<HTMLElement>('tr:last-child input')?.focus());
  };
  return (
    <section aria-labelledby="entries-title">
      <h2 id="entries-title">{text.value.fields.entries}</h2>
      <SearchField
        label={text.value.search}
        field={field}
        value={filter}
        onInput={(words) => {
          setFilter(words);
          setPage(0);
        }}
      />
      <p role="status">{text.value.counts(count(matches.length), count(entries.length))}</p>
      <table class="wide entries" ref={table} onPaste={(event) => paste(event, onEdit)}>
        <thead>
          <tr>
            <th scope="col">{text.value.value}</th>
            {!isEnum && <th scope="col">{text.value.synonyms}</th>}
            <th scope="col">
              <span class="unseen">{text.value.remove}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {matches.slice(first, first + ROWS).map((at) => (
            <EntryRow
              key={at}
              entry={entries[at] ?? { name: '', synonyms: [] }}
              number={at + 1}
              isEnum={isEnum}
              language={language}
              onChange={(entry) => change(at, entry)}
            />
          ))}
        </tbody>
      </table>
      {last > 0 && <PageTurner page={Math.min(page, last)} last={last} onTurn={setPage} />}
      <button type="button" onClick={add}>
        {text.value.addEntry}
      </button>
    </section>
  );
};

const paste = (event: ClipboardEvent, onEdit: Props['onEdit']): void => {
  const rows = pastedRows(event);
  if (rows === undefined) return;
  event.preventDefault();
  onEdit((before) =>
    withPastedEntries(
      before.filter(({ name }) => name !== ''),
      entriesIn(rows),
    ),
  );
};

/**
 * Rows of a spreadsheet, which become entries; undefined for text that belongs in the field itself. In the
 * field of synonyms, each line is one of them.
 */
const pastedRows = ({ target, clipboardData }: ClipboardEvent): string | undefined => {
  const pastedText = clipboardData?.getData('text/plain') ?? '';
  const isOneField = target instanceof HTMLTextAreaElement || !/[\t\n]/.test(pastedText.trim());
  return isOneField ? undefined : pastedText;
};

const placesOf = (entries: Entries, filter: string): readonly number[] =>
  entries.flatMap(({ name, synonyms }, at) =>
    filter === '' || [name, ...synonyms].some((word) => word.toLowerCase().includes(filter)) ? [at] : [],
  );

type TurningProps = {
  readonly page: number;
  readonly last: number;
  readonly onTurn: (page: number) => void;
};

const PageTurner = ({ page, last, onTurn }: TurningProps) => (
  <p class="line">
    <button type="button" onClick={() => onTurn(Math.max(0, page - 1))}>
      {text.value.previous}
    </button>{' '}
    {text.value.page(count(page + 1), count(last + 1))}{' '}
    <button type="button" onClick={() => onTurn(Math.min(last, page + 1))}>
      {text.value.next}
    </button>
  </p>
);
