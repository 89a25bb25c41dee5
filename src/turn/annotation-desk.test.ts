import { afterEach, describe, expect, it } from 'vitest';
import { anExport, aRequest, openTestDesks, testOutside } from '../../test/support/test-desks.ts';
import type { AnnotationChange } from '../session/annotations.ts';
import { sessionStream } from '../session/session-stream.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import type { Desks } from './open-desks.ts';

const files = anExport({
  agent: {},
  intents: [{ name: 'hello', says: ['hello'], responses: [{ messages: [{ type: 0, speech: 'Hi' }] }] }],
});
const ADMIN = { actor: 'admin' as const };
const note = (text: string, noteId = 'n1'): AnnotationChange => ({ type: 'AddNote', noteId, text });

let open: Desks[] = [];
afterEach(async () => {
  for (const desks of open) await desks.close();
  open = [];
});

const opened = async (options: Parameters<typeof openTestDesks>[0] = {}) => {
  const desks = await openTestDesks(options);
  open.push(desks);
  return desks;
};

const spoken = async () => {
  const [store, outside] = [memoryEventStore(), testOutside()];
  const desks = await opened({ store, outside });
  const { agent } = await desks.agents.import(files, {});
  const say = (by: Desks = desks) =>
    by.sessions.runTurn(aRequest(agent.id, 's1', { ask: { text: 'hello' } }));
  await say();
  const key = { agentId: agent.id, sessionId: 's1' };
  const types = async () => {
    const all: string[] = [];
    for await (const { type } of store.readStream(sessionStream(agent.id, 's1'))) all.push(type);
    return all;
  };
  return { desks, store, outside, agent, key, say, types };
};

describe('notes and tags of a session', () => {
  it('are recorded with their author and time', async () => {
    const { desks, outside, key, agent } = await spoken();
    const addedAt = outside.now();
    const [token] = [...agent.tokens.values()];
    const author = { actor: 'developer' as const, tokenId: token?.id ?? '' };
    await desks.annotations.annotate(key, note('called back'), author);
    await desks.annotations.annotate(key, { type: 'ChangeTags', add: ['Refund'], remove: [] }, ADMIN);
    expect(await desks.annotations.notes(key)).toMatchObject({
      notes: [{ noteId: 'n1', text: 'called back', ...author, addedAt }],
      tags: [{ tag: 'refund', actor: 'admin' }],
    });
  });

  it('do not change the conversation, even if it has expired', async () => {
    const { desks, outside, key, types } = await spoken();
    const before = await types();
    outside.pass(60 * 60_000);
    await desks.annotations.annotate(key, note('late'), ADMIN);
    expect(await types()).toEqual([...before, 'NoteAdded']);
  });

  it('are read by a server that has the session in memory', async () => {
    const { desks, store, key, say } = await spoken();
    const other = await opened({ store });
    await other.annotations.annotate(key, note('from elsewhere'), ADMIN);
    await say();
    await say(other);
    expect((await desks.annotations.notes(key)).notes).toHaveLength(1);
  });

  it('are masked by the rules of the agent', async () => {
    const { desks, key } = await spoken();
    const masking = [{ pattern: 'card \\d+', as: 'card' }];
    await desks.privacy.change(key.agentId, { masking }, 'admin', {});
    await desks.annotations.annotate(key, note('paid with card 41112222'), ADMIN);
    expect((await desks.annotations.notes(key)).notes).toMatchObject([{ text: 'paid with [card]' }]);
  });

  it('need a session and an agent that answers', async () => {
    const { desks, key } = await spoken();
    const nowhere = { ...key, sessionId: 'nowhere' };
    const missing = { code: 'session_not_found' };
    await expect(desks.annotations.notes(nowhere)).rejects.toMatchObject(missing);
    await expect(desks.annotations.annotate(nowhere, note('x'), ADMIN)).rejects.toMatchObject(missing);
    await desks.annotations.annotate(key, note('kept'), ADMIN);
    await desks.agents.delete(key.agentId);
    expect((await desks.annotations.notes(key)).notes).toMatchObject([{ text: 'kept' }]);
    await expect(desks.annotations.annotate(key, note('x'), ADMIN)).rejects.toMatchObject({
      code: 'agent_not_found',
    });
  });
});
