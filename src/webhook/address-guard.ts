import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Hosts and networks that webhooks may use although they are not public. */
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
  if (!HOST.test(part)) throw new TypeError(`${part} is not a host, address or network`);
  return part;
};

const asNetwork = (part: string): readonly [ipaddr.IPv4 | ipaddr.IPv6, number] => {
  try {
    if (part.includes('/')) return ipaddr.parseCIDR(part);
    const address = ipaddr.parse(part);
    return [address, address.kind() === 'ipv4' ? 32 : 128];
  } catch {
    throw new TypeError(`${part} is not a host, address or network`);
  }
};

/**
 * True if an IP address is public, or allowed by the operator. An IPv4-mapped address is checked as the IPv4
 * address that the system connects to.
 */
export const isOpen = (address: string, allowed: AllowedAddresses): boolean => {
  const parsed = ipaddr.process(address);
  return (
    isPublic(parsed) ||
    allowed.networks.some(
      ([network, bits]) => parsed.kind() === network.kind() && parsed.match(network, bits),
    )
  );
};

const isPublic = (address: ipaddr.IPv4 | ipaddr.IPv6): boolean => {
  if (address.range() !== 'unicast') return false;
  return 'octets' in address ? !isCloudService(address) : isPublicIpv6(address);
};

/** Azure's metadata and DNS address for instances, the only one among public addresses. */
const AZURE_WIRE_SERVER = ipaddr.IPv4.parse('168.63.129.16');

const isCloudService = (address: ipaddr.IPv4): boolean => address.match(AZURE_WIRE_SERVER, 32);

/** Contains all routed addresses, but no deprecated IPv4-compatible ones (::/96). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

const isPublicIpv6 = (address: ipaddr.IPv6): boolean => {
  const [network, bits] = GLOBAL_UNICAST;
  return address.match(network, bits) && ipv4sIn(address).every(isPublic);
};

/**
 * IPv4 addresses to which a gateway within a provider's own prefix would translate; the prefixes reserved for
 * translation are not public anyway. With an ISATAP interface id, the last 32 bits are such an address;
 * behind a 96-bit NAT64 prefix, too. The latter is guessed from zeros in the middle, so 0.0.0.0/8 is
 * excluded: those are ordinary small interface numbers, such as `2001:db8::1`.
 */
const ipv4sIn = ({ parts }: ipaddr.IPv6): readonly ipaddr.IPv4[] => {
  const [fifth = 0, sixth = 0, seventh = 0, eighth = 0] = parts.slice(4);
  const last = new ipaddr.IPv4([seventh >> 8, seventh & 0xff, eighth >> 8, eighth & 0xff]);
  // The two bits say whether the id is unique, and whether it is a group's.
  const isIsatap = (fifth & ~0x0300) === 0 && sixth === 0x5efe;
  const isTranslated = fifth === 0 && sixth === 0 && seventh > 0xff;
  return isIsatap || isTranslated ? [last] : [];
};

type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * A name resolver for connections that refuses addresses that are neither public nor allowed. It checks the
 * addresses of the actual connection, so a name that resolves differently a moment later cannot bypass it.
 */
export const guardedLookup =
  (allowed: AllowedAddresses, resolve: Resolve = lookup): LookupFunction =>
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

/** A connection to a bare address resolves nothing, so it is checked first. @throws AddressRefused */
export const assertOpenHost = (hostname: string, allowed: AllowedAddresses): void => {
  const address = unbracketed(hostname);
  if (isIP(address) !== 0 && !isOpen(address, allowed)) throw refusal(hostname);
};

/** A URL has IPv6 addresses in brackets. */
const unbracketed = (hostname: string): string =>
  hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;

/**
 * The address of a URL that a call would refuse now; undefined for one that it would connect to, and for a
 * name that cannot be resolved, which may only be so for the moment.
 */
export const refusedAddress = async (
  url: string,
  allowed: AllowedAddresses,
  resolve: Resolve = lookup,
): Promise<string | undefined> => {
  if (!URL.canParse(url)) return undefined;
  const { hostname } = new URL(url);
  try {
    assertOpenHost(hostname, allowed);
  } catch {
    return hostname;
  }
  if (isIP(unbracketed(hostname)) !== 0) return undefined;
  return new Promise((done) => {
    guardedLookup(allowed, resolve)(hostname, {}, (error) =>
      done(error instanceof AddressRefused ? hostname : undefined),
    );
  });
};

const isAllowedHost = (hostname: string, { hosts }: AllowedAddresses): boolean =>
  hosts.has(hostname.toLowerCase());

const refusal = (hostname: string): AddressRefused =>
  new AddressRefused(`${hostname} is not a public address`);
