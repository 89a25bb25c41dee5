import { type Backend, EncoderUnusable } from './backend.ts';
import { openEnergeticAi } from './energetic-ai.ts';
import { openOnnx } from './onnx.ts';
import { openOwnModule } from './own-module.ts';

/** The encoder that is installed as npm packages and needs no file. */
export const ENERGETIC_AI = 'energetic-ai';

/** @param source `energetic-ai`, or the absolute path of a file. @throws EncoderUnusable */
export const loadBackend = async (source: string): Promise<Backend> => {
  if (source === ENERGETIC_AI) return openEnergeticAi();
  if (source.endsWith('.onnx')) return openOnnx(source);
  if (/\.m?js$/.test(source)) return openOwnModule(source);
  throw new EncoderUnusable(`it is neither ${ENERGETIC_AI} nor a file whose name ends in .onnx, .mjs or .js`);
};
