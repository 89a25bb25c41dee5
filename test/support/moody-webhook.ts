import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { localAddress } from './local-address.ts';

/** The behaviour of a webhook: it replies, or fails in one of several ways. */
export type Mood = 'answers' | 'sets_context' | 'breaks' | 'says_nothing' | 'says_garbage';

/** The corresponding outcomes in the ledger. */
export const OUTCOMES = {
  answers: 'replied',
  sets_context: 'replied',
  breaks: 'http_status',
  says_nothing: 'empty',
  says_garbage: 'unreadable',
} as const satisfies Record<Mood, string>;

/** A call as the webhook received it. */
export type ServedCall = {
  readonly mood: Mood;
  readonly key: string;
  readonly status: number;
  /** The exact request and reply texts. */
  readonly sent: string;
  readonly received: string;
  /** The signed text, and its signatures; empty if there are none. */
  readonly signed: string;
  readonly signatures: string;
};

export type MoodyWebhook = {
  readonly url: string;
  /** By turn id; the last one if a turn made several. */
  readonly calls: ReadonlyMap<string, ServedCall>;
  /** The number of calls. */
  readonly count: () => number;
  /** Sets the behaviour and its delay from now on; undefined makes it random. */
  readonly be: (mood: Mood | undefined, afterMs?: number) => void;
  readonly stop: () => Promise<void>;
};

/** From 0 to 1, for a call of a session; calls are counted from 1. */
type Chance = (sessionId: string, call: number) => number;

/** A webhook on a free local port that usually replies successfully. */
export const moodyWebhook = async (chance: Chance): Promise<MoodyWebhook> => {
  const calls = new Map<string, ServedCall>();
  const callsOf = new Map<string, number>();
  let [count, delayMs]: [number, number] = [0, 0];
  let wanted: Mood | undefined;
  const server = createServer(async (request, response) => {
    const sent = await text(request);
    const { id, result, sessionId } = JSON.parse(sent);
    const call = (callsOf.get(sessionId) ?? 0) + 1;
    callsOf.set(sessionId, call);
    const mood = wanted ?? moodOf(chance(sessionId, call));
    count += 1;
    if (delayMs > 0) await setTimeout(delayMs);
    const [status, received] = answerIn(mood, result.action);
    const header = (name: string): string => String(request.headers[name] ?? '');
    const signed = `${header('webhook-id')}.${header('webhook-timestamp')}.${sent}`;
    const signatures = header('webhook-signature');
    calls.set(id, { mood, key: header('idempotency-key'), status, sent, received, signed, signatures });
    response.writeHead(status, { 'content-type': 'application/json', 'x-mood': mood }).end(received);
  });
  const address = await localAddress(server);
  return {
    url: `${address}/hook`,
    calls,
    count: () => count,
    be: (mood, afterMs = 0) => {
      wanted = mood;
      delayMs = afterMs;
    },
    stop: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
};

const moodOf = (random: number): Mood => {
  if (random < 0.7) return 'answers';
  if (random < 0.8) return 'sets_context';
  if (random < 0.9) return 'breaks';
  return random < 0.95 ? 'says_nothing' : 'says_garbage';
};

const answerIn = (mood: Mood, action: string): readonly [number, string] => {
  const noted = { name: 'noted', lifespan: 3, parameters: { by: 'service' } };
  switch (mood) {
    case 'answers':
      return [200, JSON.stringify({ speech: `The service heard ${action}.`, displayText: 'Heard' })];
    case 'sets_context':
      return [200, JSON.stringify({ speech: 'Noted.', contextOut: [noted] })];
    case 'breaks':
      return [503, ''];
    case 'says_nothing':
      return [200, ''];
    case 'says_garbage':
      return [200, 'no JSON'];
  }
};
