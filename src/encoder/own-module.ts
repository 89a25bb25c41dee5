/** An encoder of the operator's own: a module that exports `open`. docs/nlu.md documents it. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type Backend, EncoderUnusable } from './backend.ts';

type OpenedModule = {
  /** Changes whenever the vectors do; part of the fingerprint, beside the module's own text. */
  readonly version?: unknown;
  readonly embed?: Backend['embed'];
};

/** @throws EncoderUnusable */
export const openOwnModule = async (path: string): Promise<Backend> => {
  if (!existsSync(path)) throw new EncoderUnusable(`there is no file ${path}`);
  const { open }: { open?: () => Promise<OpenedModule> | OpenedModule } = await import(
    pathToFileURL(path).href
  );
  if (typeof open !== 'function') throw new EncoderUnusable(`${path} exports no function \`open\``);
  const { version = '', embed } = await open();
  if (typeof embed !== 'function')
    throw new EncoderUnusable(`what \`open\` of ${path} returns has no function \`embed\``);
  const fingerprint = createHash('sha256').update(readFileSync(path)).update(String(version)).digest('hex');
  return { fingerprint, embed };
};
