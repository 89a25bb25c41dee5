import { Pool } from 'undici';
import type { ExportFile } from '../../src/agent/formats/export-file.ts';
import { randomFrom } from '../../src/nlu/classifier/random.ts';
import { type MoodyWebhook, moodyWebhook, type ServedCall } from './moody-webhook.ts';
import type { Parley } from './parley.ts';
import type { Answer } from './real-client.ts';

/** One turn as its client saw it, with the webhook's behaviour. */
export type HistoryTurn = {
  readonly agentId: string;
  readonly sessionId: string;
  /** From 1, in its session. */
  readonly number: number;
  /** Empty if an event was sent. */
  readonly text: string;
  readonly trigger?: string;
  readonly lang: string;
  /** The user, if the driver sent one in `originalRequest`. */
  readonly user?: string;
  readonly answer: Answer;
  /** Undefined if the webhook was not called. */
  readonly call: ServedCall | undefined;
};

/** A query in one turn. */
export type Said = {
  readonly query?: string;
  readonly event?: { readonly name: string };
  readonly lang?: string;
  readonly contexts?: readonly object[];
  readonly entities?: readonly object[];
};

export type HistoryAgent = {
  readonly agentId: string;
  readonly clientToken: string;
  readonly languages: readonly string[];
};

export type History = {
  readonly agents: readonly HistoryAgent[];
  readonly turns: readonly HistoryTurn[];
  readonly webhook: MoodyWebhook;
  /** Sends a query that is not part of the account. */
  readonly say: (token: string, sessionId: string, said: Said) => Promise<Answer>;
  readonly stop: () => Promise<void>;
};

/** The webhook password of all agents of a history. */
export const WEBHOOK_PASSWORD = 'open sesame, and quickly';
export const SIGNING_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

type Plan = {
  readonly turns: number;
  readonly seed: number;
  readonly agents: readonly (readonly ExportFile[])[];
  /** Queries to the first agent before all others, by session. */
  readonly stories: Readonly<Record<string, readonly Said[]>>;
};

const TURNS_PER_SESSION = 8;
const SESSIONS_AT_ONCE = 32;
/** One in this many sessions names a user, and three of those name the same one. */
const TELLS_WHO = 10;
const SESSIONS_OF_ONE = 3;

/**
 * Drives conversations through a server: most texts are training phrases, some are nonsense. The queries of a
 * session and its webhook's behaviour depend only on the seed, not on the order of concurrent sessions.
 */
export const makeHistory = async (parley: Parley, plan: Plan): Promise<History> => {
  const webhook = await moodyWebhook((sessionId, call) => randomFrom(plan.seed + seedOf(sessionId) + call)());
  const speakers = await Promise.all(plan.agents.map((files) => imported(parley, files, webhook.url)));
  const pool = new Pool(parley.url(), { connections: SESSIONS_AT_ONCE });
  const say: History['say'] = (token, sessionId, said) =>
    ask(pool, token, { lang: 'en', ...said, sessionId });
  const sessions: HistoryTurn[][] = [];
  const converse = async ({ agent }: Speaker, sessionId: string, talk: Talk): Promise<void> => {
    const turns: HistoryTurn[] = [];
    sessions.push(turns);
    for (let number = 1; number <= talk.turns; number += 1) {
      const said = talk.next(number);
      const answer = await say(agent.clientToken, sessionId, { ...said, ...originalRequest(talk.user) });
      const { query: text = '', event, lang = 'en' } = said;
      turns.push({
        agentId: agent.agentId,
        sessionId,
        number,
        text,
        lang,
        answer,
        ...(event !== undefined && { trigger: event.name }),
        ...(talk.user !== undefined && { user: talk.user }),
        call: webhook.calls.get(answer.id),
      });
    }
  };
  const [first] = speakers;
  for (const [sessionId, lines] of Object.entries(plan.stories)) {
    const talk = { turns: lines.length, next: (number: number) => lines[number - 1] ?? {} };
    if (first !== undefined) await converse(first, sessionId, talk);
  }
  let [begun, left] = [0, plan.turns - sessions.flat().length];
  const worker = async (): Promise<void> => {
    while (left > 0) {
      const count = Math.min(TURNS_PER_SESSION, left);
      left -= count;
      const session = begun;
      begun += 1;
      const speaker = speakers[session % speakers.length];
      if (speaker === undefined) return;
      const person = Math.floor(session / TELLS_WHO / SESSIONS_OF_ONE);
      const user = session % TELLS_WHO === 0 ? { user: `U-${person}` } : {};
      const random = randomFrom(plan.seed + session);
      await converse(speaker, `told-${session}`, { turns: count, ...user, next: babble(speaker, random) });
    }
  };
  await Promise.all(Array.from({ length: SESSIONS_AT_ONCE }, worker));
  const stop = async () => {
    await pool.close();
    await webhook.stop();
  };
  return { agents: speakers.map(({ agent }) => agent), turns: sessions.flat(), webhook, say, stop };
};

type Talk = {
  readonly turns: number;
  readonly user?: string;
  readonly next: (number: number) => Said;
};

type Speaker = {
  readonly agent: HistoryAgent;
  /** Texts to send, by language. */
  readonly phrases: ReadonlyMap<string, readonly string[]>;
};

const originalRequest = (user: string | undefined) =>
  user === undefined ? {} : { originalRequest: { source: 'driver', data: { user: { userId: user } } } };

const NONSENSE = ['zxcv qwerty', 'the moon is made of basil', 'ununhexium 118', 'was it you who sang there'];
const FAREWELLS = ['cancel', 'forget it'];

/** A random speaker: in one language, mostly with training phrases. */
const babble = ({ agent, phrases }: Speaker, random: () => number): Talk['next'] => {
  const lang = pick(agent.languages, random());
  const taught = phrases.get(lang) ?? [];
  return (number) => {
    const chance = random();
    if (number === 1 && chance < 0.1) return { event: { name: 'WELCOME' }, lang };
    if (chance < 0.13) return { query: pick(NONSENSE, random()), lang };
    if (chance < 0.16) return { query: pick(FAREWELLS, random()), lang };
    const phrase = pick(taught, random()).slice(0, 250) || 'hello';
    return { query: chance < 0.26 ? `well ${phrase}` : phrase, lang };
  };
};

const imported = async (
  parley: Parley,
  files: readonly ExportFile[],
  webhookUrl: string,
): Promise<Speaker> => {
  const settings = {
    enabled: true,
    url: webhookUrl,
    circuitFailures: 0,
    username: 'parley',
    password: WEBHOOK_PASSWORD,
    signing: [{ secret: SIGNING_SECRET }],
  };
  const { agentId, clientAccessToken: clientToken } = await parley.import(files, settings);
  // As in the original service, so that sessions of the history have entities of their own.
  await parley.send(`PATCH /admin/agents/${agentId}`, parley.adminToken(), { requestEntities: 'session' });
  const phrases = taughtIn(files);
  return { agent: { agentId, clientToken, languages: [...phrases.keys()] }, phrases };
};

/** An agent's training phrases as plain texts, from files of phrases or from its intents. */
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

const pick = <T>(from: readonly T[], random: number): T => {
  const picked = from[Math.floor(random * from.length)];
  if (picked === undefined) throw new Error('there is nothing to pick from');
  return picked;
};

/** FNV-1a. */
const seedOf = (name: string): number => {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash;
};
