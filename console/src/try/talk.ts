import { type Signal, signal } from '@preact/signals';
import { call, type Request } from '../api/call.ts';
import type { RecordedTurn } from '../api/schema.ts';
import { knownAgent } from '../frame/known-agents.ts';
import { may } from '../frame/rights.ts';

type Script = Request<'POST /admin/agents/{id}/rehearse'>['body'];
type ScriptedTurn = Script['turns'][number];
type WebhookAnswer = NonNullable<ScriptedTurn['webhook']>[number];

export type TalkSettings = {
  /** The environment that answers; empty for the draft, the agent as it is. */
  readonly environment: string;
  /** Empty for the agent's own. */
  readonly language: string;
  readonly isLive: boolean;
  readonly isRecorded: boolean;
};

/**
 * A conversation with the agent. If it is recorded, it is a session like those of users; otherwise the server
 * answers all of it again with each new text.
 */
export type Talk = {
  /** The recorded session; empty before its first turn. */
  readonly session: Signal<string>;
  readonly script: Signal<readonly ScriptedTurn[]>;
  readonly turns: Signal<readonly RecordedTurn[]>;
  readonly settings: Signal<TalkSettings>;
};

const talks = new Map<string, Talk>();

/** Kept while the reader visits other pages. */
export const talkWith = (agent: string): Talk => {
  const talk = talks.get(agent) ?? {
    session: signal(''),
    script: signal([]),
    turns: signal([]),
    settings: signal({ environment: '', language: '', isLive: false, isRecorded: false }),
  };
  talks.set(agent, talk);
  return talk;
};

/** @throws Refusal, and leaves the conversation as it was. */
export const sayIn = async (agent: string, talk: Talk, say: string): Promise<void> => {
  if (talk.settings.peek().isRecorded) return record(agent, talk, say);
  // Chosen once, so that earlier replies do not change with each new text.
  const random = Math.random();
  const script = [...talk.script.peek(), { say, random }];
  await answer(agent, talk, script, talk.settings.peek());
};

/** The same conversation answered by another environment. @throws Refusal */
export const changeSettings = async (agent: string, talk: Talk, changes: Partial<TalkSettings>) => {
  const settings = { ...talk.settings.peek(), ...changes };
  // A conversation is recorded as a whole or not at all.
  if (changes.isRecorded !== undefined) restart(talk);
  const isOtherAnswerer = changes.environment !== undefined || changes.language !== undefined;
  const script = talk.script.peek();
  if (isOtherAnswerer && !settings.isRecorded && script.length > 0)
    await answer(agent, talk, script, settings);
  talk.settings.value = settings;
};

/** From now on what is said is recorded. */
export const recordTalk = (agent: string): void => {
  const { settings, ...talk } = talkWith(agent);
  if (settings.peek().isRecorded) return;
  restart({ settings, ...talk });
  settings.value = { ...settings.peek(), isRecorded: true };
};

export const restart = (talk: Talk): void => {
  talk.session.value = '';
  talk.script.value = [];
  talk.turns.value = [];
};

const record = async (id: string, talk: Talk, text: string): Promise<void> => {
  const { environment, language } = talk.settings.peek();
  const session = talk.session.peek() || crypto.randomUUID();
  const body = { query: text, sessionId: session, lang: language || (knownAgent(id)?.language ?? 'en') };
  await call('POST /admin/agents/{id}/query', {
    path: { id },
    query: { environment: environment || 'draft' },
    body,
  });
  talk.session.value = session;
  const path = { id, session };
  const { count } = await call('GET /admin/agents/{id}/sessions/{session}', { path, query: { limit: 1 } });
  const place = { path: { ...path, turn: String(count) } };
  const turn = await call('GET /admin/agents/{id}/sessions/{session}/turns/{turn}', place);
  talk.turns.value = [...talk.turns.peek(), turn];
};

const answer = async (
  id: string,
  talk: Talk,
  script: readonly ScriptedTurn[],
  { environment, language, isLive }: TalkSettings,
): Promise<void> => {
  const body: Script = {
    webhook: isLive ? 'live' : 'recorded',
    ...(language !== '' && { language }),
    turns: script,
  };
  const query = environment === '' ? {} : { environment };
  // A recent edit may still be in training. Viewers may not request the training that this waits for.
  if (environment === '' && may('changes')) await call('POST /admin/agents/{id}/train', { path: { id } });
  const { turns } = await call('POST /admin/agents/{id}/rehearse', { path: { id }, query, body });
  talk.script.value = isLive ? script.map((turn, index) => withReplies(turn, turns[index])) : script;
  talk.turns.value = turns;
};

/** A webhook is called once; its reply is reused when the conversation is answered again. */
const withReplies = (scripted: ScriptedTurn, turn: RecordedTurn | undefined): ScriptedTurn => {
  if (turn === undefined || turn.webhooks.length === 0) return scripted;
  return { ...scripted, webhook: turn.webhooks.map(answerOf) };
};

const answerOf = ({ outcome, status, reply = '' }: RecordedTurn['webhooks'][number]): WebhookAnswer => {
  if (outcome === 'timeout') return { failure: 'timeout' };
  return status === undefined ? { failure: 'unreachable' } : { status, body: reply };
};
