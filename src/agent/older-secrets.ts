import type { Upcaster } from '../kernel/event.ts';
import type { JsonObject, JsonValue } from '../kernel/json.ts';
import type { SealedSecret } from './sealed-secret.ts';

/** How older versions marked secrets in a string. */
const OLDER_PREFIX = 'sealed:';

/** Only events of version 1 are read with this, so no current text can be mistaken for a secret. */
const unboundIn = (text: string): SealedSecret => ({
  sealed: text.startsWith(OLDER_PREFIX) ? text.slice(OLDER_PREFIX.length) : text,
  unbound: true,
});

type OlderWebhook = JsonObject & {
  readonly password?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signing?: readonly (JsonObject & { readonly secret: string })[];
};

const withSealedObjects = (webhook: OlderWebhook): JsonObject => {
  const { password, headers, signing } = webhook;
  return {
    ...webhook,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]): [string, JsonValue] => [
        name,
        value.startsWith(OLDER_PREFIX) ? unboundIn(value) : value,
      ]),
    ),
    ...(password !== undefined && { password: unboundIn(password) }),
    ...(signing && { signing: signing.map((key) => ({ ...key, secret: unboundIn(key.secret) })) }),
  };
};

/** `WebhookConfigured` 1 to 2. */
export const withSecretsInWebhook: Upcaster = (data) => ({
  ...data,
  // Version 1 has this shape; tests check a golden stream of it against the current schema.
  webhook: withSealedObjects(data.webhook as OlderWebhook),
});

/** `AgentCreated` and `AgentSettingsChanged` 1 to 2. */
export const withSecretsInSettings: Upcaster = (data) => ({
  ...data,
  settings: withSecretsInWebhook(data.settings as JsonObject),
});
