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
export const readAllowedAddresses = (list: string): AllowedAddresses => {
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
  const ip = ipaddr.process(address);
  return (
    isPublic(ip) ||
    allowed.networks.some(([network, bits]) => ip.kind() === network.kind() && ip.match(network, bits))
  );
};

const isPublic = (address: ipaddr.IPv4 | ipaddr.IPv6): boolean => {
  if (address.range() !== 'unicast') return false;
  return 'octets' in address ? !isCloudService(address) : isPublicIpv6(address);
};

/** Azure's metadata and DNS server: the only service of a cloud that has a public address. */
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
  const embeddedAddress = new ipaddr.IPv4([seventh >> 8, seventh & 0xff, eighth >> 8, eighth & 0xff]);
  // The two masked bits say whether the id is globally unique, and whether it belongs to a group.
  const isIsatap = (fifth & ~0x0300) === 0 && sixth === 0x5efe;
  const isTranslated = fifth === 0 && sixth === 0 && seventh > 0xff;
  return isIsatap || isTranslated ? [embeddedAddress] : [];
};

/** Finds the addresses of a name, as `dns.lookup` does. */
export type Resolve = (
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
      const openAddresses = isAllowedHost(hostname, allowed)
        ? addresses
        : addresses.filter(({ address }) => isOpen(address, allowed));
      const [first] = openAddresses;
      if (first === undefined) return callback(refusal(hostname), '', 0);
      return options.all ? callback(null, openAddresses) : callback(null, first.address, first.family);
    });
  };

/** Checks an IP address in a URL, which is connected to without a lookup. @throws AddressRefused */
export const assertOpenHost = (hostname: string, allowed: AllowedAddresses): void => {
  const address = withoutBrackets(hostname);
  if (isIP(address) !== 0 && !isOpen(address, allowed)) throw refusal(hostname);
};

/** URLs write IPv6 addresses in brackets. */
const withoutBrackets = (hostname: string): string =>
  hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;

/**
 * The host of a URL if a call to it would be refused now. Undefined if the call would connect, and if the
 * name cannot be resolved, because that may be temporary.
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
  if (isIP(withoutBrackets(hostname)) !== 0) return undefined;
  return new Promise((finish) => {
    guardedLookup(allowed, resolve)(hostname, {}, (error) =>
      finish(error instanceof AddressRefused ? hostname : undefined),
    );
  });
};

const isAllowedHost = (hostname: string, { hosts }: AllowedAddresses): boolean =>
  hosts.has(hostname.toLowerCase());

const refusal = (hostname: string): AddressRefused =>
  new AddressRefused(`${hostname} is not a public address`);
