import { afterEach, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../src/compose/compose.ts';
import { readServerConfig } from '../src/settings/config.ts';
import { type DataFolder, makeDataFolder } from './support/data-folder.ts';

const ADMIN_TOKEN = 'an-admin-token-of-tests';

let folder: DataFolder;
let server: RunningServer;
afterEach(async () => {
  await server.stop();
  await folder.discard();
});

const start = async (env: Readonly<Record<string, string>> = {}): Promise<void> => {
  folder = await makeDataFolder();
  const sources = { flags: {}, cwd: folder.path };
  const given = { PARLEY_STORE: 'memory:', PARLEY_PORT: '0', PARLEY_ADMIN_TOKEN: ADMIN_TOKEN, ...env };
  const config = readServerConfig({ ...sources, env: { PARLEY_LOG_LEVEL: 'silent', ...given } });
  server = await startServer(config, { cwd: folder.path, version: '1.2.3', onFatal: () => undefined });
};

const scrape = (token?: string): Promise<Response> =>
  fetch(`${server.url}/metrics`, {
    // As Prometheus asks.
    headers: {
      accept: 'text/plain;version=0.0.4;q=0.5,*/*;q=0.1',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });

const ask = (path: string): Promise<Response> =>
  fetch(server.url + path, { headers: { authorization: `Bearer ${server.example?.clientAccessToken}` } });

describe('the metrics of a server', () => {
  it('need the admin token', async () => {
    await start();
    expect((await scrape()).status).toBe(401);
    expect((await scrape(server.example?.developerAccessToken)).status).toBe(401);
    const answer = await scrape(ADMIN_TOKEN);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  });

  it('need no token if they are open', async () => {
    await start({ PARLEY_METRICS: 'open' });
    expect((await scrape()).status).toBe(200);
  });

  it('do not exist if they are off', async () => {
    await start({ PARLEY_METRICS: 'off' });
    expect((await scrape(ADMIN_TOKEN)).status).toBe(404);
  });

  it('contain requests and states, but no texts of users', async () => {
    await start();
    const session = 'sessionId=a-secret-session&lang=en&v=20170712';
    await ask(`/v1/query?query=my+secret+words&${session}`);
    await ask('/v1/contexts/a-secret-context?sessionId=a-secret-session');
    const text = await (await scrape(ADMIN_TOKEN)).text();
    const agent = server.example?.agentId;
    expect(text).toMatch(
      new RegExp(`^parley_turns_total\\{agent="${agent}",matched="\\w+",environment=""\\} 1$`, 'm'),
    );
    expect(text).toContain(
      'parley_http_request_duration_seconds_count{method="GET",route="/v1/query",status="2xx"} 1',
    );
    for (const line of [
      'parley_build_info{version="1.2.3"} 1',
      'parley_agents 1',
      'parley_sessions_hot 1',
      'parley_store_up 1',
      'parley_understanding_duration_seconds_count 1',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
    expect(text).toMatch(/^parley_projection_lag_seconds\{projection="[\w-]+"\} [\d.]+$/m);
    expect(text).toMatch(/^parley_event_loop_block_max_seconds [\d.e-]+$/m);
    expect(text).toMatch(/^parley_training_duration_seconds_count [1-9]/m);
    expect(text).not.toContain('secret');
  });
});
