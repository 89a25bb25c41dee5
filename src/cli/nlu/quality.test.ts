import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scriptedServer } from '../../../test/support/scripted-server.ts';
import type { Evaluation } from '../../nlu/evaluate/evaluation.ts';
import type { Explanation } from '../../nlu/explain/explanation.ts';

const agents = { agents: [{ agentId: 'a1', name: 'Shop', language: 'en' }] };
const server = scriptedServer({ 'GET /admin/agents': { json: agents } });
const { cwd, run } = server;

const checked = (
  counts: { error?: number; warning?: number; note?: number },
  findings: readonly object[] = [],
) => ({
  counts: { error: 0, warning: 0, note: 0, ...counts },
  findings,
  warnings: [],
});

describe('agent validate', () => {
  const unknown = { code: 'annotation_entity_unknown', severity: 'error', hint: 'Make the entity.' };
  const finding = { ...unknown, intent: 'order', language: 'en', message: '@size is no entity' };

  it('groups findings by severity and rule, with each hint once', async () => {
    const note = {
      code: 'entity_unused',
      severity: 'note',
      entity: 'size',
      message: 'unused',
      hint: 'Use it.',
    };
    const findings = [finding, { ...finding, message: '@colour is no entity' }, note];
    server.answers = { 'GET /admin/agents/a1/validate': { json: checked({ error: 2, note: 1 }, findings) } };
    const { exitCode, out } = await run(['agent', 'validate', 'shop']);
    expect(exitCode).toBe(1);
    expect(out).toBe(`2 errors
  annotation_entity_unknown
    order [en]: @size is no entity
    order [en]: @colour is no entity
    → Make the entity.

1 note
  entity_unused
    @size: unused
    → Use it.
`);
  });

  it.each([
    [checked({ warning: 1 }), [], 0],
    [checked({ warning: 1 }), ['--strict'], 1],
    [checked({ note: 1 }), ['--strict'], 0],
    [{ ...checked({}), warnings: [{ code: 'c', path: 'p', message: 'm' }] }, ['--strict'], 1],
  ])('of %j with %j ends with %i', async (answer, flags, exitCode) => {
    server.answers = { 'GET /admin/agents/a1/validate': { json: answer } };
    const ended = await run(['agent', 'validate', 'a1', ...flags]);
    expect(ended.exitCode).toBe(exitCode);
  });

  it('prints the findings as JSON, and ends with 1 if there are errors', async () => {
    const answer = checked({ error: 1 });
    server.answers = { 'GET /admin/agents/a1/validate': { json: answer } };
    const { exitCode, out } = await run(['agent', 'validate', 'a1', '--json']);
    expect([exitCode, JSON.parse(out)]).toEqual([1, answer]);
  });

  it('sends an export that is not an agent of the server', async () => {
    mkdirSync(join(cwd, 'mine'), { recursive: true });
    writeFileSync(join(cwd, 'mine/agent.json'), '{"language":"en"}');
    server.answers = { 'POST /admin/validate': { json: checked({}) } };
    const { exitCode, out } = await run(['agent', 'validate', 'mine']);
    expect([exitCode, out]).toEqual([0, 'No problems found.\n']);
    expect(server.calls).toMatchObject([
      {
        line: 'POST /admin/validate',
        body: { files: [{ path: 'mine/agent.json', text: '{"language":"en"}' }] },
      },
    ]);
  });

  it('distinguishes a missing file from a missing agent', async () => {
    expect((await run(['agent', 'validate', './nowhere.zip'])).err).toContain('cannot read ./nowhere.zip');
    expect((await run(['agent', 'validate', 'nobody'])).err).toContain('there is no agent "nobody"');
  });
});

const figures = { precision: 0.75, recall: 0.75, f1: 0.75 };
const evaluation: Evaluation = {
  language: 'en',
  folds: 5,
  seed: 1,
  phrases: 8,
  accuracy: 0.75,
  macroF1: 0.75,
  refused: 0.125,
  intents: ['order <b>', 'cancel'].map((intent) => ({ intent, phrases: 4, ...figures })),
  confusions: [
    {
      expected: 'order <b>',
      given: 'cancel',
      phrases: [{ text: 'no "more"', nearest: 'cancel', score: 0.6 }],
    },
    { expected: 'cancel', phrases: [{ text: 'hm', nearest: 'cancel', score: 0.21 }] },
  ],
  slots: {
    expected: 3,
    ...figures,
    each: [{ intent: 'order <b>', parameter: 'size', expected: 3, ...figures }],
  },
  rejection: {
    threshold: 0.3,
    suggested: 0.45,
    change: {
      before: { threshold: 0.3, right: 0.75, wrong: 0.125, foreignRefused: 0.5 },
      after: { threshold: 0.45, right: 0.7, wrong: 0.1, foreignRefused: 0.9 },
    },
    foreign: 20,
    curve: [0, 0.3, 1].map((threshold) => ({
      threshold,
      right: 0.75,
      wrong: 0.1,
      foreignRefused: threshold,
    })),
  },
  unmeasured: ['lonely'],
};

describe('nlu evaluate', () => {
  const line = 'POST /admin/agents/a1/evaluate';
  const steps = [{ done: 0, total: 4 }, { done: 4, total: 4 }, { evaluation }];

  it('prints figures, and the confused phrases', async () => {
    server.answers = { [line]: { lines: steps } };
    const { exitCode, out, err } = await run(['nlu', 'evaluate', 'shop']);
    expect([exitCode, err]).toEqual([0, '']);
    expect(out).toContain('8 phrases of 2 intents (en), in 5 folds with seed 1');
    expect(out).toContain('understood as something else  12.5 %');
    expect(out).toContain('Not measured, because they have only one phrase: lonely.');
    expect(out).toContain('  order <b> → cancel (1)\n    "no "more""  0.60\n');
    expect(out).toContain('  cancel → refused (1)\n    "hm"  0.21 like cancel\n');
    expect(out).toContain('Threshold 0.30: 0.45 is suggested');
    expect(out).toContain(
      'own texts right 75.0 % → 70.0 %, wrong 12.5 % → 10.0 %, unrelated texts refused 50.0 % → 90.0 %',
    );
    expect(out).toContain('parley agent set threshold 0.45');
  });

  it('compares sentence encoders', async () => {
    const worse = { ...evaluation, accuracy: 0.5, refused: 0.25 };
    server.answers = {
      [`${line}?encoder=use`]: { lines: steps },
      [`${line}?encoder=none`]: { json: { evaluation: worse } },
    };
    const { exitCode, out } = await run(['nlu', 'evaluate', 'shop', '--encoder', 'use', '--encoder', 'none']);
    expect(exitCode).toBe(0);
    expect(out).toMatch(/^use +75\.0 % +12\.5 % +12\.5 % .*\nnone +50\.0 % +25\.0 % +25\.0 %/m);
    const page = await run(['nlu', 'evaluate', 'shop', '--encoder', 'a', '--encoder', 'b', '--html', 'x']);
    expect([page.exitCode, page.err]).toEqual([2, expect.stringContaining('--html reports on one encoder')]);
  });

  it('passes on folds, seed and language, and prints one object', async () => {
    server.answers = { [`${line}?folds=10&seed=3&lang=de`]: { lines: steps } };
    const { out } = await run([
      'nlu',
      'evaluate',
      'a1',
      '--folds',
      '10',
      '--seed',
      '3',
      '--lang',
      'de',
      '--json',
    ]);
    expect(JSON.parse(out)).toEqual(evaluation);
  });

  it('shows its progress on a terminal', async () => {
    server.answers = { [line]: { lines: steps } };
    const { err } = await run(['nlu', 'evaluate', 'a1'], { isWatched: true });
    expect(err).toContain('evaluating');
  });

  it('exits with 1 if the server fails or ends its reply early', async () => {
    server.answers = {
      [line]: { lines: [{ done: 0, total: 4 }, { status: { code: 500, errorDetails: 'no model' } }] },
    };
    expect(await run(['nlu', 'evaluate', 'a1'])).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining('no model'),
    });
    server.answers = { [line]: { json: { done: 0, total: 4 } } };
    expect(await run(['nlu', 'evaluate', 'a1'])).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining('ended its reply early'),
    });
  });

  it('refuses folds that are not a number, without a request', async () => {
    expect((await run(['nlu', 'evaluate', 'a1', '--folds', 'many'])).exitCode).toBe(2);
    expect(server.calls).toEqual([]);
  });
});

describe('the report', () => {
  const written = async () => {
    server.answers = { 'POST /admin/agents/a1/evaluate': { json: { evaluation } } };
    const { err } = await run(['nlu', 'evaluate', 'a1', '--html', 'report.html']);
    return { err, page: readFileSync(join(cwd, 'report.html'), 'utf8') };
  };

  it('is one file that loads nothing, with every name and phrase in it as text', async () => {
    const { err, page } = await written();
    expect(err).toBe('The report is in report.html.\n');
    expect(page).toContain('<title>Shop: how well it understands</title>');
    expect(page).toContain('order &lt;b&gt;');
    expect(page).not.toContain('order <b>');
    expect(page).toContain('no &quot;more&quot;');
    expect(page).not.toMatch(/<script|<link|\bsrc=|https?:|url\(/);
    expect(page).not.toMatch(/undefined|NaN|\[object/);
  });

  it('is not written to an unwritable place, and the message says so', async () => {
    server.answers = { 'POST /admin/agents/a1/evaluate': { json: { evaluation } } };
    const { exitCode, err } = await run(['nlu', 'evaluate', 'a1', '--html', 'no/such/folder.html']);
    expect(exitCode).toBe(2);
    expect(err).toContain('cannot write no/such/folder.html (ENOENT)');
  });

  it('links each number off the diagonal to its phrases', async () => {
    const { page } = await written();
    const links = [...page.matchAll(/href="#([\w-]+)"/g)].map(([, target]) => target);
    expect(links.sort()).toEqual(['pair-0', 'pair-1']);
    for (const target of links) expect(page).toContain(`id="${target}"`);
  });
});

describe('nlu explain', () => {
  const explanation: Explanation = {
    text: 'a big one',
    language: 'en',
    threshold: 0.3,
    candidates: [
      {
        intentId: 'i',
        intentName: 'order',
        score: 0.8,
        matchedBy: 'learned',
        outcome: 'won',
        reason: 'best_score',
        why: 'it is most like the text',
      },
      {
        intentId: 'j',
        intentName: 'size',
        score: 0.6,
        matchedBy: 'learned',
        outcome: 'lost',
        reason: 'input_context_missing',
        why: 'it needs the context ordering',
        contextsMissing: ['ordering'],
      },
    ],
    leftOut: [
      {
        intentId: 'l',
        intentName: 'greet',
        score: 0.5,
        reason: 'value_missing',
        why: 'other words are where its phrases have a listed value or a name',
      },
    ],
    values: [
      {
        parameter: 'size',
        entity: 'size',
        value: 'large',
        original: 'big',
        start: 2,
        end: 5,
        source: 'dictionary',
      },
    ],
    learned: [
      {
        intentId: 'i',
        intentName: 'order',
        score: 0.8,
        words: [{ text: 'big', start: 2, end: 5, weight: -0.25 }],
      },
    ],
    guesses: [
      {
        intentId: 'k',
        intentName: 'name',
        outcome: 'lost',
        takes: [{ parameter: 'who', original: 'big one' }],
        share: 1 / 3,
        evidence: { ownWords: false, listedOrCapital: false, context: false, classifier: false },
        learned: 0.04,
        standing: 'classifier',
      },
    ],
    nearest: [{ intentId: 'i', intentName: 'order', text: 'a small one', similarity: 0.5 }],
  };

  it('says who won and why, and why the others lost', async () => {
    server.answers = { 'POST /admin/agents/a1/explain': { json: explanation } };
    const { exitCode, out } = await run([
      'nlu',
      'explain',
      'a1',
      'a big one',
      '--context',
      'x',
      '--context',
      'y',
    ]);
    expect(exitCode).toBe(0);
    expect(out).toContain('order: it is most like the text.');
    expect(out).toContain('$size  "big" (2–5)  = "large"  @size, from its entries');
    expect(out).toContain('size  0.60  it needs the context ordering');
    expect(out).toContain('Left out before they were compared\n  greet  0.50  other words are where');
    expect(out).toContain('order  0.80  big -0.25');
    expect(out).toContain('name  lost  takes "big one" as $who, knows 33 % of the text; - enough words');
    expect(out).toContain('- the classifier (0.04, threshold 0.30); the rule counts for nothing');
    expect(out).toContain('order  0.50  "a small one"');
    expect(server.calls.at(-1)?.body).toEqual({ text: 'a big one', contexts: ['x', 'y'] });
  });

  it('explains with the agent as it was at a revision or a time', async () => {
    const moment = '2026-01-02T03:04:05.000Z';
    server.answers = {
      'POST /admin/agents/a1/explain': { json: explanation },
      [`GET /admin/agents/a1/at?moment=${encodeURIComponent(moment)}`]: { json: { revision: 7 } },
    };
    for (const [at, revision] of [
      ['12', 12],
      [moment, 7],
    ] as const) {
      expect((await run(['nlu', 'explain', 'a1', 'a big one', '--at', at])).exitCode).toBe(0);
      expect(server.calls.at(-1)?.body).toMatchObject({ text: 'a big one', revision });
    }
  });

  it('says that nothing was understood', async () => {
    server.answers = {
      'POST /admin/agents/a1/explain': {
        json: { ...explanation, candidates: [], values: [], nearest: [] },
      },
    };
    const { out } = await run(['nlu', 'explain', 'a1', 'xyzzy']);
    expect(out).toMatch(/^No intent\.\n/);
    expect(out).toContain('No phrase of the agent is like it.');
  });
});
