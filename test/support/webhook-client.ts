import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookSettings } from '../../src/agent/agent.ts';
import { emptyAgent } from '../../src/agent/evolve.ts';
import { systemOutside } from '../../src/outside/outside.ts';
import { tokenHash } from '../../src/outside/secrets.ts';
import { memoryEventStore } from '../../src/store/memory/memory-event-store.ts';
import { readAllowedAddresses } from '../../src/webhook/address-guard.ts';
import { circuitBreaker } from '../../src/webhook/circuit-breaker.ts';
import { secretBox } from '../../src/webhook/secret-box.ts';
import {
  type WebhookCall,
  type WebhookClient,
  type WebhookClientOptions,
  type WebhookOwner,
  webhookClient,
} from '../../src/webhook/webhook.ts';

/** The secrets of the webhooks of agent `a1`. */
export const webhookSecrets = secretBox(new Uint8Array(32).fill(7));
export const sealedFor = (field: string, secret: string) =>
  webhookSecrets.seal(secret, { agentId: 'a1', field });

export const webhookSettings = (parts: Partial<WebhookSettings> = {}): WebhookSettings => ({
  enabled: true,
  url: '',
  username: '',
  headers: {},
  useForDomains: false,
  ...parts,
});

export const webhookOwner = (webhook: WebhookSettings, tokens: readonly string[] = []): WebhookOwner => {
  const agent = emptyAgent('a1');
  const issued = tokens.map((token, index) => {
    const id = String(index);
    return [id, { id, kind: 'client', hash: tokenHash(token), issuedAt: '' }] as const;
  });
  return { ...agent, settings: { ...agent.settings, webhook }, tokens: new Map(issued) };
};

export const callTo = (url: string, parts: Partial<WebhookCall> = {}): WebhookCall => ({
  callId: 'call-1',
  idempotencyKey: 'call-1',
  purpose: 'fulfillment',
  requestedAt: '',
  url,
  body: '{"a":"ü"}',
  ...parts,
});

export type ClientOptions = Partial<Omit<WebhookClientOptions, 'allowed'>> & { readonly allow?: string };

/** Servers and clients of one test. */
export const webhookWorld = () => {
  const open: { close: () => unknown }[] = [];
  return {
    /** @returns the port of a local web service with the given behaviour. */
    serve: async (answer: RequestListener): Promise<number> => {
      const server = createServer(answer);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      open.push({ close: () => server.closeAllConnections() }, { close: () => server.close() });
      return (server.address() as AddressInfo).port;
    },
    client: ({ allow = '127.0.0.0/8', ...options }: ClientOptions = {}): WebhookClient => {
      const client = webhookClient({
        openSecret: webhookSecrets.open,
        onUnreadable: () => undefined,
        circuits: circuitBreaker({ store: memoryEventStore(), outside: systemOutside }),
        outside: systemOutside,
        timeoutMs: 2_000,
        ...options,
        allowedAddresses: readAllowedAddresses(allow),
      });
      open.push(client);
      return client;
    },
    close: async (): Promise<void> => {
      for (const { close } of open.splice(0)) await close();
    },
  };
};
