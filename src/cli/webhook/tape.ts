import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { quantity } from '../../kernel/quantity.ts';
import type { RecordedCall } from '../../session/recorded-call.ts';
import { clientSettings } from '../../settings/settings.ts';
import { type Client, openClient } from '../client/client.ts';
import {
  AGENT_OPTION,
  agentPathOf,
  argumentsIn,
  callFilterIn,
  periodOptions,
  queryOf,
} from '../client/filters.ts';
import { type Command, type CommandArguments, JSON_OPTION } from '../command.ts';
import { CommandError, EXIT_OK, EXIT_USAGE, type Io } from '../io.ts';
import { printNotice } from '../terminal/print.ts';
import { type ReplyTape, replyTape } from './tape-file.ts';

const HOST = '127.0.0.1';

export const webhookTape: Command = {
  name: 'webhook tape',
  summary: 'serve recorded webhook replies on this machine, instead of the service',
  args: [{ name: '[session...]', summary: 'sessions whose replies to serve; or use --since' }],
  options: [
    AGENT_OPTION,
    ...periodOptions('calls'),
    { flags: '--serve <port>', summary: 'port to listen on; 0 selects a free one [default: 0]' },
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley webhook tape SESSION --serve 3000',
    'parley webhook tape --since 7d --agent "Bike shop" --serve 3000',
  ],
  run: async (args, io) => {
    const tape = replyTape(await callsIn(args, openClient(args, io)));
    if (tape.size === 0) throw new CommandError('there is no recorded reply to serve');
    const server = createServer((request, response) => {
      answer(tape, request, response, io).catch(() => response.destroy());
    });
    const port = await whenListening(server, portIn(args));
    const url = `http://${HOST}:${port}/`;
    const json = JSON.stringify({ url, replies: tape.size });
    const words = `Serving ${quantity(tape.size, 'recorded reply', 'recorded replies')} at ${url}\nCtrl-C ends it.`;
    io.out.write(`${args.has('json') ? json : words}\n`);
    await closeOnStop(server, io.stop);
    return EXIT_OK;
  },
};

const callsIn = async (args: CommandArguments, client: Client): Promise<readonly RecordedCall[]> => {
  const sessions = argumentsIn(args);
  const filter = callFilterIn(args);
  if (sessions.length === 0 && Object.keys(filter).length === 0) {
    throw new CommandError('say which replies: name sessions, or give --since', EXIT_USAGE);
  }
  const path = `${await agentPathOf(client, args)}/webhook-calls`;
  const filters = sessions.length === 0 ? [filter] : sessions.map((session) => ({ ...filter, session }));
  const calls: RecordedCall[] = [];
  for (const filter of filters) {
    const call = { method: 'GET', path: `${path}?${queryOf({ ...filter, format: 'ndjson' })}` } as const;
    for await (const recordedCall of client.lines<RecordedCall>(call))
      if (!recordedCall.isErased) calls.push(recordedCall);
  }
  return calls;
};

/** Ports have 16 bits. */
const PORT_MAX = 65_535;

const portIn = (args: CommandArguments): number => {
  const port = args.text('serve') ?? '0';
  if (/^\d{1,5}$/.test(port) && Number(port) <= PORT_MAX) return Number(port);
  throw new CommandError(`--serve takes a port from 0 to ${PORT_MAX}, not "${port}"`, EXIT_USAGE);
};

const whenListening = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (cause) => {
      reject(new CommandError(`cannot listen on port ${port}: ${cause.message}`, EXIT_USAGE, { cause }));
    });
    // A TCP server's address is never a pipe's name.
    server.listen(port, HOST, () => resolve((server.address() as AddressInfo).port));
  });

/** Called for each webhook call of an agent. Prints the served reply on stderr. */
const answer = async (
  tape: ReplyTape,
  request: IncomingMessage,
  response: ServerResponse,
  io: Io,
): Promise<void> => {
  const body = await text(request);
  const key = request.headers['idempotency-key'];
  const reply = tape.replyTo(typeof key === 'string' ? key : undefined, body);
  if (reply === undefined) {
    io.err.write('404: no recorded request is like this one\n');
    const speech = JSON.stringify({ error: 'no recorded request is like this one' });
    response.writeHead(404, { 'content-type': 'application/json' }).end(speech);
    return;
  }
  const { status, contentType, bytes, callId, by } = reply;
  printNotice(io, `${status}: as call ${callId}, found by its ${by}`);
  response.writeHead(status, { 'content-type': contentType, 'x-parley-tape': callId }).end(bytes);
};

const closeOnStop = (server: Server, stop: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const close = () => {
      server.close(() => resolve());
      server.closeAllConnections();
    };
    if (stop.aborted) close();
    else stop.addEventListener('abort', close, { once: true });
  });
