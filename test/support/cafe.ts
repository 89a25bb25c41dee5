import { ADMIN_TOKEN, type Served } from '../torture/served.ts';
import { atFirst, type Known } from './answered-operations.ts';

export const entries = [{ value: 'tea', synonyms: ['tea'] }];
export const intent = (name: string) => ({ name, userSays: [{ data: [{ text: `${name} a tea` }] }] });
const ordering = {
  name: 'order',
  userSays: [{ data: [{ text: 'a ' }, { text: 'tea', meta: '@drink', alias: 'drink' }] }],
  responses: [{ parameters: [{ name: 'drink', dataType: '@drink', value: '$drink' }] }],
};

export const json = { 'content-type': 'application/json' };

/** The token that an operation of a cafe needs. */
export const tokenFor = (path: string, { developer = '' }: Known): string =>
  path.startsWith('/v1/') ? developer : ADMIN_TOKEN;

/**
 * An agent without publishing, with two entities, one of them used by an intent; a deleted agent; and one
 * that publishes to two environments, one of them used by a token.
 */
export const aCafe = async ({ admin, send }: Served): Promise<Known> => {
  type Reply = Readonly<Record<string, string>> & { readonly files: readonly { readonly path: string }[] };
  const replyTo = async (line: string, body?: unknown) => (await admin(line, body)).body as Reply;
  const cafe = await replyTo('POST /admin/agents', { name: 'Cafe' });
  const { agentId: id = '', clientAccessToken: client = '', developerAccessToken: developer = '' } = cafe;
  const develop = async (line: string, body: unknown) => {
    const reply = await send(line, { token: developer, headers: json, body: JSON.stringify(body) });
    return (reply.body as Reply).id ?? '';
  };
  await develop('POST /v1/entities', { name: 'drink', entries });
  const eid = await develop('POST /v1/entities', { name: 'size', entries });
  await develop('POST /v1/intents', ordering);
  const intentId = await develop('POST /v1/intents', intent('cancel'));
  await replyTo(`POST /admin/agents/${id}/query`, { query: 'a tea', sessionId: 'anna', lang: 'en' });
  const exported = await send(`GET /admin/agents/${id}/export`, {
    token: ADMIN_TOKEN,
    headers: { accept: 'application/json' },
  });
  const { files } = exported.body as Reply;
  const { agentId: deleted = '' } = await replyTo('POST /admin/agents', { name: 'Closed' });
  await replyTo(`DELETE /admin/agents/${deleted}`);
  const open = await replyTo('POST /admin/agents', { name: 'Open' });
  const { agentId: published = '', developerAccessToken: publisher = '' } = open;
  const publishing = `/admin/agents/${published}`;
  await replyTo(`PUT ${publishing}/publishing`, { on: true });
  for (const description of ['', 'Until late']) {
    await replyTo(`PATCH ${publishing}`, { description });
    await replyTo(`POST ${publishing}/publish`, { environment: 'staging' });
  }
  await replyTo(`POST ${publishing}/publish`, { environment: 'canary' });
  await replyTo(`POST ${publishing}/tokens`, { kind: 'client', environment: 'canary' });
  const ids = { id, client, developer, eid, intentId, deleted, published, publisher };
  return { ...atFirst, ...ids, files: JSON.stringify(files), change: '1' };
};
