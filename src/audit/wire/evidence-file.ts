/** The name of a session's page of evidence: an id may contain any character, a file name may not. */
export const evidenceFile = (sessionId: string): string =>
  `evidence-${sessionId.replace(/[^\w.-]/g, '_')}.html`;
