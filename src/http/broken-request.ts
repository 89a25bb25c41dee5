import { maxHeaderSize, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ParleyError } from '../kernel/errors.ts';
import type { Outside } from '../outside/outside.ts';
import { answerOf } from './errors.ts';

/**
 * Answers what never became a request, as Node would with a bare status. The connection ends with it: nobody
 * knows where the next request begins.
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

/** Undefined if the client is gone. */
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
      // The parser's reason is one of its own sentences; its message would quote nothing either.
      return new ParleyError('request_broken', { reason: String(thrown.reason ?? thrown.code) });
  }
};

/** Another answer has begun on this connection: Node's own handler looks at the same. */
const isAnswering = (socket: Duplex): boolean => {
  const { _httpMessage: begun } = socket as Duplex & { readonly _httpMessage?: ServerResponse | null };
  return begun?.headersSent === true;
};
