import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ImportedAgent, type Parley, startParley } from '../support/parley.ts';
import type { Answer } from '../support/real-client.ts';
import { talkative } from '../support/talks.ts';
import { webhookServer } from '../support/webhook-server.ts';

let parley: Parley;
let agent: ImportedAgent;
let webhook: Awaited<ReturnType<typeof webhookServer>>;
let calls = 0;
const cwd = () => dirname(parley.dataFolder);

const run = (words: readonly string[], input?: string) => parley.run(words, input);
const jsonOf = async (words: readonly string[]) => JSON.parse((await run([...words, '--json'])).out);
const agentPath = () => `/admin/agents/${agent.agentId}`;

const say = (sessionId: string, query: string) => parley.say(agent, query, sessionId);

beforeAll(async () => {
  webhook = await webhookServer((_, answer) => {
    calls += 1;
    answer.end(JSON.stringify({ speech: `Call ${calls}.`, contextOut: [{ name: 'served', lifespan: 3 }] }));
  });
  parley = await startParley();
  agent = await parley.import(talkative, { enabled: true, url: webhook.url });
  for (const text of ['hello', 'book a room', '4', 'order a cake for my kitty', 'zxcv'])
    await say('one', text);
  for (const text of ['good morning', 'order a cake', 'dog']) await say('two', text);
});
afterAll(async () => {
  await parley.stop();
  await webhook.close();
});

const turnLines = (query: string) => {
  const headers = { authorization: `Bearer ${parley.adminToken()}`, accept: 'application/x-ndjson' };
  return fetch(`${parley.url()}${agentPath()}/turns?${query}`, { headers });
};
const jsonLines = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

it('the turns of an agent are read in the order of their replies, from a position on', async () => {
  const rowsAfter = async (after: string) => jsonLines(await (await turnLines(`after=${after}`)).text());
  const [head, ...rows] = await rowsAfter('-1');
  expect(head).toEqual({ after: -1 });
  const said = rows.map(({ turn }) => [turn.sessionId, turn.number, turn.text]);
  expect(said.slice(0, 2)).toEqual([
    ['one', 1, 'hello'],
    ['one', 2, 'book a room'],
  ]);
  expect(said.slice(5, 8)).toEqual([
    ['two', 1, 'good morning'],
    ['two', 2, 'order a cake'],
    ['two', 3, 'dog'],
  ]);
  expect(rows[4].turn).toMatchObject({ text: 'zxcv', isUnmatched: true, isTrigger: false, webhooks: [] });
  const [, next] = await rowsAfter(String(rows[1].turn.position));
  expect(next.turn.text).toBe('4');
  expect(await rowsAfter('now')).toEqual([{ after: expect.any(Number) }]);
});

describe('the turns of an agent, searched', () => {
  const sessionsWith = async (query: string): Promise<readonly string[]> => {
    const [, ...rows] = jsonLines(await (await turnLines(query)).text());
    return rows.map(({ turn }) => `${turn.sessionId} ${turn.text}`);
  };

  it.each([
    ['text=ROOM', ['one book a room']],
    ['text=c%C3%A2ke order', ['one order a cake for my kitty', 'two order a cake']],
    ['text=kit*', ['one order a cake for my kitty']],
    ['text=hello cake', []],
    ['unmatched=true', ['one zxcv']],
    ['unmatched=false&limit=2', ['one hello', 'one book a room']],
    ['text=cake&webhook=timeout', []],
    ['limit=1&unmatched=&text=', ['one hello']],
  ])('with %s are %j', async (query, turns) => {
    expect(await sessionsWith(query)).toEqual(turns);
  });

  it('by intent and by the outcome of the webhook are those whose lines say so', async () => {
    const [, ...rows] = jsonLines(await (await turnLines('after=-1')).text());
    const textsOf = (fits: (turn: Answer) => boolean) =>
      rows.flatMap(({ turn }) => (fits(turn) ? [`${turn.sessionId} ${turn.text}`] : []));
    const { intent } = rows[1].turn;
    const named = textsOf((turn) => turn.intent === intent);
    expect(named).toContain('one book a room');
    expect(await sessionsWith(`intent=${encodeURIComponent(intent.toUpperCase())}`)).toEqual(named);
    const replied = textsOf(({ webhooks }) => webhooks.includes('replied'));
    expect(replied).not.toEqual([]);
    expect(await sessionsWith('webhook=replied')).toEqual(replied);
    expect(await sessionsWith('webhook=failed')).toEqual([]);
  });

  it.each([
    ['text=%3F', 'text must have a letter or a digit in it'],
    ['unmatched=perhaps', 'unmatched'],
    ['scoreBelow=2', 'scoreBelow'],
    ['webhook=lost', 'webhook'],
    ['limit=0', 'limit'],
  ])('with %s are refused', async (query, words) => {
    const answer = await turnLines(query);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(words)]);
  });
});

it('a rehearsal for a missing environment is refused', async () => {
  const script = { turns: [{ say: 'hello' }] };
  const { status, body } = await parley.admin(`POST ${agentPath()}/rehearse?environment=production`, script);
  expect([status, body.status.errorDetails]).toEqual([
    409,
    'publishing is off for this agent: switch it on with `parley agent publishing AGENT on`',
  ]);
});

describe('parley replay', () => {
  it('finds that each reply agrees with its recording, for one session and for all', async () => {
    const { exitCode, out } = await run(['replay', 'one']);
    expect(out).toMatch(/^1 session, 5 turns, \d+ events: every reply follows from its recording/);
    expect(exitCode).toBe(0);
    expect(await jsonOf(['replay', '--all'])).toMatchObject({
      sessions: 2,
      turns: 8,
      divergent: 0,
      repliesOnly: 0,
    });
    const { body } = await parley.admin(`POST ${agentPath()}/sessions/two/replay`);
    expect(body).toMatchObject({ sessions: 1, turns: 3, divergent: 0 });
  });

  it('reports a missing session', async () => {
    const { exitCode, err } = await run(['replay', 'nobody']);
    expect([exitCode, err]).toEqual([1, 'parley: no agent of this server has a session "nobody"\n']);
    const { status } = await parley.admin(`POST ${agentPath()}/sessions/nobody/replay`);
    expect(status).toBe(404);
  });
});

describe('parley show', () => {
  it("lists the turns, and shows all of one: reasons, state, agent, and the current agent's answer", async () => {
    expect((await run(['show', 'one'])).out).toContain('"book a room" → ');
    const { out } = await run(['show', 'one', '--at', '2']);
    expect(out).toMatch(/✓ {2}book .* exact match/);
    expect(out).toContain('asked for guests, attempt 1');
    expect(out).toContain('missing: guests');
    expect(out).toContain('would answer the same');
    const { body } = await parley.admin(`GET ${agentPath()}/sessions/one/at/2`);
    expect(body).toMatchObject({
      turns: 5,
      state: { at: 'prompting', slotFilling: { parameter: 'guests', missing: ['guests'] } },
      turn: { number: 2, intent: { name: 'book' }, reply: { from: 'prompt', variant: { count: 2 } } },
      today: { recorded: { intent: 'book' }, answer: { intent: 'book' } },
    });
  });

  it('shows the agent at any revision and time', async () => {
    const { body: then } = await parley.admin(`GET ${agentPath()}/at?revision=0`);
    expect(then).toMatchObject({ status: { errorType: 'not_found' } });
    const { body: now } = await parley.admin(`GET ${agentPath()}/at?moment=2099-01-01`);
    expect(now).toMatchObject({ name: expect.any(String), intents: 5 });
    const { body: earlier } = await parley.admin(`GET ${agentPath()}/at?revision=${now.newestRevision - 1}`);
    expect(earlier).toMatchObject({ revision: now.revision - 1, newestRevision: now.newestRevision });
  });

  it('refuses a missing turn', async () => {
    const { err } = await run(['show', 'one', '--at', '9']);
    expect(err).toContain('session one has no turn 9; its number of turns is 5');
    expect((await run(['show', 'one', '--at', 'x'])).exitCode).toBe(2);
    const misspelt = { at: 2, say: 'hello' };
    const path = `/admin/agents/${agent.agentId}/sessions/one/fork`;
    expect((await parley.admin(`POST ${path}`, misspelt)).body.status.errorDetails).toContain('may not have');
  });
});

describe('parley fork', () => {
  it('repeats a turn without changing the session or calling the webhook', async () => {
    const before = calls;
    const forked = await jsonOf(['fork', 'one', '--at', '4', '--say', 'order a cake for the dog']);
    expect(forked).toMatchObject({
      sandboxId: expect.stringMatching(/^one~4~[0-9a-f]{8}$/),
      origin: { sessionId: 'one', turn: 4 },
      copied: 3,
      turns: [{ number: 4, intent: { name: 'order' }, reply: { fulfillment: { speech: 'Call 1.' } } }],
    });
    const other = await jsonOf(['fork', 'one', '--at', '1', '--say', 'order a cake for the dog']);
    expect(other.turns[0]).toMatchObject({
      webhooks: [{ outcome: 'unreachable' }],
      reply: { from: 'intent', fulfillment: { speech: 'Ordered for the dog.' } },
    });
    expect(calls).toBe(before);
    expect(await jsonOf(['replay', 'one'])).toMatchObject({ turns: 5 });
    expect(await jsonOf(['replay', '--all'])).toMatchObject({ sessions: 2 });
  });

  it('accepts other contexts and another webhook reply, and repeats the remaining queries', async () => {
    const words = ['fork', 'one', '--at', '1', '--context', 'vip=9:{"level":2}', '--rest'];
    const { turns } = await jsonOf(words);
    expect(turns).toHaveLength(5);
    expect(turns[4].contexts.after).toContainEqual(
      expect.objectContaining({
        name: 'vip',
        lifespan: 4,
        parameters: expect.objectContaining({ level: 2 }),
      }),
    );
    expect(turns[3].reply.fulfillment.speech).toBe('Call 1.');
    const sold = await jsonOf(['fork', 'one', '--at', '4', '--webhook-reply', '{"speech":"Sold out."}']);
    expect(sold.turns[0].reply).toMatchObject({ from: 'webhook', fulfillment: { speech: 'Sold out.' } });
  });

  it('continues in a sandbox, calls the webhook on request, and can be replayed like a session', async () => {
    const { sandboxId } = await jsonOf(['fork', 'two', '--at', '1']);
    expect(await jsonOf(['fork', sandboxId, '--say', 'order a cake'])).toMatchObject({
      sandboxId,
      turns: [{ number: 2, webhooks: [{ outcome: 'unreachable' }] }],
    });
    const before = calls;
    const { out } = await run(['fork', sandboxId, '--live', '--chat'], 'cat\n');
    expect(out).toContain('turn 3');
    expect(calls).toBe(before + 1);
    expect(await jsonOf(['replay', sandboxId])).toMatchObject({ turns: 3, divergent: 0 });
    const { body } = await parley.admin(`GET ${agentPath()}/sandboxes`);
    expect(body.sandboxes).toContainEqual(
      expect.objectContaining({ sandboxId, origin: { sessionId: 'two', turn: 1 } }),
    );
    expect(
      (await parley.admin(`DELETE ${agentPath()}/sandboxes/${encodeURIComponent(sandboxId)}`)).status,
    ).toBe(200);
    expect((await run(['show', sandboxId])).exitCode).toBe(1);
  });
});

describe('a sandbox without a session', () => {
  it('begins with the first words, goes on, and can be replayed', async () => {
    const { body: begun } = await parley.admin(`POST ${agentPath()}/sandboxes`, { text: 'order a cake' });
    expect(begun).toMatchObject({ origin: { sessionId: '', turn: 0 }, copied: 0, turns: [{ number: 1 }] });
    const path = `${agentPath()}/sandboxes/${encodeURIComponent(begun.sandboxId)}`;
    const { body: next } = await parley.admin(`POST ${path}/query`, { text: 'cat' });
    expect(next.turn).toMatchObject({ number: 2, query: { text: 'cat', lang: 'en' } });
    expect(await jsonOf(['replay', begun.sandboxId])).toMatchObject({ turns: 2, divergent: 0 });
    const { body: list } = await parley.admin(`GET ${agentPath()}/sandboxes`);
    expect(list.sandboxes).toContainEqual(expect.objectContaining({ sandboxId: begun.sandboxId }));
    expect((await parley.admin(`DELETE ${path}`)).status).toBe(200);
  });

  it('is not begun for an agent that does not exist', async () => {
    const { status } = await parley.admin('POST /admin/agents/nobody/sandboxes', { text: 'hello' });
    expect(status).toBe(404);
  });
});

describe('parley what-if', () => {
  /** The agent without its phrases about rooms. */
  const writeDraft = (): string => {
    const folder = join(cwd(), 'draft');
    for (const { path, text } of talkative.filter((file) => !file.path.includes('book'))) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return folder;
  };

  it('finds no changes without a change', async () => {
    const { exitCode, out } = await run([
      'what-if',
      '--agent',
      agent.agentId,
      '--since',
      '7d',
      '--fail-over',
      '0%',
    ]);
    expect(out).toContain('0 of 8 turns change: 0.0 %');
    expect(exitCode).toBe(0);
  });

  it('groups the effects of a draft by cause, and fails above a limit', async () => {
    const draft = writeDraft();
    const words = ['what-if', '--agent', draft, '--of', agent.agentId, '--since', '7d', '--fail-over', '2%'];
    const { exitCode, out } = await run(words);
    expect(out).toMatch(/another intent: \d/);
    expect(out).toMatch(/one turn 3 "4" \(hypothetical\)/);
    expect(out).toContain('That is more than 2.0 %.');
    expect(exitCode).toBe(1);
    const csv = await run([...words, '--format', 'csv']);
    expect(csv.out).toMatch(
      /^cause,turns,hypothetical,query,recorded,instead,session,turn\r?\nintent,1,false,/,
    );
    const page = await run([...words, '--format', 'html']);
    expect(page.out).toMatch(/^<!doctype html>.*<h2>another intent: \d<\/h2>.*<\/html>\n$/s);
    const { report } = await jsonOf(words);
    expect(report.groups[0].alike[0]).toMatchObject({ turns: 1, example: { sessionId: 'one', turn: 2 } });
    expect(report.groups[0].changes[0]).toMatchObject({
      sessionId: 'one',
      turn: 2,
      hypothetical: false,
      recorded: { intent: 'book' },
    });
  });

  it('stores its report, lists it, and reports an unknown one', async () => {
    const started = await jsonOf(['what-if', '--agent', agent.agentId, '--session', 'two', '--detach']);
    const shown = await jsonOf(['what-if', '--show', started.id]);
    expect(shown).toMatchObject({ state: 'done', report: { sessions: 1, turns: 3, changed: 0 } });
    expect((await run(['what-if', '--list'])).out).toContain(started.id);
    expect((await parley.admin(`DELETE /admin/what-if/${started.id}`)).body).toMatchObject({ state: 'done' });
    expect((await parley.admin('GET /admin/what-if/nothing')).status).toBe(404);
    await parley.kill('SIGTERM');
    await parley.start();
    expect(await jsonOf(['what-if', '--show', started.id])).toMatchObject({ state: 'done' });
  });
});

describe('parley blame', () => {
  it('names the phrase, the edit, the kind of token and the time', async () => {
    const { body } = await parley.send('GET /v1/intents?v=20150910', agent.developerAccessToken);
    const { id } = body.find(({ name }: { name: string }) => name === 'hello');
    const path = `/v1/intents/${id}?v=20150910`;
    const { body: intent } = await parley.send(`GET ${path}`, agent.developerAccessToken);
    const phrase = { data: [{ text: 'ahoy there' }], isTemplate: false, count: 0 };
    const changed = { ...intent, userSays: [...intent.userSays, phrase] };
    await parley.send(`PUT ${path}`, agent.developerAccessToken, changed);
    // Training takes time on a busy machine.
    const action = async () => (await say('three', 'ahoy there')).body.result.action;
    await expect.poll(action, { timeout: 30_000 }).toBe('greet');
    const { turns } = (await parley.admin(`GET ${agentPath()}/sessions/three/recorded-turns`)).body;
    const { out } = await run(['blame', 'three', String(turns.length)]);
    expect(out).toMatch(/phrase +"ahoy there" \(100 % alike\), added by developer token on 20\d\d-/);
    expect(out).toMatch(/transition +answering → listening by ReplySent/);
    const { body: blame } = await parley.admin(`GET ${agentPath()}/sessions/one/blame/4`);
    expect(blame).toMatchObject({
      match: { intent: { name: 'order' } },
      phrases: [{ text: 'order a cake', edit: { actor: 'admin', event: 'IntentCreated' } }, {}],
      turn: { reply: { from: 'webhook' } },
    });
  });

  it('shows that a phrase was assigned from the training inbox, and how often it had occurred', async () => {
    await say('morrow', 'good morrow gentlefolk');
    const isUpToDate = async () => (await parley.admin(`GET ${agentPath()}/inbox`)).body.isUpToDate;
    await expect.poll(isUpToDate, { timeout: 30_000 }).toBe(true);
    const assigned = { utterances: ['good morrow gentlefolk'], intentId: 'hello' };
    await parley.admin(`POST ${agentPath()}/inbox/assign`, assigned);
    const action = async () => (await say('morrow', 'good morrow gentlefolk')).body.result.action;
    await expect.poll(action, { timeout: 30_000 }).toBe('greet');
    const { turns } = (await parley.admin(`GET ${agentPath()}/sessions/morrow/recorded-turns`)).body;
    const { out } = await run(['blame', 'morrow', String(turns.length)]);
    expect(out).toMatch(
      /"good morrow gentlefolk" \(100 % alike\), assigned from the inbox \(heard 1 time\) by admin/,
    );
    const { phrases } = await jsonOf(['blame', 'morrow', String(turns.length)]);
    const [{ turnId }] = turns;
    const origin = { from: 'inbox', heard: 1, turnIds: [turnId] };
    expect(phrases[0]).toMatchObject({ edit: { event: 'IntentPhrasesAdded', origin } });
  });
});

describe('parley test', () => {
  it('saves a session as readable YAML that runs, and reports differences', async () => {
    const before = calls;
    expect((await run(['test', 'save', 'one', '--out', 'tests/one.yaml'])).exitCode).toBe(0);
    const yaml = readFileSync(join(cwd(), 'tests/one.yaml'), 'utf8');
    expect(yaml).toContain('  - say: book a room\n');
    expect(yaml).toContain('      intent: book\n');
    const passed = await run(['test', 'run', 'tests', '--junit', 'report.xml']);
    expect([passed.exitCode, passed.err]).toEqual([0, '']);
    expect(readFileSync(join(cwd(), 'report.xml'), 'utf8')).toContain('tests="1" failures="0" errors="0"');
    writeFileSync(
      join(cwd(), 'tests/two.yaml'),
      yaml.replace(/reply: .*(?=\n {2}- say: order)/, 'reply: <No> room.'),
    );
    writeFileSync(join(cwd(), 'tests/bad.yml'), 'turns: 7');
    const failed = await run(['test', 'run', 'tests', '--junit', 'report.xml']);
    expect(failed.exitCode).toBe(1);
    const report = readFileSync(join(cwd(), 'report.xml'), 'utf8');
    expect(report).toContain('tests="3" failures="1" errors="1"');
    expect(report).toContain('&lt;No&gt; room.');
    expect(calls).toBe(before);
  });

  it.each([
    ['a word that is misspelt', '    expct: { intent: nonsense }\n', 'turns.0 may not have "expct"'],
    ['a clock that is not a time', 'clock: yesterday\n', 'clock must be a date or a time in ISO 8601'],
    ['a wait that is too long', '    wait: 1e300\n', 'turns.0.wait must be <='],
  ])('does not run one with %s, and says where', async (_, line, reason) => {
    const said = 'turns:\n  - say: hello\n';
    const isOfTurn = line.startsWith(' ');
    writeFileSync(join(cwd(), 'slip.yaml'), isOfTurn ? said + line : line + said);
    const { exitCode, out } = await run(['test', 'run', 'slip.yaml', '--agent', agent.agentId]);
    expect(exitCode).toBe(1);
    expect(out).toContain(reason);
  });

  it('runs on an export that is not on the server', async () => {
    await run(['test', 'save', 'one', '--out', 'one.yaml']);
    for (const draft of ['draft.zip', 'draft']) {
      await run(['agent', 'export', agent.agentId, draft]);
      const { exitCode, err } = await run(['test', 'run', 'one.yaml', '--agent', draft]);
      expect([exitCode, err]).toEqual([0, '']);
    }
    const { agents } = (await parley.admin('GET /admin/agents')).body;
    const test = { turns: [{ say: 'hello' }] };
    const refused = await parley.admin('POST /admin/test', { test });
    expect([refused.status, refused.headers.get('x-error-code')]).toEqual([400, 'archive_unreadable']);
    expect((await parley.admin('GET /admin/agents')).body.agents).toEqual(agents);
  });

  it('lets a live test call the webhook, and saves a sandbox', async () => {
    const { sandboxId } = await jsonOf(['fork', 'two', '--at', '2', '--say', 'order a cake for the dog']);
    await run(['test', 'save', sandboxId, '--live', '--name', 'cake', '--out', 'live.yaml']);
    const before = calls;
    const { outcomes } = await jsonOf(['test', 'run', 'live.yaml']);
    expect(calls).toBe(before + 1);
    expect(outcomes).toMatchObject([
      {
        name: 'cake',
        turns: 2,
        misses: [
          { turn: 2, what: 'contexts' },
          { turn: 2, what: 'reply' },
        ],
      },
    ]);
  });
});

describe('parley debug', () => {
  it('steps forwards and backwards, jumps, and shows state, contexts and webhook', async () => {
    const { out, exitCode } = await run(
      ['debug', 'one'],
      'next\nback\n4\nwebhook\ncontexts\ninspect\nnonsense\nq\n',
    );
    expect(exitCode).toBe(0);
    const screens = out.split('\n\nturn ');
    expect(screens[0]).toMatch(/^turn 1 {2}"hello"/);
    expect(screens.slice(1).map((screen) => screen.slice(0, 1))).toEqual(['2', '1', '4', '4', '4', '4']);
    expect(out).toContain('came back: {');
    expect(out).toMatch(/\+ {2}served +→ 3/);
    expect(out).toContain('"nonsense" is not a step.');
  });
});

it('of turns that are followed only matching ones arrive, up to the limit', async () => {
  const following = await turnLines('after=now&follow=true&text=unicorn&limit=1');
  for (const query of ['hello', 'a unicorn', 'good morning']) await say('followed', query);
  const [, ...rows] = jsonLines(await following.text());
  expect(rows.map(({ turn }) => turn.text)).toEqual(['a unicorn']);
});
