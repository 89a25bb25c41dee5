import { existsSync, readFileSync } from 'node:fs';

/** Counts the tests of a vitest JSON report. A file that could not be loaded counts as one failed test. */
const count = (report) => {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + report.numTodoTests,
  };
};

const [path] = process.argv.slice(2);
const counts =
  path !== undefined && existsSync(path)
    ? count(JSON.parse(readFileSync(path, 'utf8')))
    : { passed: 0, failed: 1, skipped: 0 };
process.stdout.write(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`);
process.exitCode = counts.failed > 0 || counts.passed === 0 || (process.env.BROKEN ?? '') !== '' ? 1 : 0;
