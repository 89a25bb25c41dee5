import type { DuckDBConnection } from '@duckdb/node-api';
import { CommandError } from '../io.ts';

/** The rows of a result: values as in JSON, in the order of the columns. */
export type Table = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
};

export type Database = {
  readonly run: (statement: string) => Promise<void>;
  readonly table: (query: string) => Promise<Table>;
  readonly close: () => void;
};

/**
 * DuckDB is an optional dependency of 70 MB, needed only for SQL and Parquet, so it is loaded here.
 * @returns how to open a database in a file @throws CommandError if it is not installed
 */
export const openDatabase = async (): Promise<(path: string) => Promise<Database>> => {
  const { DuckDBInstance } = await loadDuckDb();
  return async (path) => {
    const instance = await DuckDBInstance.create(path);
    const connection = await instance.connect();
    return {
      run: async (statement) => {
        await connection.run(statement).catch(rethrowWithCode);
      },
      table: (query) => tableOf(connection, query),
      close: () => {
        connection.closeSync();
        instance.closeSync();
      },
    };
  };
};

/** DuckDB names a full disk only in the text of its errors. */
const rethrowWithCode = (error: unknown): never => {
  throw error instanceof Error && error.message.includes('No space left on device')
    ? Object.assign(error, { code: 'ENOSPC' })
    : error;
};

const loadDuckDb = async () => {
  try {
    return await import('@duckdb/node-api');
  } catch (cause) {
    throw new CommandError(
      'this needs DuckDB, which is not installed. Install it beside Parley: `npm install @duckdb/node-api`. ' +
        'Without it, `parley export events --format ndjson` writes files that any other program reads.',
      undefined,
      { cause },
    );
  }
};

const tableOf = async (connection: DuckDBConnection, query: string): Promise<Table> => {
  const reader = await connection.runAndReadAll(query);
  return { columns: reader.deduplicatedColumnNames(), rows: reader.getRowsJson() };
};

/** A text as an SQL literal. */
export const sqlText = (text: string): string => `'${text.replaceAll("'", "''")}'`;
