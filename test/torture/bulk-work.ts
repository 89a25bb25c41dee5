import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { recordingWebhook } from '../support/recording-webhook.ts';
import { agentWorks, requireWholeAgent } from './agent-works.ts';
import { type Attack, below, type Figures, oneOf } from './attack.ts';
import { agentOf, markOf, record, SESSIONS, sessionOf, type Work, type World } from './bulk-world.ts';
import { ADMIN_TOKEN, type Answer, type Served, startServed } from './served.ts';
import { exportGreeting, tortureExport } from './torture-export.ts';

const WORKS_AT_ONCE = 3;
const DISTURBED_AFTER_MS_MAX = 60;

const callIdsOf = async (world: World): Promise<readonly string[]> => {
  const { body } = await world.server.admin(`GET ${agentOf(world)}/webhook-calls`);
  return (body as { readonly calls: readonly { readonly callId: string }[] }).calls.map(
    (call) => call.callId,
  );
};

const works: Readonly<Record<string, Work>> = {
  resendAll: (world) => world.server.admin(`POST ${agentOf(world)}/webhook-calls/resend`, {}),
  resendNamed: async (world) => {
    const calls = await callIdsOf(world);
    return world.server.admin(`POST ${agentOf(world)}/webhook-calls/resend`, { calls });
  },
  drill: (world) => {
    const fail = { with: 'timeout', percent: 50 };
    return world.server.admin(`POST ${agentOf(world)}/webhook-drill`, { fail });
  },
  whatIfOfAll: ({ server, agentId }) => server.admin(`POST /admin/what-if?agent=${agentId}`, {}),
  whatIfOfOne: ({ server, agentId, victim }) =>
    server.admin(`POST /admin/what-if?agent=${agentId}&session=${victim}`, {}),
  fork: (world) => {
    const order = { turn: 1, rest: true, webhook: 'recorded' };
    return world.server.admin(`POST ${agentOf(world)}/sessions/${world.victim}/fork`, order);
  },
  events: ({ server, agentId }) => server.admin(`GET /admin/events?agent=${agentId}`),
  callsAsCsv: (world) => world.server.admin(`GET ${agentOf(world)}/webhook-calls?format=csv`),
  savedTest: (world) => world.server.admin(`GET ${agentOf(world)}/sessions/${world.victim}/test`),
  replay: ({ server, agentId }) => server.admin(`POST /admin/replay?agent=${agentId}`, {}),
  note: (world) => {
    const note = { text: 'seen' };
    return world.server.admin(`POST ${agentOf(world)}/sessions/${world.victim}/notes`, note);
  },
  ...agentWorks,
};

const erase = async (world: World): Promise<void> => {
  const { server, victim } = world;
  const { status } = await server.admin(`POST ${agentOf(world)}/erase`, { session: victim });
  assert.equal(status, 200, 'the erasure was refused');
};

/** Starts the work for a client that leaves after its first bytes. */
const leave = async (world: World): Promise<void> => {
  const leaving = new AbortController();
  const response = await fetch(`${world.server.url}${agentOf(world)}/webhook-calls/resend`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/json' },
    body: '{}',
    signal: leaving.signal,
  });
  await response.body?.getReader().read();
  leaving.abort();
};

const edit = async (world: World): Promise<void> => {
  const files = exportGreeting('Hello again.');
  assert.equal((await world.server.admin(`POST ${agentOf(world)}/import`, { files })).status, 200);
  await world.server.admin(`POST ${agentOf(world)}/restore`, { revision: world.revision });
};

const disturbances = { erase, leave, edit };

/** Everything that an answer of the server may still contain of a session. */
const remainsOf = async (world: World): Promise<readonly string[]> => {
  const { server, agentId, victim } = world;
  const mark = markOf(world, victim);
  const faults: string[] = [];
  const read = async (path: string): Promise<Answer['body']> => {
    const { body } = await server.admin(`GET ${path}`);
    if (JSON.stringify(body).includes(mark)) faults.push(path);
    return body;
  };
  const { sandboxes } = (await read(`${agentOf(world)}/sandboxes`)) as Listed<'sandboxes', 'sandboxId'>;
  for (const { sandboxId } of sandboxes)
    await read(`${agentOf(world)}/sessions/${encodeURIComponent(sandboxId)}/recorded-turns`);
  const { whatIfs } = (await read('/admin/what-if')) as Listed<'whatIfs', 'id'>;
  for (const { id } of whatIfs) await read(`/admin/what-if/${id}`);
  await read(`/admin/events?agent=${agentId}`);
  await read(`${agentOf(world)}/webhook-calls?format=ndjson`);
  await read(`${agentOf(world)}/turns`);
  await read(`${agentOf(world)}/inbox`);
  if (world.isShadowed) await read(`${agentOf(world)}/environments/production/shadow`);
  await read(`${agentOf(world)}/sessions`);
  return faults;
};

type Listed<List extends string, Id extends string> = Readonly<
  Record<List, readonly Readonly<Record<Id, string>>[]>
>;

const requireErased = async (world: World, askedBefore: number): Promise<void> => {
  const { server, webhook, victim } = world;
  // A call that was on its way while the erasure was answered may still arrive.
  const later = webhook.asked.slice(askedBefore + WORKS_AT_ONCE + 1);
  const sent = later.filter(({ body }) => JSON.stringify(body).includes(markOf(world, victim)));
  assert.equal(sent.length, 0, 'a call of the erased session was sent again');
  assert.deepEqual(await remainsOf(world), [], 'these answers contain the erased session');
  const again = await server.admin(`POST ${agentOf(world)}/erase`, { session: victim, verify: true });
  const { verification } = again.body as { readonly verification: { readonly isClean: boolean } };
  assert.equal(verification.isClean, true, `not erased: ${JSON.stringify(verification)}`);
};

/** Every request that the webhook got is recorded: as a call, or as one that was sent again. */
const requireRecorded = async (world: World): Promise<void> => {
  // Counted first: work whose client left may still send, and records before it does.
  const arrived = world.webhook.asked.length;
  const { body } = await world.server.admin(`GET ${agentOf(world)}/webhook-calls`);
  const { calls } = body as { readonly calls: readonly { readonly callId: string; resends: number }[] };
  const recorded = calls.reduce((sum, { resends }) => sum + 1 + resends, 0);
  assert.ok(arrived <= recorded, `${arrived} requests arrived, and ${recorded} are recorded`);
};

const round = async (server: Served, random: () => number): Promise<Figures> => {
  const webhook = await recordingWebhook(async () => {
    await setTimeout(below(random, 4));
    return { speech: 'At once.' };
  });
  try {
    const { body } = await server.admin('POST /admin/agents/import', { files: tortureExport });
    const { agentId = '', clientAccessToken = '' } = body as Readonly<Record<string, string>>;
    const victim = sessionOf(below(random, SESSIONS));
    const isShadowed = random() < 0.5;
    const { revision } = (await server.admin(`GET /admin/agents/${agentId}`)).body as { revision: number };
    const world = { server, webhook, agentId, revision, random, victim, isShadowed };
    await record(world, clientAccessToken);
    const names = Array.from({ length: WORKS_AT_ONCE }, () => oneOf(random, Object.keys(works)));
    const name = oneOf(random, ['erase', 'erase', 'leave', 'edit'] as const);
    const working = Promise.all(names.map((work) => works[work]?.(world)));
    // Its failure is thrown below, after what disturbs it.
    working.catch(() => undefined);
    await setTimeout(random() * DISTURBED_AFTER_MS_MAX);
    await disturbances[name](world);
    const askedBefore = webhook.asked.length;
    await working;
    if (name === 'erase') await requireErased(world, askedBefore);
    else await requireRecorded(world);
    await requireWholeAgent(world);
    const replayed = await server.admin(`POST /admin/replay?agent=${agentId}`, {});
    const { divergences = [] } = replayed.body as { readonly divergences?: readonly unknown[] };
    assert.deepEqual(divergences, [], 'replay diverges');
    await server.admin(`DELETE /admin/agents/${agentId}`);
    return { works: names.length, [name]: 1 };
  } finally {
    await webhook.stop();
  }
};

/** Long work over many sessions while one of them is erased, its client leaves or its agent changes. */
export const bulkAttack: Attack = {
  name: 'bulk',
  summary: 'bulk work while a session is erased, a client leaves or the agent changes',
  weight: 1,
  open: async () => {
    const folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'parley-torture-'))));
    const servers = await Promise.all(
      folders.map((folder, index) =>
        startServed({ PARLEY_STORE: `lmdb:${folder}`, PARLEY_SEAL: index === 0 ? 'off' : 'on' }),
      ),
    );
    return {
      round: ({ seed, random }) => {
        const server = servers[seed % servers.length];
        if (server === undefined) throw new TypeError('there is no server');
        return round(server, random);
      },
      close: async () => {
        await Promise.all(servers.map((server) => server.stop()));
        await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
      },
    };
  },
};
