import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../../test/support/run-command.ts';
import { ADMIN_TOKEN, type ScriptedAnswer, scriptedServer } from '../../test/support/scripted-server.ts';
import { ParleyError } from '../kernel/errors.ts';
import { clientSettings, serverSettings } from '../settings/settings.ts';
import type { Command } from './command.ts';
import { commands } from './program.ts';
import { runCommandLine } from './run-command-line.ts';

const server = scriptedServer();
const { cwd, run } = server;
/** An agent's id in the server's format. */
const ID = '0123456789abcdef0123456789abcdef';

describe('the table of commands', () => {
  it.each(commands.map((command) => [command.name, command] as const))(
    'explains `%s`',
    async (name, command) => {
      const { exitCode, out } = await run([...name.split(' '), '--help']);
      expect(exitCode).toBe(0);
      expect(out.replaceAll(/\s+/g, ' ')).toContain(command.summary);
      expect(command.examples).not.toEqual([]);
      for (const example of command.examples) expect(out).toContain(`$ ${example}`);
      for (const { env } of Object.values(command.settings)) expect(out).toContain(env);
    },
  );

  it('fits 80 columns, except for examples and choices that cannot be broken', async () => {
    for (const { name } of commands) {
      const { out } = await run([...name.split(' '), '--help']);
      const [text = ''] = out.split('\nExamples:');
      const long = text.split('\n').filter((line) => line.length > 80 && !line.includes('esdb://…'));
      expect(long, name).toEqual([]);
    }
  });

  it('lists every setting of the server under serve, and of the client under the others', () => {
    const of = (name: string) => commands.find((command) => command.name === name)?.settings;
    expect(of('serve')).toBe(serverSettings);
    expect(of('agent list')).toBe(clientSettings);
  });

  it('prints its version', async () => {
    expect(await run(['--version'])).toEqual({ exitCode: 0, out: '1.2.3\n', err: '' });
  });
});

describe('an invalid command line', () => {
  it.each([
    [['agnet', 'list'], 'Did you mean agent'],
    [['agent', 'lst'], "unknown command 'lst'"],
    [['agent', 'list', '--jsn'], 'Did you mean --json'],
    [['agent', 'export'], "missing required argument 'agent'"],
    [['agent', 'create'], 'name the agent: agent create'],
    [['agent', 'list', '--server', 'here'], '--server is "here", but must be an address'],
    [['agent', 'webhook', 'a', '--on', '--off'], 'not both'],
    [['agent', 'webhook', 'a', '--header', 'x'], '"Name: value"'],
    [['agent', 'import', 'nowhere'], 'cannot read nowhere'],
    [['token', 'create', 'a', '--kind', 'admin'], 'must be client or developer'],
    [[], 'Usage: parley'],
  ])('%j exits with 2 and a reason, without a request', async (words, message) => {
    const { exitCode, out, err } = await run(words);
    expect(exitCode).toBe(2);
    expect(err).toContain(message);
    expect(out).toBe('');
    expect(server.calls).toEqual([]);
  });
});

it('an error that can be expected is reported in one line, a bug with its stack', async () => {
  const stderrOf = async (error: Error): Promise<string> => {
    const failing: Command = {
      name: 'fail',
      summary: 'fails',
      settings: clientSettings,
      examples: [],
      run: () => Promise.reject(error),
    };
    const { exitCode, err } = await runCommand(['fail'], { cwd, env: {} }, (words, io) =>
      runCommandLine(words, io, { commands: [failing], groups: {} }),
    );
    expect(exitCode).toBe(1);
    return err;
  };
  const damaged = new ParleyError('record_damaged', { stream: 's', revision: 3, reason: 'its checksum' });
  expect(await stderrOf(damaged)).toBe('parley: stream s is damaged at revision 3: its checksum\n');
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(await stderrOf(full)).toBe('parley: ENOSPC: no space left on device, write\n');
  expect(await stderrOf(new TypeError('x is not a function'))).toMatch(/x is not a function\n +at /);
});

it('shows the help of a command that a group contains', async () => {
  const { exitCode, out } = await run(['help', 'agent', 'import']);
  expect([exitCode, out.includes('Usage: parley agent import')]).toEqual([0, true]);
});

describe('a server that refuses a request', () => {
  it('passes on the error of the server and exits with 1', async () => {
    const { exitCode, err } = await run(['agent', 'delete', 'nobody']);
    expect([exitCode, err]).toEqual([1, 'parley: the server refused (404): no such thing\n']);
  });

  it.each([200, 404])('is distinguished from a page of another program (%i)', async (status) => {
    server.answers = { 'GET /admin/agents': { status, bytes: Buffer.from('<!DOCTYPE html>') } };
    const { exitCode, err } = await run(['agent', 'list']);
    expect([exitCode, err]).toEqual([1, expect.stringContaining('is not Parley')]);
    expect(err).toContain('Name your server with --server or PARLEY_URL');
  });

  it('with other tokens is distinguished from one that is not running', async () => {
    server.answers = { 'GET /admin/agents': { status: 401, json: {} } };
    expect((await run(['agent', 'list'])).err).toContain('does not accept this token');
    const offline = await run(['agent', 'list', '--server', 'http://127.0.0.1:1']);
    expect(offline.err).toContain('no server answers at http://127.0.0.1:1. Start one with `parley serve`');
    expect(offline.exitCode).toBe(1);
  });
});

describe('a reply in lines', () => {
  it('is printed up to its end, and an error in its last line ends the command with 1', async () => {
    const event = { position: 7, type: 'QueryReceived' };
    server.answers = {
      'GET /admin/events?session=s1': {
        lines: [event, { status: { code: 503, errorDetails: 'the event store did not answer' } }],
      },
    };
    const { exitCode, out, err } = await run(['events', '--session', 's1']);
    expect([exitCode, out]).toEqual([1, `${JSON.stringify(event)}\n`]);
    expect(err).toContain('the server gave up: the event store did not answer');
  });
});

describe('the admin token', () => {
  it('is read from the data folder if the environment has none', async () => {
    server.answers = { 'GET /admin/agents': { json: { agents: [] } } };
    const env = { PARLEY_ADMIN_TOKEN: '' };
    expect(await run(['agent', 'list', '--data', 'here'], { env })).toMatchObject({ exitCode: 2 });
    writeFileSync(join(cwd, 'admin-token'), 'from-the-file\n');
    expect(await run(['agent', 'list', '--data', '.'], { env })).toMatchObject({ exitCode: 0 });
    expect(server.calls.map((call) => call.authorization)).toEqual(['Bearer from-the-file']);
  });
});

const newAgent = {
  agentId: 'a1',
  name: 'Shop',
  clientAccessToken: 'c',
  developerAccessToken: 'd',
  warnings: [{ code: 'x', path: 'intents/A.json', message: 'odd' }],
};

describe('agents', () => {
  it('are created, and printed as exactly one JSON object', async () => {
    server.answers = { 'POST /admin/agents': { json: newAgent } };
    const { exitCode, out, err } = await run([
      'agent',
      'create',
      '--name',
      'Shop',
      '--language',
      'de',
      '--json',
    ]);
    expect(exitCode).toBe(0);
    expect(JSON.parse(out)).toEqual(newAgent);
    expect(err).toBe('warning: intents/A.json: odd\n');
    expect(server.calls[0]).toEqual({
      line: 'POST /admin/agents',
      body: { name: 'Shop', language: 'de' },
      authorization: `Bearer ${ADMIN_TOKEN}`,
    });
  });

  it('are imported from a folder as JSON files, from a zip as bytes', async () => {
    server.answers = { 'POST /admin/agents/import?name=Other': { json: newAgent } };
    const folder = join(cwd, 'shop');
    mkdirSync(folder);
    writeFileSync(join(folder, 'agent.json'), '{}');
    writeFileSync(join(folder, 'README.md'), 'x');
    await run(['agent', 'import', folder, '--name', 'Other']);
    writeFileSync(join(cwd, 'shop.zip'), 'PK zip bytes');
    await run(['agent', 'import', 'shop.zip', '--name', 'Other']);
    expect(server.calls.map((call) => call.body)).toEqual([
      { files: [{ path: 'shop/agent.json', text: '{}' }] },
      'PK zip bytes',
    ]);
  });

  it('are printed once they are trained, after lines with the progress of the training', async () => {
    const path = 'POST /admin/agents/import?fileName=shop.zip';
    server.answers = {
      [path]: { lines: [{ step: 'training', share: 0 }, { step: 'training', share: 0.5 }, newAgent] },
    };
    writeFileSync(join(cwd, 'shop.zip'), 'PK zip bytes');
    const { exitCode, out } = await run(['agent', 'import', 'shop.zip', '--json']);
    expect([exitCode, JSON.parse(out)]).toEqual([0, newAgent]);
  });

  it('are imported into an agent with the same lines', async () => {
    server.answers = {
      [`POST /admin/agents/${ID}/import?mode=merge&dryRun=false`]: {
        lines: [{ step: 'training', share: 0.5 }, { status: { code: 409, errorDetails: 'it is importing' } }],
      },
    };
    writeFileSync(join(cwd, 'shop.zip'), 'PK zip bytes');
    const { exitCode, err } = await run(['agent', 'import', 'shop.zip', '--into', ID, '--merge']);
    expect([exitCode, err]).toEqual([1, expect.stringContaining('it is importing')]);
  });

  it.each([
    [
      'says why it failed',
      { status: { code: 400, errorDetails: 'no agent.json' } },
      'refused (400): no agent.json',
    ],
    ['ends early', { step: 'training', share: 0.5 }, 'ended its reply early'],
  ])('are not imported if the answer %s', async (_, last, message) => {
    const path = 'POST /admin/agents/import?fileName=shop.zip';
    server.answers = { [path]: { lines: [{ step: 'training', share: 0 }, last] } };
    writeFileSync(join(cwd, 'shop.zip'), 'PK zip bytes');
    const { exitCode, out, err } = await run(['agent', 'import', 'shop.zip']);
    expect([exitCode, out]).toEqual([1, '']);
    expect(err).toContain(message);
  });

  it('are not imported from a folder without agent.json', async () => {
    const { exitCode, err } = await run(['agent', 'import', mkdtempSync(join(cwd, 'empty-'))]);
    expect([exitCode, server.calls.length]).toEqual([2, 0]);
    expect(err).toContain('holds no agent.json');
  });

  it('are not imported from a folder that is further down, where another agent might be meant', async () => {
    const parent = mkdtempSync(join(cwd, 'parent-'));
    const exported = join(parent, 'bots', 'shop');
    mkdirSync(exported, { recursive: true });
    writeFileSync(join(exported, 'agent.json'), '{}');
    const { exitCode, err } = await run(['agent', 'import', parent]);
    expect([exitCode, server.calls.length]).toEqual([2, 0]);
    expect(err).toContain(`${exported} is one: name that folder.`);
  });

  it('are not imported from a file that is not a zip file', async () => {
    writeFileSync(join(cwd, 'notes.txt'), 'no zip');
    const { exitCode, err } = await run(['agent', 'import', 'notes.txt']);
    expect([exitCode, server.calls.length]).toEqual([2, 0]);
    expect(err).toContain('notes.txt is not a zip file');
  });

  it('are not written to an unwritable place, and the message says so', async () => {
    server.answers = { [`GET /admin/agents/${ID}/export`]: { bytes: Buffer.from('zip') } };
    const { exitCode, err } = await run(['agent', 'export', ID, 'no/such/folder.zip']);
    expect(exitCode).toBe(2);
    expect(err).toContain('cannot write no/such/folder.zip (ENOENT)');
  });

  it('leave no files of removed content in a folder', async () => {
    const agent = { path: 'agent.json', text: '{}' };
    const exported = (...names: string[]) => ({
      [`GET /admin/agents/${ID}/export`]: {
        json: { files: [agent, ...names.map((name) => ({ path: `intents/${name}.json`, text: '{}' }))] },
      },
    });
    server.answers = exported('A', 'B');
    await run(['agent', 'export', ID, 'followed']);
    writeFileSync(join(cwd, 'followed/intents/notes.md'), '');
    writeFileSync(join(cwd, 'followed/README.json'), '{}');
    server.answers = exported('B');
    await run(['agent', 'export', ID, 'followed']);
    expect(readdirSync(join(cwd, 'followed/intents')).sort()).toEqual(['B.json', 'notes.md']);
    expect(readdirSync(join(cwd, 'followed'))).toContain('README.json');
  });

  it('are written to a zip file or a folder, and to nowhere outside it', async () => {
    const files = [{ path: 'intents/A.json', text: '{}' }];
    server.answers = { [`GET /admin/agents/${ID}/export`]: { bytes: Buffer.from('zip') } };
    await run(['agent', 'export', ID]);
    expect(readFileSync(join(cwd, `${ID}.zip`), 'utf8')).toBe('zip');
    server.answers = { [`GET /admin/agents/${ID}/export`]: { json: { files } } };
    await run(['agent', 'export', ID, 'written']);
    expect(readFileSync(join(cwd, 'written/intents/A.json'), 'utf8')).toBe('{}');
    server.answers = {
      [`GET /admin/agents/${ID}/export`]: { json: { files: [{ path: '../out.json', text: '' }] } },
    };
    expect(await run(['agent', 'export', ID, 'written'])).toMatchObject({ exitCode: 1 });
    expect(readdirSync(cwd)).not.toContain('out.json');
  });

  it('change only the webhook settings that the options name', async () => {
    const webhook = { enabled: true, url: 'https://x.example', username: 'me', headers: { 'X-Key': '' } };
    server.answers = {
      [`GET /admin/agents/${ID}/webhook`]: { json: webhook },
      [`PUT /admin/agents/${ID}/webhook`]: { json: webhook },
    };
    expect((await run(['agent', 'webhook', ID])).out).toContain('https://x.example');
    await run(['agent', 'webhook', ID, '--off']);
    await run([
      'agent',
      'webhook',
      ID,
      '--url',
      'https://y.example',
      '--header',
      'A: b: c',
      '--header',
      'D:e',
    ]);
    const { out } = await run(['agent', 'webhook', ID, '--user', 'me', '--password-stdin'], {
      input: 'secret\n',
    });
    expect(server.calls.map((call) => call.body)).toEqual([
      '',
      { enabled: false },
      { enabled: true, url: 'https://y.example', headers: { A: 'b: c', D: 'e' } },
      { username: 'me', password: 'secret' },
    ]);
    expect(out).not.toContain('secret');
  });

  it.each([
    [['agent', 'export', 'bike SHOP'], `GET /admin/agents/${ID}/export`],
    [['agent', 'webhook', 'Bike shop'], `GET /admin/agents/${ID}/webhook`],
    [['agent', 'delete', 'Bike shop', '--yes'], `DELETE /admin/agents/${ID}`],
    [['token', 'list', 'Bike shop'], `GET /admin/agents/${ID}/tokens`],
    [['token', 'create', 'Bike shop'], `POST /admin/agents/${ID}/tokens`],
    [['token', 'revoke', 'Bike shop', 't1', '--yes'], `DELETE /admin/agents/${ID}/tokens/t1`],
  ])('are found by their names: %j', async (words, request) => {
    const json = { agents: [{ agentId: ID, name: 'Bike shop', language: 'en', intents: 1, entities: 0 }] };
    const tokens = { tokens: [{ tokenId: 't1', kind: 'client' }] };
    server.answers = { 'GET /admin/agents': { json }, [`GET /admin/agents/${ID}/tokens`]: { json: tokens } };
    await run(words);
    expect(server.calls.at(-1)?.line).toBe(request);
    const { exitCode, err } = await run([...words.slice(0, 2), 'nobody', ...words.slice(3)]);
    expect(exitCode).toBe(2);
    expect(err).toContain('there is no agent "nobody"');
  });
});

describe('what cannot be undone', () => {
  const agents = { agents: [{ agentId: ID, name: 'Bike shop', language: 'en', intents: 1, entities: 0 }] };
  const privacy = `/admin/agents/${ID}/privacy`;
  const oldest = `GET /admin/agents/${ID}/sessions?sort=lastActiveAt&order=asc&limit=1`;
  const changes = () => server.calls.map(({ line }) => line).filter((line) => !line.startsWith('GET '));
  const world = (lastActiveAt: string): Record<string, ScriptedAnswer> => ({
    'GET /admin/agents': { json: agents },
    [`GET /admin/agents/${ID}/tokens`]: {
      json: { tokens: [{ tokenId: 't1', kind: 'client', name: 'shop' }] },
    },
    [`DELETE /admin/agents/${ID}/tokens/t1`]: { json: {} },
    'GET /admin/tokens': { json: { tokens: [{ tokenId: 't2', role: 'editor', name: 'Ada' }] } },
    'DELETE /admin/tokens/t2': { json: {} },
    [`GET ${privacy}`]: { json: { masking: [], retentionDays: 60 } },
    [`PUT ${privacy}`]: { json: { masking: [], retentionDays: 30 } },
    [oldest]: { json: { sessions: [{ lastActiveAt }] } },
  });
  const [longAgo, justNow] = ['2020-01-02T03:04:05.000Z', new Date().toISOString()];

  it.each([
    ['token revoke "Bike shop" t1', 'Revoke the client token t1 of shop?'],
    ['access revoke t2', 'Revoke the editor token t2 of Ada?'],
    [
      `agent privacy ${ID} --retention-days 30 --utc`,
      'Erase all sessions that had no event for 30 days? The oldest one was last active at 2020-01-02 03:04',
    ],
  ])('is done only with --yes if nobody can be asked: %s', async (line, question) => {
    server.answers = world(longAgo);
    const words = (line.match(/"[^"]+"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''));
    const { exitCode, err } = await run(words);
    expect([exitCode, err.replaceAll(/\s+/g, ' ')]).toEqual([2, expect.stringContaining(question)]);
    expect(changes()).toEqual([]);
    expect((await run([...words, '--yes'])).exitCode).toBe(0);
    expect(changes()).toHaveLength(1);
  });

  it.each([
    ['a shorter retention if no session is old enough', '30', justNow],
    ['a longer retention', '90', longAgo],
    ['no retention', '0', longAgo],
  ])('does not include %s', async (_, days, lastActiveAt) => {
    server.answers = world(lastActiveAt);
    expect((await run(['agent', 'privacy', ID, '--retention-days', days])).exitCode).toBe(0);
    expect(changes()).toEqual([`PUT ${privacy}`]);
  });

  it('is not asked for a token that does not exist', async () => {
    server.answers = world(longAgo);
    expect(await run(['access', 'revoke', 't9'])).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining('404'),
    });
  });
});

describe('a chat', () => {
  const result = {
    action: 'greet',
    actionIncomplete: false,
    score: 0.8333,
    parameters: { name: 'Ann', empty: '' },
    contexts: [{ name: 'met', lifespan: 5, parameters: {} }],
    metadata: { intentName: 'greeting' },
    fulfillment: {
      speech: 'Hello!',
      messages: [
        { type: 0, speech: 'Hello!' },
        { type: 1, title: 'Menu' },
      ],
    },
  };
  const world = (): Record<string, ScriptedAnswer> => ({
    'GET /admin/agents': { json: { agents: [{ agentId: 'a1', name: 'Shop', language: 'de' }] } },
    'POST /admin/agents/a1/query': {
      json: { result, status: { code: 200, errorType: 'success' } },
    },
    'GET /admin/agents/a1/sessions/s/contexts': { json: result.contexts },
    'DELETE /admin/agents/a1/sessions/s/contexts': { json: {} },
  });

  it('shows what the agent says and what it understood', async () => {
    server.answers = world();
    const { exitCode, out, err } = await run(['chat', '--session', 's'], { input: 'hi\n' });
    expect([exitCode, err]).toEqual([0, '']);
    expect(out.split('\n')).toEqual([
      'Hello!',
      '[card] Menu',
      '  intent greeting · score 0.83 · action greet',
      '  name = "Ann"',
      '  contexts met (5)',
      '',
    ]);
    expect(server.calls.find((call) => call.line.startsWith('POST'))).toEqual({
      line: 'POST /admin/agents/a1/query',
      body: { query: 'hi', lang: 'de', sessionId: 's' },
      authorization: expect.stringMatching(/^Bearer ./),
    });
  });

  it('issues no token, so that none remains if it is killed', async () => {
    server.answers = world();
    await run(['chat', 'shop'], { input: '' });
    expect(server.calls.map((call) => call.line)).toEqual(['GET /admin/agents']);
  });

  it('is answered by the draft, or by an environment', async () => {
    server.answers = world();
    await run(['chat', '--draft'], { input: 'hi\n' });
    await run(['chat', '--environment', 'staging'], { input: 'hi\n' });
    expect(server.calls.filter(({ line }) => line.startsWith('POST')).map(({ line }) => line)).toEqual([
      'POST /admin/agents/a1/query?environment=draft',
      'POST /admin/agents/a1/query?environment=staging',
    ]);
    const both = await run(['chat', '--draft', '--environment', 'staging']);
    expect(both).toMatchObject({ exitCode: 2, err: 'parley: give --draft or --environment, not both\n' });
    expect((await run(['chat', '--token', 'own', '--why'])).err).toContain('--why needs the admin token');
  });

  it('needs no admin token if it has the agent’s own token', async () => {
    const json = { result, status: { code: 200, errorType: 'success' } };
    server.answers = { 'POST /v1/query?v=20170712': { json } };
    await run(['chat', '--token', 'own'], { input: 'hi\n', env: { PARLEY_ADMIN_TOKEN: '' } });
    expect(server.calls.map((call) => call.authorization)).toEqual(['Bearer own']);
  });

  it('obeys lines that begin with a colon', async () => {
    server.answers = world();
    const input = ':contexts\n:reset\n:lang fr\n:event WELCOME\n:nonsense\n:quit\nnever said\n';
    const { out } = await run(['chat', '--session', 's'], { input });
    expect(out).toMatch(/^met \(5\) \{\}\nAll contexts were deleted\.\nTalking in fr\.\nHello!/);
    expect(out).toContain(':nonsense is not a command.');
    expect(server.calls.filter((call) => call.line.startsWith('POST')).map((call) => call.body)).toEqual([
      { event: { name: 'WELCOME', data: {} }, lang: 'fr', sessionId: 's' },
    ]);
  });

  it('continues after a refused line, and exits with 1 without a terminal', async () => {
    server.answers = { ...world(), 'POST /admin/agents/a1/query': { status: 400, json: {} } };
    const { exitCode, err } = await run(['chat', '--session', 's'], { input: 'hi\nho\n' });
    expect(exitCode).toBe(1);
    expect(err.split('\n').filter((line) => line.includes('refused (400)')).length).toBe(2);
  });

  it('asks for the agent if there are several', async () => {
    const agents = ['a1', 'a2'].map((agentId) => ({ agentId, name: 'Shop', language: 'en' }));
    server.answers = { 'GET /admin/agents': { json: { agents } } };
    const { exitCode, err } = await run(['chat']);
    expect(exitCode).toBe(2);
    expect(err).toContain('which agent? Name one by its id:\n        a1  Shop\n        a2  Shop');
    expect((await run(['inbox'])).err).toContain(
      'which agent? Name one with --agent, by its id:\n        a1',
    );
  });

  it('lists the reports without an agent, because all agents have the same', async () => {
    const agents = ['a1', 'a2'].map((agentId) => ({ agentId, name: 'Shop', language: 'en' }));
    const reports = [{ name: 'overview', summary: 'how many' }];
    server.answers = {
      'GET /admin/agents': { json: { agents } },
      'GET /admin/agents/a1/analytics': { json: { reports } },
    };
    expect(await run(['analytics'])).toMatchObject({ exitCode: 0, out: 'overview  how many\n' });
  });

  it('reports a webhook reply that was given for a fork without a call', async () => {
    const origin = { sessionId: 's', turn: 1 };
    const sandbox = { sandboxId: 's~1~01234567', origin, copied: 0, turns: [] };
    server.answers = {
      'GET /admin/agents': { json: { agents: [{ agentId: 'a1', name: 'Shop', language: 'en' }] } },
      'POST /admin/agents/a1/sessions/s/fork': { json: sandbox },
    };
    const words = ['fork', 's', '--agent', 'a1', '--at', '1'];
    expect((await run([...words, '--webhook-reply', '{}'])).err).toContain('--webhook-reply was not used');
    expect((await run(words)).err).toBe('');
  });

  it("neither ends the quotes of a suggested command nor begins a line with a client's texts", async () => {
    const origin = { sessionId: "s'; reboot; '\nturn 9", turn: 1 };
    const sandbox = { sandboxId: `${origin.sessionId}~1~01234567`, origin, copied: 0, turns: [] };
    server.answers = {
      'GET /admin/agents': { json: { agents: [{ agentId: 'a1', name: 'Shop', language: 'en' }] } },
      'POST /admin/agents/a1/sessions/s/fork': { json: sandbox },
    };
    const { out } = await run(['fork', 's', '--agent', 'a1', '--at', '1']);
    expect(out.split('\n')).toHaveLength(2);
    expect(out).toContain("`parley fork 's'\\''; reboot; '\\'' turn 9~1~01234567' --say TEXT`");
  });
});

describe('a message', () => {
  const forged = 's1\r\nparley: nothing is wrong\n\u001b[2J\u202e';

  it('about a session does not begin a line with its id, nor clear the screen', async () => {
    server.answers = {
      'GET /admin/agents': { json: { agents: [{ agentId: 'a1', name: forged, language: 'en' }] } },
      [`GET /admin/replay/owners?${new URLSearchParams({ session: forged })}`]: { json: { owners: [] } },
    };
    for (const words of [
      ['show', forged],
      ['agent', 'export', 'unknown'],
      ['sessions', 'tag', 's1', `\n${forged}`, '--agent', 'a1'],
    ]) {
      const { err } = await run(words);
      expect(err).toMatch(/^parley: /);
      expect(err.split('\n').filter((line) => line.startsWith('parley:'))).toHaveLength(1);
      for (const sign of ['\u001b', '\u202e', '\r']) expect(err).not.toContain(sign);
    }
  });

  it('of the server keeps to itself what a client wrote', async () => {
    server.answers = {
      'GET /admin/agents': {
        status: 400,
        json: { status: { code: 400, errorType: 'bad_request', errorDetails: `no ${forged}` } },
      },
    };
    const { err } = await run(['agent', 'list']);
    expect(err).toBe(
      `parley: the server refused (400): no s1\n      parley: nothing is wrong\n      \\u001b[2J\\u202e\n`,
    );
  });

  it('that a command succeeded is one line, whatever the session is called', async () => {
    const path = `/admin/agents/a1/sandboxes/${encodeURIComponent(forged)}`;
    server.answers = {
      'GET /admin/agents': { json: { agents: [{ agentId: 'a1', name: 'Shop', language: 'en' }] } },
      [`DELETE ${path}`]: { json: {} },
    };
    const { out } = await run(['sandbox', 'delete', forged, '--agent', 'a1', '--yes']);
    expect(out.split('\n')).toEqual([
      expect.stringMatching(/^Deleted s1 +parley: nothing is wrong .*\.$/),
      '',
    ]);
  });
});

it('asks before it deletes a sandbox', async () => {
  server.answers = {
    'GET /admin/agents': { json: { agents: [{ agentId: 'a1', name: 'Shop', language: 'en' }] } },
  };
  const { exitCode, err } = await run(['sandbox', 'delete', 's1~3~0123abcd', '--agent', 'a1']);
  expect(exitCode).toBe(2);
  expect(err).toBe(
    'parley: Delete sandbox s1~3~0123abcd? This cannot be undone. ' +
      "Say so with --yes, or look first with `parley show 's1~3~0123abcd'`.\n",
  );
  expect(server.calls.filter(({ line }) => line.startsWith('DELETE'))).toEqual([]);
});

it.each([
  ['sandbox', 'delete', '..', '--yes'],
  ['sandbox', 'delete', '.', '--yes'],
  ['sessions', 'tag', '..', '+vip'],
  ['show', '..'],
])('sends nothing to the agent in place of its session: %s %s %s', async (...words) => {
  server.answers = {
    'GET /admin/agents': { json: { agents: [{ agentId: 'a1', name: 'Shop', language: 'en' }] } },
  };
  const { exitCode, err } = await run([...words, '--agent', 'a1']);
  expect(exitCode).toBe(2);
  expect(err).toContain('"." and ".." are not ids that an address can contain');
  expect(err).toContain('`parley erase --session` erases it');
  expect(server.calls.filter(({ line }) => line !== 'GET /admin/agents')).toEqual([]);
});
