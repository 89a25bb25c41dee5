import type { Entry } from '../../agent/agent.ts';
import { undefuse } from '../../kernel/csv.ts';
import { jsonOfFile, textOfFile } from '../client/json-file.ts';
import type { CommandArguments, Option } from '../command.ts';
import { CommandError, EXIT_USAGE, type Io } from '../io.ts';

/** An entity in the shape of `/v1/entities`. */
export type WireEntity = { readonly entries?: readonly Entry[] } & Readonly<Record<string, unknown>>;

export const entityOptions: readonly Option[] = [
  {
    flags: '--entry <entry>',
    summary: 'a value, or a value and its synonyms: "tea=tea,chai,cup of tea"',
    repeats: true,
  },
  {
    flags: '--csv <file>',
    summary: 'entries from a file, one value with its synonyms per line; - for stdin',
  },
  { flags: '--from <file>', summary: 'the entity as JSON of /v1/entities; - for standard input' },
  { flags: '--enum', summary: 'entries refer to other entities' },
  { flags: '--expand', summary: 'the entity also accepts values that are not listed' },
];

/** The entity that the options describe; `entries` are absent if none are given. */
export const entityIn = async (args: CommandArguments, io: Io): Promise<WireEntity> => {
  const [from, csv] = [args.text('from'), args.text('csv')];
  const base: WireEntity = from === undefined ? {} : await jsonOfFile(from, io);
  const entries = [
    ...(base.entries ?? []),
    ...(csv === undefined ? [] : entriesInCsv(await textOfFile(csv, io))),
    ...args.texts('entry').map(entryIn),
  ];
  return {
    ...base,
    ...(entries.length > 0 && { entries }),
    ...(args.has('enum') && { isEnum: true }),
    ...(args.has('expand') && { automatedExpansion: true }),
  };
};

const entryIn = (text: string): Entry => {
  const at = text.indexOf('=');
  const value = (at < 0 ? text : text.slice(0, at)).trim();
  const synonyms = at < 0 ? [] : text.slice(at + 1).split(',');
  return entryOf(value, synonyms, `--entry ${text}`);
};

const entryOf = (value: string, synonyms: readonly string[], place: string): Entry => {
  if (value === '') throw new CommandError(`${place} names no value`, EXIT_USAGE);
  const others = synonyms.map((synonym) => synonym.trim()).filter((synonym) => synonym !== '');
  return { value, synonyms: others.length === 0 ? [value] : [...new Set(others)] };
};

/** Lines in the format of the original console: `"value","synonym","synonym"`. */
export const entriesInCsv = (text: string): readonly Entry[] =>
  recordsOf(text.replace(/^\uFEFF/, '')).flatMap((cells, at) => {
    const [value = '', ...synonyms] = cells.map((cell) => undefuse(cell.trim()));
    return value === '' && synonyms.every((synonym) => synonym === '')
      ? []
      : [entryOf(value, synonyms, `record ${at + 1} of the CSV file`)];
  });

const quotedCell = /[ \t]*"([^"]*(?:""[^"]*)*)"(?!")[ \t]*/y;
const openQuote = /[ \t]*"/y;
const plainCell = /[^,\r\n]*/y;
const endOfCell = /,|\r?\n|\r|$/y;

/**
 * RFC 4180: quoted cells may contain commas, line breaks and doubled quotes. A quote within another cell is
 * one of its characters, as in `3" pipe`. @throws CommandError if a quoted cell does not end, or more follows
 */
const recordsOf = (text: string): readonly (readonly string[])[] => {
  const records: string[][] = [];
  let cells: string[] = [];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match !== null) at = pattern.lastIndex;
    return match;
  };
  const refuse = (fault: string): CommandError =>
    new CommandError(`record ${records.length + 1} of the CSV file ${fault}`, EXIT_USAGE);
  while (at < text.length || cells.length > 0) {
    const quotedText = take(quotedCell)?.[1];
    if (quotedText === undefined && take(openQuote) !== null)
      throw refuse('begins a cell with a quote that does not end');
    cells.push(quotedText?.replaceAll('""', '"') ?? take(plainCell)?.[0] ?? '');
    const end = take(endOfCell)?.[0];
    if (end === undefined) throw refuse('has more text behind a quoted cell');
    if (end === ',') continue;
    records.push(cells);
    cells = [];
  }
  return records;
};
