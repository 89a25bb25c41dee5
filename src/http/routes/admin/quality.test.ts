import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/support/http-server.ts';
import type { EvaluationOptions, QualityDesk, RevisionOrFiles } from '../../../authoring/quality-desk.ts';
import { ParleyError } from '../../../kernel/errors.ts';
import { qualityOperations } from './quality.ts';

const finding = { code: 'few_phrases', severity: 'note', intent: 'a', message: 'm', hint: 'h' } as const;
const files = [{ path: 'agent.json', text: '{}' }];

let asked: unknown[] = [];
let breaksWith: Error | undefined;
const quality: QualityDesk = {
  validate: async (source) => {
    asked.push(source);
    return { findings: [finding], counts: { error: 0, warning: 0, note: 1 }, warnings: [] };
  },
  evaluations: async () => [],
  evaluate: async (source: RevisionOrFiles, options: EvaluationOptions) => {
    asked.push(source, options);
    if ('agentId' in source && source.agentId !== 'a1') throw new ParleyError('agent_not_found', {});
    return (async function* () {
      yield { done: 0, total: 4 };
      if (breaksWith !== undefined) throw breaksWith;
      yield { done: 4, total: 4 };
    })();
  },
  explain: async (agentId, text, options) => {
    asked.push(agentId, text, options);
    return {
      text,
      language: 'en',
      threshold: 0.3,
      candidates: [],
      leftOut: [],
      values: [],
      learned: [],
      guesses: [],
      nearest: [],
    };
  },
};

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ operations: qualityOperations(quality) });
});
afterEach(async () => {
  asked = [];
  breaksWith = undefined;
  await server.stop();
});

const linesIn = (body: string): unknown[] =>
  body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('validation', () => {
  it('returns the findings about an agent', async () => {
    const { status, body } = await server.send('GET /admin/agents/a1/validate', { as: 'developer' });
    expect([status, body.findings, asked]).toEqual([200, [finding], [{ agentId: 'a1' }]]);
  });

  it('accepts an export without creating an agent, from an admin or a developer', async () => {
    expect((await server.send('POST /admin/validate', { as: 'client', body: { files } })).status).toBe(401);
    for (const as of ['admin', 'developer'] as const) {
      const { status, body } = await server.send('POST /admin/validate', { as, body: { files } });
      expect([status, body.counts.note]).toEqual([200, 1]);
    }
    expect(asked).toEqual([{ files }, { files }]);
  });
});

describe('evaluation', () => {
  it('replies line by line', async () => {
    const { status, headers, body } = await server.send(
      'POST /admin/agents/a1/evaluate?folds=3&seed=-7&lang=de&encoder=none',
      {
        as: 'developer',
      },
    );
    expect([status, headers['content-type']]).toEqual([200, 'application/x-ndjson']);
    expect(linesIn(body)).toEqual([
      { done: 0, total: 4 },
      { done: 4, total: 4 },
    ]);
    expect(asked).toEqual([{ agentId: 'a1' }, { folds: 3, seed: -7, language: 'de', encoder: 'none' }]);
  });

  it('has defaults for folds and seed', async () => {
    await server.send('POST /admin/evaluate', { as: 'admin', body: { files } });
    expect(asked).toEqual([{ files }, { folds: 5, seed: 1 }]);
  });

  it.each(['folds=1', 'folds=21', 'folds=many', 'seed=1.5'])('refuses %s', async (query) => {
    const { status, headers } = await server.send(`POST /admin/agents/a1/evaluate?${query}`, { as: 'admin' });
    expect([status, headers['x-error-code'], asked]).toEqual([400, 'request_invalid', []]);
  });

  it('refuses a missing agent before its first line', async () => {
    expect((await server.send('POST /admin/agents/a9/evaluate', { as: 'admin' })).status).toBe(404);
  });

  it('reports an error in its last line', async () => {
    breaksWith = new ParleyError('model_unreadable', { reason: 'secret' });
    const { body } = await server.send('POST /admin/agents/a1/evaluate', { as: 'admin' });
    expect(linesIn(body).at(-1)).toMatchObject({ status: { code: 500, errorDetails: expect.any(String) } });
    expect(body).not.toContain('secret');
  });

  it('closes the connection after an internal error', async () => {
    breaksWith = new TypeError('a bug');
    await expect(server.send('POST /admin/agents/a1/evaluate', { as: 'admin' })).rejects.toThrow();
  });
});

describe('explanation', () => {
  it('passes the text, its language, contexts and revision on', async () => {
    const body = { text: 'hi', lang: 'de', contexts: ['shop'], revision: 3 };
    const { status } = await server.send('POST /admin/agents/a1/explain', { as: 'developer', body });
    const options = { language: 'de', contexts: ['shop'], revision: 3 };
    expect([status, asked]).toEqual([200, ['a1', 'hi', options]]);
  });

  it('refuses a text that exceeds the limit of queries', async () => {
    const body = { text: 'x'.repeat(257) };
    expect((await server.send('POST /admin/agents/a1/explain', { as: 'admin', body })).status).toBe(400);
  });
});
