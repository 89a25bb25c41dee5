import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExportFile } from '../../src/agent/formats/export-file.ts';
import { commandLineOf } from '../support/command-line.ts';
import { type ImportedAgent, type Parley, startParley } from '../support/parley.ts';
import type { Answer } from '../support/real-client.ts';
import { hasShared, sharedAgent, sharedAgentFolder } from '../support/shared-material.ts';
import { anExport } from '../support/test-desks.ts';

let parley: Parley;
let run: ReturnType<typeof commandLineOf>;
let cwd = '';
beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'publish-'));
  parley = await startParley();
  run = commandLineOf(parley, cwd);
});
afterAll(async () => {
  await parley?.stop();
  rmSync(cwd, { recursive: true, force: true });
});

/** Writes an export as a folder. @returns its path */
const written = (name: string, files: readonly ExportFile[]): string => {
  for (const { path, text } of files) {
    const target = join(cwd, name, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return `./${name}`;
};

const says = async (agent: ImportedAgent, query: string, sessionId = 'guest'): Promise<Answer> =>
  (await parley.say(agent, query, sessionId)).body.result;

const drink = {
  name: 'drink',
  entries: [
    { value: 'tea', synonyms: ['tea'] },
    { value: 'mocha', synonyms: ['mocha'] },
  ],
};
const order = (speech: string, ...phrases: readonly string[]) => ({
  name: 'order',
  says: ['I would like to order something', 'I would like to order a drink', ...phrases],
  responses: [{ action: 'order', messages: [{ type: 0, speech }] }],
});
const pay = { name: 'pay', says: ['I want to pay', 'the bill please', 'can I pay now'] };
const fallback = {
  name: 'fallback',
  fallbackIntent: true,
  responses: [{ action: 'unknown', messages: [{ type: 0, speech: 'Pardon?' }] }],
};
const bar = (speech: string, ...phrases: readonly string[]) =>
  anExport({
    agent: { displayName: 'Bar' },
    intents: [order(speech, ...phrases), pay, fallback],
    entities: [drink],
  });

describe('a newer export of an agent', () => {
  it('is imported, judged, published and rolled back under the tokens of existing programs', async () => {
    const agent = await parley.import(bar('Coming.'));
    const { agentId } = agent;
    await run(['agent', 'publishing', agentId, 'on']);
    expect((await says(agent, 'two mochas over here')).action).toBe('unknown');
    const folder = written('newer-bar', bar('At once.', 'two mochas over here'));
    const imported = await run(['agent', 'import', folder, '--into', agentId]);
    expect(imported.exitCode).toBe(0);
    expect((await says(agent, 'I would like to order a drink')).fulfillment.speech).toBe('Coming.');

    const judged = await run(['publish', agentId, '--since', '1d', '--dry-run']);
    expect(judged.exitCode).toBe(0);
    expect(judged.out).toContain('✓ validate');
    expect(judged.out).toMatch(/✓ evaluate: accuracy [\d.]+ % → [\d.]+ %/);
    expect(judged.out).toContain('✓ what-if: 1 of 1 turn would change');
    expect(judged.out).toContain('"two mochas over here"');
    expect(judged.out).toContain('Nothing was published.');

    const published = await run(['publish', agentId, '--since', '1d', '--yes', '--json']);
    const { revision, before, gates } = JSON.parse(published.out);
    expect(gates.map(({ state }: { state: string }) => state)).toEqual([
      'passed',
      'skipped',
      'passed',
      'passed',
    ]);
    expect((await says(agent, 'two mochas over here')).action).toBe('order');
    expect((await says(agent, 'I would like to order a drink')).fulfillment.speech).toBe('At once.');

    const unconfirmed = await run(['rollback', agentId]);
    expect([unconfirmed.exitCode, unconfirmed.err]).toEqual([
      2,
      expect.stringContaining('Say so with --yes'),
    ]);
    expect((await says(agent, 'I would like to order a drink')).fulfillment.speech).toBe('At once.');
    const rolledBack = await run(['rollback', agentId, '--yes']);
    expect(rolledBack.out).toContain(`Revision ${before} answers in production now.`);
    expect((await says(agent, 'I would like to order a drink')).fulfillment.speech).toBe('Coming.');
    await run(['rollback', agentId, '--to', String(revision), '--yes']);
    expect((await says(agent, 'I would like to order a drink')).fulfillment.speech).toBe('At once.');
  });

  it('answers a share of the new sessions first', async () => {
    const { agentId } = await parley.import(bar('Coming.'));
    await run(['agent', 'publishing', agentId, 'on']);
    const [, before = ''] = /production +(\d+) /.exec((await run(['split', agentId])).out) ?? [];
    await run(['agent', 'import', written('split-bar', bar('At once.')), '--into', agentId, '--yes']);
    await run(['publish', agentId, '--skip', 'evaluate', '--yes']);
    const begun = await run(['split', agentId, '--to', before, '--share', '10%', '--yes']);
    expect(begun.err).toContain('At once.');
    expect(begun.out).toContain(`Revision ${before} answers 10 % of the new sessions of production.`);
    const shown = await run(['split', agentId]);
    expect(shown.out).toContain(`10 % of new sessions to revision ${before}`);
    await run(['split', agentId, 'off']);
    expect((await run(['split', agentId])).out).not.toContain('new sessions');
  });

  it("is published under the agent's developer token, with all gates", async () => {
    const { agentId, developerAccessToken } = await parley.import(bar('Coming.'));
    const env = { PARLEY_TOKEN: developerAccessToken, PARLEY_ADMIN_TOKEN: '' };
    await run(['agent', 'publishing', agentId, 'on'], { env });
    const folder = written('developers-bar', bar('At once.'));
    await run(['agent', 'import', folder, '--into', agentId, '--yes'], { env });
    const { out, err } = await run(['publish', agentId, '--since', '1d', '--yes', '--json'], { env });
    expect(err).toBe('');
    const { changed, gates } = JSON.parse(out);
    expect(changed).toBe(true);
    expect(gates.map(({ state }: { state: string }) => state)).toEqual([
      'passed',
      'skipped',
      'passed',
      'passed',
    ]);
  });

  it('is compared with the turns of real users before it answers anybody', async () => {
    const agent = await parley.import(bar('Coming.'));
    const { agentId } = agent;
    await run(['agent', 'publishing', agentId, 'on']);
    await says(agent, 'I would like to order a drink', 'before the shadow');
    await run(['agent', 'import', written('shadow-bar', bar('At once.')), '--into', agentId, '--yes']);
    const state = await run(['agent', 'publishing', agentId, '--json']);
    const revision = String(JSON.parse(state.out).draftRevision);
    expect((await run(['shadow', agentId])).exitCode).toBe(1);
    const begun = await run(['shadow', agentId, '--revision', revision]);
    expect(begun.out).toContain(`Turns of production are compared with revision ${revision} from now on.`);
    for (const guest of ['anna', 'ben']) {
      expect((await says(agent, 'I would like to order a drink', guest)).fulfillment.speech).toBe('Coming.');
      await says(agent, 'the bill please', guest);
    }
    const { out } = await run(['shadow', agentId]);
    expect(out).toContain('2 × "I would like to order a drink"');
    expect(out).toContain('"Coming." → "At once."');
    expect(out).toContain(`Revision ${revision} would answer 2 of 4 turns of production since `);
    expect((await run(['shadow', agentId, '--format', 'csv'])).out).toContain(
      'reply,2,false,I would like to order a drink',
    );
    expect((await run(['shadow', agentId, '--format', 'html'])).out).toContain('<h2>another reply: 2</h2>');
    expect((await run(['agent', 'publishing', agentId])).out).toContain(`shadow revision ${revision}`);
    expect((await run(['agent', 'log', agentId, '--limit', '1'])).out).toContain(
      `production: shadow revision ${revision}`,
    );

    await run(['erase', '--session', 'anna', '--agent', agentId, '--yes']);
    expect((await run(['shadow', agentId])).out).not.toContain('anna');
    await run(['shadow', agentId, 'off']);
    expect((await run(['shadow', agentId])).err).toContain('environment production has no shadow');
  });

  it.skipIf(!hasShared)('is published for a real agent', async () => {
    const agent = await parley.import(await sharedAgent('old-bike-shop'));
    const { agentId } = agent;
    await run(['agent', 'publishing', agentId, 'on']);
    const hours = await says(agent, 'what are your hours', 'rider');
    cpSync(sharedAgentFolder('new-bike-shop'), join(cwd, 'new-bike-shop'), {
      recursive: true,
    });
    const brought = await run(['agent', 'import', './new-bike-shop', '--into', agentId, '--yes']);
    expect(brought.exitCode).toBe(0);
    expect((await says(agent, 'what are your hours', 'rider')).metadata).toEqual(hours.metadata);
    const words = ['publish', agentId, '--since', '1d', '--skip', 'evaluate', '--yes', '--json'];
    const published = JSON.parse((await run(words)).out);
    expect(published.changed).toBe(true);
    await says(agent, 'what are your hours', 'rider');
    await run(['rollback', agentId, '--yes']);
    expect((await says(agent, 'what are your hours', 'rider')).metadata).toEqual(hours.metadata);
  });
});

describe('a draft that fails a gate', () => {
  let agent: ImportedAgent;
  beforeAll(async () => {
    agent = await parley.import(bar('Coming.'));
    await run(['agent', 'publishing', agent.agentId, 'on']);
    await says(agent, 'I would like to order a drink');
    await run(['agent', 'import', written('silent-bar', bar('Coming.')), '--into', agent.agentId]);
  });

  const publish = (...words: readonly string[]) => run(['publish', agent.agentId, '--yes', ...words]);
  const isUnchanged = async () =>
    expect((await says(agent, 'I would like to order a drink')).fulfillment.speech).toBe('Coming.');

  it('ends with 6 if too many turns change', async () => {
    await run(['intent', 'edit', 'order', '--reply', 'Later.', '--agent', agent.agentId]);
    const { exitCode, out } = await publish('--since', '1d', '--fail-over', '10%', '--skip', 'evaluate');
    expect([exitCode, out.includes('✗ what-if')]).toEqual([6, true]);
    await isUnchanged();
  });

  it('ends with 4 if a conversation changes', async () => {
    writeFileSync(
      join(cwd, 'test.yaml'),
      'name: ordering\nlanguage: en\nturns:\n  - say: I would like to order a drink\n    expect:\n      intent: pay\n',
    );
    const { exitCode, out } = await publish('--tests', 'test.yaml', '--skip', 'evaluate');
    expect(out).toContain('✗ tests: 0 of 1 conversation as expected');
    expect(exitCode).toBe(4);
    await isUnchanged();
  });

  it('ends with 2 if a gate is unknown', async () => {
    const { exitCode, err } = await publish('--skip', 'taste');
    expect([exitCode, err]).toEqual([2, expect.stringContaining('there is no gate "taste"')]);
  });
});

describe('two people who edit one agent', () => {
  it('get one conflict, which names the other person and their changes', async () => {
    const agent = await parley.import(bar('Coming.'));
    const path = `/admin/agents/${agent.agentId}/intents/order`;
    const tokens: Record<string, string> = {};
    for (const name of ['Ada', 'Bo']) {
      tokens[name] = (await parley.admin('POST /admin/tokens', { role: 'editor', name })).body.token;
    }
    const read = async (who: string) => {
      const answer = await parley.send(`GET ${path}`, tokens[who] ?? '');
      return { etag: answer.headers.get('etag') ?? '', intent: answer.body };
    };
    const [ada, bo] = [await read('Ada'), await read('Bo')];
    const edit = (who: string, etag: string, phrase: string) =>
      fetch(`${parley.url()}${path}/phrases`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${tokens[who]}`,
          'content-type': 'application/json',
          'if-match': etag,
        },
        body: JSON.stringify({ add: [phrase] }),
      });
    expect((await edit('Ada', ada.etag, 'a tea')).status).toBe(200);
    const conflict = await edit('Bo', bo.etag, 'a mocha');
    const { status } = JSON.parse(await conflict.text());
    expect([conflict.status, conflict.headers.get('x-error-code')]).toEqual([412, 'agent_changed']);
    expect(status.errorDetails).toContain('by admin "Ada"');
    expect(status.errorDetails).toContain('intent order: 1 phrase added');

    const again = await read('Bo');
    expect((await edit('Bo', again.etag, 'a mocha')).status).toBe(200);
    const shown = await run(['intent', 'show', 'order', '--agent', agent.agentId]);
    expect(shown.out).toContain('a tea');
    expect(shown.out).toContain('a mocha');
  });
});
