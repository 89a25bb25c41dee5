import { createServer, type RequestListener } from 'node:http';
import { localAddress } from './local-address.ts';

/** A local web service with the given behaviour. */
export const webhookServer = async (answer: RequestListener) => {
  const server = createServer(answer);
  const address = await localAddress(server);
  return {
    url: `${address}/hook`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
