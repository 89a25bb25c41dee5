import assert from 'node:assert/strict';
import { join } from 'node:path';
import { isInShare, type SplitSessions } from '../../src/agent/split.ts';
import type { Parley } from '../support/parley.ts';
import { killServer } from './killed-servers.ts';
import { recordedReplies } from './recorded-replies.ts';
import { type KilledOperation, requireOthers } from './scene.ts';
import { exportGreeting } from './torture-export.ts';

const PUBLISHED = 'Hello.';
const OTHER = 'Hello from the other revision.';
const SHARES = [0.1, 0.9, 0.5, undefined];
type Split = SplitSessions['split'];

/** A split that changes all the time beside turns. The revision of its share answers each new session. */
export const split: KilledOperation = async (scene) => {
  const agent = `/admin/agents/${scene.agentId}`;
  const production = `${agent}/environments/production/split`;
  const acknowledged: string[] = [];
  /** The possible splits: the last one that was set, and the one being set. */
  let possible: readonly Split[] = [undefined];
  let revision = 0;
  let isOver = false;
  const greet = async (parley: Parley, sessionId: string): Promise<string> => {
    const { status, body } = await parley.say(scene, 'hello', sessionId);
    assert.equal(status, 200, JSON.stringify(body));
    acknowledged.push(body.id);
    return body.result.fulfillment.speech;
  };
  const talk = async (parley: Parley, sessionId: string): Promise<void> => {
    while (!isOver) {
      const greeting = await greet(parley, sessionId);
      assert.ok([PUBLISHED, OTHER].includes(greeting), `${greeting} answers`);
    }
  };
  const change = async (parley: Parley): Promise<void> => {
    for (let at = 0; !isOver; at += 1) {
      const share = SHARES[at % SHARES.length];
      const next = share === undefined ? undefined : { revision, share };
      possible = [...possible.slice(-1), next];
      const { status, body } = await parley.admin(`PUT ${production}`, { split: next ?? null });
      assert.equal(status, 200, JSON.stringify(body));
      possible = [next];
    }
  };
  const wasRunning = await killServer(scene, {
    prepare: async (parley) => {
      await parley.admin(`PUT ${agent}/publishing`, { on: true });
      ({ revision } = (await parley.admin(`POST ${agent}/import`, { files: exportGreeting(OTHER) })).body);
    },
    work: async (parley) => {
      await Promise.all([
        change(parley),
        ...scene.sessions.map((sessionId) => talk(parley, sessionId)),
      ]).finally(() => {
        isOver = true;
      });
    },
    check: async (parley) => {
      const { environments } = (await parley.admin(`GET ${agent}/publishing`)).body;
      const now: Split = environments.find(
        ({ name }: { readonly name: string }) => name === 'production',
      ).split;
      const shares = possible.map((one) => one?.share);
      assert.ok(
        shares.includes(now?.share),
        `the share is ${now?.share}, and not one of ${shares.join(', ')}`,
      );
      // A session stays with the revision that it began with, so only new ones show the share.
      for (const sessionId of scene.sessions.map((known) => `new-${known}`)) {
        const expected = now !== undefined && isInShare(sessionId, now.share) ? OTHER : PUBLISHED;
        assert.equal(await greet(parley, sessionId), expected, `${sessionId} at a share of ${now?.share}`);
      }
      const { body } = await parley.admin('POST /admin/replay', {});
      assert.deepEqual(body.divergences ?? [], [], 'replay diverges');
    },
  });
  const recorded = await recordedReplies(join(scene.cwd, 'data'));
  const lost = acknowledged.filter((id) => recorded.get(id) !== 1);
  assert.deepEqual(lost, [], 'acknowledged turns are lost or doubled');
  await requireOthers(scene, () => false);
  return wasRunning;
};
