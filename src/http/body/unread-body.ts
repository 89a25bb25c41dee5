import type { IncomingMessage, ServerResponse } from 'node:http';
import { UNREAD_BODY_BYTES_MAX, UNREAD_BODY_MS_MAX } from '../../kernel/limits/http.ts';

/** Reads what a client sends after its response, within limits; then closes its connection. */
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
    // Begins immediately, because Node discards data that is unread when the response is written, without a
    // limit.
    request.read(0);
  });
};

/**
 * A client that sends `Expect: 100-continue` gets its confirmation when its body is read. A refused one gets
 * only its response and the connection closes, because it is unknown whether a body follows.
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
