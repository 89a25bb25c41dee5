import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export type UntakenResponses = {
  /** Call it for each request. */
  readonly note: (request: IncomingMessage, response: ServerResponse) => void;
  /** Ends a connection without any bytes in either direction for some time. */
  readonly end: (socket: Socket) => void;
};

/**
 * Finds connections to end: the client does not read a response, or sends no request after one. A request
 * that still waits for its response keeps its connection. Node ends idle connections by itself only if its
 * server has no listener for timeouts, so the listener must end them too.
 */
export const untakenResponses = (): UntakenResponses => {
  const responses = new WeakMap<Socket, number>();
  const add = (socket: Socket, count: number): void =>
    void responses.set(socket, (responses.get(socket) ?? 0) + count);
  return {
    note: ({ socket }, response) => {
      add(socket, 1);
      response.once('close', () => add(socket, -1));
    },
    end: (socket) => {
      const isWaiting = (responses.get(socket) ?? 0) > 0;
      if (socket.writableLength > 0 || !isWaiting) socket.destroy();
    },
  };
};
