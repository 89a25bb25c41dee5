import { createHash } from 'node:crypto';
import { pino } from 'pino';
import { createHttpServer, type HttpServer, type HttpServerOptions } from '../../src/http/server.ts';
import type { Desks } from '../../src/turn/open-desks.ts';
import { testOutside } from './test-desks.ts';

export const ADMIN_TOKEN = 'admin-token-of-the-test';

/** A real HTTP server over real desks, with the operations that a test needs. */
export const startDeskServer = async (
  desks: Pick<Desks, 'sessions' | 'agents' | 'positions'>,
  options: Pick<HttpServerOptions, 'operations'> & Partial<HttpServerOptions>,
): Promise<{ readonly http: HttpServer; readonly url: string }> => {
  const { sessions, agents, positions } = desks;
  const http = createHttpServer({
    sessions,
    agents,
    positions,
    ping: async () => undefined,
    adminTokenHash: createHash('sha256').update(ADMIN_TOKEN).digest('hex'),
    logger: pino({ level: 'silent' }),
    outside: testOutside(),
    version: '0.0.0',
    ...options,
  });
  const { port } = await http.listen({ host: '127.0.0.1', port: 0 });
  return { http, url: `http://127.0.0.1:${port}` };
};
