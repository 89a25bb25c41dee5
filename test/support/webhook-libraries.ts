import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { WebhookAnswer, WebhookAsk } from './recording-webhook.ts';

const require = createRequire(import.meta.url);

/** The parts of Express that both libraries use. */
type Request = { readonly body: unknown; readonly headers: object; readonly get: (name: string) => unknown };
type Response = {
  readonly append: (name: string, value: string) => Response;
  readonly status: (code: number) => Response;
  readonly send: (body: object | string) => Response;
  readonly json: (body: object) => Response;
};

/** Its published types do not fit, so only what the tests use is declared here. */
export type GoogleApp = {
  readonly ask: (prompt: unknown) => void;
  readonly tell: (speech: unknown) => void;
  readonly askWithList: (prompt: unknown, list: unknown) => void;
  readonly setContext: (name: string, lifespan: number, parameters: object) => void;
  readonly sendFollowupEvent: (name: string, data: object) => void;
  readonly getArgument: (name: string) => unknown;
  readonly getRawInput: () => string;
  readonly getContextArgument: (context: string, name: string) => { readonly value: unknown };
  readonly buildRichResponse: () => Builder;
  readonly buildBasicCard: (text: string) => Builder;
  readonly buildList: (title: string) => Builder;
  readonly buildOptionItem: (key: string, synonyms: readonly string[]) => Builder;
  readonly handleRequest: (handlers: Map<string, (app: GoogleApp) => void>) => void;
  data: Record<string, unknown>;
};
type Step = (words: unknown) => Builder;
type Builder = {
  readonly addSimpleResponse: Step;
  readonly addBasicCard: Step;
  readonly addSuggestions: Step;
  readonly addItems: Step;
  readonly setTitle: Step;
};

export type FulfilmentAgent = {
  readonly add: (response: unknown) => void;
  readonly setFollowupEvent: (event: unknown) => void;
  readonly context: { readonly set: (context: object) => void };
  readonly parameters: Record<string, unknown>;
  readonly consoleMessages: readonly unknown[];
  readonly requestSource: string | null;
  readonly handleRequest: (handlers: Map<string, (agent: FulfilmentAgent) => void>) => Promise<void>;
};

const expressLike = ({ body, headers }: WebhookAsk, answer: ServerResponse) => {
  const request: Request = { body, headers, get: (name) => headers[name.toLowerCase()] };
  const response: Response = {
    append: (name, value) => {
      answer.appendHeader(name, value);
      return response;
    },
    status: (code) => {
      answer.statusCode = code;
      return response;
    },
    send: (sent) => {
      answer.end(typeof sent === 'string' ? sent : JSON.stringify(sent));
      return response;
    },
    json: (sent) => response.append('Content-Type', 'application/json').send(sent),
  };
  return { request, response };
};

/** A webhook written with `actions-on-google` 1.x; handlers by action. */
export const googleWebhook = (
  handlers: Readonly<Record<string, (app: GoogleApp) => void>>,
): WebhookAnswer => {
  const { DialogflowApp } = require('actions-on-google-1');
  return (ask, answer) => {
    const app: GoogleApp = new DialogflowApp(expressLike(ask, answer));
    app.handleRequest(new Map(Object.entries(handlers)));
  };
};

/** The rich responses of `dialogflow-fulfillment`. */
export const fulfilment: {
  readonly [response: string]: new (...words: readonly unknown[]) => object;
} = require('dialogflow-fulfillment');

/** A webhook written with `dialogflow-fulfillment` 0.6.x; handlers by intent name. */
export const fulfilmentWebhook = (
  handlers: Readonly<Record<string, (agent: FulfilmentAgent) => void>>,
): WebhookAnswer => {
  const { WebhookClient } = require('dialogflow-fulfillment');
  return async (ask, answer) => {
    const agent: FulfilmentAgent = new WebhookClient(expressLike(ask, answer));
    await agent.handleRequest(new Map(Object.entries(handlers)));
  };
};
