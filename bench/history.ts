/**
 * The claim: sessions of an agent with a million turns are found, counted and sorted within 20 ms,
 * whatever is asked. Run: npx tsx bench/history.ts [--json] [--turns NUMBER]
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import type { RecordedEvent } from '../src/kernel/event.ts';
import { asUnread } from '../src/kernel/unread-event.ts';
import { lmdbViewStore } from '../src/store/lmdb/lmdb-view-store.ts';
import { openLmdb } from '../src/store/lmdb/open-lmdb.ts';
import { compileProjection } from '../src/views/engine/script.ts';
import { HandlerFailed, openProjector } from '../src/views/projector.ts';
import type { SessionFilter } from '../src/views/sessions/session-filter.ts';
import { type SessionHistory, sessionHistory } from '../src/views/sessions/session-history.ts';
import { sessionIndex } from '../src/views/sessions/session-index.ts';
import type { SessionOrder } from '../src/views/sessions/session-page.ts';
import { type Claim, show } from './running/claims.ts';
import { median } from './running/load.ts';
import { turnEvents } from './running/made-turns.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    turns: { type: 'string', default: '1000000' },
    seconds: { type: 'string' },
    rounds: { type: 'string' },
  },
});
const TURNS = Number(values.turns);
const TURNS_PER_SESSION = 8;
const AGENT = '0f8fad5bd9cb469fa16570867728950e';
const ROUNDS = 25;

const path = await mkdtemp(join(tmpdir(), 'parley-bench-'));
const env = openLmdb({ path });
const views = lmdbViewStore(env);
const text = readFileSync(join(import.meta.dirname, '../projections/sessions.js'), 'utf8');
const projection = compileProjection({ name: 'sessions', text, isShipped: true });

const SESSIONS_AT_ONCE = 50;
const eventsPerSession = turnEvents(0, 0).length * TURNS_PER_SESSION;

const recordedOf = (session: number): readonly RecordedEvent[] => {
  const stream = `session-${AGENT}-s${session}`;
  const events = Array.from({ length: TURNS_PER_SESSION }, (_, turn) => turnEvents(session, turn)).flat();
  const first = session * eventsPerSession;
  return events.map((event, revision) => ({ ...event, stream, revision, position: first + revision }));
};

/** @returns whether the view has all sessions; on a busy machine a batch may time out */
const fill = async (): Promise<boolean> => {
  const projector = await openProjector({ projection, index: sessionIndex, view: 'sessions', views });
  const sessions = TURNS / TURNS_PER_SESSION;
  try {
    for (
      let first = (projector.place() + 1) / eventsPerSession;
      first < sessions;
      first += SESSIONS_AT_ONCE
    ) {
      const some = Array.from({ length: SESSIONS_AT_ONCE }, (_, at) => recordedOf(first + at)).flat();
      await projector.take(some.map(asUnread));
      if (projector.unsavedEvents() > 20_000) await projector.save();
    }
    await projector.save();
    return true;
  } catch (error) {
    if (error instanceof HandlerFailed && error.isTimeUp) return false;
    throw error;
  }
};

const questions: readonly (readonly [string, SessionFilter, SessionOrder])[] = [
  ['all, the last active first', {}, { by: 'lastActiveAt' }],
  ['with unmatched turns, most first', { unmatched: true }, { by: 'unmatched' }],
  ['one word and the beginning of another', { text: 'parcel boo*' }, { by: 'lastActiveAt' }],
  [
    'words, an intent, a low score and a week',
    {
      text: 'parcel',
      intent: 'open-account',
      scoreBelow: 0.5,
      since: '2026-02-01T00:00:00Z',
      until: '2026-02-08T00:00:00Z',
    },
    { by: 'lowestScore', ascending: true },
  ],
];

const measure = async (history: SessionHistory): Promise<Claim[]> => {
  const claims: Claim[] = [];
  for (const [name, filter, order] of questions) {
    const times: number[] = [];
    let sessionsFound = 0;
    const cpuBefore = process.cpuUsage();
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now();
      const { counts } = await history.list([AGENT], filter, { order, limit: 50 });
      times.push(performance.now() - start);
      sessionsFound = counts.sessions;
    }
    const { user, system } = process.cpuUsage(cpuBefore);
    claims.push({
      claim: `sessions of ${TURNS.toLocaleString('en')} turns: ${name} (${sessionsFound.toLocaleString('en')} found)`,
      measured: median(times),
      unit: 'ms',
      yardstick: `processor time: ${((user + system) / 1_000 / ROUNDS).toFixed(1)} ms`,
      goal: '≤ 20 ms',
      isMet: median(times) <= 20,
    });
  }
  return claims;
};

while (!(await fill()));
const rows = {
  get: (keys: Parameters<typeof views.get>[1]) => views.get('sessions', keys),
  range: (range: Parameters<typeof views.range>[1]) => views.range('sessions', range),
};
const history = sessionHistory({ rows: () => rows, awaitPosition: async () => true });
show('history', await measure(history), values.json);
await env.close();
await rm(path, { recursive: true, force: true });
