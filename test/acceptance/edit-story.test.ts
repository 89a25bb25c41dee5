import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commandLineOf } from '../support/command-line.ts';
import { type Parley, startParley } from '../support/parley.ts';
import { anExport } from '../support/test-desks.ts';

const bar = anExport({
  agent: { displayName: 'Bar' },
  intents: [
    { name: 'order', says: ['can I order a drink', 'I would like to order'] },
    { name: 'pay', says: ['I want to pay', 'the bill please'] },
  ],
  entities: [{ name: 'drink', entries: [{ value: 'tea', synonyms: ['tea'] }] }],
});

let parley: Parley;
let run: ReturnType<typeof commandLineOf>;
let cwd = '';
let agentId = '';
beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'edit-'));
  parley = await startParley();
  run = commandLineOf(parley, cwd);
});
beforeEach(async () => {
  agentId = (await parley.import(bar)).agentId;
});
afterAll(async () => {
  await parley?.stop();
  rmSync(cwd, { recursive: true, force: true });
});

/** An editor that runs a script over the folder; `add(intent, phrase)` adds a phrase to a file. */
const editing = (script: string) => {
  const path = join(cwd, 'editor.mjs');
  const lines = [
    `import { readFileSync, readdirSync, unlinkSync, writeFileSync } from 'node:fs';`,
    `import { join } from 'node:path';`,
    `const folder = process.argv[2];`,
    `const file = (intent) => join(folder, 'intents', intent + '_usersays_en.json');`,
    `const add = (intent, text) => writeFileSync(file(intent), JSON.stringify([`,
    `  ...JSON.parse(readFileSync(file(intent), 'utf8')), { data: [{ text }], isTemplate: false, count: 0 }]));`,
    script,
  ];
  writeFileSync(path, lines.join('\n'));
  return { EDITOR: `node "${path}"` };
};

const phrasesOf = async (intent: string): Promise<string> =>
  (await run(['intent', 'show', intent, '--agent', agentId])).out;

const folderIn = (text: string): string => /To go on: parley edit \S+ (\S+)/.exec(text)?.[1] ?? '';

describe('an agent edited as files', () => {
  it('is recorded as one change when the editor ends and the user has confirmed it', async () => {
    const env = editing(`add('order', 'a tea'); add('pay', 'can I settle up');`);
    const declined = await run(['edit', agentId], { env, typed: 'n\n' });
    expect(declined.err).toContain('+ phrase [en] a tea');
    expect(await phrasesOf('order')).not.toContain('a tea');
    const recorded = await run(['edit', agentId, folderIn(declined.err)], { typed: 'y\n' });
    expect(recorded.out).toContain(`To undo this:\n  parley agent undo ${agentId} `);
    expect(await phrasesOf('order')).toContain('a tea');
    expect(await phrasesOf('pay')).toContain('can I settle up');
  });

  it('does not change if nothing was edited, and leaves no files', async () => {
    const env = editing(`writeFileSync(${JSON.stringify(join(cwd, 'seen'))}, folder);`);
    const { exitCode, out } = await run(['edit', agentId, '--yes'], { env });
    expect([exitCode, out]).toEqual([0, 'Nothing changed.\n']);
    expect(existsSync(readFileSync(join(cwd, 'seen'), 'utf8'))).toBe(false);
  });

  it('is checked first: broken files and new errors are reported, and the edits are kept', async () => {
    const broken = await run(['edit', agentId, '--yes'], {
      env: editing(`writeFileSync(file('order'), '[');`),
    });
    expect(broken.exitCode).toBe(1);
    expect(broken.err).toContain('order_usersays_en.json');
    const wrong = await run(['edit', agentId, '--yes'], {
      env: editing(
        `writeFileSync(file('order'), JSON.stringify([{ data: [{ text: 'x', meta: '@nothing', alias: 'n' }] }]));`,
      ),
    });
    expect(wrong.err).toContain('annotation_entity_unknown');
    expect(existsSync(folderIn(wrong.err))).toBe(true);
    expect(await phrasesOf('order')).toContain('can I order a drink');
  });

  it('needs an editor or a folder, and refuses a folder with other files', async () => {
    expect((await run(['edit', agentId])).exitCode).toBe(2);
    writeFileSync(join(cwd, 'mine.json'), '{}');
    const { exitCode, err } = await run(['edit', agentId, '.', '--files']);
    expect([exitCode, err]).toEqual([2, expect.stringContaining('has JSON files already')]);
    rmSync(join(cwd, 'mine.json'));
  });
});

describe('an agent that another user edits at the same time', () => {
  const teach = (intent: string, phrase: string) => `await fetch(
    process.env.PARLEY_URL + '/admin/agents/${agentId}/intents/${intent}/phrases',
    { method: 'POST', body: JSON.stringify({ add: ['${phrase}'] }), headers: {
      'content-type': 'application/json', authorization: 'Bearer ' + process.env.PARLEY_ADMIN_TOKEN } });`;

  it("is not overwritten; the edit continues with the other user's changes", async () => {
    const env = editing(`add('order', 'a tea'); ${teach('pay', 'check please')}`);
    const refused = await run(['edit', agentId, '--yes'], { env });
    expect(refused.exitCode).toBe(1);
    expect(refused.err).toContain('intent pay: 1 phrase added');
    const again = await run(['edit', agentId, folderIn(refused.err), '--yes']);
    expect(again.err).toContain('intents/pay_usersays_en.json');
    expect(again.exitCode).toBe(0);
    expect(await phrasesOf('order')).toContain('a tea');
    expect(await phrasesOf('pay')).toContain('check please');
  });

  it('keeps both versions of a file with conflicting changes, until the user has decided', async () => {
    const folder = join(cwd, 'both');
    await run(['edit', agentId, folder, '--files']);
    const file = join(folder, 'intents/order_usersays_en.json');
    const mine = readFileSync(file, 'utf8').replace('can I order a drink', 'can I order a juice');
    writeFileSync(file, mine);
    await run(['intent', 'phrase', 'add', 'order', 'a mocha', '--agent', agentId]);
    const conflict = await run(['edit', agentId, folder, '--yes']);
    expect(conflict.exitCode).toBe(1);
    expect(conflict.err).toContain(`Theirs are in ${folder}.theirs`);
    const theirs = JSON.parse(
      readFileSync(join(`${folder}.theirs`, 'intents/order_usersays_en.json'), 'utf8'),
    );
    writeFileSync(file, JSON.stringify([...JSON.parse(mine), theirs.at(-1)]));
    expect((await run(['edit', agentId, folder, '--yes'])).exitCode).toBe(0);
    const phrases = await phrasesOf('order');
    expect(phrases).toContain('can I order a juice');
    expect(phrases).toContain('a mocha');
  });
});
