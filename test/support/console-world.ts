import { readExportFolder } from '../../src/disk/export-folder.ts';
import type { Visit } from './browser.ts';
import { type ImportedAgent, type Parley, startParley } from './parley.ts';
import { recordingWebhook } from './recording-webhook.ts';

export type ConsoleWorld = {
  readonly parley: Parley;
  readonly agent: Pick<ImportedAgent, 'agentId' | 'clientAccessToken' | 'developerAccessToken'>;
  /** Sends lines in a session, in order. */
  readonly talk: (sessionId: string, lines: readonly string[]) => Promise<void>;
  readonly stop: () => Promise<void>;
};

export const talkingTo =
  (parley: Parley, { clientAccessToken }: ConsoleWorld['agent']): ConsoleWorld['talk'] =>
  async (sessionId, lines) => {
    for (const query of lines) {
      await parley.send('POST /v1/query?v=20170712', clientAccessToken, { query, lang: 'en', sessionId });
    }
  };

/** A server with the example agent, a webhook, and a few conversations: understood, not understood, failed. */
export const consoleWorld = async (): Promise<ConsoleWorld> => {
  const webhook = await recordingWebhook(({ body }, response) => {
    if (String(body.result?.resolvedQuery).includes('closed')) {
      response.writeHead(503).end('closed');
      return undefined;
    }
    return {
      speech: `The kitchen says: ${body.result?.resolvedQuery}`,
      displayText: 'kitchen',
      source: 'kitchen',
    };
  });
  const parley = await startParley({ env: { PARLEY_STORE: 'memory:' } });
  const files = await readExportFolder('examples/coffee-shop');
  const agent = await parley.import(files, { enabled: true, url: webhook.url });
  const talk = talkingTo(parley, agent);
  await talk('demo', ['hello', 'a large cappuccino please', 'Ann', 'thanks', 'do you rent bikes']);
  await talk('lost', ['what is the airspeed of a swallow', 'do you rent bikes', 'hello']);
  return {
    parley,
    agent,
    talk,
    stop: async () => {
      await parley.stop();
      await webhook.stop();
    },
  };
};

/** The example agent, all of whose intents call the webhook. */
export const importHooked = async (parley: Parley, webhook: object): Promise<ImportedAgent> => {
  const files = await readExportFolder('examples/coffee-shop');
  const hookedFiles = files.map((file) => ({
    ...file,
    text: file.text.replace('"webhookUsed": false', '"webhookUsed": true'),
  }));
  return parley.import(hookedFiles, { enabled: true, ...webhook });
};

export const logIn = async ({ page }: Visit, token: string, address = '/console/'): Promise<void> => {
  await page.goto(address);
  await page.getByLabel('Access token').fill(token);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Log out' }).waitFor();
};
