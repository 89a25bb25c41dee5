import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SNAPSHOT_EVERY_EVENTS } from '../../src/kernel/limits/conversation.ts';
import {
  type EventStoreDbDouble,
  startEventStoreDbDouble,
} from '../support/eventstoredb-double/double-server.ts';
import { storeAddress } from '../support/eventstoredb-double/store-address.ts';
import { eventuallyTrue } from '../support/eventually.ts';
import { type ImportedAgent, type Parley, startParley } from '../support/parley.ts';
import { asking, naming } from '../support/privacy-agents.ts';
import { runProgram } from '../support/program.ts';
import { anExport } from '../support/test-desks.ts';

const agentThatSays = (speech: string) =>
  anExport({
    intents: [naming(speech), asking],
  });
/** Turns until a server saves a snapshot of a session. */
const TURNS_TO_SNAPSHOT = Math.ceil(SNAPSHOT_EVERY_EVENTS / 3) + 1;
const token = 'a-token-of-sixteen-symbols';

describe.each(['off', 'on'])('with sealing %s, erased over EventStoreDB by one server', (seal) => {
  let double: EventStoreDbDouble;
  let one: Parley;
  let other: Parley;
  let agent: ImportedAgent;
  let env: Readonly<Record<string, string>>;

  beforeAll(async () => {
    double = await startEventStoreDbDouble();
    env = {
      PARLEY_STORE: storeAddress(double),
      PARLEY_ADMIN_TOKEN: token,
      PARLEY_SECRET_KEY: '7'.repeat(64),
      PARLEY_SEAL: seal,
    };
    one = await startParley({ env });
    other = await startParley({ env });
    agent = (await admin(one, 'POST /admin/agents/import', { files: agentThatSays('Hello $name') })).body;
    await eventuallyTrue(
      async () => (await other.send('GET /v1/contexts?sessionId=s', agent.clientAccessToken)).status === 200,
    );
  });
  afterAll(async () => {
    await one.stop();
    await other.stop();
    await double.close();
  });

  const admin = (server: Parley, line: string, body?: unknown) => server.send(line, token, body);
  const ask = (server: Parley, query: string, sessionId: string) =>
    server.send('POST /v1/query?v=20150910', agent.clientAccessToken, { sessionId, query, lang: 'en' });
  const path = (rest: string) => `/admin/agents/${agent.agentId}/${rest}`;
  const textOf = async (server: Parley, id: string): Promise<string | undefined> => {
    const { body } = await admin(server, `GET ${path('sessions?limit=500')}`);
    return body.sessions.find(({ sessionId }: { sessionId: string }) => sessionId === id)?.lastText;
  };
  const inboxOf = async (server: Parley) =>
    JSON.stringify((await admin(server, `GET ${path('inbox')}`)).body.groups);
  const erase = (server: Parley, body: object) => admin(server, `POST ${path('erase')}`, body);
  /** Verification on a server that did not erase: it knows only the given texts. */
  const proofOn = async (server: Parley, session: string, ...lookFor: readonly string[]) =>
    (await erase(server, { session, verify: true, lookFor })).body.verification;
  const erasedText = seal === 'on' ? '' : undefined;

  it('a server that was down during the erasure keeps nothing', async () => {
    for (let turn = 0; turn < TURNS_TO_SNAPSHOT; turn++) await ask(other, 'call me Marmaduke', 'away');
    await ask(other, 'wrxq Marmaduke zzk', 'away');
    await ask(other, 'call me Pandora', 'stays');
    const whatIf = await admin(other, `POST /admin/what-if?sessionsOf=${agent.agentId}`, {
      files: agentThatSays('Goodbye $name'),
    });
    const report = () => admin(other, `GET /admin/what-if/${whatIf.body.id}`);
    await eventuallyTrue(async () => (await report()).body.state === 'done');
    expect(JSON.stringify((await report()).body)).toContain('Marmaduke');
    await eventuallyTrue(async () => (await textOf(other, 'away')) === 'wrxq Marmaduke zzk');
    await eventuallyTrue(async () => (await inboxOf(other)).includes('Marmaduke'));

    await other.kill('SIGTERM');
    const erased = await erase(one, { session: 'away', verify: true });
    expect(erased.body).toMatchObject({ sessions: ['away'], verification: { isClean: true } });
    await other.start();

    // Sessions are removed before requests are accepted; views follow.
    expect((await report()).status).toBe(404);
    await eventuallyTrue(async () => (await textOf(other, 'away')) === erasedText);
    await eventuallyTrue(async () => !(await inboxOf(other)).includes('Marmaduke'));
    expect(await textOf(other, 'stays')).toBe('call me Pandora');
    const proof = await proofOn(other, 'away', 'call me Marmaduke', 'wrxq Marmaduke zzk');
    expect(proof).toMatchObject({ isClean: true, snapshots: { found: 0 }, whatIfs: { found: 0 } });
    expect((await ask(other, 'call me Begonia', 'away')).body.result.fulfillment.speech).toBe(
      'Hello Begonia',
    );
    const { body } = await other.send('GET /v1/contexts?sessionId=away', agent.clientAccessToken);
    expect(JSON.stringify(body)).not.toContain('Marmaduke');
  });

  it('nothing appears in the views of a server that joins later', async () => {
    const later = await startParley({ env });
    try {
      await eventuallyTrue(async () => (await textOf(later, 'stays')) === 'call me Pandora');
      await eventuallyTrue(async () => (await textOf(later, 'away')) === 'call me Begonia');
      expect(await inboxOf(later)).not.toContain('Marmaduke');
      expect(await proofOn(later, 'nobody', 'call me Marmaduke')).toMatchObject({ isClean: true });
    } finally {
      await later.stop();
    }
  });

  it('a server that receives the erasure drops decrypted data, and keeps the rest', async () => {
    await ask(other, 'xqvv Ottoline', 'heard');
    await eventuallyTrue(async () => (await inboxOf(other)).includes('Ottoline'));
    await erase(one, { session: 'heard' });
    await eventuallyTrue(async () => !(await inboxOf(other)).includes('Ottoline'));
    await eventuallyTrue(async () => (await textOf(other, 'heard')) === erasedText);
    expect(await proofOn(other, 'nobody', 'xqvv Ottoline')).toMatchObject({ isClean: true });
  });

  it('the store removes it from its disk on request, and a refusal is reported', async () => {
    const onDisk = () => Buffer.concat(double.log.records.map(({ data }) => Buffer.from(data)));
    const world = { cwd: dirname(one.dataFolder), env: { PARLEY_URL: one.url(), PARLEY_ADMIN_TOKEN: token } };
    const run = (...words: readonly string[]) => runProgram(words, world);
    await ask(one, 'call me Peregrine', 'deleted');
    expect(onDisk().includes('Peregrine')).toBe(seal === 'off');
    double.faults.deniesOperations = true;
    const refused = await run('erase', '--session', 'deleted', '--yes', '--scavenge');
    expect([refused.exitCode, refused.out]).toEqual([1, expect.stringContaining('scavenge_refused')]);
    expect(refused.out).toContain('Erased 1 session');
    const reply = await admin(one, 'POST /admin/privacy/scavenge');
    expect([reply.status, reply.headers.get('x-error-code')]).toEqual([502, 'scavenge_refused']);
    const due = await run('erase', '--session', 'deleted', '--yes', '--verify');
    expect(due.out).toContain('until it is scavenged');
    expect(onDisk().includes('Peregrine')).toBe(seal === 'off');

    double.faults.deniesOperations = false;
    const done = await run('erase', '--session', 'deleted', '--yes', '--scavenge', '--json');
    expect(JSON.parse(done.out).erasures).toMatchObject([{ scavenge: { state: 'started' } }]);
    expect([done.exitCode, onDisk().includes('Peregrine'), onDisk().includes('Marmaduke')]).toEqual([
      ...[0, false, false],
    ]);
    expect((await run('privacy', 'scavenge')).out).toContain('a scavenge was started');
  });
});
