import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns';
import { once } from 'node:events';
import type { Resolve } from '../../src/webhook/address-guard.ts';

export type DnsServer = {
  /** Asks this server, by DNS over UDP. */
  readonly resolve: Resolve;
  /** Queries for addresses so far. */
  readonly asked: () => number;
  readonly stop: () => void;
};

const HEADER_BYTES = 12;
/** A response without an error, with recursion. */
const ANSWER_FLAGS = 0x8180;
const TYPE_AND_CLASS_BYTES = 4;
const TYPE_A = 1;
/** A pointer to the name in the question; type A; class IN; no time to live; four bytes. */
const RECORD_HEAD = Buffer.from('c00c00010001000000000004', 'hex');

/** Answers the first query for IPv4 addresses with the first list, and so on; the last one stays. */
export const dnsServer = async (...answers: readonly (readonly string[])[]): Promise<DnsServer> => {
  let asked = 0;
  const next = (): readonly string[] => {
    asked += 1;
    return answers[Math.min(asked, answers.length) - 1] ?? [];
  };
  const socket = createSocket('udp4', (query, { port, address }) => {
    const nameEnd = query.indexOf(0, HEADER_BYTES) + 1;
    const question = query.subarray(HEADER_BYTES, nameEnd + TYPE_AND_CLASS_BYTES);
    const addresses = query.readUInt16BE(nameEnd) === TYPE_A ? next() : [];
    const header = Buffer.alloc(HEADER_BYTES);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(ANSWER_FLAGS, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(addresses.length, 6);
    const records = addresses.flatMap((one) => [RECORD_HEAD, Buffer.from(one.split('.').map(Number))]);
    socket.send(Buffer.concat([header, question, ...records]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const resolver = new Resolver();
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return {
    resolve: (hostname, _, callback) =>
      resolver.resolve4(hostname, (error, addresses = []) =>
        callback(
          error,
          addresses.map((address) => ({ address, family: 4 })),
        ),
      ),
    asked: () => asked,
    stop: () => socket.close(),
  };
};
