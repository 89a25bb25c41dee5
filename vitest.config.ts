import { defineConfig } from 'vitest/config';

/** For every project: properties try the same cases wherever a checkout is tried. */
const setupFiles = ['test/support/property-seed.ts'];

/** A test that asserts nothing, because its loop has no rounds or its callback is not called, fails. */
const expect = { requireAssertions: true };

export default defineConfig({
  test: {
    // By default one core is idle, and tests spend much of their time on servers that start.
    maxWorkers: '100%',
    projects: [
      {
        // Properties try hundreds of cases, on a busy machine slowly.
        test: {
          name: 'unit',
          // They share nothing that could change, so a worker reads each module once, which halves their time.
          isolate: false,
          setupFiles,
          expect,
          include: ['src/**/*.test.ts', 'test/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'contract',
          setupFiles,
          expect,
          include: ['test/contract/**/*.test.ts'],
          // Some start and kill processes, or record thousands of events: half a minute on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Real browsers on real servers: a few at a time keep a machine busy.
        test: {
          name: 'browser',
          setupFiles,
          globalSetup: ['test/support/build.ts'],
          include: ['test/browser/**/*.test.ts'],
          maxWorkers: 1,
          // The longest story opens a dozen pages, which a busy machine makes slow.
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // A page shows a reply a moment after it arrives; on a busy machine, much later.
          expect: { ...expect, poll: { timeout: 10_000 } },
        },
      },
      {
        test: {
          name: 'acceptance',
          setupFiles,
          expect,
          globalSetup: ['test/support/build.ts'],
          include: ['test/acceptance/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
