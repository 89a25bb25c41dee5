import { firstStreamName } from '../kernel/stream-name.ts';

/** The only definition of the name of a session's stream: `session-<agentId>-<encoded sessionId>`. */
export const sessionStream = (agentId: string, sessionId: string): string =>
  `session-${agentId}-${encodeURIComponent(sessionId)}`;

export type SessionName = { readonly agentId: string; readonly sessionId: string };

/**
 * Undefined for streams of other kinds. Agent ids contain no dash, so the first two dashes separate the
 * parts. A session that continues after an erasure has another name: see stream-name.ts.
 */
export const parseSessionStream = (stream: string): SessionName | undefined => {
  const [, agentId, encodedId] = /^session-([^-]+)-(.*)/s.exec(firstStreamName(stream)) ?? [];
  if (agentId === undefined || encodedId === undefined) return undefined;
  return { agentId, sessionId: decodeURIComponent(encodedId) };
};

/** The agent of a session's stream; undefined for streams of other kinds. */
export const agentOfSessionStream = (stream: string): string | undefined =>
  /^session-([^-]+)-/.exec(stream)?.[1];

/** The stream of a sandbox session has its own category, so that views of sessions never include it. */
export const sandboxStream = (agentId: string, sandboxId: string): string =>
  `sandbox-${agentId}-${encodeURIComponent(sandboxId)}`;

/** A real session or a sandbox; undefined for other streams. */
export const parseAnySessionStream = (
  stream: string,
): (SessionName & { readonly isSandbox: boolean }) | undefined => {
  const isSandbox = stream.startsWith('sandbox-');
  const name = parseSessionStream(isSandbox ? stream.replace('sandbox', 'session') : stream);
  return name && { ...name, isSandbox };
};

export type SandboxOrigin = { readonly sessionId: string; readonly turn: number };

/**
 * A sandbox's id names its original session, and the last copied turn. `unique` has eight hexadecimal digits.
 */
export const sandboxId = ({ sessionId, turn }: SandboxOrigin, unique: string): string =>
  `${sessionId}~${turn}~${unique}`;

export const sandboxOrigin = (id: string): SandboxOrigin | undefined => {
  const [, sessionId, turn] = /^(.*)~(\d+)~[0-9a-f]{8}$/s.exec(id) ?? [];
  return sessionId === undefined ? undefined : { sessionId, turn: Number(turn) };
};
