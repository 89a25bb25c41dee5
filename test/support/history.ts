import type { ServerResponse } from 'node:http';
import { Pool } from 'undici';
import type { ExportFile } from '../../src/agent/formats/export-file.ts';
import type { Parley } from './parley.ts';
import type { Answer } from './real-client.ts';
import { recordingWebhook, type WebhookAsk } from './recording-webhook.ts';

/** One turn as its client saw it, and what the driver made the webhook do in it. */
export type ToldTurn = {
  readonly agentId: string;
  readonly sessionId: string;
  /** From 1, in its session. */
  readonly number: number;
  readonly text: string;
  readonly lang: string;
  readonly answer: Answer;
  /** Undefined when the webhook was not asked. */
  readonly mood: Mood | undefined;
};

/** What the webhook does: it answers, or fails in one of several ways. */
export type Mood = 'answers' | 'sets_context' | 'breaks' | 'says_nothing' | 'says_garbage';

export type HistoryAgent = { readonly agentId: string; readonly languages: readonly string[] };

export type History = {
  readonly agents: readonly HistoryAgent[];
  readonly turns: readonly ToldTurn[];
  readonly webhook: { readonly url: string; readonly stop: () => Promise<void> };
};

type Plan = {
  readonly turns: number;
  readonly seed: number;
  readonly agents: readonly (readonly ExportFile[])[];
};

const TURNS_PER_SESSION = 8;
const SESSIONS_AT_ONCE = 32;

/** Drives conversations through a server: half of what people say is taught, some of it is nonsense. */
export const makeHistory = async (parley: Parley, plan: Plan): Promise<History> => {
  const random = seeded(plan.seed);
  const moods = new Map<string, Mood>();
  const webhook = await recordingWebhook(({ body }, response) => {
    const mood = moodOf(random());
    moods.set(body.id, mood);
    return answerIn(mood, body, response);
  });
  const speakers = await Promise.all(plan.agents.map((agent) => imported(parley, agent, webhook.url)));
  const pool = new Pool(parley.url(), { connections: SESSIONS_AT_ONCE });
  const turns: ToldTurn[] = [];
  let begun = 0;
  const converse = async (speaker: Speaker, session: number, count: number): Promise<void> => {
    const { agent, token, phrases } = speaker;
    const lang = pick(agent.languages, random());
    const sessionId = `told-${session}`;
    for (let number = 1; number <= count; number += 1) {
      const text = utterance(phrases.get(lang) ?? [], random);
      const answer = await ask(pool, token, { query: text, lang, sessionId });
      const mood = moods.get(answer.id);
      turns.push({ agentId: agent.agentId, sessionId, number, text, lang, answer, mood });
    }
  };
  const worker = async (): Promise<void> => {
    while (begun * TURNS_PER_SESSION < plan.turns) {
      const session = begun;
      begun += 1;
      const count = Math.min(TURNS_PER_SESSION, plan.turns - session * TURNS_PER_SESSION);
      const speaker = speakers[session % speakers.length];
      if (speaker !== undefined) await converse(speaker, session, count);
    }
  };
  await Promise.all(Array.from({ length: SESSIONS_AT_ONCE }, worker));
  await pool.close();
  return { agents: speakers.map(({ agent }) => agent), turns, webhook };
};

type Speaker = {
  readonly agent: HistoryAgent;
  readonly token: string;
  /** What people may say, by language. */
  readonly phrases: ReadonlyMap<string, readonly string[]>;
};

const imported = async (
  parley: Parley,
  files: readonly ExportFile[],
  webhookUrl: string,
): Promise<Speaker> => {
  const settings = { enabled: true, url: webhookUrl, circuitFailures: 0 };
  const agent = await parley.import(files, settings);
  const phrases = taughtIn(files);
  const { agentId, clientAccessToken: token } = agent;
  return { agent: { agentId, languages: [...phrases.keys()] }, token, phrases };
};

/** What the agent was taught, as people would say it; from files of phrases, or from its intents. */
const taughtIn = (files: readonly ExportFile[]): Map<string, readonly string[]> => {
  const taught = new Map<string, string[]>();
  const settings: Answer = JSON.parse(files.find(({ path }) => path === 'agent.json')?.text ?? '{}');
  for (const { path, text } of files) {
    if (!path.startsWith('intents/')) continue;
    const content: Answer = JSON.parse(text);
    const language = /_usersays_([\w-]+)\.json$/.exec(path)?.[1] ?? settings.language;
    const phrases: readonly Answer[] = Array.isArray(content) ? content : (content.userSays ?? []);
    if (phrases.length === 0) continue;
    const known = taught.get(language) ?? [];
    for (const { data } of phrases) known.push(data.map((part: Answer) => part.text).join(''));
    taught.set(language, known);
  }
  return taught;
};

const NONSENSE = ['zxcv qwerty', 'the moon is made of basil', 'ununhexium 118', 'was it you who sang there'];

const utterance = (phrases: readonly string[], random: () => number): string =>
  random() < 0.15 ? pick(NONSENSE, random()) : pick(phrases, random()).slice(0, 256) || 'hello';

const ask = async (pool: Pool, token: string, question: object): Promise<Answer> => {
  const answer = await pool.request({
    path: '/v1/query?v=20170712',
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(question),
  });
  const body = await answer.body.json();
  if (answer.statusCode !== 200) throw new Error(`a query was answered ${JSON.stringify(body)}`);
  return body;
};

const moodOf = (random: number): Mood => {
  if (random < 0.7) return 'answers';
  if (random < 0.8) return 'sets_context';
  if (random < 0.9) return 'breaks';
  return random < 0.95 ? 'says_nothing' : 'says_garbage';
};

const answerIn = (mood: Mood, body: WebhookAsk['body'], response: ServerResponse): unknown => {
  if (mood === 'answers') return { speech: `The service heard ${body.result.action}.`, displayText: 'Heard' };
  if (mood === 'sets_context') {
    return { speech: 'Noted.', contextOut: [{ name: 'noted', lifespan: 3, parameters: { by: 'service' } }] };
  }
  response.writeHead(mood === 'breaks' ? 503 : 200, { 'content-type': 'application/json' });
  response.end(mood === 'says_garbage' ? 'no JSON' : '');
  return undefined;
};

const pick = <T>(from: readonly T[], random: number): T => {
  const picked = from[Math.floor(random * from.length)];
  if (picked === undefined) throw new Error('there is nothing to pick from');
  return picked;
};

/** Mulberry32: small, and the same everywhere. */
const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};
