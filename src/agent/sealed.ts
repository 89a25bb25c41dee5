import type { WebhookSettings } from './agent.ts';

/** Marks text that only the process which calls the webhook can open. */
export const SEAL_PREFIX = 'sealed:';

export const isSealed = (text: string): boolean => text.startsWith(SEAL_PREFIX);

/** Whether a header's value is a secret, judged by its name: `Authorization`, `X-Api-Key`, `Cookie` … */
export const carriesCredentials = (headerName: string): boolean =>
  /auth|cookie|token|secret|passw|credential|signature|key$/i.test(headerName);

/**
 * The webhook with its secrets sealed, as the agent's stream may hold it.
 * @param seal must return text that begins with SEAL_PREFIX.
 * @param secretHeaders names that do not say that their values are secret.
 */
export const sealedWebhook = <W extends Partial<WebhookSettings>>(
  webhook: W,
  seal: (secret: string) => string,
  secretHeaders: readonly string[] = [],
): W => {
  const sealed = (text: string) => (text === '' || isSealed(text) ? text : seal(text));
  const { password, headers, signing } = webhook;
  const named = new Set(secretHeaders.map((name) => name.toLowerCase()));
  const isSecret = (name: string) => carriesCredentials(name) || named.has(name.toLowerCase());
  return {
    ...webhook,
    ...(password !== undefined && { password: sealed(password) }),
    ...(signing && { signing: signing.map((key) => ({ ...key, secret: sealed(key.secret) })) }),
    ...(headers && {
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, isSecret(name) ? sealed(value) : value]),
      ),
    }),
  };
};

/** A secret in plain text on its way into the stream is a bug of the caller, not a mistake of a person. */
export const assertSealed = ({
  password = '',
  headers = {},
  signing = [],
}: Partial<WebhookSettings>): void => {
  const secrets = [
    password,
    ...signing.map(({ secret }) => secret),
    ...Object.entries(headers)
      .filter(([name]) => carriesCredentials(name))
      .map(([, value]) => value),
  ];
  if (secrets.some((secret) => secret !== '' && !isSealed(secret))) {
    throw new TypeError('a webhook credential must be sealed before it is recorded');
  }
};
