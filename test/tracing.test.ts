import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type RunningServer, startServer } from '../src/compose/compose.ts';
import { readServerConfig } from '../src/settings/config.ts';
import { openTracing, TracingUnavailable } from '../src/tracing/open-tracing.ts';
import { type DataFolder, makeDataFolder } from './support/data-folder.ts';
import { localAddress } from './support/local-address.ts';
import type { Answer } from './support/real-client.ts';
import { recordingWebhook } from './support/recording-webhook.ts';
import { anExport } from './support/test-desks.ts';

const ADMIN_TOKEN = 'an-admin-token-of-tests';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';

type Attribute = { readonly key: string; readonly value: Readonly<Record<string, unknown>> };
type OtlpSpan = {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly Attribute[];
  readonly status: { readonly code?: number; readonly message?: string };
};
type Batch = {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[];
  }[];
};

/** A collector of OTLP over HTTP that keeps what it is sent. */
const collector = async () => {
  const batches: Batch[] = [];
  const texts: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    texts.push(body);
    batches.push(JSON.parse(body));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  const address = await localAddress(server);
  return {
    url: address,
    texts,
    spans: () =>
      batches.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    resource: () => factsOf(batches[0]?.resourceSpans[0]?.resource.attributes ?? []),
    stop: () => new Promise((closed) => server.close(closed)),
  };
};

const factsOf = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

let folder: DataFolder;
let server: RunningServer | undefined;
afterEach(async () => {
  vi.unstubAllEnvs();
  await server?.stop();
  server = undefined;
  await folder.discard();
});

const start = async (): Promise<RunningServer> => {
  folder = await makeDataFolder();
  const env = { PARLEY_STORE: 'memory:', PARLEY_PORT: '0', PARLEY_ADMIN_TOKEN: ADMIN_TOKEN };
  const quiet = { PARLEY_LOG_LEVEL: 'silent', PARLEY_EXAMPLE: 'off', PARLEY_WEBHOOK_ALLOW: '127.0.0.0/8' };
  const config = readServerConfig({ flags: {}, cwd: folder.path, env: { ...env, ...quiet } });
  server = await startServer(config, { cwd: folder.path, version: '1.2.3', onFatal: () => undefined });
  return server;
};

const sendTo = async ({ url }: RunningServer, line: string, body: object, headers = {}) => {
  const [method = '', path = ''] = line.split(' ');
  const all = { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/json', ...headers };
  const answer = await fetch(url + path, { method, headers: all, body: JSON.stringify(body) });
  return (await answer.json()) as Answer;
};

/** One turn with a webhook, asked with a trace; then the server is stopped, which sends what it traced. */
const oneTurn = async (webhookUrl: string) => {
  const running = await start();
  const intents = [{ name: 'order', says: ['order it'], webhookUsed: true, responses: [{}] }];
  const { agentId, clientAccessToken } = await sendTo(running, 'POST /admin/agents/import', {
    files: anExport({ intents }),
  });
  const webhook = {
    enabled: true,
    url: `${webhookUrl}?key=a-secret-key`,
    headers: { 'x-secret': 'a-secret-value' },
  };
  await sendTo(running, `PUT /admin/agents/${agentId}/webhook`, webhook);
  const query = { query: 'order it', lang: 'en', sessionId: 'a-secret-session' };
  const headers = {
    authorization: `Bearer ${clientAccessToken}`,
    traceparent: `00-${TRACE}-${CALLER}-01`,
  };
  const reply = await sendTo(running, 'POST /v1/query', query, headers);
  await running.stop();
  server = undefined;
  return { reply, agentId };
};

describe('a traced server', () => {
  it('continues the trace of a request, and passes it on to the webhook', async () => {
    const traces = await collector();
    const webhook = await recordingWebhook(() => ({ speech: 'Done.' }));
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', traces.url);
    vi.stubEnv('OTEL_SERVICE_NAME', 'bookings');
    const { reply, agentId } = await oneTurn(webhook.url);
    expect(reply.result.fulfillment.speech).toBe('Done.');
    await webhook.stop();
    await traces.stop();
    expect(traces.resource()).toMatchObject({ 'service.name': 'bookings', 'service.version': '1.2.3' });
    const spans = traces.spans().filter(({ traceId }) => traceId === TRACE);
    expect(spans.map(({ name }) => name).toSorted()).toEqual([
      'append',
      'append',
      'turn',
      'understanding',
      'webhook',
    ]);
    const turn = spans.find(({ name }) => name === 'turn');
    const call = spans.find(({ name }) => name === 'webhook');
    expect(turn?.parentSpanId).toBe(CALLER);
    expect(factsOf(turn?.attributes ?? [])).toEqual({ 'parley.agent_id': agentId });
    for (const { name, parentSpanId } of spans) if (name !== 'turn') expect(parentSpanId).toBe(turn?.spanId);
    expect(factsOf(call?.attributes ?? [])).toMatchObject({
      'server.address': new URL(webhook.url).host,
      'http.response.status_code': 200,
    });
    expect(webhook.asked[0]?.headers.traceparent).toBe(`00-${TRACE}-${call?.spanId}-01`);
    const spanTexts = traces.texts.join('');
    expect(spanTexts).not.toContain('secret');
    expect(spanTexts).not.toContain('order it');
  });

  it('marks a webhook call that failed, with its reason', async () => {
    const traces = await collector();
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', traces.url);
    await oneTurn('http://127.0.0.1:9/hook');
    await traces.stop();
    const call = traces.spans().find(({ name }) => name === 'webhook');
    expect(call?.status).toEqual({ code: 2, message: 'unreachable' });
  });

  it('answers although the collector is away', async () => {
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:9');
    vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '200');
    const { reply } = await oneTurn('http://127.0.0.1:9/hook');
    expect(reply.result.resolvedQuery).toBe('order it');
  });

  it('without an endpoint sends no trace to a webhook', async () => {
    const webhook = await recordingWebhook(() => ({ speech: 'Done.' }));
    await oneTurn(webhook.url);
    await webhook.stop();
    const [call] = webhook.asked;
    expect(Object.keys(call?.headers ?? {})).toContain('content-type');
    expect(Object.keys(call?.headers ?? {})).not.toContain('traceparent');
  });
});

describe('the environment', () => {
  const about = { version: '1', onFailure: () => undefined };
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
  const loaded = () => Promise.reject(new Error('loaded'));

  it.each([
    {},
    { OTEL_EXPORTER_OTLP_ENDPOINT: ' ' },
    { ...env, OTEL_SDK_DISABLED: 'true' },
    { ...env, OTEL_TRACES_EXPORTER: 'none' },
  ])('%o loads no package', async (env) => {
    folder = await makeDataFolder();
    expect(await openTracing(env, about, loaded)).toBeUndefined();
  });

  it('that asks for traces without the packages is refused with what to install', async () => {
    folder = await makeDataFolder();
    const missing = () => Promise.reject(Object.assign(new Error(''), { code: 'ERR_MODULE_NOT_FOUND' }));
    const opening = openTracing(env, about, missing);
    await expect(opening).rejects.toThrow(TracingUnavailable);
    await expect(opening).rejects.toThrow('npm install --include=optional');
  });
});
