import type { IncomingMessage } from 'node:http';
import { ParleyError } from '../../kernel/errors.ts';
import type { Halves } from './console-sessions.ts';

/** What a request says of the browser that sent it. */
export type Browser = Pick<IncomingMessage, 'headers'> & {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

export const CONSOLE_KEY_HEADER = 'X-Parley-Console';
const keyHeader = CONSOLE_KEY_HEADER.toLowerCase();

/** Hosts by which people may open the console: a page of any other site cannot pass itself off as this server. */
export type ConsoleHosts = (hostHeader: string | undefined) => boolean;

/** @param named besides this machine: what the server listens on, and what the settings allow. */
export const consoleHosts = (named: readonly string[]): ConsoleHosts => {
  const allowed = new Set(named.map((host) => host.toLowerCase()));
  return (header) => {
    const host = hostNameOf(header);
    return host !== undefined && (isLoopback(host) || allowed.has(host));
  };
};

/** The halves of a session that a request carries; undefined if it carries no key. */
export const halvesIn = ({ headers }: Browser): Halves | undefined => {
  const key = headers[keyHeader];
  if (typeof key !== 'string' || key === '') return undefined;
  const name = cookieName(headers.host);
  const pair = (headers.cookie ?? '').split(';').find((part) => part.trim().startsWith(`${name}=`));
  return { key, cookie: pair?.trim().slice(name.length + 1) ?? '' };
};

/** Browsers send cookies to every port of a host, so servers on one machine need names of their own. */
const cookieName = (hostHeader = ''): string =>
  `__Host-parley-console-${/:(\d+)$/.exec(hostHeader)?.[1] ?? 'default'}`;

/** @param maxAgeS 0 deletes it. */
export const sessionCookie = ({ headers }: Browser, value: string, maxAgeS: number): string =>
  `${cookieName(headers.host)}=${value}; Path=/; Max-Age=${maxAgeS}; HttpOnly; Secure; SameSite=Strict`;

/**
 * A token that crosses a network in the clear is anybody's. Browsers name the scheme of a page in `Origin`.
 * @throws console_origin_refused
 */
export const refuseOpenWire = ({ headers }: Browser): void => {
  const { origin = '', host = '' } = headers;
  const [, scheme = '', place = ''] = /^(https?):\/\/(.+)$/.exec(origin) ?? [];
  const isSafe = scheme === 'https' || (scheme === 'http' && isLoopback(hostNameOf(host) ?? ''));
  if (isSafe && place.toLowerCase() === host.toLowerCase()) return;
  throw new ParleyError('console_origin_refused', {});
};

/** Without the port; undefined where there is none, or none that can be read. */
const hostNameOf = (header = ''): string | undefined =>
  /^(\[[\da-f:.]+\]|[^:[\]/\s]+)(:\d{1,5})?$/i.exec(header)?.[1]?.toLowerCase();

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host);
