import { firstStreamName } from '../kernel/stream-name.ts';

/** The one place that knows how a session's stream is named: `session-<agentId>-<encoded sessionId>`. */
export const sessionStream = (agentId: string, sessionId: string): string =>
  `session-${agentId}-${encodeURIComponent(sessionId)}`;

export type SessionName = { readonly agentId: string; readonly sessionId: string };

/**
 * Undefined for streams of other kinds. Agent ids have no dash, so the first two dashes divide the
 * name. A session that was erased and came again has another name: see stream-name.ts.
 */
export const parseSessionStream = (stream: string): SessionName | undefined => {
  const [, agentId, encoded] = /^session-([^-]+)-(.*)$/s.exec(firstStreamName(stream)) ?? [];
  if (agentId === undefined || encoded === undefined) return undefined;
  return { agentId, sessionId: decodeURIComponent(encoded) };
};

/** The agent of a session's stream; undefined for streams of other kinds. */
export const agentOfSessionStream = (stream: string): string | undefined =>
  /^session-([^-]+)-/.exec(stream)?.[1];

/** A sandbox session's stream is of a category of its own: no view of sessions ever hears of it. */
export const sandboxStream = (agentId: string, sandboxId: string): string =>
  `sandbox-${agentId}-${encodeURIComponent(sandboxId)}`;

/** A real session or a sandbox's; undefined for a stream that is neither. */
export const parseAnySessionStream = (
  stream: string,
): (SessionName & { readonly isSandbox: boolean }) | undefined => {
  const isSandbox = stream.startsWith('sandbox-');
  const name = parseSessionStream(isSandbox ? stream.replace('sandbox', 'session') : stream);
  return name && { ...name, isSandbox };
};

export type SandboxOrigin = { readonly sessionId: string; readonly turn: number };

/**
 * A sandbox's id names the session that it left, and after which of its turns. `unique` has eight
 * hexadecimal digits.
 */
export const sandboxId = ({ sessionId, turn }: SandboxOrigin, unique: string): string =>
  `${sessionId}~${turn}~${unique}`;

export const sandboxOrigin = (id: string): SandboxOrigin | undefined => {
  const [, sessionId, turn] = /^(.*)~(\d+)~[0-9a-f]{8}$/s.exec(id) ?? [];
  return sessionId === undefined ? undefined : { sessionId, turn: Number(turn) };
};
