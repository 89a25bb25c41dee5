import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** A proxy in front of a server that interrupts connections in the ways that networks do. */
export type FaultProxy = {
  readonly port: number;
  /** The number of connections. */
  readonly count: () => number;
  /** Resets every connection; new ones are accepted. */
  readonly reset: () => void;
  /** Resets every connection and refuses new ones, as if nothing listened. */
  readonly refuse: () => Promise<void>;
  /** Stops all data in both directions; new connections are accepted and get no data. */
  readonly hang: () => void;
  /** Ends all faults; delayed data is delivered. */
  readonly restore: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const HOST = '127.0.0.1';
/**
 * While the port is free, the operating system may assign it to another process's connection for a moment.
 */
const PORT_RETRY_MS = 20;

const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

export const startFaultProxy = async (targetPort: number): Promise<FaultProxy> => {
  const pairs = new Set<readonly [Socket, Socket]>();
  let hanging = false;
  let server: Server | undefined;

  const take = (inner: Socket): void => {
    const outer = createConnection({ host: HOST, port: targetPort });
    const pair = [inner, outer] as const;
    pairs.add(pair);
    for (const [one, other] of [pair, [outer, inner] as const]) {
      one.setNoDelay(true);
      one.on('error', () => undefined);
      one.on('close', () => {
        pairs.delete(pair);
        other.destroy();
      });
      one.on('data', (bytes) => {
        if (!other.write(bytes)) one.pause();
      });
      other.on('drain', () => {
        if (!hanging) one.resume();
      });
    }
    if (hanging) for (const socket of pair) socket.pause();
  };
  const listen = async (port: number): Promise<number> => {
    for (;;) {
      const opening = createServer(take).listen(port, HOST);
      try {
        await once(opening, 'listening');
      } catch (error) {
        if (!isPortTaken(error)) throw error;
        await setTimeout(PORT_RETRY_MS);
        continue;
      }
      server = opening;
      return (opening.address() as AddressInfo).port;
    }
  };
  const reset = (): void => {
    for (const [inner, outer] of [...pairs]) {
      inner.resetAndDestroy();
      outer.destroy();
    }
  };
  const refuse = async (): Promise<void> => {
    const closing = server;
    server = undefined;
    reset();
    if (closing !== undefined) {
      closing.close();
      await once(closing, 'close');
    }
  };
  const port = await listen(0);
  return {
    port,
    count: () => pairs.size,
    reset,
    refuse,
    hang: () => {
      hanging = true;
      for (const pair of pairs) for (const socket of pair) socket.pause();
    },
    restore: async () => {
      hanging = false;
      for (const pair of pairs) for (const socket of pair) socket.resume();
      if (server === undefined) await listen(port);
    },
    close: refuse,
  };
};
