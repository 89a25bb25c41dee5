import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The token that a server wrote into its data folder. */
export const adminTokenIn = (folder: string): string =>
  readFileSync(join(folder, 'admin-token'), 'utf8').trim();

/** The headers of a request with a body of JSON. */
export const headersWith = (token: string) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
});
