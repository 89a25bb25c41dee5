import { Type } from '../../kernel/schema.ts';
import { operation } from '../operation.ts';

const Address = Type.String({ description: 'An address at this server.' });

/** For people who open the server's address without a path. */
export const frontOperation = (version: string, hasConsole: boolean) =>
  operation({
    method: 'get',
    path: '/',
    summary: 'What this server is, and where to go; a browser is sent to the console',
    tag: 'health',
    token: 'none',
    reply: Type.Object({
      name: Type.String(),
      version: Type.String(),
      about: Type.String(),
      query: Address,
      description: Address,
      health: Address,
      console: Type.Optional(Address),
    }),
    run: () => ({
      name: 'Parley',
      version,
      about: 'A conversation server with the HTTP API of API.ai and Dialogflow v1.',
      query: '/v1/query',
      description: '/openapi.json',
      health: '/health/ready',
      ...(hasConsole && { console: '/console/' }),
    }),
  });
