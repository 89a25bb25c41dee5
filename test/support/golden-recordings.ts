import { createHmac } from 'node:crypto';
import { agentStream } from '../../src/agent/agent-stream.ts';
import { circuitStream } from '../../src/agent/circuit.ts';
import type { GivenEntity, GivenWebhook } from '../../src/agent/commands.ts';
import { inboxStream } from '../../src/agent/inbox.ts';
import { INSTALLATION_STREAM } from '../../src/agent/installation.ts';
import { AUDIT_STREAM } from '../../src/audit/events.ts';
import { renewRecord } from '../../src/audit/renewal.ts';
import { inboxDismissals } from '../../src/authoring/inbox-dismissals.ts';
import { erasureDesk } from '../../src/erasure/erasure-desk.ts';
import type { RecordedEvent } from '../../src/kernel/event.ts';
import { eventId } from '../../src/kernel/event-id.ts';
import { CIRCUIT_OPEN_MS_MIN } from '../../src/kernel/limits/webhooks.ts';
import { erasureStream } from '../../src/privacy/erasure.ts';
import type { AnnotationChange } from '../../src/session/annotations.ts';
import { resendStream } from '../../src/session/resends.ts';
import { sessionStream } from '../../src/session/session-stream.ts';
import { memoryEventStore } from '../../src/store/memory/memory-event-store.ts';
import { IDENTITY_STREAM, identityOf } from '../../src/store/store-identity.ts';
import { openDesks } from '../../src/turn/open-desks.ts';
import { resendDesk } from '../../src/turn/resend-desk.ts';
import type { TurnRequest } from '../../src/turn/session-operations.ts';
import { circuitBreaker } from '../../src/webhook/circuit-breaker.ts';
import { auditWorld } from './audit-world.ts';
import { someEvent } from './store-events.ts';
import { anExport, aRequest, deskOptions, testOutside } from './test-desks.ts';
import { webhookServer } from './webhook-server.ts';

const files = anExport({
  agent: { webhook: { available: true, url: 'WEBHOOK' } },
  intents: [
    {
      name: 'hello',
      says: ['hello'],
      responses: [
        {
          action: 'greet',
          messages: [{ type: 0, speech: ['Hi', 'Hello'] }],
          affectedContexts: [{ name: 'met', lifespan: 2 }],
        },
      ],
    },
    {
      name: 'book',
      says: ['book a room'],
      responses: [
        {
          action: 'book',
          parameters: [
            {
              name: 'guests',
              value: '$guests',
              dataType: '@sys.number',
              required: true,
              prompts: ['For how many?'],
            },
            { name: 'pet', value: '$pet', dataType: '@pet' },
          ],
          messages: [{ type: 0, speech: 'A room for $guests.' }],
        },
      ],
    },
    {
      name: 'order',
      says: ['order a cake'],
      webhookUsed: true,
      responses: [{ action: 'order', messages: [{ type: 0, speech: 'Ordered.' }] }],
    },
    {
      name: 'thanks',
      events: [{ name: 'THANKS' }],
      responses: [{ action: 'thanks', messages: [{ type: 0, speech: 'Thanks, #thanks.who.' }] }],
    },
  ],
  entities: [{ name: 'pet', entries: [{ value: 'cat', synonyms: ['cat', 'kitty'] }] }],
});

const collect = async (events: AsyncIterable<RecordedEvent>): Promise<readonly RecordedEvent[]> => {
  const all: RecordedEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
};

/** A conversation with every kind of session event. */
export const recordGoldenSession = async (): Promise<readonly RecordedEvent[]> => {
  const replies = [
    {
      speech: 'Your cake is on its way.',
      contextOut: [{ name: 'Cake', lifespan: 3, parameters: { kind: 'plum' } }],
    },
    { followupEvent: { name: 'thanks', data: { who: 'Ada' } } },
    '',
  ];
  const webhook = await webhookServer((_, answer) => answer.end(JSON.stringify(replies.shift() ?? '')));
  const store = memoryEventStore();
  const outside = testOutside();
  const desks = await openDesks(deskOptions({ store, outside }));
  const { agent } = await desks.agents.import(
    files.map((file) => ({ ...file, text: file.text.replace('WEBHOOK', webhook.url) })),
    {},
  );
  const key = { agentId: agent.id, sessionId: 'golden' };
  const ask = (parts: Partial<TurnRequest>) => desks.sessions.runTurn(aRequest(agent.id, 'golden', parts));
  const say = (text: string, parts: Partial<TurnRequest> = {}) => ask({ ask: { text }, ...parts });
  const fox = { name: 'pet', extend: true, entries: [{ value: 'fox', synonyms: ['fox'] }] };
  try {
    await say('hello', {
      contexts: [{ name: 'vip', lifespan: 4, parameters: { level: 2 } }],
      numbers: 'string',
      originalRequest: { source: 'slack' },
    });
    await say('zxcv');
    await say('book a room', { entities: [fox] });
    await say('who knows');
    await say('3');
    await say('book a room');
    await say('cancel');
    await ask({ ask: { trigger: 'THANKS', data: { who: 'Bo' } } });
    await say('order a cake');
    await say('order a cake');
    await say('order a cake');
    await desks.sessions.addContexts(key, [{ name: 'posted', lifespan: 9, parameters: {} }], 'client');
    await desks.sessions.deleteContexts(key, ['posted'], 'developer');
    await desks.sessions.setUserEntities(key, [fox], 'client');
    await desks.sessions.deleteUserEntity(key, 'pet', 'client');
    await desks.sessions.setUserEntities(key, [fox], 'client');
    outside.pass(20 * 60_000);
    await say('hello');
    outside.pass(20 * 60_000);
    await say('hello');
    outside.pass(31 * 60_000);
    await say('hello');
    return await collect(store.readStream(sessionStream(agent.id, 'golden')));
  } finally {
    await desks.close();
    await webhook.close();
  }
};

/** A session that people annotated between its turns and after its end. */
export const recordAnnotatedSession = async (): Promise<readonly RecordedEvent[]> => {
  const store = memoryEventStore();
  const outside = testOutside();
  const desks = await openDesks(deskOptions({ store, outside }));
  const { agent } = await desks.agents.import(files, {});
  const key = { agentId: agent.id, sessionId: 'golden' };
  const annotate = (change: AnnotationChange) =>
    desks.annotations.annotate(key, change, { actor: 'admin', tokenId: 'a-token' });
  const say = (text: string) => desks.sessions.runTurn(aRequest(agent.id, 'golden', { ask: { text } }));
  try {
    await say('hello');
    await annotate({ type: 'AddNote', noteId: 'n1', text: 'Ada asked for Mrs Quillfeather.' });
    await say('book a room');
    await annotate({ type: 'ChangeTags', add: ['refund', 'open'], remove: [] });
    outside.pass(31 * 60_000);
    await say('hello');
    await annotate({ type: 'ChangeTags', add: ['vip'], remove: ['open'] });
    await annotate({ type: 'RemoveNote', noteId: 'n1' });
    return await collect(store.readStream(sessionStream(agent.id, 'golden')));
  } finally {
    await desks.close();
  }
};

/** Entities for one request, besides the session's own, and those that an agent keeps. */
export const recordGoldenRequestEntities = async (): Promise<readonly RecordedEvent[]> => {
  const store = memoryEventStore();
  const desks = await openDesks(deskOptions({ store, outside: testOutside() }));
  const { agent } = await desks.agents.import(files, {});
  const entity = (value: string) => ({ name: 'pet', extend: true, entries: [{ value, synonyms: [value] }] });
  const say = (entities: TurnRequest['entities']) =>
    desks.sessions.runTurn(aRequest(agent.id, 'golden', { ask: { text: 'hello' }, entities }));
  try {
    const key = { agentId: agent.id, sessionId: 'golden' };
    await desks.sessions.setUserEntities(key, [entity('fox')], 'client');
    await say([entity('owl')]);
    await say([]);
    const changes = { requestEntities: 'session' } as const;
    await desks.agents.change(agent.id, { type: 'ChangeSettings', changes }, 'developer');
    await say([entity('elk')]);
    return await collect(store.readStream(sessionStream(agent.id, 'golden')));
  } finally {
    await desks.close();
  }
};

/** Webhook calls that succeed, are refused or have unusable replies, with signatures and secrets. */
export const recordGoldenWebhooks = async (): Promise<readonly RecordedEvent[]> => {
  const password = 'open sesame';
  const replies: readonly { readonly status: number; readonly body: string }[] = [
    { status: 200, body: JSON.stringify({ speech: `Yours, ${password}.`, contextOut: { name: 'Cake' } }) },
    { status: 503, body: 'Closed.' },
    { status: 200, body: '\ufeff{}' },
  ];
  let calls = 0;
  const webhook = await webhookServer((_, answer) => {
    const { status = 500, body = '' } = replies[calls] ?? {};
    calls += 1;
    answer.writeHead(status, { 'content-type': 'application/json', 'set-cookie': 'a=b' }).end(body);
  });
  const store = memoryEventStore();
  const desks = await openDesks(deskOptions({ store }));
  const { agent } = await desks.agents.import(files, {});
  const signing = [{ id: '', secret: `whsec_${'a'.repeat(32)}`, addedAt: '' }];
  const changes = { enabled: true, url: webhook.url, username: 'ann', password, signing };
  try {
    await desks.agents.change(agent.id, { type: 'SetWebhook', changes }, 'admin');
    for (const _ of replies) {
      await desks.sessions.runTurn(aRequest(agent.id, 'golden', { ask: { text: 'order a cake' } }));
    }
    return await collect(store.readStream(sessionStream(agent.id, 'golden')));
  } finally {
    await desks.close();
    await webhook.close();
  }
};

/** An agent whose webhook has signing keys, a short timeout and a low failure limit. */
export const recordAgentWithWebhook = async (): Promise<readonly RecordedEvent[]> => {
  const store = memoryEventStore();
  const desks = await openDesks(deskOptions({ store }));
  const { agent } = await desks.agents.create({ name: 'Signed', language: 'en' });
  const change = (changes: GivenWebhook, secretHeaders: readonly string[] = []) =>
    desks.agents.change(agent.id, { type: 'SetWebhook', changes, secretHeaders }, 'developer');
  const key = (letter: string) => ({ id: '', secret: `whsec_${letter.repeat(32)}`, addedAt: '' });
  try {
    await change({ enabled: true, url: 'https://example.com/hook', signing: [key('a')] });
    const kept = desks.agents.get(agent.id).settings.webhook.signing?.[0]?.id ?? '';
    await change({ signing: [{ id: kept, secret: '', addedAt: '' }, key('b')], timeoutMs: 800 });
    await change({ headers: { 'X-Pin': '1234', 'X-Shop': 'north' }, circuitFailures: 3 }, ['X-Pin']);
    await change({ username: 'ann', password: 'open sesame' });
    await desks.agents.change(agent.id, { type: 'ChangeSettings', changes: { name: 'Sealed' } }, 'developer');
    return await collect(store.readStream(agentStream(agent.id)));
  } finally {
    await desks.close();
  }
};

/** A webhook whose secret was encrypted with a lost key. */
export const recordUnreadableSecret = async (): Promise<readonly RecordedEvent[]> => {
  const store = memoryEventStore();
  const before = await openDesks(deskOptions({ store }));
  const { agent } = await before.agents.import(files, {});
  const changes = {
    enabled: true,
    url: 'https://example.com/hook',
    username: 'ann',
    password: 'open sesame',
  };
  await before.agents.change(agent.id, { type: 'SetWebhook', changes }, 'admin');
  await before.close();
  const desks = await openDesks({ ...deskOptions({ store }), secretKey: new Uint8Array(32).fill(1) });
  try {
    await desks.sessions.runTurn(aRequest(agent.id, 'golden', { ask: { text: 'order a cake' } }));
    return await collect(store.readStream(sessionStream(agent.id, 'golden')));
  } finally {
    await desks.close();
  }
};

/** An address that fails, fails its trial, and recovers. */
export const recordGoldenCircuit = async (): Promise<readonly RecordedEvent[]> => {
  const store = memoryEventStore();
  const outside = testOutside();
  const breaker = circuitBreaker({ store, outside });
  const caller = { address: 'https://shop.example', agentId: 'a1', failuresMax: 1 };
  await breaker.reportEnd(caller, 'Request timeout.');
  outside.pass(CIRCUIT_OPEN_MS_MIN);
  const { trial } = await breaker.admit(caller);
  await breaker.reportEnd(caller, '503 Service Unavailable', trial);
  outside.pass(2 * CIRCUIT_OPEN_MS_MIN);
  await breaker.admit(caller);
  await breaker.reportEnd(caller, undefined);
  return collect(store.readStream(circuitStream(caller.address)));
};

/** A call that was sent again: with a reply, to another address that failed, and once without a recorded end. */
export const recordGoldenResends = async (): Promise<readonly RecordedEvent[]> => {
  const store = memoryEventStore();
  const desk = resendDesk({
    store,
    outside: testOutside(),
    agents: { list: () => [] },
    nameOf: () => undefined,
  });
  const call = { agentId: 'a1', callId: 'c1' };
  const request = { address: 'https://shop.example', agentRevision: 3 } as const;
  const today = { ...request, webhook: 'today', isOtherAddress: false } as const;
  const elsewhere = { ...request, webhook: 'recorded', isOtherAddress: true } as const;
  const replied = await desk.begin(call, today, { actor: 'admin', tokenId: 'ada' });
  await replied({ outcome: 'replied', status: 200, elapsedMs: 12.5, replyBytes: 40, isSame: true });
  const failed = await desk.begin(call, elsewhere, { actor: 'developer', tokenId: 'bo' });
  await failed({ outcome: 'timeout', elapsedMs: 5000, replyBytes: 0, isSame: false });
  await desk.begin(call, today, { actor: 'admin' });
  return collect(store.readStream(resendStream(call.agentId, call.callId)));
};

/** A new agent that is deleted. */
export const recordDeletedAgent = async (): Promise<readonly RecordedEvent[]> => {
  const store = memoryEventStore();
  const desks = await openDesks(deskOptions({ store }));
  const { agent } = await desks.agents.create({ name: 'Deleted', language: 'en' });
  await desks.agents.delete(agent.id);
  await desks.close();
  return collect(store.readStream(agentStream(agent.id)));
};

/** Deleted, and brought back as it was published and split. */
export const recordUndeletedAgent = async (): Promise<readonly RecordedEvent[]> => {
  const store = memoryEventStore();
  const desks = await openDesks(deskOptions({ store }));
  const { agent } = await desks.agents.create({ name: 'Undeleted', language: 'en' });
  const options = { actor: 'admin', dryRun: false } as const;
  await desks.publishing.switch(agent.id, true, options);
  await desks.publishing.split(agent.id, { split: { revision: 2, share: 0.1 } }, options);
  await desks.publishing.shadow(agent.id, { revision: 2 }, options);
  await desks.agents.delete(agent.id);
  await desks.life.undelete(agent.id, options);
  await desks.close();
  return collect(store.readStream(agentStream(agent.id)));
};

/** A token with a value that its owner chose, a name and a note. */
export const recordNamedToken = async (): Promise<readonly RecordedEvent[]> => {
  const store = memoryEventStore();
  const desks = await openDesks(deskOptions({ store }));
  const { agent } = await desks.agents.create({ name: 'Named', language: 'en' });
  const value = '0123456789abcdef0011223344556677';
  const order = { kind: 'client', value, name: 'the old app', note: 'built in 2016' } as const;
  await desks.agents.issueToken(agent.id, order, 'developer');
  await desks.close();
  return collect(store.readStream(agentStream(agent.id)));
};

export const recordGoldenInstallation = async (): Promise<readonly RecordedEvent[]> => {
  const store = memoryEventStore();
  const desks = await openDesks(deskOptions({ store }));
  const { tokenId } = await desks.installation.grant({ role: 'admin', name: 'Ada' });
  await desks.installation.grant({ role: 'editor', name: 'Bo' }, tokenId);
  await desks.installation.revoke(tokenId);
  await desks.close();
  // Tokens are random.
  const events = await collect(store.readStream(INSTALLATION_STREAM));
  return JSON.parse(JSON.stringify(events, (key, value) => (key === 'hash' ? 'a'.repeat(64) : value)));
};

export const recordPublishedAgent = async (): Promise<readonly RecordedEvent[]> => {
  const store = memoryEventStore();
  const desks = await openDesks(deskOptions({ store }));
  const { agent } = await desks.agents.create({ name: 'Published', language: 'en' });
  const options = { actor: 'admin', dryRun: false } as const;
  const rename = (name: string) =>
    desks.agents.change(agent.id, { type: 'ChangeSettings', changes: { name } }, 'developer');
  await desks.publishing.switch(agent.id, true, options);
  await rename('Published twice');
  await desks.publishing.publish(agent.id, {}, options);
  await desks.publishing.publish(agent.id, { environment: 'staging' }, options);
  await desks.publishing.publish(agent.id, { environment: 'trial' }, options);
  await desks.publishing.rollBack(agent.id, {}, options);
  await desks.publishing.remove(agent.id, 'trial', options);
  const order = { kind: 'client', value: 'fedcba98765432100011223344556677', environment: 'draft' } as const;
  await desks.agents.issueToken(agent.id, order, 'admin');
  await desks.close();
  return collect(store.readStream(agentStream(agent.id)));
};

/** One environment is split, another was. */
export const recordSplitAgent = async (): Promise<readonly RecordedEvent[]> => {
  const store = memoryEventStore();
  const desks = await openDesks(deskOptions({ store }));
  const { agent } = await desks.agents.create({ name: 'Split', language: 'en' });
  const options = { actor: 'admin', dryRun: false } as const;
  await desks.publishing.switch(agent.id, true, options);
  const changes = { name: 'Split twice' };
  const { revision } = await desks.agents.change(agent.id, { type: 'ChangeSettings', changes }, 'developer');
  await desks.publishing.split(agent.id, { split: { revision, share: 0.1 } }, options);
  await desks.publishing.publish(agent.id, { environment: 'staging', revision: 1 }, options);
  const staging = { environment: 'staging' };
  await desks.publishing.split(agent.id, { ...staging, split: { revision, share: 0.5 } }, options);
  await desks.publishing.split(agent.id, staging, options);
  await desks.close();
  return collect(store.readStream(agentStream(agent.id)));
};

/** One environment has a shadow, another had one. */
export const recordShadowedAgent = async (): Promise<readonly RecordedEvent[]> => {
  const store = memoryEventStore();
  const desks = await openDesks(deskOptions({ store }));
  const { agent } = await desks.agents.create({ name: 'Shadow', language: 'en' });
  const options = { actor: 'admin', dryRun: false } as const;
  await desks.publishing.switch(agent.id, true, options);
  const changes = { name: 'Longer shadow' };
  const { revision } = await desks.agents.change(agent.id, { type: 'ChangeSettings', changes }, 'developer');
  await desks.publishing.shadow(agent.id, { revision }, options);
  const staging = { environment: 'staging' };
  await desks.publishing.publish(agent.id, { ...staging, revision: 1 }, options);
  await desks.publishing.shadow(agent.id, { ...staging, revision }, options);
  await desks.publishing.shadow(agent.id, staging, options);
  await desks.close();
  return collect(store.readStream(agentStream(agent.id)));
};

const KEPT_ITEMS_MAX = 2;

/** Shortens lists that had to be long to be recorded in parts. */
const shorten = (event: RecordedEvent): RecordedEvent =>
  JSON.parse(
    JSON.stringify(event, (_, value) => (isLongList(value) ? value.slice(0, KEPT_ITEMS_MAX) : value)),
  );

const isLongList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 100;

/** An agent with every kind of agent event except a deletion. */
export const recordGoldenAgent = async (): Promise<readonly RecordedEvent[]> => {
  const store = memoryEventStore();
  const desks = await openDesks(deskOptions({ store }));
  const { agents } = desks;
  const { agent } = await agents.import(files, { name: 'Golden' });
  const change = (command: Parameters<typeof agents.change>[1]) =>
    agents.change(agent.id, command, 'developer');
  const hello = [...agent.intents.values()][0];
  if (hello === undefined) throw new Error('the golden agent has no intents');
  const many = Array.from({ length: 6_000 }, (_, index) => ({
    value: `value ${index}`,
    synonyms: [`value ${index}`, `number ${index} of them all`],
  }));
  const phrases = Array.from({ length: 4_000 }, (_, index) => ({
    id: `p${index}`,
    data: [{ text: `this is phrase number ${index} of a long list` }],
    isTemplate: false,
    count: 0,
  }));
  const planet: GivenEntity = { name: 'planet', entries: [{ value: 'Mars', synonyms: ['Mars'] }] };
  try {
    await change({ type: 'ChangeSettings', changes: { description: 'A golden agent' } });
    await change({ type: 'SetWebhook', changes: { enabled: true, url: 'https://example.com/hook' } });
    await change({
      type: 'CreateIntent',
      intent: { ...hello, id: 'long', name: 'long', phrases: { en: phrases } },
    });
    await change({ type: 'UpdateIntent', intentId: 'long', intent: { ...hello, id: 'long', name: 'short' } });
    await change({ type: 'DeleteIntent', intentId: 'id-thanks' });
    await change({ type: 'PutEntities', language: 'en', entities: [{ ...planet, newId: 'planet-id' }] });
    await change({
      type: 'UpdateEntity',
      entity: 'planet',
      language: 'en',
      changes: { automatedExpansion: true },
    });
    await change({ type: 'AddEntries', entity: 'planet', language: 'en', entries: many });
    await change({
      type: 'UpdateEntries',
      entity: 'planet',
      language: 'en',
      entries: [{ value: 'Mars', synonyms: ['red one'] }],
    });
    await change({
      type: 'DeleteEntries',
      entity: 'planet',
      language: 'en',
      values: many.map(({ value }) => value),
    });
    await change({
      type: 'CreateEntity',
      entity: { id: 'gone', name: 'gone', isEnum: false, automatedExpansion: false, entries: {} },
    });
    await change({ type: 'DeleteEntity', entity: 'gone' });
    const { tokenId } = await agents.issueToken(agent.id, { kind: 'client' }, 'admin');
    await agents.revokeToken(agent.id, tokenId, 'admin');
    return (await collect(store.readStream(agentStream(agent.id)))).map(shorten);
  } finally {
    await desks.close();
  }
};

/** An agent with masking and a retention period. */
export const recordAgentWithPrivacy = async (): Promise<readonly RecordedEvent[]> => {
  const store = memoryEventStore();
  const desks = await openDesks(deskOptions({ store }));
  const { agent } = await desks.agents.create({ name: 'Discreet', language: 'en' });
  const masking = [
    { entity: 'sys.email', as: 'email' },
    { pattern: '\\b\\d{16}\\b', as: 'card' },
  ];
  try {
    await desks.privacy.change(agent.id, { masking, retentionDays: 30 }, 'developer');
    await desks.privacy.change(agent.id, { masking: [] }, 'admin');
    return await collect(store.readStream(agentStream(agent.id)));
  } finally {
    await desks.close();
  }
};

const hash = (text: string): string => createHmac('sha256', 'golden').update(text).digest('hex');

/** An agent with a phrase from its inbox, and an inbox with a dismissed text. */
const taughtAgent = async () => {
  const store = memoryEventStore();
  const outside = testOutside();
  const desks = await openDesks(deskOptions({ store, outside }));
  const { agent } = await desks.agents.create({ name: 'Learner', language: 'en' });
  const intent = [...agent.intents.values()].find(({ fallbackIntent }) => !fallbackIntent);
  const phrases = [{ id: 'heard-1', data: [{ text: 'howdy' }], isTemplate: false, count: 0 }];
  const origin = { from: 'inbox' as const, heard: 3, turnIds: ['turn-1', 'turn-2', 'turn-3'] };
  const added = { intentId: intent?.id ?? '', language: 'en', phrases, origin };
  try {
    await desks.agents.change(agent.id, { type: 'AddPhrases', ...added }, 'developer');
    const dismissals = inboxDismissals({ store, outside, hash });
    await dismissals.dismiss(agent.id, { language: 'en', texts: ['asdf', 'lalala'] }, { actor: 'admin' });
    await dismissals.restore(agent.id, { language: 'en', texts: ['lalala'] }, { actor: 'developer' });
    return {
      agent: await collect(store.readStream(agentStream(agent.id))),
      inbox: await collect(store.readStream(inboxStream(agent.id))),
    };
  } finally {
    await desks.close();
  }
};

export const recordTaughtAgent = async (): Promise<readonly RecordedEvent[]> => (await taughtAgent()).agent;
export const recordGoldenInbox = async (): Promise<readonly RecordedEvent[]> => (await taughtAgent()).inbox;

/** Erased sessions: one by id, those of a person, and those past their retention period. */
export const recordGoldenErasure = async (): Promise<readonly RecordedEvent[]> => {
  const store = memoryEventStore();
  const outside = testOutside();
  const desks = await openDesks(deskOptions({ store, outside }));
  const { agent } = await desks.agents.import(files, {});
  const desk = erasureDesk({
    store,
    recordedStore: store,
    outside,
    agents: desks.agents,
    sessions: desks.erasable,
    hash,
    follow: async () => undefined,
    deleteSandbox: desks.sandboxes.delete,
    endForks: async () => undefined,
    leaves: auditWorld(store).leaves,
  });
  const order = { dryRun: false, actor: 'developer' } as const;
  const from = { originalRequest: { data: { user: 'U1' } } };
  try {
    for (const sessionId of ['one', 'two', 'three', 'four']) {
      const text = { ask: { text: 'hello' } };
      await desks.sessions.runTurn(
        aRequest(agent.id, sessionId, sessionId === 'four' ? text : { ...text, ...from }),
      );
    }
    await desk.erase(agent.id, { session: 'one' }, order);
    await desk.erase(agent.id, { where: { path: 'originalRequest.data.user', value: 'U1' } }, order);
    await desks.privacy.change(agent.id, { retentionDays: 1 }, 'admin');
    outside.pass(2 * 24 * 60 * 60_000);
    await desk.sweep({ dryRun: false, actor: 'system' });
    return await collect(store.readStream(erasureStream(agent.id)));
  } finally {
    await desks.close();
  }
};

/** The verifiable record of a few events, some of them erased. */
export const recordGoldenAudit = async (): Promise<readonly RecordedEvent[]> => {
  const world = auditWorld();
  const events = Array.from({ length: 3 }, (_, number) =>
    someEvent({ number }, eventId(GOLDEN_REQUEST, number)),
  );
  await world.store.append('session-golden-one', events, 'no-stream');
  await world.store.append('session-golden-two', events.slice(1), 'no-stream');
  await world.notary.settle();
  await world.leaves.announce(['session-golden-one']);
  return collect(world.store.readStream(AUDIT_STREAM));
};

export const recordRenewedAudit = async (): Promise<readonly RecordedEvent[]> => {
  const world = auditWorld();
  const events = [someEvent({ number: 0 }, eventId(GOLDEN_REQUEST, 0))];
  await world.store.append('session-golden-one', events, 'no-stream');
  await world.notary.settle();
  await renewRecord(auditWorld(world.store, Buffer.alloc(32, 8)), 'admin');
  return collect(world.store.readStream(AUDIT_STREAM));
};

export const recordGoldenIdentity = async (): Promise<readonly RecordedEvent[]> => {
  const store = memoryEventStore();
  await identityOf(store, { id: () => GOLDEN_REQUEST, now: () => '2026-03-02T12:00:00.000Z' });
  return collect(store.readStream(IDENTITY_STREAM));
};

const GOLDEN_REQUEST = '00000000-0000-4000-0009-000000090000';
