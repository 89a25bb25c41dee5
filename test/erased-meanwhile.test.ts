import { afterEach, expect, it } from 'vitest';
import { recordingWebhook } from './support/recording-webhook.ts';
import { ADMIN_TOKEN, startServed } from './torture/served.ts';
import { tortureExport } from './torture/torture-export.ts';

const ended: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

const json = { 'content-type': 'application/json' };

it.each(['off', 'on'])(
  'a call whose session is erased while others are sent again is not sent, with encryption %s',
  async (seal) => {
    let answerNext = async (): Promise<void> => undefined;
    const webhook = await recordingWebhook(async () => {
      await answerNext();
      return { speech: 'At once.' };
    });
    ended.push(webhook.stop);
    const server = await startServed({ PARLEY_SEAL: seal });
    ended.push(server.stop);
    const { body } = await server.admin('POST /admin/agents/import', { files: tortureExport });
    const { agentId, clientAccessToken } = body as Readonly<Record<string, string>>;
    const agent = `/admin/agents/${agentId}`;
    await server.admin(`PUT ${agent}/webhook`, { enabled: true, url: webhook.url });
    for (const sessionId of ['first', 'second']) {
      const query = { query: 'order it', lang: 'en', sessionId };
      await server.send('POST /v1/query', {
        token: clientAccessToken ?? '',
        headers: json,
        body: JSON.stringify(query),
      });
    }
    const { calls } = (await server.admin(`GET ${agent}/webhook-calls`)).body as {
      readonly calls: readonly { readonly callId: string; readonly sessionId: string }[];
    };
    const callIds = ['first', 'second'].map((id) => calls.find(({ sessionId }) => sessionId === id)?.callId);
    answerNext = async () => {
      await server.admin(`POST ${agent}/erase`, { session: 'second' });
    };

    const lines = await server.send(`POST ${agent}/webhook-calls/resend`, {
      token: ADMIN_TOKEN,
      headers: json,
      body: JSON.stringify({ calls: callIds }),
    });

    expect(lines.body).toContain('{"done":{"sent":1,"same":1,"erased":1,"isCut":false}}');
    const sessions = webhook.asked.map(({ body: asked }) => asked.sessionId);
    expect(sessions).toEqual(['first', 'second', 'first']);
  },
);
