import type { IncomingMessage } from 'node:http';
import { ParleyError } from '../../kernel/errors.ts';
import type { Halves } from './console-sessions.ts';

/** The parts of a request that identify a browser and its page. */
export type Browser = Pick<IncomingMessage, 'headers'> & {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

const CONSOLE_KEY_HEADER = 'X-Parley-Console';
const keyHeader = CONSOLE_KEY_HEADER.toLowerCase();

/**
 * Hosts under which people may open the console, so that no page of another site can impersonate this server.
 */
export type ConsoleHosts = (hostHeader: string | undefined) => boolean;

/**
 * @param hostNames hosts besides this machine: the server's address, and those that the settings allow.
 */
export const consoleHosts = (hostNames: readonly string[]): ConsoleHosts => {
  const allowedHosts = new Set(hostNames.map((host) => host.toLowerCase()));
  return (header) => {
    const host = hostNameOf(header);
    return host !== undefined && (isLoopback(host) || allowedHosts.has(host));
  };
};

/** The halves of a session in a request; undefined if it has no key. */
export const halvesIn = ({ headers }: Browser): Halves | undefined => {
  const key = headers[keyHeader];
  if (typeof key !== 'string' || key === '') return undefined;
  const name = cookieName(headers.host);
  const pair = (headers.cookie ?? '').split(';').find((part) => part.trim().startsWith(`${name}=`));
  return { key, cookie: pair?.trim().slice(name.length + 1) ?? '' };
};

/** Browsers send cookies to every port of a host, so servers on one machine need different names. */
const cookieName = (hostHeader = ''): string =>
  `__Host-parley-console-${/:(\d+)$/.exec(hostHeader)?.[1] ?? 'default'}`;

/** @param maxAgeS 0 deletes it. */
export const sessionCookie = ({ headers }: Browser, value: string, maxAgeS: number): string =>
  `${cookieName(headers.host)}=${value}; Path=/; Max-Age=${maxAgeS}; HttpOnly; Secure; SameSite=Strict`;

/**
 * Refuses tokens over unencrypted networks, where they could be read. Browsers name the scheme of a page in
 * `Origin`. @throws console_origin_refused
 */
export const refuseOpenWire = ({ headers }: Browser): void => {
  const { origin = '', host = '' } = headers;
  const [, scheme = '', place = ''] = /^(https?):\/\/(.+)$/.exec(origin) ?? [];
  const isSafe = scheme === 'https' || (scheme === 'http' && isLoopback(hostNameOf(host) ?? ''));
  if (isSafe && place.toLowerCase() === host.toLowerCase()) return;
  throw new ParleyError('console_origin_refused', {});
};

/** Without the port; undefined if it is missing or invalid. */
const hostNameOf = (header = ''): string | undefined =>
  /^(\[[\da-f:.]+\]|[^:[\]/\s]+)(:\d{1,5})?$/i.exec(header)?.[1]?.toLowerCase();

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host);
