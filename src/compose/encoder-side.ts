import type { Logger } from 'pino';
import { openEncoder } from '../encoder/open-encoder.ts';
import { isParleyError } from '../kernel/errors.ts';
import type { SentenceEncoder } from '../kernel/sentence-encoder.ts';
import type { ServerConfig } from '../settings/config.ts';
import type { closingStack } from './closing-stack.ts';

export type EncoderAround = {
  readonly cwd: string;
  readonly logger: Pick<Logger, 'info' | 'error'>;
  readonly parts: Pick<ReturnType<typeof closingStack>, 'push'>;
};

/**
 * The configured sentence encoder. Without it the server understands as if none were configured: a worse
 * answer is better than none, and the log says what to do.
 */
export const encoderSide = async (
  config: Pick<ServerConfig, 'encoder' | 'encoderLanguages'>,
  { cwd, logger, parts }: EncoderAround,
): Promise<{ readonly encoder?: SentenceEncoder }> => {
  const { encoder, encoderLanguages: languages } = config;
  if (encoder === '') return {};
  try {
    const opened = await openEncoder({ encoder, languages, cwd });
    const { name, fingerprint, dims } = opened;
    logger.info({ encoder: name, fingerprint, dims }, 'the sentence encoder is ready');
    parts.push(opened.close);
    return { encoder: opened };
  } catch (error) {
    if (!isParleyError(error, 'encoder_failed')) throw error;
    logger.error({ code: error.code, encoder }, `${error.message}; understanding works without it`);
    return {};
  }
};
