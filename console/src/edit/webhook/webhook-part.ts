import { callWithRevision, type Reply } from '../../api/call.ts';
import { wordFor } from '../../frame/words.ts';
import type { EditedPart } from '../draft/edited-part.ts';
import { text } from './text.ts';

type WebhookReply = Reply<'GET /admin/agents/{id}/webhook'>;

/** The API shows this in place of a secret. Sent back, it keeps the secret. */
export const HIDDEN = '***';

/** Whether a changed field of the settings belongs to this page. */
export const isOfWebhook = (name: string): boolean => /^webhook\b/.test(name);

export type Header = { readonly name: string; readonly value: string; readonly isSecret: boolean };
/** `secret` is that of a new key; keys that are set have an id. */
export type SigningKey = { readonly id: string; readonly addedAt?: string; readonly secret?: string };

/** A webhook in a form. `password` is undefined as long as the one that is set stays. */
export type Webhook = Pick<WebhookReply, 'enabled' | 'url' | 'username' | 'timeoutMs' | 'circuitFailures'> & {
  readonly hasPassword: boolean;
  readonly password?: string | undefined;
  readonly headers: readonly Header[];
  readonly signing: readonly SigningKey[];
  readonly addressWarning?: string | undefined;
  readonly secretWarnings: readonly string[];
};

export const webhookPart = (id: string): EditedPart<Webhook> => ({
  agent: id,
  name: 'webhook',
  load: async (signal) => {
    const request = { path: { id } };
    const { value, revision } = await callWithRevision(
      'GET /admin/agents/{id}/webhook',
      request,
      signal && { signal },
    );
    return { value: formOf(value), revision };
  },
  save: async (value, extras) => {
    const request = { path: { id }, body: bodyOf(value) };
    return (await callWithRevision('PUT /admin/agents/{id}/webhook', request, extras)).revision;
  },
  concern: () => (line) => line.what === 'settings' && line.fields.some(isOfWebhook),
  fieldName: ([field = '', ...rest]) => [wordFor(text.value.fields, field), ...rest].join(' › '),
  // A browser must not store secrets.
  keepable: ({ password: _, headers, signing, ...rest }) => ({
    ...rest,
    headers: headers.map((header) => (header.isSecret ? { ...header, value: '' } : header)),
    signing: signing.filter(({ secret }) => secret === undefined),
  }),
});

const formOf = ({
  headers,
  secretHeaders,
  signing,
  secretWarnings = [],
  ...rest
}: WebhookReply): Webhook => ({
  ...rest,
  headers: Object.entries(headers).map(([name, value]) => {
    const isSecret = secretHeaders.includes(name);
    return { name, value: isSecret ? HIDDEN : value, isSecret };
  }),
  signing,
  secretWarnings: secretWarnings.map(({ field, message }) => `${field} ${message}`),
});

const bodyOf = ({ hasPassword, password, headers, signing, ...rest }: Webhook) => {
  const { addressWarning: _, secretWarnings: __, ...fields } = rest;
  const namedHeaders = headers.filter(({ name }) => name.trim() !== '');
  return {
    ...fields,
    ...(password !== undefined && { password }),
    // An empty password removes the one that is set.
    ...(password === undefined && !hasPassword && { password: '' }),
    headers: Object.fromEntries(namedHeaders.map(({ name, value }) => [name.trim(), value])),
    secretHeaders: namedHeaders.filter(({ isSecret }) => isSecret).map(({ name }) => name.trim()),
    signing: signing.map(({ id, secret }) => (secret === undefined ? { id } : { secret })),
  };
};
