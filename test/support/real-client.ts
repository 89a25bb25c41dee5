import apiai from 'apiai';

/** The server's reply, unchecked. */
export type Answer = ReturnType<typeof JSON.parse>;

/** The contexts of a reply by name. */
export const lifespansOf = ({ result }: Answer): Record<string, number> =>
  Object.fromEntries(result.contexts.map(({ name, lifespan }: Answer) => [name, lifespan]));

type ClientRequest = {
  readonly on: (event: 'response' | 'error', listener: (answer: Answer) => void) => void;
  readonly end: () => void;
};
type ClientMethod = (...words: readonly unknown[]) => ClientRequest;
type Options = { readonly sessionId: string } & Readonly<Record<string, unknown>>;

export type RealClient = {
  readonly text: (query: string, options: Options) => Promise<Answer>;
  readonly event: (event: object, options: Options) => Promise<Answer>;
  readonly addContexts: (contexts: unknown, options: Options) => Promise<Answer>;
  readonly contexts: (options: Options) => Promise<Answer>;
  readonly deleteContexts: (options: Options) => Promise<Answer>;
  readonly userEntities: (body: Options) => Promise<Answer>;
};

/**
 * The official API.ai client for Node, connected to a local server. It cannot request one context by name,
 * because of a bug in its code.
 */
export const realClient = (
  serverUrl: string,
  token: string,
  options: Readonly<Record<string, unknown>> = {},
): RealClient => {
  const { hostname, port } = new URL(serverUrl);
  const app = apiai(token, { hostname, secure: false, endpoint: '/v1/', ...options });
  // The client has no option for a port, only this field; and its published types omit half of its methods.
  const open = app as unknown as { _agent: { defaultPort: number } } & Record<string, ClientMethod>;
  open._agent.defaultPort = Number(port);
  const ask = (method: string, ...words: readonly unknown[]): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const request = open[method]?.(...words);
      if (request === undefined) throw new TypeError(`the client has no ${method}`);
      request.on('response', resolve);
      request.on('error', reject);
      request.end();
    });
  return {
    text: (query, given) => ask('textRequest', query, { ...given }),
    event: (event, given) => ask('eventRequest', event, { ...given }),
    addContexts: (contexts, given) => ask('contextsRequest', contexts, { ...given }),
    contexts: (given) => ask('getContextsRequest', { ...given }),
    deleteContexts: (given) => ask('deleteContextsRequest', { ...given }),
    userEntities: (body) => ask('userEntitiesRequest', body),
  };
};
