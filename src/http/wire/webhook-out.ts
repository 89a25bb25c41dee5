import type { WebhookSettings } from '../../agent/agent.ts';
import { isSealed, SECRET_MASK } from '../../agent/sealed-secret.ts';
import { CIRCUIT_FAILURES } from '../../kernel/limits/webhooks.ts';
import { Type } from '../../kernel/schema.ts';
import type { SecretFault } from '../../webhook/call-secrets.ts';

/** The settings of a webhook in replies; sending them back changes nothing. */
export const WebhookReply = Type.Object({
  enabled: Type.Boolean(),
  url: Type.String(),
  username: Type.String(),
  hasPassword: Type.Boolean(),
  headers: Type.Record(Type.String(), Type.String(), { description: `A secret value is "${SECRET_MASK}".` }),
  secretHeaders: Type.Array(Type.String(), { description: 'Names of the headers with secret values.' }),
  signing: Type.Array(Type.Object({ id: Type.String(), addedAt: Type.String() }), {
    description: 'Keys that calls are signed with, by their ids.',
  }),
  timeoutMs: Type.Integer({ description: '0 for the timeout of the server.' }),
  circuitFailures: Type.Integer({
    description: 'The number of failures in a row after which calls to the address pause; 0 for never.',
  }),
  addressWarning: Type.Optional(
    Type.String({ description: 'Why calls to this address would be refused; absent if they would not be.' }),
  ),
  secretWarnings: Type.Optional(
    Type.Array(
      Type.Object({
        field: Type.String(),
        code: Type.Enum(['unreadable', 'unbound'] as const),
        message: Type.String(),
      }),
      { description: 'Secrets to set again, and why; absent for none.' },
    ),
  ),
});

export const webhookOut = (webhook: WebhookSettings, faults: readonly SecretFault[] = []) => {
  const { enabled, url, username, password, signing = [], timeoutMs = 0 } = webhook;
  // Exports have a header without a name, which is never sent.
  const headers = Object.entries(webhook.headers).filter(([name]) => name !== '');
  return {
    enabled,
    url,
    username,
    hasPassword: password !== undefined,
    headers: Object.fromEntries(
      headers.map(([name, value]) => [name, isSealed(value) ? SECRET_MASK : value]),
    ),
    secretHeaders: headers.filter(([, value]) => isSealed(value)).map(([name]) => name),
    signing: signing.map(({ id, addedAt }) => ({ id, addedAt })),
    timeoutMs,
    circuitFailures: webhook.circuitFailures ?? CIRCUIT_FAILURES,
    ...(faults.length > 0 && { secretWarnings: faults.map(warningOf) }),
  };
};

const faultsText: Readonly<Record<SecretFault['fault'], string>> = {
  unreadable:
    'cannot be opened with the secret key of this server, so the webhook is not called: set it again, or start the server with the key that it was sealed under (PARLEY_SECRET_KEY)',
  unbound: 'was sealed by an earlier version, which bound it to no agent: set it again',
};

const warningOf = ({ field, fault }: SecretFault) => ({ field, code: fault, message: faultsText[fault] });
