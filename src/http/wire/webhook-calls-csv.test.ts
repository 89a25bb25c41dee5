import { expect, it } from 'vitest';
import type { RecordedCall } from '../../session/recorded-call.ts';
import { csvHeader, csvLine } from './webhook-calls-csv.ts';

const call: RecordedCall = {
  callId: 'c1',
  agentId: 'a1',
  sessionId: 's1',
  turnId: 't1',
  turn: 1,
  query: '=1+1',
  intentId: 'i1',
  intentName: 'say "hi", please',
  purpose: 'fulfillment',
  revision: 2,
  requestedAt: '2026-03-02T12:00:00.000Z',
  url: 'https://example.com',
  address: '',
  isReused: false,
  idempotencyKey: 'c1',
  outcome: 'timeout',
  request: { headers: [], body: 'two\nlines' },
};

it('writes a field for each column, quoted if necessary, and no formulas', () => {
  const line = csvLine(call);
  expect(line).toContain(`,'=1+1,"say ""hi"", please",`);
  expect(line).toContain(',"two\nlines",');
  expect(line.replaceAll(/"[^"]*"/g, '').split(',')).toHaveLength(csvHeader.split(',').length);
});
