import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../src/cli/program.ts';
import { type RunningServer, startServer } from '../src/compose/compose.ts';
import type { RecordedEvent } from '../src/kernel/event.ts';
import { readServerConfig } from '../src/settings/config.ts';
import { eventually } from './support/eventually.ts';
import type { Answer } from './support/real-client.ts';

const TOKEN = 'an-admin-token-of-some-length';
const cwd = mkdtempSync(join(tmpdir(), 'parley-'));
let server: RunningServer;

beforeAll(async () => {
  mkdirSync(join(cwd, 'mine'));
  const words = `fromCategory('session').foreachStream().when({
    $init: () => ({ words: 0 }),
    QueryReceived: (state, { data }) => {
      if (data.text === 'stumble') throw new Error('over a word');
      state.words += data.text.split(' ').length;
      return state;
    },
  }).outputState();`;
  writeFileSync(join(cwd, 'mine/words.js'), words);
  writeFileSync(join(cwd, 'mine/no-use.js'), 'fromCategory(');
  const flags = { store: 'memory:', port: '0', data: 'data', projections: 'mine', 'log-level': 'silent' };
  const config = readServerConfig({ flags, env: { PARLEY_ADMIN_TOKEN: TOKEN }, cwd });
  server = await startServer(config, { cwd, version: '1.2.3', onFatal: () => undefined });
  await say('first', 'hello', 'what do you have', 'asdf qwer');
  await say('second', 'hello');
}, 30_000);
afterAll(async () => {
  await server.stop();
  rmSync(cwd, { recursive: true });
});

/** @param isEnough is asked with all that was printed so far, and stops the command. */
const run = async (
  words: readonly string[],
  input: readonly string[] = [],
  isEnough = (_printed: string): boolean => false,
) => {
  const stop = new AbortController();
  const [out, err] = [[] as string[], [] as string[]];
  const into = (parts: string[], written = (): void => undefined) =>
    new Writable({
      write: (chunk, _, done) => {
        parts.push(String(chunk));
        written();
        done();
      },
    });
  const exitCode = await runCli(words, {
    out: into(out, () => {
      if (isEnough(out.join(''))) stop.abort();
    }),
    err: into(err),
    input: Readable.from(input.map((line) => `${line}\n`)),
    env: { PARLEY_URL: server.url, PARLEY_ADMIN_TOKEN: TOKEN },
    cwd,
    version: '1.2.3',
    terminal: { input: false, out: false, err: false },
    stop: stop.signal,
  });
  return { exitCode, out: out.join(''), err: err.join('') };
};

const say = async (session: string, ...texts: readonly string[]): Promise<void> => {
  const { exitCode, err } = await run(['chat', '--session', session], texts);
  if (exitCode !== 0) throw new Error(err);
};

const json = async (...words: readonly string[]) => JSON.parse((await run([...words, '--json'])).out);
const sessionIds = async (...words: readonly string[]): Promise<readonly string[]> =>
  (await json('sessions', ...words)).sessions.map(({ sessionId }: { sessionId: string }) => sessionId);

const http = (path: string, token = TOKEN) =>
  fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } });

describe('parley sessions', () => {
  it('lists the newest sessions, with counts', async () => {
    const { out } = await run(['sessions']);
    expect(out).toMatch(/second +\S+ \S+ +1 +0/);
    expect(out).toContain('2 sessions, 4 turns, 1 of them unmatched.');
  });

  it.each([
    [['--unmatched'], ['first']],
    [['--no-unmatched'], ['second']],
    [
      ['--no-asking', '--no-abandoned'],
      ['second', 'first'],
    ],
    [['--unmatched', '--asking'], []],
    [['--text', 'asdf'], ['first']],
    [['--text', 'qw* hello'], ['first']],
    [
      ['--intent', 'Default Welcome Intent'],
      ['second', 'first'],
    ],
    [['--action', 'input.welcome', '--text', 'have'], ['first']],
    [['--webhook', 'failed'], []],
    [['--abandoned'], []],
    [
      ['--lang', 'en', '--since', '1h'],
      ['second', 'first'],
    ],
    [['--until', '2020-01-01'], []],
    [['--sort', 'turns', '--limit', '1'], ['first']],
    [['--sort', 'turns', '--ascending', '--limit', '1'], ['second']],
  ] as const)('with %o lists %o', async (words, expected) => {
    expect(await sessionIds(...words)).toEqual(expected);
  });

  it('continues where a page ended', async () => {
    const { nextCursor, counts } = await json('sessions', '--limit', '1');
    expect(counts.sessions).toBe(2);
    expect(await sessionIds('--limit', '1', '--cursor', nextCursor)).toEqual(['first']);
  });

  it('shows the turns of a session, and explains one of them', async () => {
    expect((await run(['sessions', 'show', 'first'])).out).toMatch(
      /turn 1 +"hello"[\s\S]*turn 3 +"asdf qwer"/,
    );
    const { out } = await run(['sessions', 'show', 'first', '--turn', '1']);
    expect(out).toMatch(/why[\s\S]*Default Welcome Intent[\s\S]*states\n +listening → answering → listening/);
    const turn = await json('sessions', 'show', 'first', '--turn', '3');
    expect(turn).toMatchObject({
      number: 3,
      query: { text: 'asdf qwer' },
      places: [{ at: 'listening' }, {}, {}, {}],
    });
  });

  it('names what is missing, and refuses parameters that make no sense', async () => {
    expect((await run(['sessions', 'show', 'nobody'])).err).toContain(
      'no agent of this server has a session "nobody"',
    );
    expect((await run(['sessions', 'show', 'first', '--turn', '9'])).err).toContain('has no turn 9');
    expect((await run(['sessions', '--score-below', '7'])).exitCode).toBe(2);
    const { agents }: Answer = await (await http('/admin/agents')).json();
    const path = `/admin/agents/${agents[0].agentId}/sessions`;
    expect((await http(`${path}?sort=shoe-size`)).status).toBe(400);
    expect((await http(`${path}?unmatched=maybe`)).status).toBe(400);
    const noSuchDay = await http(`${path}?since=2026-02-30`);
    expect(noSuchDay.status).toBe(400);
    expect(await noSuchDay.text()).toContain('such as 2026-03-01');
    expect((await http(path, 'somebody-else')).status).toBe(401);
  });
});

describe('parley sessions note and tag', () => {
  it('write about a session, which is found by its tags and read with its notes', async () => {
    await say('noted', 'hello');
    const added = await run(['sessions', 'note', 'noted', 'called back:\nall is well']);
    expect(added.out).toMatch(/^Note \S+ was added to noted\.\n$/);
    const tagged = await run(['sessions', 'tag', 'noted', '+Refund', '+open']);
    expect(tagged.out).toBe('noted is tagged: refund, open\n');
    expect((await run(['sessions', 'tag', 'noted', '+vip', '-open'])).out).toContain('refund, vip');
    expect(await sessionIds('--tag', 'refund', '--tag', 'VIP')).toEqual(['noted']);
    expect(await sessionIds('--tag', 'open')).toEqual([]);
    expect((await run(['sessions', '--tag', 'vip'])).out).toMatch(
      /TAGS +LAST SAID\nnoted .* refund, vip +hello/,
    );
    const shown = (await run(['sessions', 'show', 'noted', '--utc'])).out;
    expect(shown).toMatch(
      /^tags {2}refund, vip\nnote .*, admin {2}\(\S+\)\n {4}called back:\n {4}all is well\n\n/,
    );
    expect(shown).toMatch(/turn 1 +"hello"/);
    const { notes } = await json('sessions', 'note', 'noted');
    expect((await run(['replay', 'noted'])).exitCode).toBe(0);
    const removed = await run(['sessions', 'note', 'noted', '--remove', notes[0].noteId]);
    expect(removed.exitCode).toBe(0);
    expect((await run(['sessions', 'note', 'noted'])).out).toMatch(/^TAG +ADDED .*\nrefund .* admin/);
    expect((await run(['sessions', 'tag', 'noted', '-refund', '-vip'])).out).toBe('noted has no tags now.\n');
    expect((await run(['sessions', 'note', 'noted'])).out).toBe('The session has no notes and no tags.\n');
  });

  it('say what cannot be written, and where', async () => {
    expect((await run(['sessions', 'tag', 'first', 'refund'])).err).toContain('+TAG to add');
    expect((await run(['sessions', 'tag', 'first', '--refund'])).exitCode).toBe(2);
    expect((await run(['sessions', 'tag', 'first', '+two words'])).err).toContain('is not a valid tag');
    expect((await run(['sessions', 'note', 'first', ' '])).err).toContain('a note needs 1 to');
    expect((await run(['sessions', 'note', 'first', '--remove', 'n0'])).err).toContain('has no note n0');
    expect((await run(['sessions', 'note', 'first', 'x', '--remove', 'n0'])).exitCode).toBe(2);
  });
});

describe('the tokens of an agent', () => {
  it('are listed with times in the zone of the reader', async () => {
    const { agents }: Answer = await (await http('/admin/agents')).json();
    const { tokens } = await json('token', 'list', agents[0].agentId);
    const issued = tokens[0].issuedAt.slice(0, 19).replace('T', ' ');
    const { out } = await run(['token', 'list', agents[0].agentId, '--utc']);
    expect(out).toContain('ISSUED (UTC)');
    expect(out).toContain(issued);
    const elsewhere = await run(['token', 'list', agents[0].agentId, '--zone', 'Asia/Tokyo']);
    expect(elsewhere.out).toContain('ISSUED (Asia/Tokyo)');
    expect(elsewhere.out).not.toContain(issued);
    expect((await run(['access', 'list', '--utc'])).exitCode).toBe(0);
  });
});

const linesOf = (out: string): readonly RecordedEvent[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('parley events', () => {
  it('writes the whole log in order, and resumes from a position', async () => {
    const all = linesOf((await run(['events'])).out);
    expect(all[0]?.type).toBe('AgentCreated');
    const positions = all.map(({ position }) => position);
    expect(positions).toEqual(positions.toSorted((one, other) => one - other));
    const some = all[5];
    expect(linesOf((await run(['events', '--from', `${some?.position}`])).out)[0]).toEqual(some);
  });

  it('writes those of one session', async () => {
    const events = linesOf((await run(['events', '--session', 'second'])).out);
    expect(events.map(({ type }) => type)).toEqual(['QueryReceived', 'IntentMatched', 'ReplySent']);
    const from = `${events[1]?.position}`;
    expect(linesOf((await run(['events', '--session', 'second', '--from', from])).out)).toEqual(
      events.slice(1),
    );
  });

  it('follows what is recorded later, until it is stopped', async () => {
    const newest = linesOf((await run(['events'])).out).at(-1)?.position ?? 0;
    const isEnough = (printed: string) => /ReplySent.*\n$/.test(printed);
    const following = run(['events', '--from', `${newest + 1}`, '--follow'], [], isEnough);
    await say('third', 'hello');
    const { out, exitCode } = await following;
    expect(exitCode).toBe(0);
    const types = linesOf(out).flatMap(({ type, stream }) => (stream.endsWith('third') ? [type] : []));
    expect(types).toEqual(['QueryReceived', 'IntentMatched', 'ReplySent']);
  });

  it('writes what concerns one agent, by its name, and by its id once it is deleted', async () => {
    await run(['agent', 'create', '--name', 'Next door']);
    const events = linesOf((await run(['events', '--agent', 'next door'])).out);
    const [created] = events;
    expect(created?.data).toMatchObject({ settings: { name: 'Next door' } });
    expect(new Set(events.map(({ stream }) => stream))).toEqual(new Set([created?.stream]));
    const id = created?.stream.replace('agent-', '') ?? '';
    await run(['agent', 'delete', id, '--yes']);
    const since = linesOf((await run(['events', '--agent', id])).out);
    expect(since.slice(0, events.length)).toEqual(events);
    expect((await run(['events', '--agent', 'nobody'])).err).toContain('there is no agent "nobody"');
  });

  it('names the session that does not exist', async () => {
    expect((await run(['events', '--session', 'nobody'])).err).toContain('no session nobody');
    expect((await run(['events', '--from', 'here'])).exitCode).toBe(2);
  });
});

describe('parley projection', () => {
  it('lists shipped and custom projections, and exits with 1 if one is faulted', async () => {
    const { out, exitCode } = await run(['projection', 'list']);
    expect(exitCode).toBe(1);
    expect(out).toMatch(/no-use +- +faulted .*own; failed: Unexpected text: unexpected token/);
    expect(out).toMatch(/session-state +\w{12} +live/);
  });

  it('runs a custom script, and rebuilds its view', async () => {
    const states = async (): Promise<Answer> =>
      (await http('/admin/projections/words/states?prefix=session-')).json();
    const counted = ({ states }: { states: readonly { state: { words: number } }[] }) =>
      states.map(({ state }) => state.words).toSorted();
    const before = counted(await states());
    expect(before.slice(0, 2)).toEqual([1, 1]);
    const { rebuild, state } = await json('projection', 'rebuild', 'words', '--wait');
    expect([rebuild, state]).toEqual([undefined, 'live']);
    expect(counted(await states())).toEqual(before);
  });

  it('reports the lag of each', async () => {
    await eventually(async () => {
      const { projections } = await json('projection', 'lag', 'sessions');
      expect(projections).toMatchObject([{ name: 'sessions', state: 'live', lagMs: 0 }]);
    });
  });

  it('stops a script that fails at a clear place, and tries it again when asked', async () => {
    await say('fourth', 'stumble');
    await eventually(async () => {
      const { projections } = await json('projection', 'list');
      const words = projections.find(({ name }: { name: string }) => name === 'words');
      expect(words).toMatchObject({
        state: 'faulted',
        fault: { eventType: 'QueryReceived', message: 'over a word' },
      });
    });
    expect((await run(['projection', 'retry', 'words'])).out).toContain('words is catching up');
    expect((await run(['projection', 'rebuild', 'nothing'])).err).toContain('there is no projection nothing');
  });

  it('refuses to install projections in a store that does not run them', async () => {
    // The group's former name, `projections`, goes on working.
    for (const group of ['projection', 'projections']) {
      const { exitCode, err } = await run([group, 'install']);
      expect([exitCode, err]).toEqual([1, expect.stringContaining('does not run projections')]);
    }
  });
});

describe('the current state', () => {
  it('of a session and of its agent has what was just said and set', async () => {
    const jsonAt = async (place: string): Promise<Answer> => (await http(place)).json() as Promise<Answer>;
    const [{ agentId }] = (await jsonAt('/admin/agents')).agents;
    const path = `/admin/agents/${agentId}`;
    await say('newest', 'hello');
    const session = await jsonAt(`${path}/sessions/newest/state`);
    expect(session).toMatchObject({
      sessionId: 'newest',
      state: { turns: 1, lastTurn: { query: 'hello', isIncomplete: false } },
      isUpToDate: true,
    });
    const agent = await jsonAt(`${path}/state`);
    expect(agent).toMatchObject({ agentId, state: { status: 'ready', language: 'en' }, isUpToDate: true });
    expect(agent.state.intents.length).toBeGreaterThan(1);
    expect((await http(`${path}/sessions/nobody/state`)).status).toBe(404);
    expect((await http(`${path}/state`, 'another-token')).status).toBe(401);
  });
});
