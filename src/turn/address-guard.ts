import { lookup as resolve } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Hosts and networks that webhooks may be at although they are not public. */
export type AllowedAddresses = {
  readonly hosts: ReadonlySet<string>;
  readonly networks: readonly (readonly [ipaddr.IPv4 | ipaddr.IPv6, number])[];
};

export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/**
 * Reads `PARLEY_WEBHOOK_ALLOW`: host names, addresses and networks in CIDR notation, separated by commas.
 * @throws TypeError naming the part that is none of these.
 */
export const readAllowed = (list: string): AllowedAddresses => {
  const parts = list
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);
  const isAddress = (part: string) => part.includes('/') || isIP(part) !== 0;
  return {
    hosts: new Set(parts.filter((part) => !isAddress(part)).map(asHost)),
    networks: parts.filter(isAddress).map(asNetwork),
  };
};

const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;

const asHost = (part: string): string => {
  if (!HOST.test(part)) throw new TypeError(`${part} is no host, address or network`);
  return part;
};

const asNetwork = (part: string): readonly [ipaddr.IPv4 | ipaddr.IPv6, number] => {
  try {
    if (part.includes('/')) return ipaddr.parseCIDR(part);
    const address = ipaddr.parse(part);
    return [address, address.kind() === 'ipv4' ? 32 : 128];
  } catch {
    throw new TypeError(`${part} is no host, address or network`);
  }
};

/** Whether an IP address is public or allowed. An IPv4 address inside an IPv6 one is judged as what it is. */
export const isOpen = (address: string, allowed: AllowedAddresses): boolean => {
  const parsed = ipaddr.process(address);
  if (parsed.range() === 'unicast') return true;
  return allowed.networks.some(
    ([network, bits]) => parsed.kind() === network.kind() && parsed.match(network, bits),
  );
};

/**
 * A name resolver for connections that refuses what is neither public nor allowed. The check is made on the
 * very addresses that are connected to, so a name that resolves differently a moment later gains nothing.
 */
export const guardedLookup =
  (allowed: AllowedAddresses): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const open = isAllowedHost(hostname, allowed)
        ? addresses
        : addresses.filter(({ address }) => isOpen(address, allowed));
      const [first] = open;
      if (first === undefined) return callback(refusal(hostname), '', 0);
      return options.all ? callback(null, open) : callback(null, first.address, first.family);
    });
  };

/** Connections to a bare address resolve nothing, so it is checked before. @throws AddressRefused */
export const assertOpenHost = (hostname: string, allowed: AllowedAddresses): void => {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address) !== 0 && !isOpen(address, allowed)) throw refusal(hostname);
};

const isAllowedHost = (hostname: string, { hosts }: AllowedAddresses): boolean =>
  hosts.has(hostname.toLowerCase());

const refusal = (hostname: string): AddressRefused =>
  new AddressRefused(`${hostname} is not a public address`);
