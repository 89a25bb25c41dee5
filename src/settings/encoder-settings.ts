import { Type } from '../kernel/schema.ts';
import { setting } from './setting.ts';

/** An optional model that understands whole sentences. */
export const encoderSettings = {
  encoder: setting({
    env: 'PARLEY_ENCODER',
    flag: 'encoder',
    placeholder: 'ENCODER',
    summary:
      'sentence encoder that improves understanding: energetic-ai, or an .onnx or .mjs file; docs/nlu.md',
    schema: Type.String({ pattern: '^(energetic-ai|.+\\.(onnx|mjs|js))?$' }),
    expected: 'energetic-ai, or the path of a file that ends in .onnx, .mjs or .js',
    default: '',
    defaultText: 'none',
  }),
  encoderLanguages: setting({
    env: 'PARLEY_ENCODER_LANGUAGES',
    flag: 'encoder-languages',
    placeholder: 'LIST',
    summary:
      'languages that the sentence encoder supports, such as en,de; agents in other languages do not use it',
    schema: Type.Array(Type.String({ pattern: '^[a-z]{2,3}$' })),
    expected: 'languages without their regions, separated by commas, such as en,de',
    default: [],
    defaultText: 'en for energetic-ai, all for a file',
  }),
};
