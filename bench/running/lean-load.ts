import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { bodyOf, SESSIONS, type Target } from './load.ts';

const TURNS_OF_SESSION = 60;
const BLANK_LINE = Buffer.from('\r\n\r\n');

/**
 * As many turns a second as the server can give, asked for by as little code as will do: whoever asks shares
 * the processors with the server, and a client of the usual kind takes as much of them as an eighth of a turn.
 * @returns answers a second
 */
export const saturateLeanly = async (target: Target, seconds: number): Promise<number> => {
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1_000;
  const sessions = Array.from({ length: SESSIONS }, (_, index) => converse(target, index + 1, endsAt));
  const answers = (await Promise.all(sessions)).reduce((sum, one) => sum + one, 0);
  return (answers / (performance.now() - startedAt)) * 1_000;
};

const requestsOf = ({ url, token }: Target, session: number): readonly Buffer[] =>
  Array.from({ length: TURNS_OF_SESSION }, (_, turn) => {
    const body = bodyOf(`measured-${session}`, session * 7 + turn);
    const head = [
      'POST /v1/query?v=20150910 HTTP/1.1',
      `host: ${new URL(url).host}`,
      `authorization: Bearer ${token}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
    ];
    return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
  });

/** One session: asks again as soon as it is answered. @returns how often it was */
const converse = async (target: Target, session: number, endsAt: number): Promise<number> => {
  const { hostname, port } = new URL(target.url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  const requests = requestsOf(target, session);
  const answered = answersOn(socket);
  let answers = 0;
  while (performance.now() < endsAt) {
    socket.write(requests[answers % TURNS_OF_SESSION] ?? '');
    const status = await answered();
    if (status !== 200) throw new Error(`a query was answered ${status}`);
    answers += 1;
  }
  socket.destroy();
  return answers;
};

/** @returns what to call for the status of the next answer; every answer tells how long it is */
const answersOn = (socket: Socket): (() => Promise<number>) => {
  let settle = { resolve: (_status: number): void => undefined, reject: (_error: Error): void => undefined };
  let parts: Buffer[] = [];
  socket.on('data', (part) => {
    parts.push(part);
    const whole = parts.length === 1 ? part : Buffer.concat(parts);
    parts = [whole];
    const headEnd = whole.indexOf(BLANK_LINE);
    if (headEnd < 0) return;
    const head = whole.toString('latin1', 0, headEnd);
    const bodyBytes = Number(/content-length: (\d+)/i.exec(head)?.[1]);
    if (whole.length < headEnd + BLANK_LINE.length + bodyBytes) return;
    parts = [];
    settle.resolve(Number(head.slice(9, 12)));
  });
  socket.on('error', (error) => settle.reject(error));
  socket.on('close', () => settle.reject(new Error('the server closed the connection')));
  return () =>
    new Promise((resolve, reject) => {
      settle = { resolve, reject };
    });
};
