import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export type UntakenResponses = {
  /** Call it for each request. */
  readonly note: (request: IncomingMessage, response: ServerResponse) => void;
  /** Ends a connection without any bytes in either direction for some time. */
  readonly end: (socket: Socket) => void;
};

/**
 * Connections whose client takes nothing of a response, or sends nothing after it. Only a response that is
 * not ready yet may take longer. Whoever listens to the timeout of a server must end such connections
 * themselves, also between requests: Node does so only without a listener.
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
