import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { localAddress } from './local-address.ts';
import type { Answer } from './real-client.ts';

export type WebhookAsk = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Answer;
};

/** Returns the JSON to send, or writes the response itself and returns undefined. */
export type WebhookAnswer = (ask: WebhookAsk, response: ServerResponse) => unknown;

export type RecordingWebhook = {
  readonly url: string;
  /** The requests in order. */
  readonly asked: WebhookAsk[];
  readonly stop: () => Promise<void>;
};

/** A webhook on a free local port that records its requests. */
export const recordingWebhook = async (answer: WebhookAnswer): Promise<RecordingWebhook> => {
  const asked: WebhookAsk[] = [];
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request;
    const ask = { path, headers, body: JSON.parse(await text(request)) };
    asked.push(ask);
    const reply = await answer(ask, response);
    if (reply === undefined) return;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
  });
  const address = await localAddress(server);
  const stop = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { url: `${address}/hook`, asked, stop };
};
