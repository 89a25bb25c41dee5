import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { assertFreePort } from './free-port.ts';

const other = createServer();
afterEach(() => {
  if (other.listening) other.close();
});

it('refuses a port that another program listens on, and leaves a free one free', async () => {
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(assertFreePort('127.0.0.1', port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await assertFreePort('127.0.0.1', 0);
});
