import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readExportFolder } from '../../src/export-folder.ts';
import { type History, makeHistory, type ToldTurn } from '../support/history.ts';
import { hasShared, type Parley, sharedAgent, startParley } from '../support/parley.ts';
import { runProgram } from '../support/program.ts';
import type { Answer } from '../support/real-client.ts';
import { talkative } from '../support/talks.ts';

/**
 * A history is made by talking to a server, and every feature that reads it is asked what the driver knows.
 * `PARLEY_HISTORY_TURNS=100000` makes it a long one.
 */
const TURNS = Number(process.env.PARLEY_HISTORY_TURNS ?? 480);
const MS_PER_TURN = 20;
const SAMPLE = 12;

const agentsToTalkTo = async () => {
  const own = join(import.meta.dirname, '../../examples/coffee-shop');
  if (!hasShared) return [await readExportFolder(own), talkative];
  return Promise.all(
    ['new-bike-shop', 'new-number-genie-en-fr', 'new-temperature-converter'].map(sharedAgent),
  );
};

let parley: Parley;
let history: History;
let folder: string;

beforeAll(
  async () => {
    folder = await mkdtemp(join(tmpdir(), 'parley-history-'));
    parley = await startParley();
    history = await makeHistory(parley, { turns: TURNS, seed: 42, agents: await agentsToTalkTo() });
  },
  60_000 + TURNS * MS_PER_TURN,
);

afterAll(async () => {
  await parley?.stop();
  await history?.webhook.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The command line, talking to the server; what it printed as JSON where it was asked to. */
const cli = async (...words: readonly string[]) => {
  const env = { PARLEY_URL: parley.url(), PARLEY_ADMIN_TOKEN: parley.adminToken() };
  const { exitCode, out, err } = await runProgram(words, { cwd: folder, env });
  return { exitCode, out, err, json: () => JSON.parse(out) };
};

const get = async (path: string): Promise<Answer> => {
  const { status, body } = await parley.admin(`GET ${path}`);
  expect({ path, status, body: status === 200 ? '' : body }).toEqual({ path, status: 200, body: '' });
  return body;
};

const text = async (path: string): Promise<string> => {
  const headers = { authorization: `Bearer ${parley.adminToken()}` };
  return (await fetch(parley.url() + path, { headers })).text();
};

const turnsOf = (agentId: string): readonly ToldTurn[] =>
  history.turns.filter((turn) => turn.agentId === agentId);

const sessionsOf = (agentId: string): ReadonlyMap<string, readonly ToldTurn[]> => {
  const sessions = new Map<string, ToldTurn[]>();
  for (const turn of turnsOf(agentId)) {
    const known = sessions.get(turn.sessionId);
    if (known === undefined) sessions.set(turn.sessionId, [turn]);
    else known.push(turn);
  }
  return sessions;
};

const some = <T>(all: readonly T[]): readonly T[] => {
  const step = Math.max(1, Math.floor(all.length / SAMPLE));
  return all.filter((_, index) => index % step === 0);
};

const intentOf = ({ answer }: ToldTurn): string => answer.result.metadata.intentName ?? '';
const isUnmatched = (turn: ToldTurn): boolean => intentOf(turn) === '' || /Fallback/.test(intentOf(turn));

const OUTCOMES = {
  answers: 'replied',
  sets_context: 'replied',
  breaks: 'http_status',
  says_nothing: 'empty',
  says_garbage: 'unreadable',
} as const;

const tally = (names: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

describe('the history of an agent', () => {
  it('has every session and turn, found page by page', async () => {
    for (const { agentId } of history.agents) {
      const found: string[] = [];
      let cursor: string | undefined;
      do {
        const next = cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`;
        const page = await get(`/admin/agents/${agentId}/sessions?limit=100${next}`);
        expect(page.counts).toMatchObject({
          sessions: sessionsOf(agentId).size,
          turns: turnsOf(agentId).length,
        });
        found.push(...page.sessions.map((session: Answer) => session.sessionId));
        cursor = page.nextCursor;
      } while (cursor !== undefined);
      expect(found.toSorted()).toEqual([...sessionsOf(agentId).keys()].toSorted());
    }
  });

  it('is filtered by what happened', async () => {
    const filters: readonly (readonly [string, (turn: ToldTurn) => boolean])[] = [
      ['unmatched=true', isUnmatched],
      ['webhook=http_status', ({ mood }) => mood === 'breaks'],
      ['text=basil', (turn) => turn.text.includes('basil')],
    ];
    for (const { agentId } of history.agents) {
      for (const [filter, holds] of filters) {
        const expected = [...sessionsOf(agentId)].filter(([, turns]) => turns.some(holds)).length;
        const { counts } = await get(`/admin/agents/${agentId}/sessions?${filter}&limit=1`);
        expect({ filter, sessions: counts.sessions }).toEqual({ filter, sessions: expected });
      }
    }
    const agentId = history.agents[0]?.agentId ?? '';
    const listed = await cli('sessions', 'list', '--agent', agentId, '--unmatched', '--json');
    const missed = [...sessionsOf(agentId).values()].filter((turns) => turns.some(isUnmatched));
    expect(listed.json().counts.sessions).toBe(missed.length);
  });

  it('shows of each turn what its client was answered, and why', async () => {
    for (const { agentId } of history.agents) {
      for (const [sessionId, told] of some([...sessionsOf(agentId)])) {
        const { turns } = await get(`/admin/agents/${agentId}/sessions/${sessionId}?limit=100`);
        expect(turns).toHaveLength(told.length);
        for (const { number, text: said, answer, mood } of told) {
          const turn = turns[number - 1];
          expect(turn).toMatchObject({ number, turnId: answer.id, query: { text: said } });
          expect(turn.reply.fulfillment.speech).toBe(answer.result.fulfillment.speech);
          expect(turn.intent?.name).toBe(answer.result.metadata.intentName);
          expect(turn.webhooks.map((call: Answer) => call.outcome)).toEqual(
            mood === undefined ? [] : [OUTCOMES[mood]],
          );
        }
      }
    }
  });

  it('is written out as events, in order, and on from any place', async () => {
    const all = (await text('/admin/events'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const positions = all.map(({ position }) => position);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter(({ type }) => type === 'QueryReceived')).toHaveLength(TURNS);
    const middle = positions[positions.length >> 1];
    const rest = await cli('events', '--from', String(middle));
    const expected = positions.filter((it) => it >= middle).length;
    expect(rest.out.trim().split('\n')).toHaveLength(expected);
    const env = { ...process.env, PARLEY_URL: parley.url(), PARLEY_ADMIN_TOKEN: parley.adminToken() };
    const slowly = `"${process.execPath}" dist/bin.js events --from ${middle} | (sleep 1; wc -l)`;
    const { stdout } = await promisify(execFile)('sh', ['-c', slowly], { env });
    expect(Number(stdout)).toBe(expected);
  });
});

describe('a replay', () => {
  it('of all sessions follows from what was recorded', async () => {
    const { exitCode, json } = await cli('replay', '--all', '--json');
    expect(exitCode).toBe(0);
    const sessions = history.agents.reduce((sum, { agentId }) => sum + sessionsOf(agentId).size, 0);
    expect(json()).toMatchObject({ sessions, turns: TURNS, divergent: 0 });
  });

  it('stands after any turn where the live session stood', async () => {
    for (const { agentId } of history.agents) {
      for (const { sessionId, number, answer } of some(turnsOf(agentId))) {
        const at = await get(`/admin/agents/${agentId}/sessions/${sessionId}/at/${number}`);
        const told = answer.result.contexts.map(({ name, lifespan }: Answer) => ({ name, lifespan }));
        expect(at.state.contexts.map(({ name, lifespan }: Answer) => ({ name, lifespan }))).toEqual(told);
      }
    }
  });

  it('is told what today’s agent would answer: the same, since nobody has changed it', async () => {
    for (const { agentId } of history.agents) {
      const { exitCode, json } = await cli('what-if', '--agent', agentId, '--fail-over', '0%', '--json');
      expect(exitCode).toBe(0);
      expect(json().report).toMatchObject({ turns: turnsOf(agentId).length, changed: 0 });
    }
  });

  it('finds the turns that an agent without one intent would take otherwise', async () => {
    const { agentId, intent } = busiest();
    const files: Answer[] = (await exportOf(agentId)).filter(
      ({ path }: Answer) => !path.startsWith(`intents/${intent}`),
    );
    const { status, body } = await parley.admin(`POST /admin/what-if?sessionsOf=${agentId}`, { files });
    expect(status).toBe(200);
    const { report } = await done(body.whatIf ?? body.id);
    const lost = turnsOf(agentId).filter((turn) => intentOf(turn) === intent);
    expect(report.changed).toBeGreaterThanOrEqual(new Set(lost.map(({ sessionId }) => sessionId)).size);
  });

  it('is saved as a test, which the agent passes', async () => {
    const [agent] = history.agents;
    const agentId = agent?.agentId ?? '';
    const told = [...sessionsOf(agentId)].find(([, turns]) => turns.every(({ mood }) => mood === undefined));
    const sessionId = told?.[0] ?? turnsOf(agentId)[0]?.sessionId ?? '';
    const tests = await mkdtemp(join(folder, 'conversations-'));
    const saved = await cli('test', 'save', sessionId, '--agent', agentId, '--out', join(tests, 'one.yaml'));
    expect(saved.exitCode, saved.err).toBe(0);
    const run = await cli('test', 'run', tests, '--agent', agentId, '--junit', join(folder, 'junit.xml'));
    expect(run.exitCode, run.out + run.err + readFileSync(join(tests, 'one.yaml'), 'utf8')).toBe(0);
    expect(readdirSync(tests)).toEqual(['one.yaml']);
    expect(readFileSync(join(folder, 'junit.xml'), 'utf8')).toContain('failures="0"');
  });

  it('goes another way in a sandbox, and leaves the session alone', async () => {
    const [turn] = turnsOf(history.agents[0]?.agentId ?? '').filter(({ number }) => number === 2);
    if (turn === undefined) throw new Error('nobody went on');
    const { agentId, sessionId } = turn;
    const before = await get(`/admin/agents/${agentId}/sessions/${sessionId}`);
    const forked = await cli(
      ...['fork', sessionId, '--agent', agentId, '--at', '2', '--say', 'zxcv qwerty', '--json'],
    );
    expect(forked.json().origin).toEqual({ sessionId, turn: 2 });
    expect(await get(`/admin/agents/${agentId}/sessions/${sessionId}`)).toEqual(before);
  });

  it('says whom a reply is owed to', async () => {
    const known = history.turns.find((turn) => !isUnmatched(turn));
    if (known === undefined) throw new Error('nothing was understood');
    const { agentId, sessionId, number } = known;
    const blame = await cli('blame', sessionId, String(number), '--agent', agentId, '--json');
    expect(blame.json().turn.turnId).toBe(known.answer.id);
    expect(blame.out).toContain('IntentCreated');
  });
});

/** The agent and intent that answered most. */
const busiest = (): { readonly agentId: string; readonly intent: string } => {
  const counts = tally(
    history.turns.filter((turn) => !isUnmatched(turn)).map((turn) => `${turn.agentId} ${intentOf(turn)}`),
  );
  const [most = ''] = Object.keys(counts).toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  const agentId = most.slice(0, most.indexOf(' '));
  return { agentId, intent: most.slice(most.indexOf(' ') + 1) };
};

const exportOf = async (agentId: string): Promise<Answer> => {
  const headers = { authorization: `Bearer ${parley.adminToken()}`, accept: 'application/json' };
  const answer = await fetch(`${parley.url()}/admin/agents/${agentId}/export`, { headers });
  const exported: Answer = await answer.json();
  return exported.files;
};

const done = async (id: string): Promise<Answer> => {
  const whatIf = await get(`/admin/what-if/${id}`);
  return whatIf.state === 'running' ? done(id) : whatIf;
};

describe('the ledger of webhook calls', () => {
  it('has every call with its outcome', async () => {
    for (const { agentId } of history.agents) {
      const moods = turnsOf(agentId).flatMap(({ mood }) => (mood === undefined ? [] : [OUTCOMES[mood]]));
      const { counts } = await get(`/admin/agents/${agentId}/webhook-calls?limit=1`);
      expect(counts).toMatchObject({ total: moods.length, outcomes: tally(moods) });
      const csv = await text(`/admin/agents/${agentId}/webhook-calls?format=csv&outcome=http_status`);
      const broken = moods.filter((mood) => mood === 'http_status').length;
      expect(csv.trim().split(/\r?\n/)).toHaveLength(broken + 1);
    }
  });

  it('tells which replies would have changed, had every call failed', async () => {
    for (const { agentId } of history.agents) {
      const called = turnsOf(agentId).filter(({ mood }) => mood !== undefined);
      if (called.length === 0) continue;
      const drilled = await cli('webhook', 'drill', '--agent', agentId, '--fail', '503:100%', '--json');
      const answered = called.filter(({ mood }) => mood === 'answers' || mood === 'sets_context');
      const { calls, hit, hypothetical } = drilled.json();
      expect(calls).toBe(called.length);
      // What comes after a turn that would have gone elsewhere is not judged.
      expect(hit).toBeLessThanOrEqual(answered.length);
      expect(hit + hypothetical).toBeGreaterThanOrEqual(answered.length);
    }
  });
});

describe('reports', () => {
  it('count what was said', async () => {
    for (const { agentId } of history.agents) {
      const { rows } = await get(`/admin/agents/${agentId}/analytics/overview?interval=total`);
      expect(rows).toMatchObject([
        {
          sessions: sessionsOf(agentId).size,
          turns: turnsOf(agentId).length,
          unmatched: turnsOf(agentId).filter(isUnmatched).length,
        },
      ]);
      const webhooks = await cli('analytics', 'webhooks', '--agent', agentId, '--json');
      const calls = turnsOf(agentId).filter(({ mood }) => mood !== undefined).length;
      const all = webhooks.json().rows.find(({ intent }: Answer) => intent === '(all)');
      expect(all?.calls ?? 0).toBe(calls);
    }
  });

  it('are made anew over all history beside those that are read', async () => {
    const rebuilt = await cli('projection', 'rebuild', 'report-turns', '--json');
    expect(rebuilt.exitCode, rebuilt.err).toBe(0);
    const [agent] = history.agents;
    const { rows } = await get(`/admin/agents/${agent?.agentId}/analytics/overview?interval=total`);
    expect(rows[0].turns).toBe(turnsOf(agent?.agentId ?? '').length);
  });
});

describe('what was not understood', () => {
  it('is gathered by likeness', async () => {
    for (const { agentId } of history.agents) {
      const said = turnsOf(agentId).filter((turn) => turn.text.includes('basil'));
      const inbox = await cli('inbox', '--agent', agentId, '--json');
      const groups: Answer[] = inbox.json().groups;
      const found = groups.filter((group) => JSON.stringify(group).includes('basil'));
      const gathered = found.reduce((sum, { count }) => sum + count, 0);
      // What was understood with a low score is there, too; an answer in a dialogue is not.
      expect(gathered).toBeGreaterThanOrEqual(said.filter(isUnmatched).length);
      expect(gathered).toBeLessThanOrEqual(said.length);
    }
  });
});

describe('an erased session', () => {
  it('is found nowhere any more', async () => {
    const agentId = history.agents[0]?.agentId ?? '';
    const [sessionId = ''] = sessionsOf(agentId).keys();
    const erased = await cli(
      ...['erase', '--agent', agentId, '--session', sessionId, '--verify', '--yes', '--json'],
    );
    expect(erased.exitCode, erased.err).toBe(0);
    const { status } = await parley.admin(`GET /admin/agents/${agentId}/sessions/${sessionId}`);
    expect(status).toBe(404);
    const { counts } = await get(`/admin/agents/${agentId}/sessions?limit=1`);
    expect(counts.sessions).toBe(sessionsOf(agentId).size - 1);
    expect(await text('/admin/events')).not.toContain(`-${sessionId}"`);
  });
});
