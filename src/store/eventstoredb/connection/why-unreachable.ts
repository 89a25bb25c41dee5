import { readFile } from 'node:fs/promises';
import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { connect as connectTls, type PeerCertificate } from 'node:tls';
import { STORE_PROBE_MS_MAX } from '../../../kernel/limits/process.ts';
import { type ConnectionString, type Host, readConnectionString } from './connection-string.ts';

/**
 * Why no server can be reached, and how to fix it; undefined if the connections themselves work. The client
 * reports this for a single server at best.
 */
export const whyUnreachable = async (connectionString: string): Promise<string | undefined> => {
  const string = readConnectionString(connectionString);
  const ca = string.caFile === undefined ? undefined : await readFile(string.caFile);
  const troubles = await Promise.all(string.hosts.map((host) => troubleWith(host, string, ca)));
  const namesOf = (trouble: Trouble): string =>
    string.hosts
      .filter((_, index) => troubles[index]?.(HOSTS) === trouble(HOSTS))
      .map(({ host, port }) => `${host}:${port}`)
      .join(', ');
  const reasons = troubles.map((trouble) => trouble?.(namesOf(trouble)));
  return reasons.includes(undefined) ? undefined : [...new Set(reasons)].join('; ');
};

/** Whether something accepts connections there. It need not answer: the operating system accepts for it. */
export const isListening = async (host: Host): Promise<boolean> =>
  (await tryConnection(connectPlain(host), 'connect')) === undefined;

/** @param names of the hosts that have the problem */
type Trouble = (names: string) => string;

const HOSTS = '';

const troubleWith = async (
  host: Host,
  { tls, caFile }: ConnectionString,
  ca: Buffer | undefined,
): Promise<Trouble | undefined> => {
  const plain = await tryConnection(connectPlain(host), 'connect');
  if (plain !== undefined) return (names) => reasonOf(plain, names);
  // A TLS server completes a handshake with a client that accepts any certificate; other servers do not.
  const servername = isIP(host.host) === 0 ? { servername: host.host } : {};
  const options = { ...host, ...servername, ALPNProtocols: ['h2'] };
  if (!tls) {
    const spoken = await tryConnection(
      connectTls({ ...options, rejectUnauthorized: false }),
      'secureConnect',
    );
    return spoken === undefined ? (names) => `${names} expects TLS: remove tls=false` : undefined;
  }
  const failure = await tryConnection(connectTls({ ...options, ...(ca && { ca }) }), 'secureConnect');
  return failure && ((names) => tlsReasonOf(failure, names, caFile));
};

type Failure = Error & { readonly code?: string; readonly cert?: PeerCertificate };

/** @returns the error, if any */
const tryConnection = async (
  socket: Socket,
  done: 'connect' | 'secureConnect',
): Promise<Failure | undefined> => {
  try {
    return await new Promise((resolve) => {
      socket.once(done, () => resolve(undefined));
      socket.once('error', resolve);
      socket.once('close', () => resolve(new Error('it closes the connection')));
      socket.setTimeout(STORE_PROBE_MS_MAX, () => resolve(new Error('it does not answer')));
    });
  } finally {
    // Later errors do not matter.
    socket.on('error', () => undefined).destroy();
  }
};

const reasonOf = ({ code, message }: Failure, names: string): string => {
  switch (code) {
    case 'ECONNREFUSED':
      return `nothing listens on ${names}`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `no such host: ${names}`;
    default:
      return `no connection to ${names}: ${message}`;
  }
};

const tlsReasonOf = ({ code, message, cert }: Failure, names: string, caFile: string | undefined): string => {
  switch (code) {
    case 'SELF_SIGNED_CERT_IN_CHAIN':
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'UNABLE_TO_GET_ISSUER_CERT':
    case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
    case 'CERT_SIGNATURE_FAILURE':
      return caFile === undefined
        ? `the certificate of ${names} is from an authority that is unknown here: name its file, as in tlsCAFile=ca.crt`
        : `the certificate of ${names} is from another authority than those in ${caFile} (tlsCAFile)`;
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return `the certificate of ${names} is for others (${cert?.subjectaltname ?? 'it names no hosts'}): use such a name`;
    case 'CERT_HAS_EXPIRED':
      return `the certificate of ${names} has expired (${cert?.valid_to ?? 'it does not say when'})`;
    case 'ERR_SSL_WRONG_VERSION_NUMBER':
    case 'ERR_SSL_PACKET_LENGTH_TOO_LONG':
    case 'EPROTO':
      return `${names} does not use TLS: add tls=false, or start the server with a certificate`;
    default:
      return `no TLS connection to ${names}: ${message}`;
  }
};
