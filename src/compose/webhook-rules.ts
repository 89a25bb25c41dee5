import type { ServerConfig } from '../settings/config.ts';
import { readAllowedAddresses, refusedAddress } from '../webhook/address-guard.ts';

/** The rules that a webhook's settings must pass before it is called. */
export const webhookRules = ({ webhookAllow, webhookTimeoutMs }: ServerConfig) => {
  const allowed = readAllowedAddresses(webhookAllow.join(','));
  return { timeoutMs: webhookTimeoutMs, refused: (url: string) => refusedAddress(url, allowed) };
};
