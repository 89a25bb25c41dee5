import { defineConfig } from 'vitest/config';

/**
 * The unit tests that mutation testing runs: those beside the code that stryker.config.json names, and those
 * that compare it with the documentation.
 */
export default defineConfig({
  test: {
    // A run loads each module once and not for every file, which halves its time.
    isolate: false,
    setupFiles: ['test/support/property-seed.ts'],
    include: [
      'src/{session,agent,agent/decisions,webhook}/*.test.ts',
      'src/nlu/compete.test.ts',
      // They name each reason against a score, and test most of them through whole texts.
      'src/nlu/explain/left-out.test.ts',
      'src/nlu/{evidence,values}/*.test.ts',
      'test/{events,exit-words}-doc.test.ts',
      'test/golden.test.ts',
    ],
    // These measure how long work on large agents holds the thread. They decide nothing, and take long.
    exclude: ['src/agent/{large-agents,steps-of-large-agents}.test.ts'],
    // The code counts what runs of it, which makes properties several times as slow.
    testTimeout: 300_000,
  },
});
