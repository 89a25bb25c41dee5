import { describe, expect, it } from 'vitest';
import { type History, type HistoryTurn, SIGNING_SECRET, WEBHOOK_PASSWORD } from '../../support/history.ts';
import { commonest, intentOf, momentOf, one, outcomeOf, some, tally } from '../../support/history-account.ts';
import type { HistoryWorld } from '../../support/history-world.ts';
import { OUTCOMES, type ServedCall } from '../../support/moody-webhook.ts';
import type { Answer } from '../../support/real-client.ts';

export type Called = HistoryTurn & { readonly call: ServedCall };
export const isCalled = (turn: HistoryTurn): turn is Called => turn.call !== undefined;

export const linesOf = (ndjson: string): readonly Answer[] =>
  ndjson.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));

/** The turns of an agent that called its webhook. */
export const calledOf = (world: HistoryWorld, agentId: string): readonly Called[] =>
  world.turnsOf(agentId).filter(isCalled);

export const callsPath = (agentId: string): string => `/admin/agents/${agentId}/webhook-calls`;

type CallFilter = readonly [
  parameter: string,
  option: string,
  value: string,
  fits: (turn: Called) => boolean,
];

const filtersOf = (called: readonly Called[], { turns, webhook }: History): readonly CallFilter[] => {
  const intent = commonest(called.map(intentOf));
  const { sessionId, lang } = one(called);
  const heard = called.map(({ call }) => heardIn(call));
  const action = commonest(heard.map((one) => one.action));
  const context = commonest(heard.flatMap(({ contexts }) => contexts));
  // The stories run one after another, before the concurrent sessions begin.
  const begun =
    turns
      .filter((turn) => isBabble(turn))
      .map(momentOf)
      .toSorted()[0] ?? '';
  return [
    ['outcome', 'outcome', 'http_status', ({ call }) => call.mood === 'breaks'],
    ['status', 'status', '503', ({ call }) => call.status === 503],
    ['session', 'session', sessionId, (turn) => turn.sessionId === sessionId],
    ['intent', 'intent', intent, (turn) => intentOf(turn) === intent],
    ['action', 'action', action, ({ call }) => heardIn(call).action === action],
    ['context', 'context', context, ({ call }) => heardIn(call).contexts.includes(context)],
    ['lang', 'lang', lang, (turn) => turn.lang === lang],
    ['address', 'address', new URL(webhook.url).host, () => true],
    ['slowerThanMs', 'slower-than', '60000', () => false],
    ['since', 'since', begun, isBabble],
    ['until', 'until', begun, (turn) => !isBabble(turn)],
  ];
};

/** The request that the service received. */
const heardIn = ({ sent }: ServedCall): { readonly action: string; readonly contexts: readonly string[] } => {
  const { action, contexts }: Answer = JSON.parse(sent).result;
  return { action, contexts: contexts.map(({ name }: Answer) => name) };
};

const isBabble = ({ sessionId }: HistoryTurn): boolean => sessionId.startsWith('told-');

export const describeLedger = (world: () => HistoryWorld): void => {
  describe('the ledger of webhook calls', () => {
    it('has every call with its outcome', async () => {
      const { history, get, cli } = world();
      for (const { agentId } of history.agents) {
        const outcomes = calledOf(world(), agentId).map(outcomeOf);
        const counts = { total: outcomes.length, outcomes: tally(outcomes), isComplete: true };
        expect((await get(`${callsPath(agentId)}?limit=1`)).counts).toEqual(counts);
        const listed = await cli(['webhook', 'calls', '--agent', agentId, '--limit', '1', '--json']);
        expect(listed.json().counts).toEqual(counts);
      }
    });

    it('has the exact bytes of both bodies, the key, the address and the phases, and no secret', async () => {
      const { history, get, cli, lines } = world();
      for (const { agentId } of history.agents) {
        for (const { call, answer, sessionId, number, ...said } of some(calledOf(world(), agentId))) {
          const query = said.trigger ?? said.text;
          const { calls } = await get(`${callsPath(agentId)}?session=${sessionId}&limit=500`);
          const { callId } = one(calls.filter(({ turnId }: Answer) => turnId === answer.id)) as Answer;
          const whole = await get(`${callsPath(agentId)}/${callId}`);
          expect(whole).toMatchObject({ sessionId, turn: number, query, status: call.status });
          expect(whole).toMatchObject({ idempotencyKey: call.key, outcome: OUTCOMES[call.mood] });
          expect([whole.request.body, whole.reply?.body]).toEqual([call.sent, call.received]);
          expect(new URL(history.webhook.url).host).toBe(whole.address);
          expect(whole.timings.totalMs).toBeGreaterThanOrEqual(whole.timings.firstByteMs);
          const sent = new Map(whole.request.headers.map(({ name, value }: Answer) => [name, value]));
          expect([sent.get('authorization'), sent.get('webhook-signature')]).toEqual(['***', '***']);
          expect(whole.reply.headers).toContainEqual({ name: 'x-mood', value: call.mood });
          expect((await cli(['webhook', 'show', callId, '--json'])).json()).toEqual(whole);
        }
      }
      const secrets = [WEBHOOK_PASSWORD, SIGNING_SECRET.slice('whsec_'.length)];
      for await (const line of lines('/admin/events'))
        expect(secrets.filter((secret) => line.includes(secret))).toEqual([]);
    });

    it('can be filtered by each property', async () => {
      const { history, get, cli } = world();
      for (const { agentId } of history.agents) {
        for (const [parameter, option, value, fits] of filtersOf(calledOf(world(), agentId), history)) {
          const expected = { agentId, option, total: calledOf(world(), agentId).filter(fits).length };
          const query = `${parameter}=${encodeURIComponent(value)}&limit=1`;
          const { counts } = await get(`${callsPath(agentId)}?${query}`);
          expect({ agentId, option, total: counts.total }).toEqual(expected);
          const listed = await cli(['webhook', 'calls', '--agent', agentId, `--${option}`, value, '--json']);
          expect({ agentId, option, total: listed.json().counts.total }).toEqual(expected);
        }
      }
    });

    it('exports all matching calls as NDJSON and CSV', async () => {
      const { history, cli, text } = world();
      for (const { agentId } of history.agents) {
        const broken = calledOf(world(), agentId).filter(({ call }) => call.mood === 'says_garbage');
        const keys = broken.map(({ call }) => call.key).toSorted();
        const words = ['webhook', 'calls', '--agent', agentId, '--outcome', 'unreadable'];
        const [ndjson, csv] = await Promise.all(
          ['ndjson', 'csv'].map(async (format) => {
            const written = await text(`${callsPath(agentId)}?outcome=unreadable&format=${format}`);
            expect((await cli([...words, `--${format}`])).out).toBe(written);
            return written;
          }),
        );
        const calls = linesOf(ndjson ?? '');
        expect(calls.map(({ idempotencyKey }) => idempotencyKey).toSorted()).toEqual(keys);
        expect(calls.every(({ reply }) => reply.body === 'no JSON')).toBe(true);
        expect(keys.filter((key) => csv?.includes(key) !== true)).toEqual([]);
      }
    });

    it('can be searched for words of both bodies', async () => {
      const { history, get } = world();
      // The reply of each call is random.
      const noted = history.agents.flatMap(({ agentId }) =>
        calledOf(world(), agentId)
          .filter(({ call }) => call.received.includes('Noted.'))
          .map((turn) => ({ ...turn, agentId })),
      );
      const { agentId, sessionId } = one(noted);
      const { calls } = await get(`${callsPath(agentId)}?session=${sessionId}&text=noted.`);
      expect(calls.map(({ turnId }: Answer) => turnId).toSorted()).toEqual(
        noted
          .filter((turn) => turn.agentId === agentId && turn.sessionId === sessionId)
          .map(({ answer }) => answer.id)
          .toSorted(),
      );
    });

    it('is read page by page', async () => {
      const { history, get, cli } = world();
      for (const { agentId } of history.agents) {
        const words = ['webhook', 'calls', '--agent', agentId, '--order', 'slowest', '--limit', '2'];
        const first = (await cli([...words, '--json'])).json();
        const second = (await cli([...words, '--cursor', first.nextCursor, '--json'])).json();
        const four = (await get(`${callsPath(agentId)}?order=slowest&limit=4`)).calls;
        expect([...first.calls, ...second.calls]).toEqual(four);
        const times = four.map(({ elapsedMs }: Answer) => elapsedMs);
        expect(times).toEqual(times.toSorted((a: number, b: number) => b - a));
      }
    });
  });
};
