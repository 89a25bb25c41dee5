/** The error in the last line of a reply; undefined for every other line. */
export const refusalIn = (line: unknown): string | undefined => {
  if (typeof line !== 'object' || line === null || !('status' in line)) return undefined;
  const { status } = line;
  if (typeof status !== 'object' || status === null || !('errorDetails' in status)) return undefined;
  return `the server gave up: ${String(status.errorDetails)}`;
};
