import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { startDeskServer } from '../support/desk-server.ts';
import { endlessReply } from '../support/endless-reply.ts';
import { openTestDesks } from '../support/test-desks.ts';
import { type Attack, below, type Figures, oneOf } from './attack.ts';
import { tortureExport } from './torture-export.ts';

const SOCKETS = 24;
/** The bytes of a response that no client reads: the size of the system's buffers, and some more. */
const PIECES_UNREAD_MAX = 64;
/** Far longer than the times below: a socket that is open then stays open. */
const OPEN_MS_MAX = 60_000;
const times = {
  headersTimeout: 300,
  requestTimeout: 600,
  keepAliveTimeout: 200,
  untakenMsMax: 300,
  connectionsCheckingInterval: 20,
};

type World = {
  readonly url: string;
  readonly token: string;
  readonly random: () => number;
  /** The number of pieces that each unread response has sent, while it is open. */
  readonly unread: Map<object, number>;
};

/** The bytes that a client sends, and its next step. It ends when the server has closed the connection. */
type SlowClient = (socket: Socket, world: World) => Promise<void>;

const headOf = ({ token }: World, bytes: number): string =>
  [
    'POST /v1/query?v=20150910 HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${bytes}`,
    '\r\n',
  ].join('\r\n');

const body = JSON.stringify({ query: 'hello', lang: 'en', sessionId: 'slow' });

/** A byte at a time, until the server ends it. */
const drip = async (socket: Socket, text: string, { random }: World): Promise<void> => {
  for (const sign of text) {
    if (socket.destroyed || socket.readableEnded || socket.writableEnded) return;
    socket.write(sign);
    await setTimeout(20 + below(random, 60));
  }
};

const slowClients: Readonly<Record<string, SlowClient>> = {
  silent: async () => undefined,
  headersDrip: (socket, world) => drip(socket, headOf(world, body.length), world),
  bodyDrip: async (socket, world) => {
    socket.write(headOf(world, body.length));
    await drip(socket, body, world);
  },
  bodyWithoutEnd: async (socket, world) => {
    socket.write(headOf(world, 1_000) + body);
  },
  halfClosedInHead: async (socket, world) => {
    socket.end(headOf(world, body.length).slice(0, 40));
  },
  halfClosedInBody: async (socket, world) => {
    socket.end(headOf(world, body.length) + body.slice(0, 9));
  },
  idleAfterItsTurn: async (socket, world) => {
    socket.write(headOf(world, body.length) + body);
  },
  halfClosedAfterItsTurns: async (socket, world) => {
    socket.end((headOf(world, body.length) + body).repeat(1 + below(world.random, 20)));
  },
};

/** Takes nothing of its response. A paused socket does not notice its end, so the response itself is watched. */
const READS_NOTHING = 'readsNothing';

const run = async (name: string, world: World): Promise<void> => {
  const { hostname, port } = new URL(world.url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  // The server may reset what it closes.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  if (name === READS_NOTHING) {
    socket.pause();
    socket.write('GET /endless HTTP/1.1\r\nHost: localhost\r\n\r\n');
    return;
  }
  const closed = Promise.race([once(socket, 'end'), once(socket, 'close')]);
  socket.resume();
  await slowClients[name]?.(socket, world);
  await closed;
  socket.destroy();
};

const ask = async ({ url, token }: World): Promise<void> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const { status } = await fetch(`${url}/v1/query?v=20150910`, { method: 'POST', headers, body });
  assert.equal(status, 200, 'another client was not answered');
};

const round = async (world: World): Promise<Figures> => {
  const names = Array.from({ length: SOCKETS }, () =>
    oneOf(world.random, [...Object.keys(slowClients), READS_NOTHING]),
  );
  const open = new Map<number, string>(names.entries());
  const running = Promise.all(
    names.map(async (name, number) => {
      await run(name, world);
      open.delete(number);
    }),
  );
  const startedAt = performance.now();
  let answered = 0;
  do {
    await ask(world);
    answered += 1;
    const largest = Math.max(0, ...world.unread.values());
    assert.ok(largest <= PIECES_UNREAD_MAX, `${largest} MB were made for a client that reads nothing`);
    const left = [...open.values(), ...Array.from(world.unread, () => READS_NOTHING)];
    assert.ok(performance.now() - startedAt < OPEN_MS_MAX, `these stay open: ${left.join(', ')}`);
    await setTimeout(20);
  } while (open.size + world.unread.size > 0);
  await running;
  return { sockets: SOCKETS, answered };
};

/** Clients that send slowly, stop half-way or take nothing, beside one that is quick. */
export const slowAttack: Attack = {
  name: 'slow',
  summary: 'clients that send slowly, stop half-way or take nothing of their response',
  weight: 0.5,
  open: async () => {
    const unread: World['unread'] = new Map();
    const watch = () => {
      const response = {};
      return {
        onPiece: (sentCount: number) => unread.set(response, sentCount),
        onEnd: () => unread.delete(response),
      };
    };
    const desks = await openTestDesks();
    const { clientAccessToken: token } = await desks.agents.import(tortureExport, {});
    const { http, url } = await startDeskServer(desks, {
      operations: [endlessReply(watch)],
      connections: times,
    });
    return {
      round: ({ random }) => round({ url, token, random, unread }),
      close: async () => {
        await http.close();
        await desks.close();
      },
    };
  },
};
