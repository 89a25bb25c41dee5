import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { consoleHosts } from '../http/console/browser.ts';
import { consoleSessions } from '../http/console/console-sessions.ts';
import type { HttpServerOptions } from '../http/server.ts';
import { systemOutside } from '../outside/outside.ts';
import { keyedHash } from '../outside/secrets.ts';
import type { ServerConfig } from '../settings/config.ts';

/**
 * Built pages are next to the compiled server; a server that runs from its sources uses those of the last
 * build.
 */
const places = ['../console/', '../../dist/console/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** Wildcard addresses do not name the machine. */
const anyAddress = ['0.0.0.0', '::'];

/** The web console; undefined if it is off or was not built. */
export const consoleSide = (
  config: Pick<ServerConfig, 'console' | 'consoleHosts' | 'host'>,
  secretKey: Uint8Array,
): HttpServerOptions['console'] => {
  const folder = places.find((place) => existsSync(`${place}index.html`));
  if (!config.console || folder === undefined) return undefined;
  const ownHosts = anyAddress.includes(config.host) ? [] : [config.host, `[${config.host}]`];
  // A separate key, so that ciphertexts of sessions are useless elsewhere.
  const secret = Buffer.from(keyedHash(secretKey)('sessions of the console'), 'hex');
  return {
    folder,
    hosts: consoleHosts([...ownHosts, ...config.consoleHosts]),
    sessions: consoleSessions(secret, systemOutside.now),
  };
};
