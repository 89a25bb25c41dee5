import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import type { Parley } from '../support/parley.ts';
import { type RecordingWebhook, recordingWebhook } from '../support/recording-webhook.ts';
import { oneOf } from './attack.ts';
import { killServer } from './killed-servers.ts';
import { type KilledOperation, requireOthers, type Scene } from './scene.ts';

/** How many of each are started at once. */
const AT_ONCE = 2;
const FORKS_AT_ONCE = 3;
const WHAT_IF_POLL_MS = 20;

const agentOf = ({ agentId }: Scene): string => `/admin/agents/${agentId}`;

const atOnce = (count: number, work: () => Promise<unknown>): Promise<unknown> =>
  Promise.all(Array.from({ length: count }, work));

type ListedSandbox = { readonly sandboxId: string; readonly isUnfinished: boolean };

const sandboxesOf = async (parley: Parley, scene: Scene): Promise<readonly ListedSandbox[]> =>
  (await parley.admin(`GET ${agentOf(scene)}/sandboxes`)).body.sandboxes;

type RecordedTurns = { readonly turns: readonly { readonly reply?: object }[] };

/** A fork is whole, or listed as unfinished and can be deleted. */
const fork: KilledOperation = async (scene) => {
  const { random, sessions } = scene;
  const acknowledged = new Map<string, number>();
  const turnsOf = async (parley: Parley, session: string): Promise<RecordedTurns['turns']> => {
    const path = `${agentOf(scene)}/sessions/${encodeURIComponent(session)}/recorded-turns`;
    return (await parley.admin(`GET ${path}`)).body.turns;
  };
  const make = async (parley: Parley, session: string): Promise<void> => {
    const edit = random() < 0.5 ? { text: 'good morning', contexts: [{ name: 'begun' }] } : {};
    const order = { turn: 1, rest: true, webhook: 'recorded', ...edit };
    const { status, body } = await parley.admin(`POST ${agentOf(scene)}/sessions/${session}/fork`, order);
    assert.equal(status, 200, `the fork was refused: ${JSON.stringify(body)}`);
    acknowledged.set(body.sandboxId, body.copied + body.turns.length);
  };
  const wasRunning = await killServer(scene, {
    // The first one trains the agent, which takes longer than most kills.
    prepare: (parley) => make(parley, oneOf(random, sessions)),
    work: (parley) =>
      atOnce(FORKS_AT_ONCE, async () => {
        for (const session of sessions) await make(parley, session);
      }),
    check: async (parley) => {
      const sandboxes = await sandboxesOf(parley, scene);
      const whole = sandboxes.filter(({ isUnfinished }) => !isUnfinished);
      const wholeIds = new Set(whole.map(({ sandboxId }) => sandboxId));
      for (const id of acknowledged.keys())
        assert.ok(wholeIds.has(id), `${id} was answered and is not whole`);
      for (const { sandboxId, isUnfinished } of sandboxes) {
        if (isUnfinished) {
          const path = `${agentOf(scene)}/sandboxes/${encodeURIComponent(sandboxId)}`;
          assert.equal((await parley.admin(`DELETE ${path}`)).status, 200, `${sandboxId} cannot be deleted`);
          continue;
        }
        const [origin = ''] = sandboxId.split('~');
        const [turns, originTurns] = [await turnsOf(parley, sandboxId), await turnsOf(parley, origin)];
        assert.equal(turns.length, originTurns.length, `${sandboxId} is not whole`);
        assert.ok(
          turns.every(({ reply }) => reply !== undefined),
          `${sandboxId} has a turn without a reply`,
        );
      }
      await make(parley, oneOf(random, sessions));
      const remaining = await sandboxesOf(parley, scene);
      assert.deepEqual(
        remaining.filter(({ isUnfinished }) => isUnfinished),
        [],
        'unfinished sandboxes are left',
      );
      assert.equal(remaining.length, whole.length + 1);
    },
  });
  await requireOthers(scene, () => false);
  return wasRunning;
};

/** Records two webhook calls of each session. */
const recordCalls = async (parley: Parley, scene: Scene, webhook: RecordingWebhook): Promise<void> => {
  await parley.admin(`PUT ${agentOf(scene)}/webhook`, { enabled: true, url: webhook.url });
  await Promise.all(
    scene.sessions.map(async (sessionId) => {
      for (let times = 0; times < 2; times += 1) await parley.say(scene, 'order it', sessionId);
    }),
  );
};

const withWebhook = async (use: (webhook: RecordingWebhook) => Promise<boolean>): Promise<boolean> => {
  const webhook = await recordingWebhook(async () => {
    await setTimeout(2);
    return { speech: 'At once.' };
  });
  try {
    return await use(webhook);
  } finally {
    await webhook.stop();
  }
};

type ListedCall = { readonly callId: string; readonly resends: number };

/** Every resend is recorded, and at most the one in progress has no end. */
const resend: KilledOperation = (scene) =>
  withWebhook(async (webhook) => {
    const path = `${agentOf(scene)}/webhook-calls`;
    let recordedCalls = 0;
    const sendAgain = (parley: Parley) => parley.admin(`POST ${path}/resend`, {});
    const wasRunning = await killServer(scene, {
      prepare: async (parley) => {
        await recordCalls(parley, scene, webhook);
        recordedCalls = webhook.asked.length;
      },
      work: (parley) => atOnce(AT_ONCE, () => sendAgain(parley)),
      check: async (parley) => {
        const sent = webhook.asked.length - recordedCalls;
        const { calls } = (await parley.admin(`GET ${path}?limit=100`)).body as { calls: ListedCall[] };
        assert.equal(calls.length, recordedCalls, 'the list of calls is not whole');
        let [recorded, endless] = [0, 0];
        for (const { callId, resends: listed } of calls) {
          const { resends } = (await parley.admin(`GET ${path}/${callId}`)).body;
          assert.equal(listed, resends.length, 'the list counts other resends than the call has');
          recorded += listed;
          endless += resends.filter(({ end }: { readonly end?: object }) => end === undefined).length;
        }
        assert.ok(sent <= recorded, `${sent} requests were sent again, and ${recorded} are recorded`);
        assert.ok(endless <= AT_ONCE, `${endless} resends have no end`);
        assert.ok(recorded - sent <= AT_ONCE, `${recorded} are recorded, and ${sent} were sent`);
        const { status, body } = await sendAgain(parley);
        assert.equal(status, 200);
        const { done } = JSON.parse(body.trim().split('\n').at(-1));
        assert.equal(done.sent, recordedCalls, 'the next resend does not send all calls');
      },
    });
    await requireOthers(scene, () => false);
    return wasRunning;
  });

type Job = { readonly id: string; readonly state: string };

/** A what-if ends as done with a report or as interrupted, and a drill leaves nothing. */
const trials: KilledOperation = (scene) =>
  withWebhook(async (webhook) => {
    const jobsOf = async (parley: Parley): Promise<readonly Job[]> =>
      (await parley.admin('GET /admin/what-if')).body.whatIfs;
    const start = async (parley: Parley): Promise<string> =>
      (await parley.admin(`POST /admin/what-if?agent=${scene.agentId}`, {})).body.id;
    const untilEnded = async (parley: Parley, id: string): Promise<string> => {
      for (;;) {
        const { state } = (await parley.admin(`GET /admin/what-if/${id}?changes=false`)).body;
        if (state !== 'running') return state;
        await setTimeout(WHAT_IF_POLL_MS);
      }
    };
    const drill = (parley: Parley) =>
      parley.admin(`POST ${agentOf(scene)}/webhook-drill`, { fail: { with: 'timeout', percent: 50 } });
    let sent = 0;
    const wasRunning = await killServer(scene, {
      prepare: async (parley) => {
        await recordCalls(parley, scene, webhook);
        sent = webhook.asked.length;
      },
      work: (parley) =>
        atOnce(AT_ONCE, async () => {
          await untilEnded(parley, await start(parley));
          await drill(parley);
        }),
      check: async (parley) => {
        for (const { id, state } of await jobsOf(parley)) {
          assert.ok(['done', 'interrupted'].includes(state), `a killed what-if is ${state}`);
          const { report } = (await parley.admin(`GET /admin/what-if/${id}`)).body;
          assert.equal(report !== undefined, state === 'done', `a what-if is ${state}`);
        }
        assert.equal(await untilEnded(parley, await start(parley)), 'done');
        assert.equal((await drill(parley)).status, 200);
        assert.equal(webhook.asked.length, sent, 'a trial has called the webhook');
        assert.deepEqual(await sandboxesOf(parley, scene), [], 'a trial has left a sandbox');
        const { body } = await parley.admin('POST /admin/replay', {});
        assert.deepEqual(body.divergences ?? [], [], 'replay diverges');
      },
    });
    await requireOthers(scene, () => false);
    return wasRunning;
  });

/** Work with recorded sessions, which they survive unchanged. */
export const killedTrials = { fork, resend, trials };
