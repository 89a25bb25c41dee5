import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import { type Attack, below, type Figures, oneOf } from './attack.ts';
import { disturbedBytes } from './disturbed-bytes.ts';
import { disturb, oddText } from './generated-values.ts';
import { fileIn, type OutsideWorld, outsideWorld, writeFiles } from './outside-world.ts';
import { ADMIN_TOKEN } from './served.ts';

type Random = () => number;
type Reader = (world: OutsideWorld, random: Random) => Promise<boolean>;

/** Characters with a meaning in CSV, YAML, JSON or HTML. */
const snippets = [
  '"',
  ',',
  '\n"',
  '\r',
  '\u0000',
  '\ufeff',
  '&a [*a, *a]',
  '*unknown',
  '<<: {turns: 1}',
  '!!js/function "x"',
  '!!binary "////"',
  '? [a, b]',
  '\n---\n',
  '%YAML 9.9\n',
  '{"__proto__": {"a": 1}}',
  '</script>',
  '[[[[[[[[[[',
  '\t',
  '9'.repeat(400),
];

const insertInto = (random: Random, bytes: Buffer): Buffer => {
  const at = below(random, bytes.length);
  return Buffer.concat([bytes.subarray(0, at), Buffer.from(oneOf(random, snippets)), bytes.subarray(at)]);
};

const disturbedText = (random: Random, bytes: Buffer): Buffer => {
  let disturbedSoFar = bytes;
  for (let times = 1 + below(random, 4); times > 0; times -= 1)
    disturbedSoFar =
      random() < 0.6 ? insertInto(random, disturbedSoFar) : disturbedBytes(random, disturbedSoFar);
  return disturbedSoFar;
};

const exportOf = async ({ server, agentId }: OutsideWorld): Promise<unknown> =>
  (
    await server.send(`GET /admin/agents/${agentId}/export`, {
      token: ADMIN_TOKEN,
      headers: { accept: 'application/json' },
    })
  ).body;

/** A refused command leaves the agent as it was. */
const unlessRefused = async (world: OutsideWorld, work: () => Promise<boolean>): Promise<boolean> => {
  const before = await exportOf(world);
  const isTaken = await work();
  if (!isTaken) assert.deepEqual(await exportOf(world), before, 'a refused file changed the agent');
  return isTaken;
};

/** Entries read from a CSV file are written as CSV that gives the same entries. */
const readsCsv: Reader = (world, random) =>
  unlessRefused(world, async () => {
    const { run, folder } = world;
    const [one, other] = [join(folder, 'one.csv'), join(folder, 'other.csv')];
    writeFileSync(one, disturbedText(random, fileIn(world, 'pets.csv')));
    if ((await run(['entity', 'set', 'pet', '--csv', one, '--replace'])).exitCode !== 0) return false;
    const { out: shown } = await run(['entity', 'show', 'pet', '--csv']);
    writeFileSync(other, shown);
    const again = await run(['entity', 'set', 'pet', '--csv', other, '--replace']);
    assert.equal(again.exitCode, 0, `its own CSV is refused: ${again.err}`);
    assert.equal((await run(['entity', 'show', 'pet', '--csv'])).out, shown, 'CSV does not give the same');
    return true;
  });

const disturbedTest = (random: Random, bytes: Buffer): Buffer => {
  if (random() < 0.5) return disturbedText(random, bytes);
  let value: unknown = parse(String(bytes));
  for (let times = 1 + below(random, 3); times > 0; times -= 1) value = disturb(random, value);
  return Buffer.from(stringify(value, { lineWidth: 0 }));
};

/** A bad test is a failed one, and those beside it run. */
const readsTests: Reader = (world, random) =>
  unlessRefused(world, async () => {
    const { run, folder, agentId } = world;
    const tests = join(folder, 'tests');
    mkdirSync(tests, { recursive: true });
    writeFileSync(join(tests, 'bad.yaml'), disturbedTest(random, fileIn(world, 'test.yaml')));
    writeFileSync(join(tests, 'good.yml'), fileIn(world, 'test.yaml'));
    const { out, err } = await run(['test', 'run', tests, '--agent', agentId, '--json']);
    assert.notEqual(out, '', err);
    const { outcomes } = JSON.parse(out) as {
      readonly outcomes: readonly { readonly misses: readonly unknown[]; readonly error?: string }[];
    };
    assert.equal(outcomes.length, 2, out);
    assert.deepEqual(outcomes[1]?.misses, [], 'a bad test changed the one beside it');
    return outcomes[0]?.error === undefined;
  });

/** The server validates what the command does not see. */
const takesTests: Reader = (world, random) =>
  unlessRefused(world, async () => {
    let test: unknown = parse(String(fileIn(world, 'test.yaml')));
    for (let times = 1 + below(random, 3); times > 0; times -= 1) test = disturb(random, test);
    const line = oneOf(random, ['POST /admin/test', `POST /admin/agents/${world.agentId}/test`]);
    return (await world.server.admin(line, test)).status === 200;
  });

const disturbedExport = (world: OutsideWorld, random: Random, folder: string): void => {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (!name.endsWith('.json') || random() < 0.7) continue;
    const bytes = fileIn(world, join('exported', name));
    rmSync(path);
    const chance = random();
    if (chance < 0.1) symlinkSync(chance < 0.05 ? '/nowhere' : path, path);
    else if (chance < 0.2) mkdirSync(path);
    else writeFileSync(path, disturbedText(random, bytes));
  }
  if (random() < 0.2) writeFileSync(join(folder, `${below(random, 9)}.json`), oddText(random));
};

const readsFolders: Reader = async (world, random) => {
  const { run, folder, server } = world;
  const source = join(folder, 'exported');
  if (!existsSync(source))
    assert.equal((await run(['agent', 'export', world.agentId, source])).exitCode, 0, 'no export');
  const copy = join(folder, 'disturbed');
  cpSync(source, copy, { recursive: true });
  disturbedExport(world, random, copy);
  const agents = async () => (await server.admin('GET /admin/agents')).body as { readonly agents: object[] };
  const before = await agents();
  const { exitCode, out } = await run(['agent', 'import', copy, '--json']);
  if (exitCode === 0) {
    const { agentId } = JSON.parse(out) as { readonly agentId: string };
    await server.admin(`DELETE /admin/agents/${agentId}`);
  }
  assert.deepEqual(await agents(), before, 'an import left something behind');
  return exitCode === 0;
};

const readsBodies: Reader = (world, random) =>
  unlessRefused(world, async () => {
    const { run, folder } = world;
    const { out } = await run(['entity', 'show', 'pet', '--json']);
    writeFileSync(join(folder, 'pet.json'), disturbedText(random, Buffer.from(out)));
    return (await run(['entity', 'set', 'pet', '--from', 'pet.json'])).exitCode === 0;
  });

/** Disturbs one file of a folder that a command wrote. */
const disturbedFolder = (world: OutsideWorld, random: Random, name: string): string => {
  const copy = join(world.folder, 'disturbed');
  cpSync(join(world.folder, name), copy, { recursive: true });
  const file = join(copy, oneOf(random, readdirSync(copy)));
  const bytes = fileIn(world, file.replace(copy, name));
  rmSync(file);
  const chance = random();
  if (chance < 0.08) mkdirSync(file);
  else if (chance < 0.14) symlinkSync(oneOf(random, ['/nowhere', file, '/dev/null']), file);
  else if (chance < 0.2) spawnSync('/bin/sh', ['-c', 'mkfifo "$0"', file]);
  else if (chance < 0.9) writeFileSync(file, disturbedText(random, bytes));
  return copy;
};

/** A backup is restored whole, or nothing is. */
const readsBackups: Reader = async (world, random) => {
  const copy = disturbedFolder(world, random, 'backup');
  const target = join(world.folder, 'target');
  const { exitCode, out } = await world.runAlone(['restore', copy, '--data', target, '--json']);
  if (exitCode !== 0) {
    assert.ok(!existsSync(join(target, 'data.mdb')), 'a refused backup left a store');
    assert.ok(!existsSync(join(target, 'secret-key')), 'a refused backup left a key');
    return false;
  }
  const whole = JSON.parse(String(fileIn(world, 'backup/backup.json'))) as { readonly sha256: string };
  assert.equal(
    (JSON.parse(out) as { readonly sha256: string }).sha256,
    whole.sha256,
    'another store was restored',
  );
  assert.deepEqual(fileIn(world, 'target/secret-key'), fileIn(world, 'backup/secret-key'), 'another key');
  return true;
};

const readsViews: Reader = async (world, random) => {
  const copy = disturbedFolder(world, random, 'views');
  const target = join(world.folder, 'target');
  cpSync(join(world.folder, 'backup'), target, { recursive: true });
  const { exitCode } = await world.runAlone(['views', 'import', copy, '--data', target]);
  if (exitCode !== 0) assert.ok(!existsSync(join(target, 'views')), 'refused views were left there');
  return exitCode === 0;
};

const repairs: Reader = async (world, random) => {
  const damaged = join(world.folder, 'disturbed');
  mkdirSync(damaged);
  writeFileSync(join(damaged, 'data.mdb'), disturbedBytes(random, fileIn(world, 'backup/data.mdb')));
  const target = join(world.folder, 'target');
  await world.runAlone(['store', 'check', '--data', damaged]);
  const { exitCode } = await world.runAlone(['store', 'repair', target, '--data', damaged, '--yes']);
  if (exitCode !== 0) {
    assert.ok(!existsSync(target), 'a failed repair left something');
    return false;
  }
  const restored = join(world.folder, 'restored');
  assert.equal((await world.runAlone(['restore', target, '--data', restored])).exitCode, 0, 'no backup');
  return true;
};

/** Offline, by the script that people are given. */
const verifiesEvidence: Reader = async (world, random) => {
  const page = join(world.folder, 'disturbed.html');
  const whole = fileIn(world, 'evidence.html');
  const bytes = disturbedText(random, whole);
  writeFileSync(page, bytes);
  const script = resolve('tools/verify-evidence.mjs');
  const { status, signal, stderr, stdout } = spawnSync(process.execPath, [script, page], {
    encoding: 'utf8',
    timeout: 30_000,
  });
  assert.equal(signal, null, 'the verification hangs');
  assert.ok(status === 0 || status === 1, `the verification ended with ${status}: ${stderr}`);
  assert.doesNotMatch(stderr, /\n\s+at \S.*[:(]\d+/);
  const isSame = bytes.equals(whole);
  if (status === 0 && !isSame) assert.fail(`a changed page of evidence was proved: ${stdout}`);
  return status === 0;
};

const readsCheckpoints: Reader = async (world, random) => {
  writeFileSync(join(world.folder, 'since.txt'), disturbedText(random, fileIn(world, 'checkpoint.txt')));
  return (await world.run(['audit', 'verify', '--since', 'since.txt'])).exitCode === 0;
};

/** Many in this process, and one that starts others. */
const quickReaders = { readsCsv, readsTests, takesTests, readsBodies, readsFolders, readsCheckpoints };
const slowReaders = { readsBackups, readsViews, repairs, verifiesEvidence };

const round = async (world: OutsideWorld, random: Random): Promise<Figures> => {
  let [taken, refused] = [0, 0];
  const [slowName, slow] = oneOf(random, Object.entries(slowReaders));
  for (const [name, read] of [...Object.entries(quickReaders), [slowName, slow] as const]) {
    try {
      if (await read(world, random)) taken += 1;
      else refused += 1;
    } catch (cause) {
      throw new Error(name, { cause });
    }
    for (const left of ['disturbed', 'target', 'restored', 'tests'])
      rmSync(join(world.folder, left), { recursive: true, force: true });
  }
  return { files: taken + refused, taken, refused };
};

/** A file from outside is taken whole, or refused in words, and a refusal changes nothing. */
export const outsideAttack: Attack = {
  name: 'readers',
  summary:
    'backups, views, CSV, tests, exports, checkpoints and evidence that were cut or changed, or are something else',
  weight: 1,
  open: async () => {
    const world = await outsideWorld();
    await writeFiles(world);
    return { round: ({ random }) => round(world, random), close: world.close };
  },
};
