import { LRUCache } from 'lru-cache';
import { SECRET_WARNING_EVERY_MS, SECRET_WARNINGS_REMEMBERED } from '../kernel/limits/process.ts';

export type SecretWarning = { readonly agentId: string; readonly fields: readonly string[] };

type Ports = {
  /** Milliseconds. */
  readonly now: () => number;
  readonly warn: (warning: SecretWarning) => void;
};

/** Warns about fields that cannot be decrypted, once per field and SECRET_WARNING_EVERY_MS. */
export const secretWarnings = ({ now, warn }: Ports) => {
  const warnedAt = new LRUCache<string, number>({ max: SECRET_WARNINGS_REMEMBERED });
  return (agentId: string, fields: readonly string[]): void => {
    const at = now();
    const keyOf = (field: string) => `${agentId} ${field}`;
    const isDue = (field: string) =>
      at - (warnedAt.get(keyOf(field)) ?? -Infinity) >= SECRET_WARNING_EVERY_MS;
    const due = fields.filter(isDue);
    for (const field of due) warnedAt.set(keyOf(field), at);
    if (due.length > 0) warn({ agentId, fields: due });
  };
};
