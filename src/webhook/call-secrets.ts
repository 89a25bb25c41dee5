import type { Agent } from '../agent/agent.ts';
import { secretsOf } from '../agent/sealed.ts';
import { headerField, PASSWORD_FIELD, type SealedSecret, signingField } from '../agent/sealed-secret.ts';
import type { OpenSecret } from './secret-box.ts';

/** A fault of a stored secret. */
export type SecretFault = {
  readonly field: string;
  /** `unbound`: an earlier version encrypted it, and it could be decrypted for another place as well. */
  readonly fault: 'unreadable' | 'unbound';
};

/** The decrypted secrets of a webhook for a call, without those that cannot be decrypted. */
export type DecryptedSecrets = {
  readonly password: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signingSecrets: readonly string[];
  /** The fields that cannot be decrypted. */
  readonly unreadable: readonly string[];
};

type Owner = Pick<Agent, 'id' | 'settings'>;

export const decryptSecrets = (
  { id, settings: { webhook } }: Owner,
  openSecret: OpenSecret,
): DecryptedSecrets => {
  const unreadable: string[] = [];
  const decrypt = (field: string, secret: SealedSecret): readonly string[] => {
    const text = openSecret(secret, { agentId: id, field });
    if (text !== undefined) return [text];
    unreadable.push(field);
    return [];
  };
  const { password, headers, signing = [] } = webhook;
  return {
    password: password === undefined ? '' : decrypt(PASSWORD_FIELD, password).join(''),
    headers: Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) =>
        (typeof value === 'string' ? [value] : decrypt(headerField(name), value)).map((text) => [name, text]),
      ),
    ),
    signingSecrets: signing.flatMap((key) => decrypt(signingField(key.id), key.secret)),
    unreadable,
  };
};

export const secretFaults = ({ id, settings: { webhook } }: Owner, openSecret: OpenSecret): SecretFault[] =>
  secretsOf(webhook).flatMap(({ field, secret }): SecretFault[] => {
    if (openSecret(secret, { agentId: id, field }) === undefined) return [{ field, fault: 'unreadable' }];
    return secret.unbound ? [{ field, fault: 'unbound' }] : [];
  });
