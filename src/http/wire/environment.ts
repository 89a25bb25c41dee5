import type { IncomingHttpHeaders } from 'node:http';

/** Names the environment that answers a query, or `draft`. */
const ENVIRONMENT_HEADER = 'Parley-Environment';

const asNodeNamesIt = ENVIRONMENT_HEADER.toLowerCase();

/** A path is more specific than a header, which a client may send with every request. */
export const environmentIn = (
  { environment }: Readonly<Record<string, string>>,
  headers: IncomingHttpHeaders,
): string | undefined => {
  const name = environment ?? headers[asNodeNamesIt];
  return name === undefined ? undefined : String(name).trim().toLowerCase();
};
