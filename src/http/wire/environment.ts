import type { IncomingHttpHeaders } from 'node:http';

/** Names the environment that answers a query, or `draft`. */
export const ENVIRONMENT_HEADER = 'Parley-Environment';

const asNodeNamesIt = ENVIRONMENT_HEADER.toLowerCase();

export const environmentIn = (headers: IncomingHttpHeaders): string | undefined => {
  const name = headers[asNodeNamesIt];
  return name === undefined ? undefined : String(name).trim().toLowerCase();
};
