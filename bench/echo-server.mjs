/**
 * The yardstick: Koa, its router and ajv, which read a query and send a reply of Parley's size. With the
 * address of an EventStoreDB, each reply waits for one append of what a turn recorded; the turns come as a
 * message of the parent process.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import Router from '@koa/router';
import { Ajv } from 'ajv';
import Koa from 'koa';

const [, , replyChars, storeAddress] = process.argv;
const padding = 'x'.repeat(Number(replyChars));
const validate = new Ajv().compile({
  type: 'object',
  required: ['query', 'lang', 'sessionId'],
  properties: {
    query: { type: 'string', maxLength: 256 },
    lang: { type: 'string' },
    sessionId: { type: 'string', maxLength: 36 },
  },
});

const bodyOf = (request) =>
  new Promise((resolve, reject) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString('utf8'))));
    request.on('error', reject);
  });

/** Appends one recorded turn to the stream of a session, after the one before, as Parley would. */
const recording = async (connectionString) => {
  const { openEventStoreDb } = await import('../dist/store/eventstoredb/open-eventstoredb.js');
  const store = await openEventStoreDb({ connectionString });
  const [turns] = await once(process, 'message');
  const revisions = new Map();
  // No stream is used twice, although sessions have the same names each time.
  const prefix = `bench-${randomUUID()}-`;
  let recorded = 0;
  return async (sessionId) => {
    const turn = turns[recorded++ % turns.length];
    const events = turn.map((event) => ({ ...event, id: randomUUID() }));
    const expected = revisions.get(sessionId) ?? 'no-stream';
    const { revision } = await store.append(prefix + sessionId, events, expected);
    revisions.set(sessionId, revision);
  };
};
const record = storeAddress === undefined ? () => undefined : await recording(storeAddress);

const router = new Router();
router.post('/v1/query', async (ctx) => {
  const body = await bodyOf(ctx.req);
  if (!validate(body)) ctx.throw(400);
  await record(body.sessionId);
  ctx.res.setHeader('Content-Type', 'application/json; charset=utf-8');
  ctx.body = JSON.stringify({ query: body.query, sessionId: body.sessionId, padding });
});

const server = createServer(new Koa().use(router.routes()).callback());
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`the yardstick listens on http://127.0.0.1:${server.address().port}\n`);
});
process.on('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
  if (storeAddress !== undefined) process.exit();
});
