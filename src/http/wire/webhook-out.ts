import Type from 'typebox';
import type { WebhookSettings } from '../../agent/agent.ts';
import { isSealed } from '../../agent/sealed.ts';
import { CIRCUIT_FAILURES } from '../../kernel/limits.ts';

/** Stands for a secret that is set and never told. */
export const HIDDEN = '***';

/** What is told of a webhook can be sent back as it is, and changes nothing then. */
export const WebhookReply = Type.Object({
  enabled: Type.Boolean(),
  url: Type.String(),
  username: Type.String(),
  hasPassword: Type.Boolean(),
  headers: Type.Record(Type.String(), Type.String(), { description: `A secret value is "${HIDDEN}".` }),
  secretHeaders: Type.Array(Type.String(), { description: 'Names of the headers whose values are secret.' }),
  signing: Type.Array(Type.Object({ id: Type.String(), addedAt: Type.String() }), {
    description: 'Keys that calls are signed with, by their ids.',
  }),
  timeoutMs: Type.Integer({ description: "0 for the server's own time." }),
  circuitFailures: Type.Integer({
    description: 'So many failures in a row keep the address from being called for a while; 0 never does.',
  }),
});

export const webhookOut = (webhook: WebhookSettings) => {
  const { enabled, url, username, password, signing = [], timeoutMs = 0 } = webhook;
  // Exports carry a header without a name; nobody sends it.
  const headers = Object.entries(webhook.headers).filter(([name]) => name !== '');
  return {
    enabled,
    url,
    username,
    hasPassword: password !== undefined && password !== '',
    headers: Object.fromEntries(headers.map(([name, value]) => [name, isSealed(value) ? HIDDEN : value])),
    secretHeaders: headers.filter(([, value]) => isSealed(value)).map(([name]) => name),
    signing: signing.map(({ id, addedAt }) => ({ id, addedAt })),
    timeoutMs,
    circuitFailures: webhook.circuitFailures ?? CIRCUIT_FAILURES,
  };
};
