import assert from 'node:assert/strict';
import type { RecordingWebhook } from '../support/recording-webhook.ts';
import type { Answer, Served } from './served.ts';
import { tortureExport } from './torture-export.ts';

export const SESSIONS = 12;

/** An agent whose sessions are worked on. */
export type World = {
  readonly server: Served;
  readonly webhook: RecordingWebhook;
  readonly agentId: string;
  /** The first revision that can be restored. */
  readonly revision: number;
  readonly random: () => number;
  /** The session that may be erased. */
  readonly victim: string;
  /** Whether another revision answers some of its sessions, and is compared with the others. */
  readonly isShadowed: boolean;
};

export type Work = (world: World) => Promise<Answer>;

export const sessionOf = (number: number): string => `guest-${number}`;
/** A text that only this session says. */
export const markOf = ({ agentId }: Pick<World, 'agentId'>, session: string): string =>
  `Mark of ${session} of ${agentId}.`;
export const agentOf = ({ agentId }: World): string => `/admin/agents/${agentId}`;

/** The draft answers otherwise where a session says its mark, so that a comparison with it lists the marks. */
const setShadow = async (world: World): Promise<void> => {
  const { server } = world;
  const production = `${agentOf(world)}/environments/production`;
  await server.admin(`PUT ${agentOf(world)}/publishing`, { on: true });
  const files = tortureExport.map(({ path, text }) => {
    return { path, text: text.replace('Booked for', 'Reserved for') };
  });
  const { body } = await server.admin(`POST ${agentOf(world)}/import`, { files });
  const { revision } = body as { readonly revision: number };
  await server.admin(`PUT ${production}/split`, { split: { revision, share: 0.3 } });
  const { status } = await server.admin(`PUT ${production}/shadow`, { shadow: { revision } });
  assert.equal(status, 200, 'the shadow was refused');
};

export const record = async (world: World, token: string): Promise<void> => {
  const { server, webhook, agentId } = world;
  await server.admin(`PUT /admin/agents/${agentId}/webhook`, { enabled: true, url: webhook.url });
  if (world.isShadowed) await setShadow(world);
  const talk = async (sessionId: string): Promise<void> => {
    for (const query of ['hello', 'order it', 'book a room', markOf(world, sessionId), 'order it']) {
      const originalRequest = { source: 'torture', data: { mark: markOf(world, sessionId) } };
      const body = JSON.stringify({ query, lang: 'en', sessionId, originalRequest });
      const headers = { 'content-type': 'application/json' };
      const { status } = await server.send('POST /v1/query', { token, headers, body });
      assert.ok(status < 300, `a turn was answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: SESSIONS }, (_, number) => talk(sessionOf(number))));
};
