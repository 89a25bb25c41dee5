import type { AccessToken, Agent } from '../agent/agent.ts';
import { carriesCredentials } from '../agent/sealed.ts';
import { isSealed } from '../agent/sealed-secret.ts';
import { MASKED_SECRET_CHARS_MIN } from '../kernel/limits/webhooks.ts';
import { tokenHash } from '../outside/secrets.ts';
import type { Header } from '../session/webhook-exchange.ts';
import { decryptSecrets } from './call-secrets.ts';
import type { OpenSecret } from './secret-box.ts';

/** Replaces a secret. */
const MASK = '***';

/** Removes the secrets of an agent and its webhook from data to record. */
export type Masks = {
  /** Masks secrets by their value. */
  readonly text: (text: string) => string;
  /** Masks whole headers by their name, and secrets in the others by their value. */
  readonly headers: (headers: readonly Header[]) => readonly Header[];
};

export const masksOf = (agent: Pick<Agent, 'id' | 'settings' | 'tokens'>, openSecret: OpenSecret): Masks => {
  const { webhook } = agent.settings;
  const secretHeaders = Object.entries(webhook.headers).flatMap(([name, value]) =>
    isSealed(value) ? [name] : [],
  );
  const { password, headers, signingSecrets } = decryptSecrets(agent, openSecret);
  const values = [password, ...secretHeaders.map((name) => headers[name] ?? ''), ...signingSecrets];
  const secret = patternOfAny(writtenForms(values, { username: webhook.username, password }));
  const hashes = new Set([...agent.tokens.values()].map(({ hash }: AccessToken) => hash));
  const text = (plainText: string): string => {
    const maskedText = secret === undefined ? plainText : plainText.replace(secret, MASK);
    return maskedText.replace(tokenLike, (hexDigits) =>
      hashes.has(tokenHash(hexDigits)) ? MASK : hexDigits,
    );
  };
  const secretNames = new Set(secretHeaders.map((name) => name.toLowerCase()));
  const isSecret = (name: string) => secretNames.has(name.toLowerCase()) || isCredentialName(name);
  return {
    text,
    headers: (headers) =>
      headers.map(({ name, value }) => ({ name, value: isSecret(name) ? MASK : text(value) })),
  };
};

/** Idempotency keys are not credentials, although their name ends like one. */
const isCredentialName = (name: string): boolean =>
  carriesCredentials(name) && name.toLowerCase() !== 'idempotency-key';

/** Parley's own access tokens have this shape. */
const tokenLike = /(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/g;

type Login = { readonly username: string; readonly password: string };

/** The forms in which secrets may be written. */
const writtenForms = (secrets: readonly string[], { username, password }: Login): readonly string[] => {
  // A header has `Bearer abc` where a body may have `abc`; a signing secret may lack its prefix.
  const forms = secrets.flatMap((secret) => [secret, secret.replace(/^\S+\s+|^whsec_/, '')]);
  const basic = Buffer.from(`${username}:${password}`).toString('base64');
  return password === '' ? forms : [...forms, basic];
};

/**
 * Matches any of the values, plain, percent-encoded or inside a JSON text, but not inside a longer word.
 * Values that are too short are ordinary words, and masking those would make the record useless.
 */
const patternOfAny = (values: readonly string[]): RegExp | undefined => {
  const long = values.filter(({ length }) => length >= MASKED_SECRET_CHARS_MIN);
  const forms = long.flatMap((value) => [
    value,
    encodeURIComponent(value),
    JSON.stringify(value).slice(1, -1),
  ]);
  if (forms.length === 0) return undefined;
  const longestFirst = [...new Set(forms)].toSorted((a, b) => b.length - a.length);
  const alternatives = longestFirst.map((value) => value.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'gu');
};
