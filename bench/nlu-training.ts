/**
 * The claim: a phrase that is added understands queries at once, and a large agent is trained in seconds, on
 * threads of its own. `npx tsx bench/nlu-training.ts [--json]`, after `npm run build`. The large agent is the
 * corpus CLINC150: skipped if its folder is missing.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'undici';
import type { TrainingSet } from '../src/nlu/training-set.ts';
import { readCorpus } from './nlu/corpora.ts';
import { type Claim, options, rounded, show } from './running/claims.ts';
import { median } from './running/load.ts';
import { madeAgent } from './running/made-agent.ts';
import { importAgent, type NewAgent, type ServerProcess, startParley } from './running/server-process.ts';
import { headersWith } from './running/tokens.ts';

const PHRASE_MS_MAX = 150;
const TRAINING_SECONDS_MAX = 3;
/** The first few are slower, because the code of trainings is not compiled yet. */
const PHRASES_UNMEASURED = 5;
const PHRASES_MEASURED = 15;
const TRAININGS = 3;

const CLINC = join(import.meta.dirname, '../../shared/corpora/clinc150');
const VECTORS = join(import.meta.dirname, '../vectors/en.bin');
const TRAINER = join(import.meta.dirname, '../dist/training/trainer.js');

/** The fields of an intent that are used here; the others are sent back unchanged. */
type IntentJson = { readonly id: string; readonly name: string; readonly userSays: readonly object[] };

type Client = {
  readonly call: (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) => Promise<unknown>;
};

const clientOf = (pool: Pool, token: string): Client => ({
  call: async (method, path, body) => {
    const headers = headersWith(token);
    const request = { path: `${path}?v=20150910`, method, headers };
    const answer = await pool.request(
      body === undefined ? request : { ...request, body: JSON.stringify(body) },
    );
    const text = await answer.body.text();
    if (answer.statusCode !== 200) throw new Error(`${method} ${path} was answered ${text}`);
    return JSON.parse(text);
  },
});

/** The time from the request that adds a phrase until its intent answers a query with it. */
const untilUnderstood = async (developer: Client, user: Client, intent: IntentJson, phrase: string) => {
  const changed = { ...intent, userSays: [...intent.userSays, { data: [{ text: phrase }] }] };
  const startedAt = performance.now();
  await developer.call('PUT', `/v1/intents/${intent.id}`, changed);
  for (;;) {
    const query = { query: phrase, lang: 'en', sessionId: 'measured', resetContexts: true };
    const { result } = (await user.call('POST', '/v1/query', query)) as {
      readonly result: { readonly metadata: { readonly intentId?: string } };
    };
    if (result.metadata.intentId === intent.id) return { ms: performance.now() - startedAt, changed };
  }
};

const addPhrases = async (server: ServerProcess, tokens: NewAgent): Promise<readonly number[]> => {
  const pool = new Pool(server.url);
  try {
    const developer = clientOf(pool, tokens.developerAccessToken);
    const user = clientOf(pool, tokens.clientAccessToken);
    const [first] = (await developer.call('GET', '/v1/intents')) as readonly { readonly id: string }[];
    let intent = (await developer.call('GET', `/v1/intents/${first?.id}`)) as IntentJson;
    const tookMs: number[] = [];
    for (let count = 0; count < PHRASES_UNMEASURED + PHRASES_MEASURED; count += 1) {
      const phrase = `the ${count}th way to say whatever this intent is about`;
      const { ms, changed } = await untilUnderstood(developer, user, intent, phrase);
      intent = changed;
      if (count >= PHRASES_UNMEASURED) tookMs.push(ms);
    }
    return tookMs;
  } finally {
    await pool.close();
  }
};

const phraseClaim = async (): Promise<Claim> => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'));
  const server = await startParley(folder);
  try {
    const tokens = await importAgent(server, folder, madeAgent());
    const cpuBefore = server.cpuMs() ?? Number.NaN;
    const tookMs = await addPhrases(server, tokens);
    const cpuMs = ((server.cpuMs() ?? Number.NaN) - cpuBefore) / (PHRASES_UNMEASURED + PHRASES_MEASURED);
    const measured = median(tookMs);
    return {
      claim: 'one phrase added to an agent of 60 intents, until a query uses it, over HTTP',
      measured,
      unit: 'ms',
      yardstick: `processor time, queries included: ${rounded(cpuMs)} ms`,
      goal: `at most ${PHRASE_MS_MAX} ms`,
      isMet: measured <= PHRASE_MS_MAX,
    };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
};

const clinc = (): TrainingSet => {
  const phrases = new Map<string, string[]>();
  for (const { text, intent } of readCorpus(CLINC).train)
    phrases.set(intent, [...(phrases.get(intent) ?? []), text]);
  const common = {
    templates: [],
    learned: true,
    fallback: false,
    priority: 500_000,
    contexts: [],
    parameters: [],
  };
  return {
    language: 'en',
    mode: 'hybrid',
    threshold: 0.3,
    entities: [],
    intents: Array.from(phrases, ([id, texts]) => ({
      id,
      name: id,
      ...common,
      phrases: texts.map((text) => ({ parts: [{ text }], count: 1 })),
    })),
  };
};

const trainingClaim = async (): Promise<Claim> => {
  const { openTrainer, memoryModelCache }: typeof import('../src/training/trainer.ts') = await import(
    TRAINER
  );
  const trainer = openTrainer(memoryModelCache(), () => readFileSync(VECTORS));
  const set = clinc();
  const took: { readonly seconds: number; readonly cpuSeconds: number }[] = [];
  for (let count = 0; count < TRAININGS; count += 1) {
    const [startedAt, cpu] = [performance.now(), process.cpuUsage()];
    await trainer.trainOnce(set);
    const { user, system } = process.cpuUsage(cpu);
    took.push({ seconds: (performance.now() - startedAt) / 1_000, cpuSeconds: (user + system) / 1e6 });
  }
  await trainer.close();
  const measured = median(took.map(({ seconds }) => seconds));
  return {
    claim: 'training of CLINC150 (15,000 phrases, 150 intents) on threads of its own',
    measured,
    unit: 's',
    yardstick: `processor time of all threads: ${rounded(median(took.map(({ cpuSeconds }) => cpuSeconds)))} s`,
    goal: `at most ${TRAINING_SECONDS_MAX} s`,
    isMet: measured <= TRAINING_SECONDS_MAX,
  };
};

const { json } = options();
const claims = [await phraseClaim()];
if (existsSync(CLINC)) claims.push(await trainingClaim());
else console.error('training: no corpora beside the project: the large one is skipped');
show('training', claims, json);
