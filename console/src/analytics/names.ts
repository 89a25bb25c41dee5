import { words } from '../frame/words.ts';
import { germanOutcomes } from '../parts/outcomes-de.ts';
import { germanColumnSummaries } from './column-summaries-de.ts';
import {
  germanCells,
  germanColumns,
  germanPlaceholders,
  germanReportSummaries,
  germanReports,
} from './names-de.ts';

type Names = Readonly<Record<string, string>>;

const reportNames = words<Names>({
  en: { flow: 'intent flow', 'context-coverage': 'context coverage' },
  de: germanReports,
});

/** The English names come from the server. */
const reportSummaries = words<Names>({ en: {}, de: germanReportSummaries });

const columnNames = words<Names>({ en: {}, de: { ...germanOutcomes, ...germanColumns } });

const columnSummaries = words<Readonly<Record<string, Names>>>({ en: {}, de: germanColumnSummaries });

const cellNames = words<Readonly<Record<string, Names>>>({ en: {}, de: germanCells });

const placeholders = words<Names>({ en: {}, de: germanPlaceholders });

/** `turnsPerSession` → "turns per session", `http_status` → "http status". */
const inWords = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, (_, end, begin) => `${end} ${begin.toLowerCase()}`)
    .replaceAll(/[-_]/g, ' ');

const nameIn = (names: Names, name: string): string => names[name] ?? inWords(name);

export const reportName = (name: string): string => nameIn(reportNames.value, name);
/** @param english the server's description. */
export const reportSummary = (name: string, english: string): string =>
  reportSummaries.value[name] ?? english;
export const columnName = (name: string): string => nameIn(columnNames.value, name);
/** @param english the server's description. */
export const columnSummary = (report: string, column: string, english: string): string =>
  columnSummaries.value[report]?.[column] ?? english;

export const cellName = (column: string, cell: string): string =>
  cellNames.value[column]?.[cell] ?? placeholders.value[cell] ?? cell;
