import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { agentEntityOperations } from '../src/http/routes/admin/agent-entities.ts';
import { agentIntentOperations } from '../src/http/routes/admin/agent-intents.ts';
import { lifeOperations } from '../src/http/routes/admin/agent-life.ts';
import type { HttpServer } from '../src/http/server.ts';
import type { Desks } from '../src/turn/open-desks.ts';
import { ADMIN_TOKEN, startDeskServer } from './support/desk-server.ts';
import { runCommand } from './support/run-command.ts';
import { anExport, openTestDesks, testOutside } from './support/test-desks.ts';

let desks: Desks;
let http: HttpServer;
let url = '';
let agentId = '';
let developerToken = '';
let cwd = '';

beforeEach(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'commands-'));
  desks = await openTestDesks();
  const outside = testOutside();
  ({ http, url } = await startDeskServer(desks, {
    outside,
    operations: [
      ...lifeOperations(desks.life),
      ...agentIntentOperations({ ...desks, newId: outside.id }),
      ...agentEntityOperations({ ...desks, newId: outside.id }),
    ],
  }));
  const made = await desks.agents.import(
    anExport({
      agent: { displayName: 'Drinks' },
      intents: [{ name: 'order', says: ['a tea'] }],
      entities: [{ name: 'drink', entries: [{ value: 'tea', synonyms: ['tea', 'chai'] }] }],
    }),
    {},
  );
  agentId = made.agent.id;
  developerToken = made.developerAccessToken;
});
afterEach(async () => {
  await http.close();
  await desks.close();
  rmSync(cwd, { recursive: true, force: true });
});

const parley = (words: readonly string[], env: Record<string, string> = {}, input = '') =>
  runCommand(words, { cwd, env: { PARLEY_URL: url, PARLEY_ADMIN_TOKEN: ADMIN_TOKEN, ...env }, input });

const intentNamed = (name: string) =>
  [...desks.agents.get(agentId).intents.values()].find((intent) => intent.name === name);
const newest = () => desks.agents.get(agentId).revision;

describe('parley intent', () => {
  it('adds annotated phrases and says the revision and how to undo it', async () => {
    const words = ['intent', 'phrase', 'add', 'order', 'a [mocha](drink) please', '[two](@sys.number) teas'];
    const { exitCode, out } = await parley(words);
    expect(exitCode).toBe(0);
    expect(out).toContain('+ phrase [en] a [mocha](@drink:drink) please');
    expect(out).toContain('~ parameters.number');
    expect(out).toContain(`parley agent undo ${agentId} ${newest()}`);
    expect((await parley(['agent', 'undo', agentId, String(newest())])).exitCode).toBe(0);
    expect(intentNamed('order')?.phrases.en).toHaveLength(1);
  });

  it('tries an edit without recording it', async () => {
    const before = newest();
    const { out } = await parley(['intent', 'phrase', 'add', 'order', 'a juice', '--dry-run']);
    expect(out).toContain('+ phrase [en] a juice');
    expect([newest(), out.includes('Nothing was recorded')]).toEqual([before, true]);
  });

  it('adds, shows, edits and deletes an intent', async () => {
    const added = await parley([
      'intent',
      'add',
      'hours',
      '--phrase',
      'when do you [open](drink)',
      '--reply',
      'At 9.',
    ]);
    expect(added.out).toContain('+ intent hours');
    expect((await parley(['intent', 'add', 'hours'])).err).toContain('change it with `intent edit`');
    const shown = await parley(['intent', 'show', 'hours']);
    expect(shown.out).toContain('when do you [open](@drink:drink)');
    await parley(['intent', 'edit', 'hours', '--reply', 'At 10.', '--rename', 'opening']);
    expect(intentNamed('opening')?.responses[0]?.messages).toMatchObject([{ body: { speech: ['At 10.'] } }]);
    expect(intentNamed('opening')?.phrases.en).toHaveLength(1);
    expect((await parley(['intent', 'list'])).out).toMatch(/opening\s+1 en/);
    expect((await parley(['intent', 'delete', 'opening'])).out).toContain('- intent opening');
    expect(intentNamed('opening')).toBeUndefined();
  });

  it('reads what it prints as JSON', async () => {
    const { out } = await parley(['intent', 'show', 'order', '--json']);
    writeFileSync(join(cwd, 'order.json'), out);
    const { out: same } = await parley(['intent', 'edit', 'order', '--from', 'order.json']);
    expect(same).toContain('Nothing changes');
    expect((await parley(['intent', 'edit', 'order', '--from', '-'], {}, '[]')).exitCode).toBe(2);
  });

  it('names unknown values', async () => {
    const { exitCode, err } = await parley(['intent', 'phrase', 'add', 'order', 'a [red](colour) tea']);
    expect([exitCode, err]).toEqual([
      1,
      expect.stringContaining('is annotated with colour, which is neither'),
    ]);
    expect((await parley(['intent', 'phrase', 'remove', 'order', 'a beer'])).err).toContain('has no phrase');
  });
});

describe('parley entity', () => {
  it('adds, sets, shows and deletes', async () => {
    await parley(['entity', 'add', 'size', '--entry', 'large=large,big', '--entry', 'small']);
    await parley(['entity', 'set', 'size', '--entry', 'huge']);
    await parley(['entity', 'set', 'size', '--remove', 'small']);
    const { out } = await parley(['entity', 'show', 'size', '--csv']);
    expect(out.split(/\r?\n/)).toEqual(['large,large,big', 'huge,huge', '']);
    writeFileSync(join(cwd, 'sizes.csv'), 'tiny,"very, very small"\n');
    await parley(['entity', 'set', 'size', '--csv', 'sizes.csv', '--replace']);
    expect((await parley(['entity', 'list'])).out).toContain('tiny <= (very, very small)');
    expect((await parley(['entity', 'set', 'sise', '--entry', 'x'])).exitCode).toBe(1);
    expect((await parley(['entity', 'delete', 'size'])).out).toContain('- entity size');
  });
});

describe('parley agent', () => {
  it.each([
    ['threshold', '0.5', { mlMinConfidence: 0.5 }],
    ['languages', 'en, de', { languages: ['en', 'de'] }],
    ['timezone', 'Europe/Berlin', { defaultTimezone: 'Europe/Berlin' }],
    ['match-mode', 'ml-only', { matchMode: 'ml-only' }],
    ['request-entities', 'session', { requestEntities: 'session' }],
  ])('sets %s', async (key, value, expected) => {
    expect((await parley(['agent', 'set', key, value])).out).toContain('parley agent undo');
    expect(desks.agents.get(agentId).settings).toMatchObject(expected);
    expect((await parley(['agent', 'set', key, value])).out).toContain('Nothing changes');
  });

  it('refuses an unknown setting', async () => {
    expect((await parley(['agent', 'set', 'colour', 'red'])).exitCode).toBe(2);
    expect((await parley(['agent', 'set', 'threshold', 'high'])).exitCode).toBe(2);
  });

  it('logs, compares, exports and restores', async () => {
    const before = newest();
    await parley(['intent', 'phrase', 'add', 'order', 'a mocha']);
    const log = await parley(['agent', 'log', 'Drinks', '--limit', '1']);
    expect(log.out).toMatch(/admin\s+intent order: 1 phrase added/);
    const diff = await parley(['agent', 'diff', 'Drinks', `${before}..`]);
    expect(diff.out).toContain('+ phrase [en] a mocha');
    await parley(['agent', 'export', agentId, 'then', '--at', String(before)]);
    expect(readFileSync(join(cwd, 'then/intents/order_usersays_en.json'), 'utf8')).not.toContain('mocha');
    expect((await parley(['agent', 'restore', 'Drinks', '--at', String(before)])).exitCode).toBe(2);
    await parley(['agent', 'restore', 'Drinks', '--at', String(before), '--yes']);
    expect(intentNamed('order')?.phrases.en).toHaveLength(1);
    const again = await parley(['agent', 'import', 'then', '--into', 'Drinks']);
    expect(again.out).toContain('Nothing changes');
  });

  it('asks before an import removes anything', async () => {
    await parley(['agent', 'export', agentId, 'all']);
    await parley(['intent', 'add', 'hours', '--phrase', 'when are you open']);
    const asked = await parley(['agent', 'import', 'all', '--into', 'Drinks']);
    expect([asked.exitCode, asked.err.includes('removes intent hours.')]).toEqual([2, true]);
    expect((await parley(['agent', 'import', 'all', '--into', 'Drinks', '--merge'])).exitCode).toBe(0);
    expect(intentNamed('hours')).toBeDefined();
    await parley(['agent', 'import', 'all', '--into', 'Drinks', '--yes']);
    expect(intentNamed('hours')).toBeUndefined();
  });

  it('is edited with its developer token', async () => {
    const env = { PARLEY_TOKEN: developerToken, PARLEY_ADMIN_TOKEN: '' };
    expect((await parley(['intent', 'phrase', 'add', 'order', 'a mocha'], env)).exitCode).toBe(0);
    expect((await parley(['intent', 'list'], { ...env, PARLEY_AGENT: 'Drinks' })).exitCode).toBe(0);
    expect((await parley(['intent', 'list'], { ...env, PARLEY_AGENT: 'Bikes' })).exitCode).toBe(2);
    expect((await parley(['agent', 'log', agentId, '--limit', '1'], env)).out).toContain('developer');
  });
});
