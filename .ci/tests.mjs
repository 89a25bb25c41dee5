import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Up to this many failed files run again. More failures are not caused by a busy machine. */
const FILES_RUN_AGAIN_MAX = 5;
const REPORT = 'reports/vitest.json';
const AGAIN = 'reports/vitest-again.json';

const run = (file, args = []) => {
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { status } = spawnSync('npx', ['vitest', 'run', ...reporters, ...args], { stdio: 'inherit' });
  return { status, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined };
};

/** Tests of one file share a server, so the whole file runs again. */
const runAgain = (report) => {
  const failed = report.testResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0 || failed.length > FILES_RUN_AGAIN_MAX) return 1;
  const names = failed.map(({ name }) => name);
  process.stdout.write(`\nrun again, alone:\n${names.map((name) => `  ${name}\n`).join('')}`);
  const again = run(AGAIN, [...names, '--maxWorkers=1']);
  if (again.status !== 0 || again.report === undefined) return 1;
  const isFailed = ({ status }) => status === 'failed';
  const mended = failed.flatMap(({ assertionResults }) => assertionResults.filter(isFailed));
  for (const { fullName } of mended) process.stdout.write(`failed once, then passed: ${fullName}\n`);
  const results = new Map(again.report.testResults.map((result) => [result.name, result]));
  const testResults = report.testResults.map((result) => results.get(result.name) ?? result);
  const count = (wanted) =>
    testResults.flatMap((result) => result.assertionResults).filter(({ status }) => wanted.includes(status))
      .length;
  const merged = {
    ...report,
    testResults,
    numPassedTests: count(['passed']),
    numFailedTests: count(['failed']),
    numPendingTests: count(['pending', 'skipped']),
    numTodoTests: count(['todo']),
  };
  writeFileSync(REPORT, JSON.stringify(merged));
  return 0;
};

const { status, report } = run(REPORT);
process.exitCode = status === 0 || report === undefined ? (status ?? 1) : runAgain(report);
