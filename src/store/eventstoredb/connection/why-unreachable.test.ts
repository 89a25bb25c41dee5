import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer as createPlainServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createTlsServer, rootCertificates } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cert, key } from '../../../../test/support/self-signed.ts';
import { whyUnreachable } from './why-unreachable.ts';

const folder = mkdtempSync(join(tmpdir(), 'authorities-'));
const [own, another] = [join(folder, 'own.crt'), join(folder, 'another.crt')];
const servers: Server[] = [];
let [tls, plain, none] = [0, 0, 0];

const listening = async (server: Server): Promise<number> => {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

beforeAll(async () => {
  writeFileSync(own, cert);
  writeFileSync(another, rootCertificates[0] ?? '');
  const ignore = () => undefined;
  tls = await listening(
    createTlsServer({ key, cert, ALPNProtocols: ['h2'] }, (socket) => socket.on('error', ignore)),
  );
  // The client receives something other than HTTP, and reports that.
  plain = await listening(
    createPlainServer((socket) => socket.on('error', ignore).end('HTTP/1.1 400 No\r\n\r\n')),
  );
  const gone = createPlainServer();
  none = await listening(gone);
  gone.close();
});
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

describe('why a server cannot be reached', () => {
  it.each([
    ['nothing listens', () => `127.0.0.1:${none}`, () => `nothing listens on 127.0.0.1:${none}`],
    [
      'several are gone',
      () => `127.0.0.1:${none},localhost:${none}`,
      () => `127.0.0.1:${none}, localhost:${none}`,
    ],
    ['its authority is unknown', () => `localhost:${tls}`, () => 'name its file, as in tlsCAFile=ca.crt'],
    ['it has another authority', () => `localhost:${tls}?tlsCAFile=${another}`, () => `those in ${another}`],
    [
      'its certificate is for others',
      () => `127.0.0.1:${tls}?tlsCAFile=${own}`,
      () => 'for others (DNS:localhost)',
    ],
    [
      'it does not use TLS',
      () => `127.0.0.1:${plain}`,
      () => `127.0.0.1:${plain} does not use TLS: add tls=false`,
    ],
    [
      'it expects TLS',
      () => `localhost:${tls}?tls=false`,
      () => `localhost:${tls} expects TLS: remove tls=false`,
    ],
  ])('is reported: %s', async (_, address, words) => {
    const reason = await whyUnreachable(`esdb://admin:secret@${address()}`);
    expect(reason).toContain(words());
    expect(reason).not.toMatch(/secret/);
  });

  it.each([
    ['it can', () => `localhost:${tls}?tlsCAFile=${own}`],
    ['one of several can', () => `127.0.0.1:${none},localhost:${tls}?tlsCAFile=${own}`],
    ['it does not use TLS and need not', () => `127.0.0.1:${plain}?tls=false`],
  ])('is not reported if %s', async (_, address) => {
    expect(await whyUnreachable(`esdb://${address()}`)).toBeUndefined();
  });
});
