/**
 * The claims: the checksums of the embedded store's records, made once and verified by two readers, take at
 * most 3 % of a turn's processor time, and so do those of the view rows and snapshots that follow.
 * `npx tsx bench/checksums.ts [--seconds N] [--json]`, after `npm run build`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkedText, intactText } from '../src/store/lmdb/checked-text.ts';
import { openTables } from '../src/store/lmdb/lmdb-tables.ts';
import { VIEW_ROWS } from '../src/store/lmdb/lmdb-view-store.ts';
import { openLmdb } from '../src/store/lmdb/open-lmdb.ts';
import { checksumIn } from '../src/store/lmdb/record-text.ts';
import { VIEWS_FOLDER } from '../src/store/lmdb/views-folder.ts';
import { options, rounded, show } from './running/claims.ts';
import { saturate } from './running/load.ts';
import { madeAgent } from './running/made-agent.ts';
import { importAgent, startParley } from './running/server-process.ts';

const SHARE_MAX = 0.03;
const WARM_UP_SECONDS = 5;
/**
 * A turn's record is written once and read twice: by a turn that wakes a cold session, and by the audit or
 * the views.
 */
const CHECKSUMS_PER_TURN = 3;
const ROUNDS = 20;
/** Assumed: ten rows of the shipped views, each read and written. Saves share rows, so most turns need fewer. */
const ROW_CHECKSUMS_PER_TURN = 20;

const { json, ...settings } = options();
const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'));

const turnCpuUs = async (): Promise<number> => {
  const server = await startParley(folder);
  try {
    const { clientAccessToken: token } = await importAgent(server, folder, madeAgent());
    const parley = { url: server.url, token, cpuMs: server.cpuMs };
    await saturate(parley, WARM_UP_SECONDS);
    return (await saturate(parley, Number(settings.seconds))).cpuUs ?? Number.NaN;
  } finally {
    await server.stop();
  }
};

/** For the records of the turns that were just recorded. */
const checksumCpuUs = async (): Promise<{ readonly perRecordUs: number; readonly bytes: number }> => {
  const env = openLmdb({ path: folder });
  const records = Array.from(openTables(env).events.getRange({}), ({ key, value }) => ({
    key,
    value,
  })).filter(({ value }) => value.startsWith('{"stream":"session-'));
  await env.close();
  const isEachIntact = (): boolean => records.every(({ key, value }) => checksumIn(value, key) === 'intact');
  if (!isEachIntact()) throw new TypeError('a record of the run has no checksum, or another');
  const cpuBefore = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) isEachIntact();
  const { user } = process.cpuUsage(cpuBefore);
  const chars = records.reduce((sum, { value }) => sum + value.length, 0);
  return { perRecordUs: user / records.length / ROUNDS, bytes: chars / records.length };
};

/** Over rows of the views that these turns made. A snapshot is such a text, too, once in many turns. */
const rowCpuUs = async (): Promise<{ readonly perRowUs: number; readonly chars: number }> => {
  const env = openLmdb({ path: join(folder, VIEWS_FOLDER) });
  const tables = Array.from(env.getKeys(), String).filter((name) => name.startsWith(VIEW_ROWS));
  const rows = tables.flatMap((name) => [
    ...env.openDB<string, string[]>(name, { encoding: 'string' }).getRange({}),
  ]);
  await env.close();
  const texts = rows.map(({ key, value }) => ({ key, text: intactText(key, value) ?? '' }));
  const cpuBefore = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) for (const { key, text } of texts) checkedText(key, text);
  const { user } = process.cpuUsage(cpuBefore);
  const chars = texts.reduce((sum, { text }) => sum + text.length, 0);
  return { perRowUs: user / rows.length / ROUNDS, chars: chars / rows.length };
};

try {
  const turnUs = await turnCpuUs();
  const { perRecordUs, bytes } = await checksumCpuUs();
  const { perRowUs, chars } = await rowCpuUs();
  const rowShare = (perRowUs * ROW_CHECKSUMS_PER_TURN) / turnUs;
  const share = (perRecordUs * CHECKSUMS_PER_TURN) / turnUs;
  show(
    'checksums of records',
    [
      {
        claim: `checksums of a turn, ${CHECKSUMS_PER_TURN} times over its record of ${rounded(bytes)} characters`,
        measured: share * 100,
        unit: '%',
        yardstick: `once: ${rounded(perRecordUs)} µs; a turn: ${rounded(turnUs)} µs`,
        goal: `at most ${SHARE_MAX * 100} %`,
        isMet: share <= SHARE_MAX,
      },
      {
        claim: `checksums of ${ROW_CHECKSUMS_PER_TURN} rows of views of ${rounded(chars)} characters`,
        measured: rowShare * 100,
        unit: '%',
        yardstick: `once: ${rounded(perRowUs)} µs; a turn: ${rounded(turnUs)} µs`,
        goal: `at most ${SHARE_MAX * 100} %`,
        isMet: rowShare <= SHARE_MAX,
      },
    ],
    json,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
