import { jsonIn } from '../kernel/json-in.ts';
import type { Given } from './command.ts';
import { asCell, columnsOf, forTerminals } from './for-terminals.ts';
import type { Io } from './io.ts';

/** Prints an answer: whole as one JSON object with `--json`, otherwise as text for people. */
export const printAnswer = (given: Given, io: Io, answer: { readonly json: object; readonly text: string }) =>
  io.out.write(`${forTerminals(given.has('json') ? JSON.stringify(answer.json) : answer.text)}\n`);

/** Rows as columns of equal width, two spaces apart. */
export const inColumns = (rows: readonly (readonly string[])[]): string => {
  const cells = rows.map((row) => row.map(asCell));
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => columnsOf(row[column] ?? ''))),
  );
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - columnsOf(cell))))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

/** `1 turn`, `2 turns`, `1,234 turns`. */
export const counted = (count: number, what: string): string =>
  `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;

/** `1,234 events of 56 streams`: what a store holds. */
export const eventsOf = ({
  events,
  streams,
}: {
  readonly events: number;
  readonly streams: number;
}): string => `${counted(events, 'event')} of ${counted(streams, 'stream')}`;

/** A body for people: JSON over several lines, anything else as it came. */
export const prettyJson = (body: string): string => {
  const json = jsonIn(body);
  return json === undefined ? body : JSON.stringify(json, null, 2);
};

type NewAgentReply = {
  readonly agentId: string;
  readonly name: string;
  readonly clientAccessToken: string;
  readonly developerAccessToken: string;
  readonly warnings?: readonly { readonly path: string; readonly message: string }[];
};

/** A new agent with its tokens, which are shown this once. */
export const printNewAgent = (given: Given, io: Io, agent: NewAgentReply): void => {
  for (const { path, message } of agent.warnings ?? []) io.err.write(`warning: ${path}: ${message}\n`);
  const rows = [
    ['agent', agent.agentId],
    ['name', agent.name],
    ['client access token', agent.clientAccessToken],
    ['developer access token', agent.developerAccessToken],
  ];
  const advice = `Keep the tokens: they are not shown again. \`parley chat ${agent.agentId}\` talks to it.`;
  const text = `${inColumns(rows)}\n\n${advice}`;
  printAnswer(given, io, { json: agent, text });
};
