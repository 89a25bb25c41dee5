/** The yardstick: Koa, its router and ajv, which read a query and send a reply of Parley's size. */
import { createServer } from 'node:http';
import Router from '@koa/router';
import { Ajv } from 'ajv';
import Koa from 'koa';

const padding = 'x'.repeat(Number(process.argv[2]));
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

const router = new Router();
router.post('/v1/query', async (ctx) => {
  const body = await bodyOf(ctx.req);
  if (!validate(body)) ctx.throw(400);
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
});
