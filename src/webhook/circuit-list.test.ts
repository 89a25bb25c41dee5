import { describe, expect, it } from 'vitest';
import { testOutside } from '../../test/support/test-desks.ts';
import type { Agent } from '../agent/agent.ts';
import { emptyAgent } from '../agent/evolve.ts';
import { CIRCUIT_FAILURES, CIRCUIT_OPEN_MS_MIN } from '../kernel/limits/webhooks.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { circuitBreaker } from './circuit-breaker.ts';
import { circuitList } from './circuit-list.ts';

const SHOP = 'https://shop.example';
const BANK = 'https://bank.example';

const agentAt = (
  id: string,
  url: string,
  parts: { enabled?: boolean; circuitFailures?: number } = {},
): Agent => {
  const agent = emptyAgent(id);
  const webhook = { ...agent.settings.webhook, enabled: true, url, ...parts };
  return { ...agent, settings: { ...agent.settings, name: `agent ${id}`, webhook } };
};

const world = (answering: (agent: Agent) => readonly Agent[] = (agent) => [agent]) => {
  const store = memoryEventStore();
  const outside = testOutside();
  const breaker = circuitBreaker({ store, outside });
  const caller = { address: SHOP, agentId: 'a1', failuresMax: 2 };
  const list = circuitList({
    store,
    failuresAt: breaker.failuresAt,
    answerersOf: async (agent) => answering(agent),
  });
  return {
    outside,
    list,
    fail: () => breaker.reportEnd(caller, 'Request timeout.'),
    admit: () => breaker.admit(caller),
    succeed: () => breaker.reportEnd(caller, undefined),
  };
};

const shop = agentAt('a1', `${SHOP}/hook`, { circuitFailures: 2 });

describe('the list of circuits', () => {
  it('counts the failures of a closed circuit that never opened', async () => {
    const { list, fail } = world();
    await fail();
    expect(await list([shop])).toEqual([
      { agentId: 'a1', agentName: 'agent a1', address: SHOP, state: 'closed', failures: 1, failuresMax: 2 },
    ]);
  });

  it('says since when a circuit is open, why, and when a trial follows', async () => {
    const { list, fail, outside } = world();
    const openedAt = outside.now();
    await fail();
    await fail();
    const retryAt = new Date(Date.parse(openedAt) + CIRCUIT_OPEN_MS_MIN).toISOString();
    expect(await list([shop])).toMatchObject([
      { state: 'open', since: openedAt, failures: 2, retryAt, reason: 'Request timeout.' },
    ]);
  });

  it('follows the trial and the end of the pause', async () => {
    const { list, fail, succeed, admit, outside } = world();
    await fail();
    await fail();
    outside.pass(CIRCUIT_OPEN_MS_MIN);
    await admit();
    const triedAt = outside.now();
    expect(await list([shop])).toMatchObject([
      { state: 'half-open', since: triedAt, failures: 2, reason: 'Request timeout.' },
    ]);
    await succeed();
    const [closed] = await list([shop]);
    expect(closed).toMatchObject({ state: 'closed', since: outside.now(), failures: 0 });
    expect(closed).not.toHaveProperty('retryAt');
  });

  it('shows one address to each agent that calls it, with its own limit', async () => {
    const { list, fail } = world();
    await fail();
    await fail();
    const other = agentAt('a2', `${SHOP}/elsewhere`, { circuitFailures: 0 });
    const usual = agentAt('a3', BANK);
    expect(
      (await list([shop, other, usual])).map((one) => [one.agentId, one.state, one.failuresMax]),
    ).toEqual([
      ['a1', 'open', 2],
      ['a2', 'open', 0],
      ['a3', 'closed', CIRCUIT_FAILURES],
    ]);
  });

  it('has the address of each environment once, and none that is not called', async () => {
    const silent = agentAt('a1', SHOP, { enabled: false });
    const environments = [
      shop,
      agentAt('a1', `${SHOP}/other`),
      agentAt('a1', BANK),
      agentAt('a1', ''),
      silent,
    ];
    const { list } = world(() => environments);
    expect((await list([shop])).map(({ address }) => address)).toEqual([SHOP, BANK]);
  });
});
