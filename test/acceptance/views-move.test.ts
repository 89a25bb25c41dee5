import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lmdbViewStore } from '../../src/store/lmdb/lmdb-view-store.ts';
import { openLmdb } from '../../src/store/lmdb/open-lmdb.ts';
import { viewsIn } from '../../src/views/catalogue.ts';
import {
  type EventStoreDbDouble,
  startEventStoreDbDouble,
} from '../support/eventstoredb-double/double-server.ts';
import { storeAddress } from '../support/eventstoredb-double/store-address.ts';
import { eventually } from '../support/eventually.ts';
import { type ImportedAgent, type Parley, startParley } from '../support/parley.ts';
import { runProgram } from '../support/program.ts';
import { anExport } from '../support/test-desks.ts';

const files = anExport({ intents: [{ name: 'greet', says: ['hello'], responses: [] }] });
const cwd = mkdtempSync(join(tmpdir(), 'views-move-'));

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
  rmSync(cwd, { recursive: true });
});

let double: EventStoreDbDouble;
let first: Parley;
let agent: ImportedAgent;
/** The folder of the export, and the length of the log when it was made. */
const EXPORT = 'views-exported';
let recordsExported = 0;

const startServer = async (folder?: string): Promise<Parley> => {
  const env = { PARLEY_STORE: storeAddress(double), PARLEY_SECRET_KEY: '7'.repeat(64) };
  const parley = await startParley({ env, ...(folder !== undefined && { cwd: folder }) });
  closing.push(parley.stop);
  return parley;
};

const run = (words: readonly string[], at = double) =>
  runProgram([...words], { cwd, env: { PARLEY_STORE: storeAddress(at) } });

const talk = async (sessionId: string): Promise<void> => {
  expect((await first.say(agent, 'hello', sessionId)).status).toBe(200);
};

const sessionsOf = async (parley: Parley): Promise<readonly string[]> => {
  const { body } = await parley.admin(`GET /admin/agents/${agent.agentId}/sessions`);
  const { sessions }: { sessions: readonly { readonly sessionId: string }[] } = body as never;
  return sessions.map(({ sessionId }) => sessionId).sort();
};

/** A view that ends at an event which is erased later would not belong to the event store any more. */
const saveAllViews = async (parley: Parley): Promise<void> => {
  const { body } = await parley.admin('GET /admin/projections');
  // The body of a response has no type in these tests; the next line needs only the names.
  const { projections }: { projections: readonly { readonly name: string }[] } = body as never;
  // Each waits until its view has read the whole log; the end of the server saves what is left.
  for (const { name } of projections)
    expect((await parley.admin(`GET /admin/projections/${name}/states?limit=1`)).status).toBe(200);
  await parley.kill('SIGTERM');
  await parley.start();
};

/** The names of the views in a folder; each view that is made has a new one. */
const viewNames = async (folder: string): Promise<readonly string[]> => {
  const env = openLmdb({ path: folder });
  return viewsIn(lmdbViewStore(env)).finally(() => env.close());
};

beforeAll(async () => {
  double = await startEventStoreDbDouble();
  closing.push(double.close);
  first = await startServer();
  agent = await first.import(files);
  for (const session of ['anna', 'bertha']) await talk(session);
  // Only a view that was made again has a second name.
  await first.admin('POST /admin/projections/sessions/rebuild');
  await eventually(async () => {
    const names = await viewNames(join(first.dataFolder, 'views'));
    expect(names.filter((name) => name.startsWith('sessions/'))).toEqual([expect.stringMatching(/\/2$/)]);
  });
  expect(await sessionsOf(first)).toEqual(['anna', 'bertha']);
  await saveAllViews(first);
  recordsExported = double.log.records.length;
  const exported = await run(['views', 'export', EXPORT, '--data', first.dataFolder, '--json']);
  expect(exported).toMatchObject({ exitCode: 0, err: '' });
  expect(JSON.parse(exported.out).views).toBeGreaterThan(3);
});

describe('views that were exported', () => {
  it('let a new server go on where they end, without sessions that were erased since', async () => {
    await talk('carla');
    const erased = await first.admin(`POST /admin/agents/${agent.agentId}/erase`, { session: 'anna' });
    expect(erased.status).toBe(200);
    const folder = mkdtempSync(join(cwd, 'node-'));
    const imported = await run(['views', 'import', EXPORT, '--data', join(folder, 'data')]);
    expect(imported).toMatchObject({ exitCode: 0, err: '' });
    const second = await startServer(folder);
    await eventually(async () => expect(await sessionsOf(second)).toEqual(['bertha', 'carla']));
    expect(second.log()).not.toMatch(/did not fit/);
    expect(await viewNames(join(second.dataFolder, 'views'))).toContainEqual(
      expect.stringMatching(/^sessions\/.*\/2$/),
    );
  });

  it.each([
    ['its data is missing', (folder: string) => rmSync(join(folder, 'data.mdb')), 'data.mdb is missing'],
    ['its data is empty', (folder: string) => truncateSync(join(folder, 'data.mdb')), 'data.mdb is empty'],
    [
      'its data is cut off',
      (folder: string) => truncateSync(join(folder, 'data.mdb'), 10_000),
      /data\.mdb is damaged: (?!.*store check)/,
    ],
    [
      'its manifest is a folder',
      (folder: string) => {
        rmSync(join(folder, 'views.json'));
        mkdirSync(join(folder, 'views.json'));
      },
      'views.json is not a file',
    ],
    [
      'its data is that of something else',
      (folder: string) => cpSync(join(first.dataFolder, 'data.mdb'), join(folder, 'data.mdb')),
      /data\.mdb has 0 of \d+ views/,
    ],
    [
      'its manifest is none',
      (folder: string) => writeFileSync(join(folder, 'views.json'), 'null'),
      'views.json does not say what it contains',
    ],
    [
      'its manifest is not JSON',
      (folder: string) => writeFileSync(join(folder, 'views.json'), '{'),
      'views.json cannot be read',
    ],
  ])('are refused whole if %s', async (_, damage, fault) => {
    const folder = mkdtempSync(join(cwd, 'damaged-'));
    const damaged = join(folder, 'views');
    cpSync(join(cwd, EXPORT), damaged, { recursive: true });
    damage(damaged);
    const refused = await run(['views', 'import', damaged, '--data', join(folder, 'data')]);
    expect(refused.exitCode).toBe(2);
    expect(refused.err).toContain(`${damaged} is not an export of views: `);
    expect(refused.err).toMatch(fault);
    expect(existsSync(join(folder, 'data', 'views'))).toBe(false);
  });

  it('are refused for another event store, and by a server that has views', async () => {
    const other = await startEventStoreDbDouble();
    closing.push(other.close);
    const refused = await run(['views', 'import', EXPORT, '--data', 'elsewhere'], other);
    expect(refused.exitCode).not.toBe(0);
    expect(refused.err).toMatch(/do not belong to the event store: the view is of another event store/);
    double.log.truncate(Math.floor(recordsExported / 2));
    const lost = await run(['views', 'import', EXPORT, '--data', 'elsewhere']);
    expect(lost.err).toMatch(/do not belong to the event store: the event store (ends at|has another)/);
    const twice = await run(['views', 'import', EXPORT, '--data', first.dataFolder]);
    expect(twice).toMatchObject({
      exitCode: 1,
      err: expect.stringMatching(/views already exists, and nothing is overwritten/),
    });
  });
});
