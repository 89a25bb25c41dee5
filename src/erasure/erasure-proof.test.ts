import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sessionStream } from '../session/session-stream.ts';
import { openLmdb } from '../store/lmdb/open-lmdb.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { memorySnapshotStore } from '../store/memory/memory-snapshot-store.ts';
import { proveErasure } from './erasure-proof.ts';

const MOMENT = '2026-03-02T12:00:00.123Z';

/** A log with another session at that moment, and views that include it. */
const proved = async (texts: readonly string[], rows: readonly string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'proof-'));
  const proof = await provedIn(folder, { texts, rows });
  rmSync(folder, { recursive: true });
  return proof;
};

type Given = {
  readonly texts: readonly string[];
  readonly streams?: readonly string[];
  readonly rows?: readonly string[];
  readonly logFiles?: readonly string[];
  /** Streams that another erasure deleted. */
  readonly goneStreams?: readonly string[];
  readonly sleep?: (ms: number) => Promise<void>;
};

const provedIn = async (
  folder: string,
  {
    texts,
    streams = [sessionStream('a1', 'gone')],
    rows = [],
    logFiles = [],
    goneStreams = [],
    sleep = async () => undefined,
  }: Given,
) => {
  const store = memoryEventStore();
  const metadata = { schemaVersion: 1, occurredAt: MOMENT, correlationId: 'c' };
  const event = { id: 'e', type: 'QueryReceived', data: { turnId: 't' }, metadata };
  await store.append(sessionStream('a1', 'else/where'), [event], 'no-stream');
  for (const stream of goneStreams) {
    await store.append(stream, [{ ...event, id: stream }], 'no-stream');
    await store.delete(stream);
  }
  return proveErasure(
    {
      store,
      snapshots: memorySnapshotStore(),
      modelsFolder: folder,
      dataFolders: [folder],
      isErased: (stream) => goneStreams.includes(stream),
      outside: { sleep },
      whatIfs: async () => [],
      viewRows: async function* () {
        yield* rows;
      },
    },
    { streams, texts, logFiles, onStep: () => undefined },
  );
};

/** The readers that another process sees after it removed the dead ones. */
const readersSeenByAnother = (folder: string): string => {
  const script = `
    const { open } = require('lmdb');
    process.stdout.write(open({ path: ${JSON.stringify(folder)}, noSubdir: false }).readerList());
  `;
  return execFileSync(process.execPath, ['--eval', script], { encoding: 'utf8' });
};

describe('a proof of an erasure', () => {
  it('finds a text that a view still contains', async () => {
    const proof = await proved(['Begonia Lane 4'], [JSON.stringify({ said: 'to Begonia Lane 4' })]);
    expect(proof).toMatchObject({ texts: 1, saidElsewhere: 0, views: { found: 1 }, isClean: false });
  });

  it('does not mistake the time and name of an existing session for traces of another', async () => {
    const rows = [JSON.stringify({ at: MOMENT, session: 'else/where' })];
    const proof = await proved([MOMENT, 'else/where'], rows);
    expect(proof).toMatchObject({ texts: 2, saidElsewhere: 2, views: { found: 0 }, isClean: true });
  });

  it('waits until another erasure has removed its sessions from the views', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'proof-'));
    const other = sessionStream('a1', 'other');
    const rows = [JSON.stringify({ session: other, said: 'to Begonia Lane 4' })];
    const pauses: number[] = [];
    const sleep = async (ms: number) => {
      if (pauses.push(ms) === 3) rows.pop();
    };
    const given = { texts: ['Begonia Lane 4'], rows, goneStreams: [other], sleep };
    expect(await provedIn(folder, given)).toMatchObject({ views: { found: 0 }, isClean: true });
    expect(pauses).toEqual([250, 500, 1_000]);
    rmSync(folder, { recursive: true });
  });

  it('reports sessions of another erasure that stay in the views', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'proof-'));
    const other = sessionStream('a1', 'other');
    const rows = [JSON.stringify({ session: other })];
    const proof = await provedIn(folder, { texts: [], rows, goneStreams: [other] });
    expect(proof).toMatchObject({ views: { found: 1 }, isClean: false });
    rmSync(folder, { recursive: true });
  });

  it('reports a file in each of its roles: as a model, as a log and as bytes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'proof-'));
    const log = join(folder, 'server.log');
    writeFileSync(log, 'said: Begonia Lane 4\n');
    writeFileSync(join(folder, 'other'), 'nothing');
    const proof = await provedIn(folder, { texts: ['Begonia Lane 4'], logFiles: [log] });
    expect(proof).toMatchObject({
      models: { searched: 2, found: 1 },
      logs: { searched: 1, found: 1 },
      bytes: { searched: 2, found: 1, files: ['server.log'] },
      isClean: false,
    });
    rmSync(folder, { recursive: true });
  });

  it("finds the id of a session in its stream's name, as it is, and in an address", async () => {
    const written = ['session-a1-gone%2Fto%20town', 'for gone/to town.', 'GET /x?sessionId=gone%2Fto%20town'];
    for (const text of written) {
      const folder = mkdtempSync(join(tmpdir(), 'proof-'));
      const log = join(folder, 'server.log');
      writeFileSync(log, `${text}\n`);
      const stream = sessionStream('a1', 'gone/to town');
      const proof = await provedIn(folder, { texts: [], streams: [stream], logFiles: [log] });
      expect(proof).toMatchObject({
        sessionIds: { searched: 1, found: 0 },
        logs: { found: expect.any(Number) },
        bytes: { files: ['server.log'] },
        isClean: false,
      });
      rmSync(folder, { recursive: true });
    }
  });

  it('reports an id that the log still has, and does not count it as a trace elsewhere', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'proof-'));
    const rows = [JSON.stringify({ session: 'else/where' })];
    const proof = await provedIn(folder, { texts: [], rows, streams: [sessionStream('a1', 'else/where')] });
    expect(proof).toMatchObject({
      sessionIds: { searched: 1, found: 1 },
      views: { found: 0 },
      isClean: true,
    });
    rmSync(folder, { recursive: true });
  });

  it('does not read the lock of an open store, so that other processes do not consider this one dead', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'proof-'));
    const env = openLmdb({ path: folder });
    await env.put('said', 'something');
    env.get('said');
    const proof = await provedIn(folder, { texts: ['Begonia Lane 4'], logFiles: [join(folder, 'lock.mdb')] });
    expect(proof).toMatchObject({ bytes: { searched: 1 }, logs: { searched: 0 } });
    expect(readersSeenByAnother(folder)).toContain(String(process.pid));
    await env.close();
    rmSync(folder, { recursive: true });
  });
});
