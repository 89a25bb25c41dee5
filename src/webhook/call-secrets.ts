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
export type OpenedSecrets = {
  readonly password: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signing: readonly string[];
  /** The fields that cannot be decrypted. */
  readonly unreadable: readonly string[];
};

type Owner = Pick<Agent, 'id' | 'settings'>;

export const openedSecrets = ({ id, settings: { webhook } }: Owner, open: OpenSecret): OpenedSecrets => {
  const unreadable: string[] = [];
  const opened = (field: string, secret: SealedSecret): readonly string[] => {
    const text = open(secret, { agentId: id, field });
    if (text !== undefined) return [text];
    unreadable.push(field);
    return [];
  };
  const { password, headers, signing = [] } = webhook;
  return {
    password: password === undefined ? '' : opened(PASSWORD_FIELD, password).join(''),
    headers: Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) =>
        (typeof value === 'string' ? [value] : opened(headerField(name), value)).map((text) => [name, text]),
      ),
    ),
    signing: signing.flatMap((key) => opened(signingField(key.id), key.secret)),
    unreadable,
  };
};

export const secretFaults = ({ id, settings: { webhook } }: Owner, open: OpenSecret): SecretFault[] =>
  secretsOf(webhook).flatMap(({ field, secret }): SecretFault[] => {
    if (open(secret, { agentId: id, field }) === undefined) return [{ field, fault: 'unreadable' }];
    return secret.unbound ? [{ field, fault: 'unbound' }] : [];
  });
