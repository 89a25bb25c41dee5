/**
 * The claim: the checksums of the embedded store's records, made once and verified by two readers, take
 * at most 3 % of a turn's processor time.
 * `npx tsx bench/checksums.ts [--seconds N] [--json]`, after `npm run build`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTables } from '../src/store/lmdb/lmdb-tables.ts';
import { openLmdb } from '../src/store/lmdb/open-lmdb.ts';
import { checksumIn } from '../src/store/lmdb/record-text.ts';
import { options, rounded, show } from './running/claims.ts';
import { saturate } from './running/load.ts';
import { madeAgent } from './running/made-agent.ts';
import { importAgent, startParley } from './running/server-process.ts';

const SHARE_MAX = 0.03;
const WARM_UP_SECONDS = 5;
/** Each turn's record is written once; a turn that wakes a cold session, the audit and the views read it. */
const CHECKSUMS_PER_TURN = 3;
const ROUNDS = 20;

const { json, ...given } = options();
const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'));

const turnCpuUs = async (): Promise<number> => {
  const server = await startParley(folder);
  try {
    const { clientAccessToken: token } = await importAgent(server, folder, madeAgent());
    const parley = { url: server.url, token, cpuMs: server.cpuMs };
    await saturate(parley, WARM_UP_SECONDS);
    return (await saturate(parley, Number(given.seconds))).cpuUs ?? Number.NaN;
  } finally {
    await server.stop();
  }
};

/** Over the records of the turns that were just recorded. */
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

try {
  const turnUs = await turnCpuUs();
  const { perRecordUs, bytes } = await checksumCpuUs();
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
    ],
    json,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
