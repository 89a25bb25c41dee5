import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ImportedAgent, type Parley, startParley } from '../support/parley.ts';
import { asking, ordering } from '../support/privacy-agents.ts';
import { type RecordingWebhook, recordingWebhook } from '../support/recording-webhook.ts';
import { anExport } from '../support/test-desks.ts';

const agentThatSays = (speech: string) =>
  anExport({
    agent: { webhook: { available: true, url: 'http://127.0.0.1:9/none' } },
    intents: [
      ordering,
      { name: 'hours', says: ['when do you open'], responses: [{ messages: [{ type: 0, speech }] }] },
      asking,
    ],
  });

/** A word that only one session uses. */
const WORD = 'Rhododendron';
/** The form of an encrypted text: a key's number, a dot and base64. */
const CIPHERTEXT = /\b\d+\.[A-Za-z0-9+/]{40}/;

describe('encrypted recordings', () => {
  let parley: Parley;
  let webhook: RecordingWebhook;
  let agent: ImportedAgent;
  const run = (...words: string[]) => parley.run(words);
  const path = (rest: string) => `/admin/agents/${agent.agentId}/${rest}`;
  const get = async (rest: string) => (await parley.admin(`GET ${path(rest)}`)).body;
  const ask = (sessionId: string, query: string) => parley.say(agent, query, sessionId);
  const inboxTexts = async (query = ''): Promise<readonly string[]> => {
    const { groups } = await get(`inbox${query}`);
    return groups.flatMap(({ utterances }: { utterances: { text: string }[] }) =>
      utterances.map(({ text }) => text),
    );
  };

  beforeAll(async () => {
    parley = await startParley({ env: { PARLEY_SEAL: 'on' } });
    webhook = await recordingWebhook(() => ({ speech: `Thank you, Mrs ${WORD}.` }));
    agent = await parley.import(agentThatSays('At nine.'), { enabled: true, url: webhook.url });
    await ask('u', `send it to ${WORD} Crescent`);
    await ask('u', `wrxq ${WORD} gate`);
    await parley.admin(`POST ${path('sessions/u/notes')}`, { text: `Mrs ${WORD} called.` });
    await ask('v', 'wrxq something gate');
    await ask('w', 'what about Sundays then');
  });
  afterAll(async () => {
    await parley.stop();
    await webhook.stop();
  });

  it('can be searched for words, session by session, with a report of the extent', async () => {
    const page = await get(`sessions?text=${WORD}%20cresc*`);
    expect(page.sessions.map(({ sessionId }: { sessionId: string }) => sessionId)).toEqual(['u']);
    expect(page).toMatchObject({
      counts: { sessions: 1, turns: 2 },
      search: { looked: 3, candidates: 3, isComplete: true },
    });
    const gate = await run('sessions', '--agent', agent.agentId, '--text', 'gate', '--limit', '1');
    expect(gate.out).toMatch(/1 session, 1 turn/);
    expect(gate.out).toMatch(/Searched \d of 3 sessions, as far as 20\d\d-/);
    const cursor = /--cursor (\S+)/.exec(gate.out)?.[1] ?? '';
    const next = await run('sessions', '--agent', agent.agentId, '--text', 'gate', '--cursor', cursor);
    expect(next.out).toMatch(/^u /m);
    expect(next.out).toContain('to the end');
  });

  it('appear in the inbox grouped by similarity, where they can be assigned, dismissed and restored', async () => {
    expect([...(await inboxTexts())].sort()).toEqual([
      'what about Sundays then',
      `wrxq ${WORD} gate`,
      'wrxq something gate',
    ]);
    const assigned = await run('inbox', 'assign', '--intent', 'hours', 'what about Sundays then', '--yes');
    expect([assigned.exitCode, assigned.err]).toEqual([0, '']);
    expect(await inboxTexts()).not.toContain('what about Sundays then');
    expect((await run('inbox', 'dismiss', 'wrxq something gate')).out).toContain('1 text dismissed');
    expect(await inboxTexts()).toEqual([`wrxq ${WORD} gate`]);
    expect((await run('inbox', 'list', '--dismissed')).out).toContain('wrxq something gate');
    expect((await run('inbox', 'restore', 'WRXQ something gate!')).out).toContain('1 text is shown again');
    const dismissed = await parley.admin(`POST ${path('inbox/dismiss')}`, {
      utterances: ['wrxq something gate'],
    });
    expect(dismissed.body).toEqual({ dismissed: 1 });
    const restored = await parley.admin(`POST ${path('inbox/restore')}`, {
      utterances: ['wrxq something gate'],
    });
    expect(restored.body).toEqual({ restored: 1 });
    expect(await inboxTexts()).toContain('wrxq something gate');
  });

  const whatIf = async (): Promise<string> => {
    const { body } = await parley.admin(`POST /admin/what-if?sessionsOf=${agent.agentId}&session=u`, {
      files: agentThatSays('At ten.').filter(({ path: file }) => !file.includes('order')),
    });
    for (;;) {
      const { body: job } = await parley.admin(`GET /admin/what-if/${body.id}`);
      if (job.state !== 'running') return JSON.stringify(job);
    }
  };
  const printed = async (...words: string[]): Promise<string> => {
    const { exitCode, out, err } = await run(...words);
    expect([words, exitCode], err).toEqual([words, 0]);
    return out;
  };
  /** Everything that shows a session; each must decrypt it, and show blanks after the erasure. */
  const readers: Readonly<Record<string, () => Promise<string>>> = {
    'the list of sessions': async () => JSON.stringify(await get('sessions')),
    'the why of turns': async () => JSON.stringify(await get('sessions/u')),
    'the notes': async () => JSON.stringify(await get('sessions/u/notes')),
    'a turn from the command line': () => printed('sessions', 'show', 'u'),
    'time travel': () => printed('show', 'u', '--at', '1'),
    'the stepper': () => printed('debug', 'u'),
    blame: () => printed('blame', 'u', '1'),
    'a saved test': async () => {
      return JSON.stringify((await parley.admin(`GET ${path('sessions/u/test')}`)).body);
    },
    'a what-if': whatIf,
    'a replay': async () => `${WORD} ${await printed('replay', 'u')}`,
    'the ledger of webhook calls': async () => {
      const [call] = (await get('webhook-calls')).calls;
      return JSON.stringify((await parley.admin(`GET /admin/webhook-calls/${call.callId}`)).body);
    },
    'the search in the ledger': async () => {
      const { calls } = await get(`webhook-calls?text=${WORD}`);
      return calls.length === 1 ? WORD : '';
    },
    'raw events': () => printed('events', '--session', 'u'),
    'an export': async () => {
      await printed('export', 'events', `events-${Math.random()}.ndjson`);
      return (await parley.admin('GET /admin/events')).body;
    },
    SQL: () => printed('sql', "select * from turns where session_id = 'u'"),
  };

  it.each(Object.entries(readers))('is readable in %s', async (_, read) => {
    expect(await read()).toContain(WORD);
  });

  it('is erased', async () => {
    const { body } = await parley.admin(`POST ${path('erase')}`, { session: 'u', verify: true });
    expect(body).toMatchObject({ modes: { key_destroyed: 1 }, verification: { isClean: true } });
  });

  it.each(Object.entries(readers).filter(([name]) => name !== 'a replay' && name !== 'blame'))(
    'is blank in %s afterwards',
    async (_, read) => {
      const shown = await read();
      expect(shown).not.toContain(WORD);
      expect(shown).not.toMatch(CIPHERTEXT);
    },
  );

  it('is reported as erased, and nothing is derived from blanks', async () => {
    const shown = await run('show', 'u', '--at', '1');
    expect(shown.out).toContain('turn 1  (erased)');
    expect(shown.out).toContain('it is unknown what the agent would answer today');
    expect(JSON.parse(await whatIf()).report).toMatchObject({ sessions: 0, turns: 0, changed: 0 });
    const drilled = await run('webhook', 'drill', '--fail', '503:100%', '--json');
    expect(JSON.parse(drilled.out)).toMatchObject({ calls: 0, hit: 0, unchanged: 0 });
    const saved = await run('test', 'save', 'u');
    expect([saved.exitCode, saved.out]).toEqual([1, '']);
    expect(saved.err).toContain('session u was erased and cannot be read');
    for (const words of [
      ['blame', 'u', '1'],
      ['fork', 'u'],
      ['fork', 'u', '--at', '2', '--say', 'hello'],
    ])
      expect(await run(...words)).toMatchObject({ exitCode: 1, out: '', err: saved.err });
    const refused = {
      status: 404,
      body: { status: { errorDetails: expect.stringContaining('was erased') } },
    };
    expect(await parley.admin(`GET ${path('sessions/u/blame/2')}`)).toMatchObject(refused);
    expect(await parley.admin(`POST ${path('sessions/u/fork')}`, { text: 'hello' })).toMatchObject(refused);
    const calledBefore = webhook.asked.length;
    const resent = await run('webhook', 'resend', '--session', 'u', '--yes', '--json');
    expect(JSON.parse(resent.out)).toMatchObject({ sent: 0, erased: 1 });
    expect(webhook.asked).toHaveLength(calledBefore);
  });

  it('can still be replayed and counted, but not searched or assigned', async () => {
    expect((await run('replay', '--all')).exitCode).toBe(0);
    expect((await get('sessions')).counts).toMatchObject({ sessions: 3, turns: 4 });
    expect((await get(`sessions?text=${WORD}`)).sessions).toEqual([]);
    expect(await inboxTexts()).toEqual(['wrxq something gate']);
  });
});

it('a server that starts without sealing warns that it records new events unencrypted', async () => {
  const sealed = await startParley({ env: { PARLEY_SEAL: 'on' } });
  const cwd = dirname(sealed.dataFolder);
  try {
    await sealed.import(agentThatSays('At nine.'));
    await sealed.kill('SIGTERM');
    expect(sealed.log()).not.toContain('PARLEY_SEAL');
    const unsealed = await startParley({ cwd });
    expect(unsealed.log()).toContain('PARLEY_SEAL is off: new events are recorded unencrypted');
    await unsealed.stop();
  } finally {
    await sealed.stop();
  }
});
