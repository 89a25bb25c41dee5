/**
 * The claim: the largest real agent, with 62,318 entries, is imported, trained and answers within seconds, in
 * little memory. Skipped if the folder of real agents is missing.
 * `npx tsx bench/import.ts [--json]`, after `npm run build`.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readExportFolder } from '../src/disk/export-folder.ts';
import { type Claim, options, rounded, show } from './running/claims.ts';
import { madeAgent } from './running/made-agent.ts';
import { importAgent, type ServerProcess, startParley } from './running/server-process.ts';

const AGENT = join(import.meta.dirname, '../../shared/agents/old-weather-domain-62k');
const SECONDS_MAX = 5;
const ADDED_BYTES_MAX = 300 * 1024 * 1024;

type Import = { readonly seconds: number; readonly heldBytes: number; readonly residentBytes: number };

const measureImport = async (files: Parameters<typeof importAgent>[2]): Promise<Import> => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'));
  let server: ServerProcess | undefined;
  try {
    server = await startParley(folder);
    const before = await server.memory();
    const startedAt = performance.now();
    await importAgent(server, folder, files);
    const seconds = (performance.now() - startedAt) / 1_000;
    const after = await server.memory();
    return {
      seconds,
      heldBytes: after.heldBytes - before.heldBytes,
      residentBytes: (after.residentBytes ?? 0) - (before.residentBytes ?? 0),
    };
  } finally {
    await server?.stop();
    rmSync(folder, { recursive: true });
  }
};

const megabytes = (bytes: number): number => bytes / 1024 / 1024;

const claimsOf = (large: Import, small: Import): readonly Claim[] => [
  {
    claim: 'import over HTTP until the agent answers',
    measured: large.seconds,
    unit: 's',
    yardstick: `an agent of 60 intents: ${rounded(small.seconds)} s`,
    goal: `at most ${SECONDS_MAX} s`,
    isMet: large.seconds <= SECONDS_MAX,
  },
  {
    claim: 'memory that the import adds, after a garbage collection',
    measured: megabytes(large.heldBytes),
    unit: 'MB',
    yardstick: `an agent of 60 intents: ${rounded(megabytes(small.heldBytes))} MB`,
    goal: '',
    isMet: true,
  },
  {
    claim: 'growth of the process during the import',
    measured: megabytes(large.residentBytes),
    unit: 'MB',
    yardstick: `an agent of 60 intents: ${rounded(megabytes(small.residentBytes))} MB`,
    goal: `at most ${rounded(megabytes(ADDED_BYTES_MAX))} MB`,
    isMet: large.residentBytes <= ADDED_BYTES_MAX,
  },
];

const { json } = options();
if (existsSync(AGENT)) {
  const small = await measureImport(madeAgent());
  const large = await measureImport(await readExportFolder(AGENT));
  show('import of 62,318 entries', claimsOf(large, small), json);
} else {
  console.error('import: no real agents beside the project: skipped');
}
