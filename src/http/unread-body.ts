import type { IncomingMessage, ServerResponse } from 'node:http';
import { UNREAD_BODY_BYTES_MAX, UNREAD_BODY_MS_MAX } from '../kernel/limits.ts';

/** Reads on what a client sends after its answer, within bounds; then its connection is closed. */
export const boundUnreadBody = (request: IncomingMessage, response: ServerResponse): void => {
  response.once('prefinish', () => {
    if (request.complete || request.destroyed) return;
    const { socket } = request;
    let bytes = 0;
    const late = setTimeout(() => socket.destroy(), UNREAD_BODY_MS_MAX);
    request.once('close', () => clearTimeout(late));
    request.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > UNREAD_BODY_BYTES_MAX) socket.destroy();
    });
    // Begins at once: what nothing reads when the answer is written is discarded by Node, without end.
    request.read(0);
  });
};

/**
 * A client that asks first is asked to go on when its body is read, and not before. One that is refused gets
 * its answer alone, and the connection ends with it: nothing says whether a body follows.
 */
export const continueWhenRead = (request: IncomingMessage, response: ServerResponse): void => {
  const { shouldKeepAlive } = response;
  response.shouldKeepAlive = false;
  request.once('resume', () => {
    if (response.headersSent) return;
    response.shouldKeepAlive = shouldKeepAlive;
    response.writeContinue();
  });
};
