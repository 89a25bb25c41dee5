import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXIT_FAILED, EXIT_OK } from '../../src/cli/io.ts';
import { runProgram, type ServerProcess, startProgramServer } from '../support/program.ts';

const cwd = mkdtempSync(join(tmpdir(), 'parley-'));
const example = resolve('examples/coffee-shop');
let server: ServerProcess;
const parley = (words: readonly string[]) => runProgram(words, { cwd, env: { PARLEY_URL: server.url } });

beforeAll(async () => {
  server = await startProgramServer({ cwd });
});
afterAll(async () => {
  await server.stop();
  rmSync(cwd, { recursive: true });
});

describe('the example agent', () => {
  it('breaks no rule, as an agent and as an export', async () => {
    for (const agent of ['Café Wren', example]) {
      const { exitCode, out } = await parley(['agent', 'validate', agent, '--strict', '--json']);
      const { counts, findings, warnings } = JSON.parse(out);
      const otherFindings = findings.filter(({ code }: { code: string }) => code !== 'phrase_nearer_another');
      expect([otherFindings, counts.error, warnings]).toEqual([[], 0, []]);
      expect(exitCode).toBe(counts.warning === 0 ? EXIT_OK : EXIT_FAILED);
    }
  });

  it('is evaluated and reported on while the server answers other requests', async () => {
    const evaluating = parley([
      'nlu',
      'evaluate',
      example,
      '--folds',
      '2',
      '--html',
      'report.html',
      '--json',
    ]);
    expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
    const { exitCode, out } = await evaluating;
    expect(exitCode).toBe(0);
    const { phrases, accuracy, rejection } = JSON.parse(out);
    expect(phrases).toBeGreaterThan(100);
    expect(accuracy).toBeGreaterThan(0.3);
    expect(rejection.foreign).toBeGreaterThan(100);
    expect(readFileSync(join(cwd, 'report.html'), 'utf8')).toContain('<h1>coffee-shop</h1>');
  });

  it('explains how it understands a text', async () => {
    const { out } = await parley(['nlu', 'explain', 'Café Wren', 'a large latte with oat milk', '--json']);
    const { candidates, values, learned, nearest } = JSON.parse(out);
    expect(candidates[0]).toMatchObject({ intentName: 'order-drink', outcome: 'won' });
    expect(values.map(({ parameter }: { parameter: string }) => parameter)).toEqual([
      'size',
      'drink',
      'milk',
    ]);
    expect(learned[0].words.map(({ text }: { text: string }) => text)).toContain('latte');
    expect(nearest[0].intentName).toBe('order-drink');
  });
});

describe('an export, without a server', () => {
  const alone = (words: readonly string[]) => runProgram(words, { cwd, env: {} });
  const conversation = (text: string): string =>
    `name: menu\nagent: ${example}\nturns:\n  - say: ${text}\n    expect:\n      intent: show-menu\n`;

  it('is validated as by a server', async () => {
    const words = ['agent', 'validate', example, '--json'];
    const { exitCode, out } = await alone(words);
    expect(exitCode).toBe(0);
    expect(JSON.parse(out)).toEqual(JSON.parse((await parley(words)).out));
  });

  it('answers conversation tests', async () => {
    writeFileSync(join(cwd, 'menu.yaml'), conversation('show me the menu'));
    expect(await alone(['test', 'run', 'menu.yaml'])).toMatchObject({ exitCode: 0 });
    writeFileSync(join(cwd, 'rain.yaml'), conversation('will it rain'));
    expect((await alone(['test', 'run', 'rain.yaml'])).out).toContain('did not go as expected');
  });

  it('is evaluated', async () => {
    const { out } = await alone(['nlu', 'evaluate', example, '--folds', '2', '--json']);
    expect(JSON.parse(out).phrases).toBeGreaterThan(100);
  });
});
