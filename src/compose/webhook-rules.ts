import type { ServerConfig } from '../settings/config.ts';
import { readAllowed, refusedAddress } from '../webhook/address-guard.ts';

/** What the settings of a webhook are held against before it is called. */
export const webhookRules = ({ webhookAllow, webhookTimeoutMs }: ServerConfig) => {
  const allowed = readAllowed(webhookAllow.join(','));
  return { timeoutMs: webhookTimeoutMs, refused: (url: string) => refusedAddress(url, allowed) };
};
