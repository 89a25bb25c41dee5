import { maxHeaderSize, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ParleyError } from '../kernel/errors.ts';
import type { Outside } from '../outside/outside.ts';
import { answerOf } from './errors.ts';

/**
 * Answers input that is not a valid request, for which Node would send a bare status. It closes the
 * connection, because the start of the next request is unknown.
 */
export const answerBroken =
  ({ id, now }: Pick<Outside, 'id' | 'now'>) =>
  (thrown: Error, socket: Duplex): void => {
    const error = errorFor(thrown);
    if (error === undefined || !socket.writable || isAnswering(socket)) {
      socket.destroy();
      return;
    }
    const { http, code, errorType, details } = answerOf(error);
    const status = { code, errorType, errorDetails: details };
    const body = JSON.stringify({ id: id(), timestamp: now(), status });
    const lines = [
      `HTTP/1.1 ${http} ${STATUS_CODES[http] ?? ''}`,
      `X-Error-Code: ${error.code}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
  };

/** Undefined if the client has disconnected. */
const errorFor = (thrown: NodeJS.ErrnoException & { readonly reason?: unknown }): ParleyError | undefined => {
  switch (thrown.code) {
    case 'ECONNRESET':
    case 'EPIPE':
      return undefined;
    case 'HPE_HEADER_OVERFLOW':
      return new ParleyError('headers_too_large', { bytesMax: maxHeaderSize });
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new ParleyError('request_too_slow', {});
    default:
      // The parser's reason is a fixed sentence, so it cannot contain parts of the request.
      return new ParleyError('request_broken', { reason: String(thrown.reason ?? thrown.code) });
  }
};

/** Another response has begun on this connection. Node's own handler checks the same. */
const isAnswering = (socket: Duplex): boolean => {
  const { _httpMessage: begun } = socket as Duplex & { readonly _httpMessage?: ServerResponse | null };
  return begun?.headersSent === true;
};
