import type { DataFolder } from '../disk/data-folder.ts';
import { tokenUsesKept } from '../disk/token-use-file.ts';
import { backgroundOutside } from '../outside/outside.ts';
import { openTokenUses, type TokenUses } from '../outside/token-uses.ts';
import type { ServerConfig } from '../settings/config.ts';
import type { closingStack } from './closing-stack.ts';
import { consoleSide } from './console-side.ts';

type Ports = {
  readonly folder: Pick<DataFolder, 'path'>;
  readonly secretKey: Buffer;
  /** Saves the last uses when the server stops. */
  readonly parts: Pick<ReturnType<typeof closingStack>, 'push'>;
};

export type FrontSide = {
  /** Undefined if the console is off. */
  readonly page: ReturnType<typeof consoleSide>;
  readonly tokenUses: TokenUses;
};

/** The console, and the record of when each token was used last. */
export const frontSide = async (
  config: ServerConfig,
  { folder, secretKey, parts }: Ports,
): Promise<FrontSide> => {
  const { close, ...tokenUses } = await openTokenUses(backgroundOutside, tokenUsesKept(config, folder.path));
  parts.push(close);
  return { page: consoleSide(config, secretKey), tokenUses };
};
