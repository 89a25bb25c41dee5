import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { PIPELINED_REQUESTS_MAX } from '../kernel/limits/http.ts';

export type UntakenResponses = {
  /** Call it for each request. */
  readonly note: (request: IncomingMessage, response: ServerResponse) => void;
  /** Ends a connection without any bytes in either direction for some time. */
  readonly end: (socket: Socket) => void;
  /** The responses that a connection owes to requests that have arrived whole, in their order. */
  readonly owedBy: (socket: Duplex) => readonly ServerResponse[];
};

/**
 * Finds connections to end: the client does not read a response, or sends no request after one. A request
 * that still waits for its response keeps its connection. Node ends idle connections by itself only if its
 * server has no listener for timeouts, so the listener must end them too.
 *
 * It also ends a connection with too many requests that wait for their responses: Node reads all that a
 * client sends, and the requests of others would wait behind them.
 */
export const untakenResponses = (): UntakenResponses => {
  const responses = new WeakMap<Duplex, Set<ServerResponse>>();
  return {
    note: ({ socket }, response) => {
      const owed = responses.get(socket) ?? new Set();
      if (owed.size === 0) responses.set(socket, owed);
      owed.add(response);
      if (owed.size > PIPELINED_REQUESTS_MAX) socket.destroy();
      response.once('close', () => owed.delete(response));
    },
    end: (socket) => {
      const isWaiting = (responses.get(socket)?.size ?? 0) > 0;
      if (socket.writableLength > 0 || !isWaiting) socket.destroy();
    },
    owedBy: (socket) => [...(responses.get(socket) ?? [])].filter(({ req }) => req.complete),
  };
};
