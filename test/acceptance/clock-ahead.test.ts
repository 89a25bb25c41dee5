import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { startParley } from '../support/parley.ts';
import { asking, ordering } from '../support/privacy-agents.ts';
import { anExport } from '../support/test-desks.ts';

const cwd = mkdtempSync(join(tmpdir(), 'parley-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

/** Two years ahead in every thread of the program. */
const CLOCK_AHEAD = `--import=data:text/javascript,${encodeURIComponent(`
  const RightDate = Date;
  globalThis.Date = class extends RightDate {
    constructor(...parts) {
      if (parts.length === 0) super(Date.now());
      else super(...parts);
    }
    static now() {
      return RightDate.now() + ${2 * 365 * 24 * 60 * 60_000};
    }
  };
`)}`;

const title =
  'a server whose clock is years ahead does not erase what it keeps for thirty days, even if asked';

it(title, { timeout: 300_000 }, async () => {
  const before = await startParley({ cwd });
  const agent = await before.import(anExport({ intents: [ordering, asking] }));
  const { agentId } = agent;
  await before.admin(`PUT /admin/agents/${agentId}/privacy`, { masking: [], retentionDays: 30 });
  await before.say(agent, 'send it to Begonia Lane 4');
  await before.stop();

  const ahead = await startParley({ cwd, env: { NODE_OPTIONS: CLOCK_AHEAD } });
  await eventually(() => expect(ahead.log()).toContain('"reason":"clock_ahead"'));
  const metrics = await ahead.admin('GET /metrics');
  expect(metrics.body).toContain('parley_failures_total{kind="retention"} 1');
  const preview = await ahead.admin('POST /admin/privacy/sweep', { dryRun: true });
  expect(preview.body.erasures).toMatchObject([{ agentId, sessions: ['s1'] }]);
  const refusal = await ahead.admin('POST /admin/privacy/sweep', {});
  expect([refusal.status, refusal.headers.get('x-error-code')]).toEqual([409, 'clock_ahead']);
  await ahead.stop();

  const after = await startParley({ cwd });
  const { body } = await after.admin(`GET /admin/agents/${agentId}/sessions/s1/recorded-turns`);
  expect(body.turns).toHaveLength(1);
  expect(after.log()).not.toContain('clock_ahead');
  await after.stop();
});
