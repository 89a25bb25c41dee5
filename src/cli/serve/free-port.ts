import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Listens on the port for a moment. A server reads its whole store before it listens, and creates one with an
 * example if there is none, so a port in use should stop it earlier.
 * @throws the error of the system, such as EADDRINUSE
 */
export const assertFreePort = async (host: string, port: number): Promise<void> => {
  const server = createServer();
  const whenListening = once(server, 'listening');
  server.listen({ host, port });
  await whenListening;
  server.close();
  await once(server, 'close');
};
