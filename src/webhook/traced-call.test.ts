import { describe, expect, it } from 'vitest';
import { noTracer, type Span, type Tracer } from '../outside/tracer.ts';
import type { WebhookOutcome } from '../session/commands.ts';
import { tracedCall } from './traced-call.ts';

const traced = async (url: string, outcome: WebhookOutcome) => {
  const seen: unknown[] = [];
  const span: Span = {
    setAttributes: (facts) => void seen.push(['set', facts]),
    fail: (reason) => void seen.push(['fail', reason]),
    headers: () => ({ traceparent: 'of the span' }),
  };
  const tracer: Tracer = {
    ...noTracer,
    span: (name, facts, work) => {
      seen.push([name, facts]);
      return work(span);
    },
  };
  const result = await tracedCall(tracer, { callId: 'c1', url }, { id: 'a1' }, async (headers) => {
    seen.push(headers);
    return outcome;
  });
  expect(result).toBe(outcome);
  return seen;
};
const facts = (host: string) => ({
  'parley.agent_id': 'a1',
  'parley.call_id': 'c1',
  'server.address': host,
});
const headers = { traceparent: 'of the span' };

describe('the span of a call', () => {
  it('has the host, not the path, and the status of the reply', async () => {
    const url = 'https://shop.example:8443/hook?key=1234';
    expect(await traced(url, { status: 200, body: '{}', elapsedMs: 1 })).toEqual([
      ['webhook', facts('shop.example:8443')],
      headers,
      ['set', { 'http.response.status_code': 200 }],
    ]);
  });

  it('fails with the reason of the call, with a status only if one came', async () => {
    const failure = { failure: 'timeout', details: 'Request timeout.', elapsedMs: 1 } as const;
    expect(await traced('not a URL', failure)).toEqual([
      ['webhook', facts('')],
      headers,
      ['fail', 'timeout'],
    ]);
    const refused = { ...failure, failure: 'http_status', status: 503 } as const;
    expect((await traced('https://shop.example', refused)).slice(2)).toEqual([
      ['set', { 'http.response.status_code': 503 }],
      ['fail', 'http_status'],
    ]);
  });
});
