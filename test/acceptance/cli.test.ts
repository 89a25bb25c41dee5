import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProgram, type ServerProcess, startProgramServer, type World } from '../support/program.ts';
import { realClient } from '../support/real-client.ts';

const cwd = mkdtempSync(join(tmpdir(), 'parley-'));
const example = resolve('examples', readdirSync('examples')[0] ?? '');
let server: ServerProcess;
const world = (more: Partial<World> = {}): World => ({
  cwd,
  ...more,
  env: { PARLEY_URL: server.url, ...more.env },
});
const parley = async (words: readonly string[], more: Partial<World> = {}) => runProgram(words, world(more));
const jsonOf = async (words: readonly string[]) => JSON.parse((await parley([...words, '--json'])).out);

beforeAll(async () => {
  server = await startProgramServer({ cwd });
});
afterAll(async () => {
  await server.stop();
  rmSync(cwd, { recursive: true });
});

/** Only root can act as another user; and some systems, such as Docker's, let every user listen on port 80. */
const FIRST_OPEN_PORT = '/proc/sys/net/ipv4/ip_unprivileged_port_start';
const canBeOther =
  process.getuid?.() === 0 && existsSync(FIRST_OPEN_PORT) && Number(readFileSync(FIRST_OPEN_PORT)) > 80;

const tokenIn = (banner: string) => /client access token +(\w+)/.exec(banner)?.[1] ?? '';

describe('a first start', () => {
  it('creates an example agent that understands the line it prints', async () => {
    const [, address = ''] = /curl '([^']+)'/.exec(server.banner) ?? [];
    const [, body = ''] = /-d '([^']+)'/.exec(server.banner) ?? [];
    const [, authorization = ''] = /Authorization: ([^']+)'/.exec(server.banner) ?? [];
    const headers = { authorization, 'content-type': 'application/json' };
    const answer = JSON.parse(await (await fetch(address, { method: 'POST', headers, body })).text());
    expect(answer.status.code).toBe(200);
    expect(answer.result.metadata.intentName).toBe('Default Welcome Intent');
    expect(answer.result.fulfillment.speech).not.toBe('');
  });

  it('answers the official client', async () => {
    const client = realClient(server.url, tokenIn(server.banner));
    const response = await client.text('hello', { sessionId: 'one' });
    expect(response.result.action).toBe('input.welcome');
  });

  it('protects its secrets from other users of the machine', () => {
    for (const file of ['admin-token', 'secret-key', 'example-agent.json']) {
      expect(statSync(join(cwd, 'data', file)).mode & 0o077).toBe(0);
    }
  });
});

it.each(['18.20.4', '20.9.0'])('a start with Node %s says that it is too old', async (node) => {
  const disguise = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'${node}'}})`;
  const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(disguise)}` };
  const { exitCode, out, err } = await runProgram(['serve'], { cwd: tmpdir(), env });
  expect([exitCode, out]).toEqual([1, '']);
  expect(err).toBe(`parley: Node ${node} is too old. Install Node 20.18.1 or newer.\n`);
});

describe('agents on the command line', () => {
  it('are created, listed and deleted', async () => {
    const created = await jsonOf(['agent', 'create', '--name', 'Bike shop']);
    expect(created).toMatchObject({
      name: 'Bike shop',
      clientAccessToken: expect.stringMatching(/^\w{32}$/),
    });
    expect((await parley(['agent', 'list'])).out).toContain(`${created.agentId}  Bike shop`);
    expect(await parley(['agent', 'delete', created.agentId, '--yes'])).toMatchObject({
      exitCode: 0,
      err: '',
    });
    expect((await parley(['agent', 'list'])).out).not.toContain('Bike shop');
    expect(await parley(['agent', 'delete', created.agentId, '--yes'])).toMatchObject({
      exitCode: 1,
      out: '',
    });
  });

  it('are undeleted with their tokens and sessions, until then their sessions can be read', async () => {
    const { agentId, clientAccessToken } = await jsonOf(['agent', 'create', '--name', 'Phoenix']);
    const says = async (): Promise<number> => {
      const headers = { authorization: `Bearer ${clientAccessToken}`, 'content-type': 'application/json' };
      const body = JSON.stringify({ query: 'hello', lang: 'en', sessionId: 'ashes' });
      return (await fetch(`${server.url}/v1/query?v=20170712`, { method: 'POST', headers, body })).status;
    };
    expect(await says()).toBe(200);
    const deleted = await parley(['agent', 'delete', agentId, '--yes']);
    expect(deleted.out).toContain(`To bring it back:\n  parley agent undelete ${agentId}`);
    expect(await says()).toBe(401);
    expect((await parley(['agent', 'list', '--deleted'])).out).toContain(`${agentId}  Phoenix`);
    expect((await parley(['show', 'ashes', '--agent', agentId])).out).toContain('hello');
    expect((await parley(['agent', 'undelete', 'phoenix'])).out).toContain(
      'answers again, and its tokens work',
    );
    expect(await says()).toBe(200);
    expect((await parley(['agent', 'log', agentId, '--limit', '2'])).out).toContain('undeleted');
    expect(await parley(['agent', 'undelete', agentId])).toMatchObject({ exitCode: 2 });
    await parley(['agent', 'delete', agentId, '--yes']);
  });

  it('survive export and import, as a folder and as a zip', async () => {
    const first = await jsonOf(['agent', 'import', example, '--name', 'First']);
    for (const path of ['exported', 'exported.zip']) {
      await jsonOf(['agent', 'export', first.agentId, path]);
      const again = await jsonOf(['agent', 'import', path, '--name', `Again ${path}`]);
      expect(again).toMatchObject({ intents: first.intents, entities: first.entities, warnings: [] });
      expect(again.agentId).not.toBe(first.agentId);
    }
  });

  it('get a webhook, whose password is never printed', async () => {
    const { agentId } = await jsonOf(['agent', 'create', '--name', 'Hooked']);
    const words = ['agent', 'webhook', agentId, '--url', 'https://example.com/fulfil', '--user', 'me'];
    const { exitCode } = await parley([...words, '--password-stdin'], { input: 'hunter22\n' });
    expect(exitCode).toBe(0);
    const shown = await jsonOf(['agent', 'webhook', agentId]);
    expect(shown).toMatchObject({ enabled: true, username: 'me', hasPassword: true });
    expect(JSON.stringify(shown)).not.toContain('hunter22');
  });

  it('have tokens that stop working when revoked', async () => {
    const { agentId } = await jsonOf(['agent', 'create', '--name', 'Guarded']);
    const { token, tokenId } = await jsonOf(['token', 'create', agentId]);
    expect((await parley(['chat', '--token', token], { input: 'hello\n' })).exitCode).toBe(0);
    expect((await parley(['token', 'revoke', agentId, tokenId])).exitCode).toBe(2);
    await parley(['token', 'revoke', agentId, tokenId, '--yes']);
    expect((await parley(['chat', '--token', token], { input: 'hello\n' })).exitCode).toBe(1);
    const { tokens } = await jsonOf(['token', 'list', agentId]);
    expect(tokens.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['client', 'developer']);
  });
});

describe('a chat', () => {
  it('shows how the agent understands each line, and leaves no token behind', async () => {
    const { agentId } = await jsonOf(['agent', 'create', '--name', 'Talker']);
    const { exitCode, out } = await parley(['chat', 'talker'], { input: 'hello\nqwxz vvkk\n:contexts\n' });
    expect(exitCode).toBe(0);
    expect(out).toContain('intent Default Welcome Intent');
    expect(out).toContain('intent Default Fallback Intent');
    const { tokens } = await jsonOf(['token', 'list', agentId]);
    expect(tokens).toHaveLength(2);
  });
});

describe('the server', () => {
  it('stops on a signal, and has all data when it starts again', async () => {
    const home = mkdtempSync(join(cwd, 'home-'));
    const first = await startProgramServer({ cwd: home });
    expect(await first.stop('SIGTERM')).toBe(0);
    const second = await startProgramServer({ cwd: home });
    expect(tokenIn(second.banner)).toBe(tokenIn(first.banner));
    const env = { PARLEY_URL: second.url };
    const { agents } = JSON.parse((await runProgram(['agent', 'list', '--json'], { cwd: home, env })).out);
    expect(agents).toHaveLength(1);
    expect(await second.stop('SIGINT')).toBe(0);
  });

  it('names invalid settings with their source', async () => {
    const wrong = await runProgram(['serve'], { cwd, env: { PARLEY_PORT: 'eighty' } });
    expect(wrong).toMatchObject({ exitCode: 2, out: '' });
    expect(wrong.err).toContain('PARLEY_PORT is "eighty", but must be a number');
    const { port } = new URL(server.url);
    const takenPort = await runProgram(['serve', '--port', port, '--store', 'memory:'], { cwd });
    expect(takenPort).toMatchObject({ exitCode: 1, out: '' });
    expect(takenPort.err).toContain(`port ${port} of 127.0.0.1 is taken`);
    const linked = mkdtempSync(join(cwd, 'home-'));
    symlinkSync('nowhere', join(linked, 'admin-token'));
    const withoutToken = await runProgram(['serve', '--data', linked], { cwd });
    expect(withoutToken.exitCode).toBe(2);
    expect(withoutToken.err).toMatch(
      /admin-token is a link to a file that is missing. Restore that file, or/,
    );
    writeFileSync(join(cwd, 'a-file'), '');
    const nowhere = await runProgram(['serve', '--store', 'lmdb:a-file/inside'], { cwd });
    expect(nowhere.exitCode).toBe(1);
    expect(nowhere.err).toMatch(/^parley: .* must be writable; choose another with --store or PARLEY_STORE/);
  });

  it.skipIf(!canBeOther).each([
    ['80', 'this user may not listen on port 80 of 127.0.0.1. Choose another with --port or PARLEY_PORT.'],
    ['0', 'must be writable; choose another with --data or PARLEY_DATA.'],
  ])(
    'of another user on port %s says what that user may not do, and what to change',
    async (port, advice) => {
      const home = mkdtempSync(join(tmpdir(), 'parley-'));
      const asOther = `data:text/javascript,${encodeURIComponent('process.setgid(65534);process.setuid(65534)')}`;
      const env = { NODE_OPTIONS: `--import=${asOther}` };
      const { exitCode, err } = await runProgram(['serve', '--port', port], { cwd: home, env });
      rmSync(home, { recursive: true });
      expect([exitCode, err]).toEqual([1, expect.stringMatching(/^parley: .*\n$/)]);
      expect(err).toContain(advice);
    },
  );

  it('prints the address of its console, unless that is off', async () => {
    const address = (banner: string) => /console +(http\S+)/.exec(banner)?.[1];
    expect((await fetch(address(server.banner) ?? '')).status).toBe(200);
    const env = { PARLEY_HOST: '0.0.0.0', PARLEY_STORE: 'memory:' };
    const open = await startProgramServer({ cwd, env }, ['--data', 'anywhere']);
    expect(address(open.banner)).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/console\/$/);
    await open.stop();
    const off = await startProgramServer({ cwd, env: { ...env, PARLEY_CONSOLE: 'off' } }, ['--data', 'bare']);
    expect(address(off.banner)).toBeUndefined();
    await off.stop();
  });

  it('prints no tokens if other machines could use them', async () => {
    const open = await startProgramServer({ cwd, env: { PARLEY_HOST: '0.0.0.0' } }, ['--data', 'open']);
    expect(open.banner).toContain('in open/example-agent.json');
    expect(tokenIn(open.banner)).toBe('');
    await open.stop();
  });
});
