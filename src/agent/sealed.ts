import type { AgentSettings, WebhookSettings } from './agent.ts';
import type { GivenWebhook, WebhookChanges } from './commands.ts';
import {
  headerField,
  isSealed,
  isStoredSecret,
  PASSWORD_FIELD,
  type SealedSecret,
  type StoredSecret,
  signingField,
} from './sealed-secret.ts';

/** Whether a header's name indicates a secret: `Authorization`, `X-Api-Key`, `Cookie` … */
export const carriesCredentials = (headerName: string): boolean =>
  /auth|cookie|token|secret|passw|credential|signature|key$/i.test(headerName);

/** Encrypts a secret of one agent for one of its fields. */
export type Seal = (secret: string, field: string) => SealedSecret;

/** @param secretHeaders names that do not indicate a secret themselves */
const sealedHeaders = <Other extends StoredSecret | SealedSecret = never>(
  headers: Readonly<Record<string, string | Other>>,
  seal: Seal,
  secretHeaders: readonly string[] = [],
): Record<string, string | SealedSecret | Other> => {
  const secretNames = new Set(secretHeaders.map((name) => name.toLowerCase()));
  const isSecret = (name: string) => carriesCredentials(name) || secretNames.has(name.toLowerCase());
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      typeof value === 'string' && value !== '' && isSecret(name) ? seal(value, headerField(name)) : value,
    ]),
  );
};

/** The settings of an export with the webhook headers encrypted, which are their only secrets. */
export const sealedSettings = (settings: AgentSettings, seal: Seal): AgentSettings => {
  const { webhook } = settings;
  return { ...settings, webhook: { ...webhook, headers: sealedHeaders(webhook.headers, seal) } };
};

/** A change of the webhook with its secrets encrypted, ready to decide and record. */
export const sealedChanges = (
  { password, headers, signing, ...open }: GivenWebhook,
  seal: Seal,
  secretHeaders: readonly string[] = [],
): WebhookChanges => ({
  ...open,
  ...(password !== undefined && { password: password === '' ? '' : seal(password, PASSWORD_FIELD) }),
  ...(headers && { headers: sealedHeaders(headers, seal, secretHeaders) }),
  ...(signing && {
    signing: signing.map(({ id, addedAt, secret }) =>
      secret === '' ? { id, addedAt } : { id, addedAt, secret: seal(secret, signingField(id)) },
    ),
  }),
});

export type WebhookSecret = { readonly field: string; readonly secret: SealedSecret };

/** Every secret of a webhook, with its field. */
export const secretsOf = ({
  password,
  headers,
  signing = [],
}: Pick<WebhookSettings, 'password' | 'headers' | 'signing'>): readonly WebhookSecret[] => [
  ...(password === undefined ? [] : [{ field: PASSWORD_FIELD, secret: password }]),
  ...Object.entries(headers).flatMap(([name, value]) =>
    isSealed(value) ? [{ field: headerField(name), secret: value }] : [],
  ),
  ...signing.map(({ id, secret }) => ({ field: signingField(id), secret })),
];

/** The webhook without secrets, for use at another address. */
export const withoutSecrets = (webhook: WebhookSettings): WebhookSettings => {
  const { password: _password, signing: _signing, ...rest } = webhook;
  const open = Object.entries(webhook.headers).filter(([, value]) => !isSealed(value));
  return { ...rest, username: '', headers: Object.fromEntries(open) };
};

/** A plain-text secret here is a bug of the caller, not a user's mistake. */
export const assertSealed = ({ headers = {} }: Pick<WebhookChanges, 'headers'>): void => {
  const isPlain = ([name, value]: [string, unknown]) =>
    carriesCredentials(name) && value !== '' && !isSealed(value) && !isStoredSecret(value);
  if (Object.entries(headers).some(isPlain)) {
    throw new TypeError('a webhook credential must be sealed before it is recorded');
  }
};
