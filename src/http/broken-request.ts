import { type IncomingMessage, maxHeaderSize, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ParleyError } from '../kernel/errors.ts';
import type { Outside } from '../outside/outside.ts';
import { answerOf } from './errors.ts';
import type { UntakenResponses } from './untaken-responses.ts';

/**
 * Answers input that is not a valid request, for which Node would send a bare status. It closes the
 * connection, because the start of the next request is unknown.
 */
export const answerBroken =
  (outside: Ports, owedBy: OwedBy) =>
  (thrown: Error, socket: Duplex): void => {
    const error = errorFor(thrown);
    if (error === undefined || !socket.writable || pendingResponse(socket)?.headersSent) socket.destroy();
    else endWith(error, socket, { outside, owedBy });
  };

/** Refuses to be a proxy. Node gives a CONNECT request no response object, and otherwise hangs up on it. */
export const answerConnect =
  (outside: Ports, owedBy: OwedBy) =>
  ({ method = '', url: path = '' }: IncomingMessage, socket: Duplex): void => {
    socket.on('error', () => socket.destroy());
    endWith(new ParleyError('method_not_allowed', { path, method }), socket, { outside, owedBy });
  };

/** @throws content_unsupported, request_broken */
export const refuseUnclearFraming = ({ headers, httpVersion, rawHeaders }: IncomingMessage): void => {
  const coding = headers['transfer-encoding'];
  if (coding !== undefined) {
    // Node decodes only `chunked`, so the body of any other list would be taken for its decoded content.
    if (coding.toLowerCase() !== 'chunked')
      throw new ParleyError('content_unsupported', { what: `the transfer coding ${coding}` });
    if (httpVersion === '1.0')
      throw new ParleyError('request_broken', { reason: 'HTTP/1.0 has no Transfer-Encoding' });
  }
  // Node keeps the first, a proxy may have kept another.
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (isHost(rawHeaders[at])) hosts += 1;
  if (hosts > 1) throw new ParleyError('request_broken', { reason: 'it has several Host headers' });
};

const isHost = (name = ''): boolean => name.length === 'host'.length && name.toLowerCase() === 'host';

type Ports = Pick<Outside, 'id' | 'now'>;

type OwedBy = UntakenResponses['owedBy'];
type Connection = { readonly outside: Ports; readonly owedBy: OwedBy };

/**
 * If whole requests came before on the connection, their responses are the last, because the client would
 * take a refusal for one of them.
 */
const endWith = (error: ParleyError, socket: Duplex, { outside, owedBy }: Connection): void => {
  const last = owedBy(socket).at(-1);
  if (last === undefined) {
    refuse(error, socket, outside);
    return;
  }
  last.shouldKeepAlive = false;
  // Its headers may be complete already, while it waits for the responses before it.
  last.once('finish', () => socket.end());
};

const refuse = (error: ParleyError, socket: Duplex, { id, now }: Ports): void => {
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

/** The response that the connection sends next. Node's own handler looks there, too. */
const pendingResponse = (socket: Duplex): ServerResponse | undefined =>
  (socket as Duplex & { readonly _httpMessage?: ServerResponse | null })._httpMessage ?? undefined;
