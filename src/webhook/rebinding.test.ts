import { afterEach, expect, it } from 'vitest';
import { type DnsServer, dnsServer } from '../../test/support/dns-server.ts';
import { callTo, webhookOwner, webhookSettings, webhookWorld } from '../../test/support/webhook-client.ts';
import { readAllowedAddresses, refusedAddress } from './address-guard.ts';

const PUBLIC = '93.184.216.34';
const LOCAL = '127.0.0.1';

const world = webhookWorld();
let dns: DnsServer | undefined;
afterEach(async () => {
  dns?.stop();
  await world.close();
});

/** A service on this machine, and a client that finds it by the names of a DNS server. */
const calling = async (...answers: readonly (readonly string[])[]) => {
  const server = await dnsServer(...answers);
  dns = server;
  const received: string[] = [];
  const port = await world.serve(({ url = '' }, response) => {
    received.push(url);
    response.writeHead(302, { location: `http://rebinding.example:${port}/redirected` }).end();
  });
  const url = `http://rebinding.example:${port}/hook`;
  const client = (allow: string) => world.client({ allow, resolve: server.resolve });
  const call = (allow = '') => client(allow).call(callTo(url), webhookOwner(webhookSettings({ url })));
  const check = () => refusedAddress(url, readAllowedAddresses(''), server.resolve);
  return { call, check, received, server };
};

it('a name that is public when it is checked, and local when it is called, is not called', async () => {
  const { call, check, received, server } = await calling([PUBLIC], [LOCAL]);
  expect(await check()).toBeUndefined();
  expect(await call()).toMatchObject({ failure: 'address_refused' });
  expect(server.asked()).toBe(2);
  expect(received).toEqual([]);
});

it('a call asks once, and connects to an address of that answer', async () => {
  const { call, received, server } = await calling([LOCAL], [PUBLIC]);
  expect(await call('127.0.0.0/8')).toMatchObject({ status: 302 });
  expect(server.asked()).toBe(1);
  expect(received).toEqual(['/hook']);
});

it('a redirect to a name that has become local is not followed', async () => {
  const { call, received, server } = await calling([LOCAL], [LOCAL]);
  expect(await call('127.0.0.0/8')).toMatchObject({ failure: 'http_status', status: 302 });
  expect(received).toEqual(['/hook']);
  expect(server.asked()).toBe(1);
});
