/** The one place that knows how a session's stream is named: `session-<agentId>-<encoded sessionId>`. */
export const sessionStream = (agentId: string, sessionId: string): string =>
  `session-${agentId}-${encodeURIComponent(sessionId)}`;

export type SessionName = { readonly agentId: string; readonly sessionId: string };

/**
 * Undefined for a stream that is no session's. Agent ids have no dash, so the first two dashes divide the
 * name.
 */
export const parseSessionStream = (stream: string): SessionName | undefined => {
  const [, agentId, encoded] = /^session-([^-]+)-(.*)$/s.exec(stream) ?? [];
  if (agentId === undefined || encoded === undefined) return undefined;
  return { agentId, sessionId: decodeURIComponent(encoded) };
};
