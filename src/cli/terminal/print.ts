import { jsonIn } from '../../kernel/json-in.ts';
import { quantity } from '../../kernel/quantity.ts';
import type { CommandArguments } from '../command.ts';
import type { Io } from '../io.ts';
import { writePaced } from './flow.ts';
import { lineColumnsOf, rowsText, wrapText } from './fold.ts';
import { asCell, asParagraph, columnsOf, forTerminals, pad } from './for-terminals.ts';

/** Prints a result: with `--json` as one JSON object, otherwise as text. */
export const printAnswer = (
  args: CommandArguments,
  io: Io,
  answer: { readonly json: object; readonly text: string },
) =>
  args.has('json')
    ? io.out.write(`${forTerminals(JSON.stringify(answer.json))}\n`)
    : printText(io, answer.text);

/** Text whose lines are wrapped between words on a narrow terminal. */
export const printText = (io: Io, text: string) =>
  io.out.write(`${wrapText(forTerminals(text), lineColumnsOf(io))}\n`);

/** A file, such as CSV: byte for byte unless it goes to a terminal. */
export const printFile = async (
  { out, terminal }: Pick<Io, 'out' | 'terminal'>,
  content: string | AsyncIterable<Uint8Array>,
): Promise<void> => {
  const chunks = typeof content === 'string' ? [Buffer.from(content)] : content;
  for await (const chunk of terminal.out ? safeLines(chunks) : chunks) await writePaced(out, chunk);
};

/** A chunk may end in the middle of a character or of a line break. */
async function* safeLines(chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const text = rest + decoder.decode(chunk, { stream: true });
    const end = text.lastIndexOf('\n') + 1;
    yield forTerminals(text.slice(0, end));
    rest = text.slice(end);
  }
  yield forTerminals(rest);
}

/** Text beside the output, such as a preview before a question. */
export const printNotice = ({ err }: Pick<Io, 'err'>, text: string) => err.write(`${forTerminals(text)}\n`);

/**
 * Rows as columns of equal width, two spaces apart.
 * @param columnsMax of a line: cells that do not fit go below
 */
export const inColumns = (
  rows: readonly (readonly string[])[],
  columnsMax = Number.POSITIVE_INFINITY,
): string => {
  const cells = rows.map((row) => row.map(asCell));
  const widths: number[] = [];
  for (const row of cells)
    for (const [column, cell] of row.entries())
      widths[column] = Math.max(widths[column] ?? 0, columnsOf(cell));
  const full = cells.map((row) => row.map((cell, column) => pad(cell, widths[column] ?? 0)));
  return rowsText(full, widths, columnsMax);
};

/** `1,234 events of 56 streams`: the content of a store. */
export const eventsOf = ({
  events,
  streams,
}: {
  readonly events: number;
  readonly streams: number;
}): string => `${quantity(events, 'event')} of ${quantity(streams, 'stream')}`;

/** A body as text: JSON over several lines, anything else as received. */
export const prettyJson = (body: string): string => {
  const json = jsonIn(body);
  return json === undefined ? body : JSON.stringify(json, null, 2);
};

type Warning = { readonly path: string; readonly message: string };

/** One screen; `agent validate` lists all. */
const WARNINGS_SHOWN_MAX = 20;

export const printWarnings = (io: Io, agentId: string, warnings: readonly Warning[]): void => {
  const lines = warnings
    .slice(0, WARNINGS_SHOWN_MAX)
    .map(({ path, message }) => asParagraph(`warning: ${path}: ${message}`));
  const otherCount = warnings.length - lines.length;
  const otherLine = `… and ${quantity(otherCount, 'more warning')}. To list them:\n  parley agent validate ${agentId}`;
  for (const line of [...lines, ...(otherCount > 0 ? [otherLine] : [])]) printNotice(io, line);
};

type NewAgentReply = {
  readonly agentId: string;
  readonly name: string;
  readonly clientAccessToken: string;
  readonly developerAccessToken: string;
  readonly warnings?: readonly Warning[];
};

/** A new agent with its tokens, which are shown only once. */
export const printNewAgent = (args: CommandArguments, io: Io, agent: NewAgentReply): void => {
  printWarnings(io, agent.agentId, agent.warnings ?? []);
  const rows = [
    ['agent', agent.agentId],
    ['name', agent.name],
    ['client access token', agent.clientAccessToken],
    ['developer access token', agent.developerAccessToken],
  ];
  const advice = 'Keep the tokens: they are not shown again. To talk to the agent:';
  const text = `${inColumns(rows)}\n\n${advice}\n  parley chat ${agent.agentId}`;
  printAnswer(args, io, { json: agent, text });
};
