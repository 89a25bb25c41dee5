import { ParleyError } from '../kernel/errors.ts';
import type { WebhookSettings } from './agent.ts';
import { isWebAddress } from './legal.ts';
import { isSamePlace } from './place.ts';

/** @throws bad_webhook_url; webhook_secrets_elsewhere if credentials would be sent to another place. */
export const assertSendable = (url: string, webhook: WebhookSettings, withCredentials: boolean): void => {
  if (!isWebAddress(url)) throw new ParleyError('bad_webhook_url', {});
  if (withCredentials && !isSamePlace(url, webhook.url)) {
    throw new ParleyError('webhook_secrets_elsewhere', { place: new URL(url).origin });
  }
};
