import { afterEach, describe, expect, it } from 'vitest';
import {
  type ClientOptions,
  callTo,
  sealedFor,
  webhookOwner,
  webhookSecrets,
  webhookSettings,
  webhookWorld,
} from '../../test/support/webhook-client.ts';
import type { Circuit } from '../agent/circuit.ts';
import { CIRCUIT_FAILURES, WEBHOOK_REPLY_BYTES_MAX } from '../kernel/limits/webhooks.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';

const { serve, client, close } = webhookWorld();
afterEach(close);

const closed: Circuit = { at: 'closed', retryAt: '', openMs: 0, failures: 0 };

/** A circuit that admits every call, and the calls of its functions. */
const circuitOf = (parts: Partial<CircuitBreaker> = {}) => {
  const admitted: unknown[] = [];
  const ends: (string | undefined)[] = [];
  const circuits: CircuitBreaker = {
    admit: async (caller) => {
      admitted.push(caller);
      return { isAdmitted: true, circuit: closed };
    },
    reportEnd: async (_, failure) => void ends.push(failure),
    counts: () => ({ closed: 0, open: 0, 'half-open': 0 }),
    failuresAt: () => 0,
    ...parts,
  };
  return { admitted, ends, circuits };
};

const failureAt = async (url: string, options: ClientOptions = {}) => {
  const { ends, circuits } = circuitOf();
  await client({ circuits, ...options }).call(callTo(url), webhookOwner(webhookSettings({ url })));
  return ends;
};

const serving = async (status: number) => {
  const port = await serve((_, response) => response.writeHead(status).end('{}'));
  return `http://127.0.0.1:${port}`;
};

describe('a call counts as a failure of its service', () => {
  it.each([
    [500, '500 Internal Server Error'],
    [503, '503 Service Unavailable'],
  ])('if it is answered with %i', async (status, failure) => {
    expect(await failureAt(await serving(status))).toEqual([failure]);
  });

  it('if there is no reply in time', async () => {
    const port = await serve(() => undefined);
    expect(await failureAt(`http://127.0.0.1:${port}`, { timeoutMs: 50 })).toEqual(['Request timeout.']);
  });

  it('if there is no service', async () => {
    const port = await serve(() => undefined);
    await close();
    expect(await failureAt(`http://127.0.0.1:${port}`)).toEqual(['Webhook is unavailable: ECONNREFUSED.']);
  });
});

describe('a call counts as an answer', () => {
  it.each([200, 302, 404, 429, 499])('if its status is %i', async (status) => {
    expect(await failureAt(await serving(status))).toEqual([undefined]);
  });

  it('if its reply cannot be used', async () => {
    const port = await serve((_, response) => response.end('x'.repeat(WEBHOOK_REPLY_BYTES_MAX + 1)));
    expect(await failureAt(`http://127.0.0.1:${port}`)).toEqual([undefined]);
    const packed = await serve((_, response) => response.setHeader('content-encoding', 'br').end('{}'));
    expect(await failureAt(`http://127.0.0.1:${packed}`)).toEqual([undefined]);
  });

  it('if its address must not be called', async () => {
    expect(await failureAt('http://10.0.0.1:9')).toEqual([undefined]);
  });
});

describe('a webhook with an open circuit', () => {
  const open: Circuit = { at: 'open', retryAt: '2026-03-02T12:00:30.000Z', openMs: 30_000, failures: 12 };
  const refusing = () => circuitOf({ admit: async () => ({ isAdmitted: false, circuit: open }) });

  it('is not called, and its failure says when it will be', async () => {
    let requests = 0;
    const port = await serve((_, response) => {
      requests += 1;
      response.end('{}');
    });
    const { circuits, ends } = refusing();
    const url = `http://127.0.0.1:${port}`;
    expect(await client({ circuits }).call(callTo(url), webhookOwner(webhookSettings({ url })))).toEqual({
      elapsedMs: 0,
      failure: 'circuit_open',
      details: 'Webhook is not called before 2026-03-02T12:00:30.000Z: 12 calls in a row failed.',
    });
    expect([requests, ends]).toEqual([0, []]);
  });

  it('is sent a trial request, whose outcome does not count', async () => {
    const url = await serving(500);
    const { circuits, ends } = refusing();
    expect(
      await client({ circuits }).send(callTo(url), webhookOwner(webhookSettings({ url }))),
    ).toMatchObject({ failure: 'http_status', status: 500 });
    expect(ends).toEqual([]);
  });
});

describe('a client', () => {
  it('sends no trial request with a secret that cannot be decrypted, and reports it', async () => {
    const faults: unknown[] = [];
    const one = client({ onUnreadable: (...fault) => void faults.push(fault) });
    const owner = webhookOwner(webhookSettings({ url: 'http://127.0.0.1:9', password: { sealed: 'zz' } }));
    expect(await one.send(callTo('http://127.0.0.1:9'), owner)).toMatchObject({
      failure: 'secret_unreadable',
    });
    expect(faults).toEqual([['a1', ['password']]]);
  });

  it("masks its owner's secrets in any text, and those of today", () => {
    const { mask } = client();
    const owner = webhookOwner(webhookSettings({ password: sealedFor('password', 'open sesame') }));
    expect(mask('say open sesame', owner)).toBe('say ***');
    const token = '0123456789abcdef0123456789abcdef';
    expect(mask(`say ${token}`, owner)).toBe(`say ${token}`);
    expect(
      mask(`say ${token}`, { ...owner, tokens: webhookOwner(owner.settings.webhook, [token]).tokens }),
    ).toBe('say ***');
  });

  it('decrypts the secrets of its owner once', () => {
    let decryptions = 0;
    const openSecret: typeof webhookSecrets.open = (...parts) => {
      decryptions += 1;
      return webhookSecrets.open(...parts);
    };
    const { mask } = client({ openSecret });
    const owner = webhookOwner(webhookSettings({ password: sealedFor('password', 'open sesame') }));
    mask('a', owner);
    const once = decryptions;
    mask('b', owner);
    expect([once > 0, decryptions]).toEqual([true, once]);
  });

  it('is ready when its code is loaded, and can be closed before any call', async () => {
    await expect(client().ready()).resolves.toBeUndefined();
    await expect(client().close()).resolves.toBeUndefined();
  });
});

describe('the circuit', () => {
  const admittedBy = async (url: string, circuitFailures?: number) => {
    const { admitted, ends, circuits } = circuitOf();
    const settings = webhookSettings({ url, ...(circuitFailures !== undefined && { circuitFailures }) });
    await client({ circuits }).call(callTo(url), webhookOwner(settings));
    return { admitted, ends };
  };

  it('is that of scheme, host and port, and opens after ten failures', async () => {
    const url = await serving(200);
    expect((await admittedBy(`${url}/hook?a=1`)).admitted).toEqual([
      { address: url, agentId: 'a1', failuresMax: CIRCUIT_FAILURES },
    ]);
  });

  it("opens after the agent's own number of failures", async () => {
    expect((await admittedBy(await serving(200), 2)).admitted).toMatchObject([{ failuresMax: 2 }]);
  });

  it('is not asked for an agent that has none', async () => {
    expect(await admittedBy(await serving(500), 0)).toEqual({ admitted: [], ends: [] });
  });

  it('is not consulted about an address that is not a URL', async () => {
    expect(await admittedBy('nowhere')).toEqual({ admitted: [], ends: [] });
  });

  it('learns which trial a call was', async () => {
    const trials: unknown[] = [];
    const { circuits } = circuitOf({
      admit: async () => ({ isAdmitted: true, circuit: closed, trial: 7 }),
      reportEnd: async (_caller, _failure, trial) => void trials.push(trial),
    });
    const url = await serving(500);
    await client({ circuits }).call(callTo(url), webhookOwner(webhookSettings({ url })));
    expect(trials).toEqual([7]);
  });

  it('does not prevent a call if it cannot be read or recorded', async () => {
    const broken = async () => Promise.reject(new Error('disk full'));
    const url = await serving(200);
    const owner = webhookOwner(webhookSettings({ url }));
    for (const parts of [{ admit: broken }, { reportEnd: broken }])
      expect(await client(circuitOf(parts)).call(callTo(url), owner)).toMatchObject({ status: 200 });
  });
});
