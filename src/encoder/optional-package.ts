import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EncoderUnusable } from './backend.ts';

/**
 * The file of a package that is not installed with Parley: beside Parley, or in the folder where the server
 * was started. @throws EncoderUnusable
 */
export const packageFile = (name: string, install: readonly string[]): string => {
  for (const place of [import.meta.url, pathToFileURL(join(process.cwd(), 'package.json'))])
    try {
      return createRequire(place).resolve(name);
    } catch {
      // Look in the next place.
    }
  throw new EncoderUnusable(
    `the package ${name} is not installed; run \`npm install ${install.join(' ')}\` beside Parley, or ` +
      'in the folder where the server is started',
  );
};

/** @throws EncoderUnusable */
export const loadPackage = async (name: string, install: readonly string[]): Promise<unknown> => {
  const loadedModule: { readonly default?: unknown } = await import(
    pathToFileURL(packageFile(name, install)).href
  );
  return loadedModule.default ?? loadedModule;
};
