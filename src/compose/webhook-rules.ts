import type { ServerConfig } from '../settings/config.ts';
import { readAllowed, refusedAddress } from '../webhook/address-guard.ts';

/** The rules that a webhook's settings must pass before it is called. */
export const webhookRules = ({ webhookAllow, webhookTimeoutMs }: ServerConfig) => {
  const allowed = readAllowed(webhookAllow.join(','));
  return { timeoutMs: webhookTimeoutMs, refused: (url: string) => refusedAddress(url, allowed) };
};
