import type { LookupAddress } from 'node:dns';
import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { describe, expect, it } from 'vitest';
import {
  assertOpenHost,
  guardedLookup,
  isOpen,
  readAllowedAddresses,
  refusedAddress,
} from './address-guard.ts';

const nothing = readAllowedAddresses('');

/** Networks without public webhooks, and addresses at which clouds give instances their secrets. */
const specialIpv4 = [
  ['this network', '0.0.0.0/8'],
  ['private', '10.0.0.0/8'],
  ['private', '172.16.0.0/12'],
  ['private', '192.168.0.0/16'],
  ['carrier-grade NAT', '100.64.0.0/10'],
  ['loopback', '127.0.0.0/8'],
  ['link-local', '169.254.0.0/16'],
  ['protocol assignments', '192.0.0.0/24'],
  ['documentation', '192.0.2.0/24'],
  ['documentation', '198.51.100.0/24'],
  ['documentation', '203.0.113.0/24'],
  ['6to4 relays', '192.88.99.0/24'],
  ['benchmarking', '198.18.0.0/15'],
  ['multicast', '224.0.0.0/4'],
  ['reserved', '240.0.0.0/4'],
  ['broadcast', '255.255.255.255/32'],
  ['metadata of AWS, Azure, Google and others', '169.254.169.254/32'],
  ['metadata of Azure', '168.63.129.16/32'],
  ['metadata of Alibaba', '100.100.100.200/32'],
  ['metadata of Oracle', '192.0.0.192/32'],
] as const;

const specialIpv6 = [
  ['unspecified', '::/128'],
  ['loopback', '::1/128'],
  ['IPv4-compatible', '::/96'],
  ['IPv4-translated', '::ffff:0:0:0/96'],
  ['NAT64', '64:ff9b::/96'],
  ['NAT64 of a network', '64:ff9b:1::/48'],
  ['discard', '100::/64'],
  ['Teredo', '2001::/32'],
  ['benchmarking', '2001:2::/48'],
  ['ORCHID', '2001:20::/28'],
  ['documentation', '2001:db8::/32'],
  ['documentation', '3fff::/20'],
  ['6to4', '2002::/16'],
  ['not assigned', '4000::/3'],
  ['segment routing', '5f00::/16'],
  ['unique local', 'fc00::/7'],
  ['metadata of AWS', 'fd00:ec2::254/128'],
  ['metadata of Google', 'fd20:ce::254/128'],
  ['link-local', 'fe80::/10'],
  ['site-local', 'fec0::/10'],
  ['multicast', 'ff00::/8'],
] as const;

/** Every way to embed an IPv4 address in an IPv6 one, which a gateway or a system extracts again. */
const embeddings = {
  'IPv4-mapped': (hex: string) => `::ffff:${hex}`,
  'IPv4-compatible': (hex: string) => `::${hex}`,
  'IPv4-translated': (hex: string) => `::ffff:0:${hex}`,
  NAT64: (hex: string) => `64:ff9b::${hex}`,
  'NAT64 of a network': (hex: string) => `64:ff9b:1::${hex}`,
  '6to4': (hex: string) => `2002:${hex}::1`,
  'Teredo server': (hex: string) => `2001:0:${hex}::1`,
  'Teredo client': (hex: string) =>
    `2001::${hex
      .split(':')
      .map((part) => (0xffff - Number.parseInt(part, 16)).toString(16))
      .join(':')}`,
  ISATAP: (hex: string) => `2a00:1450:4001:81b:0:5efe:${hex}`,
  'ISATAP, unique': (hex: string) => `2a00:1450:4001:81b:200:5efe:${hex}`,
  'ISATAP, link-local': (hex: string) => `fe80::5efe:${hex}`,
} as const;

/** Any address of one of the networks, including its first and its last. */
const addressIn = (networks: readonly (readonly [string, string])[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...networks),
      fc.oneof(
        fc.uint8Array({ minLength: 16, maxLength: 16 }),
        fc.constantFrom(new Uint8Array(16), new Uint8Array(16).fill(255)),
      ),
    )
    .map(([[, network], chance]) => {
      const [first, bits] = ipaddr.parseCIDR(network);
      const bytes = first.toByteArray().map((byte, index) => {
        const fixed = Math.min(8, Math.max(0, bits - 8 * index));
        return byte | ((chance[index] ?? 0) & (0xff >> fixed));
      });
      return ipaddr.fromByteArray(bytes).toString();
    });

const hexOf = (ipv4: string): string => {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number);
  return `${(256 * a + b).toString(16)}:${(256 * c + d).toString(16)}`;
};

const isRefused = (hostname: string): boolean => {
  try {
    assertOpenHost(hostname, nothing);
    return false;
  } catch {
    return true;
  }
};

/** The host as in the address of a webhook; URL parsing accepts decimal, octal and hexadecimal forms. */
const hostOf = (host: string): string => new URL(`http://${host}:8080/hook`).hostname;

describe('an address that is not public is refused', () => {
  it.each([...specialIpv4, ...specialIpv6])('%s: %s', (_, network) => {
    const [address] = ipaddr.parseCIDR(network);
    expect(isOpen(address.toString(), nothing)).toBe(false);
  });

  it('anywhere in its network', () => {
    fc.assert(
      fc.property(addressIn([...specialIpv4, ...specialIpv6]), (address) => {
        expect(isOpen(address, nothing)).toBe(false);
      }),
    );
  });

  it.each(Object.entries(embeddings))('in an IPv6 address: %s', (_, embed) => {
    fc.assert(
      fc.property(addressIn(specialIpv4), (ipv4) => {
        const address = embed(hexOf(ipv4));
        expect(isOpen(address, nothing)).toBe(false);
        expect(isRefused(hostOf(`[${address}]`))).toBe(true);
      }),
    );
  });

  it("behind a provider's NAT64 prefix, unless it looks like an interface number", () => {
    const others = specialIpv4.filter(([, network]) => network !== '0.0.0.0/8');
    fc.assert(
      fc.property(addressIn(others), (ipv4) => {
        expect(isOpen(`2a00:1450:4001:81b::${hexOf(ipv4)}`, nothing)).toBe(false);
      }),
    );
  });

  it('in every notation of a number', () => {
    fc.assert(
      fc.property(addressIn(specialIpv4), (ipv4) => {
        const bytes = ipv4.split('.').map(Number);
        const whole = bytes.reduce((sum, byte) => 256 * sum + byte, 0);
        const [a, b, c = 0, d = 0] = bytes;
        const forms = [
          ipv4,
          `${ipv4}.`,
          String(whole),
          `0x${whole.toString(16)}`,
          `0${whole.toString(8)}`,
          bytes.map((byte) => `0x${byte.toString(16)}`).join('.'),
          bytes.map((byte) => `0${byte.toString(8)}`).join('.'),
          `${a}.${b}.${256 * c + d}`,
          `[::ffff:${ipv4}]`,
          `[::${ipv4}]`,
          [...ipv4].map((character) => `%${character.charCodeAt(0).toString(16)}`).join(''),
        ];
        for (const form of forms) expect([form, isRefused(hostOf(form))]).toEqual([form, true]);
      }),
    );
  });
});

it.each([
  '8.8.8.8',
  '168.63.129.15',
  '100.63.255.255',
  '100.128.0.0',
  '::ffff:8.8.8.8',
  '2001:4860:4860::8888',
  '2606:4700::6810:84e5',
  '2a00:1450:4001:81b::200e',
  '2a00:1450:4001:81b:0:5efe:808:808',
])('a public address is called: %s', (address) => {
  expect(isOpen(address, nothing)).toBe(true);
  expect(isRefused(address)).toBe(false);
});

it.each([
  ['168.63.129.16', '168.63.129.16'],
  ['64:ff9b::/96', '64:ff9b::7f00:1'],
  ['127.0.0.0/8', '::ffff:127.0.0.1'],
])('what the operator allows is called: with %s, %s', (allow, address) => {
  expect(isOpen(address, readAllowedAddresses(allow))).toBe(true);
});

describe('a name', () => {
  const resolving = (answers: readonly (readonly string[])[]) => {
    const left = [...answers];
    const lookup = guardedLookup(nothing, (_host, _options, callback) => {
      const addresses = left.shift() ?? [];
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    });
    return () =>
      new Promise<string | LookupAddress[] | Error>((resolve) => {
        lookup('hooks.example', { all: true }, (error, addresses) => resolve(error ?? addresses));
      });
  };
  const refused = expect.objectContaining({ name: 'AddressRefused' });

  it('that resolves to a non-public address is refused', async () => {
    const all = [...specialIpv4, ...specialIpv6].map(([, network]) =>
      ipaddr.parseCIDR(network)[0].toString(),
    );
    const ask = resolving(all.map((address) => [address]));
    for (const _ of all) expect(await ask()).toEqual(refused);
  });

  it('is checked at the address of the connection, whatever it resolved to before', async () => {
    const ask = resolving([['8.8.8.8'], ['169.254.169.254']]);
    expect(await ask()).toEqual([{ address: '8.8.8.8', family: 4 }]);
    expect(await ask()).toEqual(refused);
  });

  it('is resolved with the options of the connection, to all its addresses', async () => {
    type Resolve = NonNullable<Parameters<typeof guardedLookup>[1]>;
    const requests: unknown[] = [];
    const answering = async (addresses: LookupAddress[], error: Error | null = null) => {
      const resolve: Resolve = (host, options, callback) => {
        requests.push([host, options]);
        callback(error, addresses);
      };
      return new Promise((done) =>
        guardedLookup(nothing, resolve)('hooks.example', { family: 4 }, (...results) => done(results)),
      );
    };
    const [inside, outside] = ['10.0.0.1', '8.8.8.8'].map((address) => ({ address, family: 4 }));
    if (inside === undefined || outside === undefined) return expect.fail();
    expect(await answering([inside, outside])).toEqual([null, '8.8.8.8', 4]);
    expect(await answering([inside])).toEqual([refused, '', 0]);
    expect(await answering([], new Error('ENOTFOUND'))).toEqual([new Error('ENOTFOUND'), '', 0]);
    expect(requests).toEqual(Array(3).fill(['hooks.example', { family: 4, all: true }]));
  });

  it('connects to its public addresses only', async () => {
    expect(await resolving([['10.0.0.1', '8.8.8.8', '::7f00:1']])()).toEqual([
      { address: '8.8.8.8', family: 4 },
    ]);
  });
});

describe('the address of a webhook that is being set', () => {
  const resolving =
    (...addresses: readonly string[]): Parameters<typeof refusedAddress>[2] =>
    (_, __, callback) => {
      const error = addresses.length === 0 ? new Error('ENOTFOUND') : null;
      callback(
        error,
        addresses.map((address): LookupAddress => ({ address, family: 4 })),
      );
    };

  it.each<[string, string, Parameters<typeof refusedAddress>[2], string | undefined]>([
    ['http://127.0.0.1:3000/hook', '', undefined, '127.0.0.1'],
    ['http://[::1]/hook', '', undefined, '[::1]'],
    ['http://localhost:3000/', '', resolving('127.0.0.1'), 'localhost'],
    ['http://intranet.example/', '', resolving('10.0.0.7'), 'intranet.example'],
    ['http://localhost:3000/', 'localhost', resolving('127.0.0.1'), undefined],
    ['http://127.0.0.1/', '127.0.0.0/8', undefined, undefined],
    ['https://shop.example/', '', resolving('93.184.216.34'), undefined],
    // A bare address is not resolved.
    ['https://8.8.8.8/', '', resolving('10.0.0.7'), undefined],
    ['https://[2606:4700::6810:84e5]/', '', resolving('10.0.0.7'), undefined],
    ['https://not-there.example/', '', resolving(), undefined],
    ['nonsense', '', undefined, undefined],
  ])('is named if calls would be refused: %s with "%s"', async (url, allowed, resolve, refused) => {
    expect(await refusedAddress(url, readAllowedAddresses(allowed), resolve)).toBe(refused);
  });
});

describe('the list of allowed addresses', () => {
  it('has hosts, addresses and networks, with space and capitals as people write them', () => {
    const allowed = readAllowedAddresses(' A , Shop.Example,10.1.0.0/16,10.2.0.1, fd00::1 ,');
    expect([...allowed.hosts]).toEqual(['a', 'shop.example']);
    expect(allowed.networks.map(([network, bits]) => `${network}/${bits}`)).toEqual([
      '10.1.0.0/16',
      '10.2.0.1/32',
      'fd00::1/128',
    ]);
  });

  it('allows no neighbour of a single address', () => {
    const allowed = readAllowedAddresses('10.0.0.1,fd00::1');
    expect(['10.0.0.1', '10.0.0.2', 'fd00::1', 'fd00::2'].map((one) => isOpen(one, allowed))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it.each(['shop example', '-shop', '10.0.0.0/99', 'x/8'])('refuses %j and names it', (part) => {
    expect(() => readAllowedAddresses(`10.0.0.1,${part}`)).toThrow(
      new TypeError(`${part} is not a host, address or network`),
    );
  });
});

it('takes the last 32 bits of an IPv6 address for an IPv4 address only where a gateway would', () => {
  const none = readAllowedAddresses('');
  const refused = ['2606:4700::5efe:a00:1', '2606:4700::300:5efe:a00:1', '2606:4700::a00:1'];
  expect(refused.filter((one) => isOpen(one, none))).toEqual([]);
  const open = [
    '2606:4700::1234:5efe:a00:1',
    '2606:4700::1:0:a00:1',
    '2606:4700::1:a00:1',
    '2606:4700::ff:1',
    '2606:4700::1',
  ];
  expect(open.filter((one) => !isOpen(one, none))).toEqual([]);
});

it('says of a refused host that it is not public, without and with the brackets of a URL', () => {
  const none = readAllowedAddresses('');
  expect(() => assertOpenHost('10.0.0.1', none)).toThrow('10.0.0.1 is not a public address');
  expect(() => assertOpenHost('[::1]', none)).toThrow('[::1] is not a public address');
  expect(() => assertOpenHost('[2606:4700::1]', none)).not.toThrow();
});
