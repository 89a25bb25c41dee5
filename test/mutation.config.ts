import { defineConfig } from 'vitest/config';

/** The unit tests that mutation testing runs: those beside the code that stryker.config.json names. */
export default defineConfig({
  test: {
    setupFiles: ['test/support/property-seed.ts'],
    include: ['src/{session,agent,webhook}/*.test.ts', 'src/nlu/compete.test.ts'],
    testTimeout: 30_000,
  },
});
