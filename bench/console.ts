/**
 * The claim: the console is small, a session of 10,000 turns opens in it as fast as one of 10 turns and
 * scrolls smoothly, and a server with the console needs 2 MB more at most.
 * `npx tsx bench/console.ts [--json] [--rounds N]`, after `npm run build`. It needs Chromium.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { readExportFolder } from '../src/disk/export-folder.ts';
import type { RecordedEvent } from '../src/kernel/event.ts';
import { openLmdbEventStore } from '../src/store/lmdb/lmdb-event-store.ts';
import { browserPath, NO_BROWSER, openBrowser } from '../test/support/browser.ts';
import { recordLongSession } from '../test/support/long-session.ts';
import { type Claim, options, rounded, show } from './running/claims.ts';
import { median } from './running/load.ts';
import { importAgent, startParley } from './running/server-process.ts';
import { adminTokenIn, headersWith } from './running/tokens.ts';

const LONG = 10_000;
const SHORT = 10;
const OPEN_MS_MAX = 300;
const FRAME_MS_MAX = 50;
const FIRST_LOAD_BYTES_MAX = 60 * 1024;
const CHUNK_BYTES_MAX = 40 * 1024;
const BUILD_S_MAX = 20;
const MEMORY_BYTES_MAX = 2 * 1024 * 1024;
const KB = 1024;

const { json, rounds } = options();
const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'));

const talk = ['hello', 'a large cappuccino please', 'Ann', 'thanks', 'do you rent bikes'];

/** Records a short and a long session. @returns the id of their agent */
const record = async (): Promise<string> => {
  const server = await startParley(folder);
  const agent = await importAgent(server, folder, await readExportFolder('examples/coffee-shop'));
  for (const query of talk) {
    await fetch(`${server.url}/v1/query?v=20170712`, {
      method: 'POST',
      headers: headersWith(agent.clientAccessToken),
      body: JSON.stringify({ query, lang: 'en', sessionId: 'recorded', resetContexts: query === talk[0] }),
    });
  }
  await server.stop();
  const store = await openLmdbEventStore({ path: folder });
  const events: RecordedEvent[] = [];
  for await (const event of store.readStream(`session-${agent.agentId}-recorded`)) events.push(event);
  for (const turns of [SHORT, LONG]) {
    const stream = `session-${agent.agentId}-turns${turns}`;
    await recordLongSession(store, { stream, talk: events, turns });
  }
  await store.close();
  return agent.agentId;
};

/** Waits until the view of sessions includes the events that were written directly into the store. */
const untilSettled = async (url: string, agentId: string): Promise<void> => {
  const headers = headersWith(adminTokenIn(folder));
  for (;;) {
    const answer = await fetch(`${url}/admin/agents/${agentId}/sessions?id=turns${LONG}`, { headers });
    if (!answer.ok) throw new Error(`the sessions were answered ${answer.status}`);
    const { counts, isUpToDate } = (await answer.json()) as Sessions;
    if (isUpToDate && counts.turns === LONG) return;
    await setTimeout(500);
  }
};
type Sessions = { readonly counts: { readonly turns: number }; readonly isUpToDate: boolean };

const logIn = async (page: Page): Promise<void> => {
  await page.goto('/console/');
  await page.getByLabel('Access token').fill(adminTokenIn(folder));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Log out' }).waitFor();
};

/** @returns milliseconds from the click on the link of a session to its first turn */
const openInMs = async (page: Page, agentId: string, turns: number): Promise<number> => {
  await page.goto(`/console/agents/${agentId}/sessions?id=turns${turns}`);
  await page.getByRole('link', { name: `turns${turns}`, exact: true }).waitFor();
  return page.evaluate(`(async () => {
    const link = [...document.querySelectorAll('main a')].find((one) => one.textContent === 'turns${turns}');
    const at = performance.now();
    link.click();
    while (document.querySelector('.turn') === null) await new Promise(requestAnimationFrame);
    return performance.now() - at;
  })()`);
};

type Scroll = { readonly frameMs: number; readonly turnsInPage: number };

/**
 * Scrolls through a part of the open session, 400 pixels a frame. @returns the 95th percentile of the frame
 * times, and the maximum number of drawn turns
 */
const scroll = (page: Page): Promise<Scroll> =>
  // The code is a text, because benchmarks are compiled without the types of a browser.
  page.evaluate(`(async () => {
    const frames = [];
    let turnsInPage = 0;
    let before = await new Promise(requestAnimationFrame);
    for (let step = 0; step < 120; step += 1) {
      scrollBy(0, 400);
      const at = await new Promise(requestAnimationFrame);
      frames.push(at - before);
      before = at;
      turnsInPage = Math.max(turnsInPage, document.querySelectorAll('.turn').length);
    }
    const frameMs = frames.toSorted((one, other) => one - other)[Math.floor(frames.length * 0.95)] ?? 0;
    return { frameMs, turnsInPage };
  })()`);

const heldBytes = async (words: readonly string[]): Promise<number> => {
  const server = await startParley(folder, words);
  for (const path of ['/console/', '/health/live']) await fetch(server.url + path);
  const { heldBytes } = await server.memory();
  await server.stop();
  return heldBytes;
};

const sizeClaims = (): readonly Claim[] => {
  const root = 'dist/console';
  const gzippedBytes = (name: string) => gzipSync(readFileSync(join(root, name))).length;
  const page = readFileSync(join(root, 'index.html'), 'utf8');
  const assets = [...page.matchAll(/\/console\/(assets\/[\w.-]+)/g)].map(([, name = '']) => name);
  const first = ['index.html', ...new Set(assets)].reduce((sum, name) => sum + gzippedBytes(name), 0);
  const chunks = readdirSync(join(root, 'assets')).map((name) => gzippedBytes(`assets/${name}`));
  const largest = Math.max(...chunks);
  const claim = (what: string, bytes: number, bytesMax: number): Claim => ({
    claim: what,
    measured: bytes / KB,
    unit: 'KB, gzip',
    yardstick: `all of it: ${rounded(chunks.reduce((sum, bytes) => sum + bytes, 0) / KB)} KB`,
    goal: `at most ${bytesMax / KB} KB`,
    isMet: bytes <= bytesMax,
  });
  return [
    claim('the first load', first, FIRST_LOAD_BYTES_MAX),
    claim('the largest part that is loaded later', largest, CHUNK_BYTES_MAX),
  ];
};

const pageClaims = async (agentId: string): Promise<readonly Claim[]> => {
  const server = await startParley(folder);
  await untilSettled(server.url, agentId);
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ baseURL: server.url, locale: 'en-GB' });
    await logIn(page);
    const longMs: number[] = [];
    const shortMs: number[] = [];
    // Opening each once loads the code of the screen and makes the snapshots of the session.
    for (let round = 0; round <= Number(rounds); round += 1) {
      const [short, long] = [await openInMs(page, agentId, SHORT), await openInMs(page, agentId, LONG)];
      if (round > 0) [shortMs.push(short), longMs.push(long)];
    }
    const { frameMs, turnsInPage } = await scroll(page);
    await openInMs(page, agentId, SHORT);
    const scrollOfShort = await scroll(page);
    return [
      {
        claim: `a session of ${LONG.toLocaleString('en')} turns opens, from the click to its first turn`,
        measured: median(longMs),
        unit: 'ms',
        yardstick: `a session of ${SHORT} turns: ${rounded(median(shortMs))} ms`,
        goal: `at most ${OPEN_MS_MAX} ms`,
        isMet: median(longMs) <= OPEN_MS_MAX,
      },
      {
        claim: `it scrolls: 95 of 100 frames, with ${turnsInPage} turns drawn at most`,
        measured: frameMs,
        unit: 'ms a frame',
        yardstick: `frames of a session of ${SHORT} turns: ${rounded(scrollOfShort.frameMs)} ms`,
        goal: `at most ${FRAME_MS_MAX} ms`,
        isMet: frameMs <= FRAME_MS_MAX,
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
};

/** The time that bundling the console adds to `npm install`. The tests need its packages anyway. */
const buildClaim = (): Claim => {
  const seconds: number[] = [];
  for (let round = 0; round < Number(rounds); round += 1) {
    const start = performance.now();
    execFileSync(process.execPath, ['console/build.mjs']);
    seconds.push((performance.now() - start) / 1_000);
  }
  return {
    claim: 'the time that it adds to `npm install`: bundling it',
    measured: median(seconds),
    unit: 's',
    yardstick: `the slowest of ${rounds} times: ${rounded(Math.max(...seconds))} s`,
    goal: `at most ${BUILD_S_MAX} s`,
    isMet: median(seconds) <= BUILD_S_MAX,
  };
};

const memoryClaim = async (): Promise<Claim> => {
  const off: number[] = [];
  const on: number[] = [];
  for (let round = 0; round < Number(rounds); round += 1) {
    off.push(await heldBytes(['--console', 'off']));
    on.push(await heldBytes(['--console', 'on']));
  }
  const more = median(on) - median(off);
  return {
    claim: 'memory that the console costs the server',
    measured: more / KB / KB,
    unit: 'MB',
    yardstick: `a server without it: ${rounded(median(off) / KB / KB)} MB`,
    goal: `at most ${MEMORY_BYTES_MAX / KB / KB} MB`,
    isMet: more <= MEMORY_BYTES_MAX,
  };
};

try {
  if (browserPath() === undefined) throw new Error(NO_BROWSER);
  const agentId = await record();
  show(
    'the console',
    [buildClaim(), ...sizeClaims(), ...(await pageClaims(agentId)), await memoryClaim()],
    json,
  );
} finally {
  rmSync(folder, { recursive: true });
}
