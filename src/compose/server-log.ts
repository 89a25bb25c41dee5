import { type Logger, pino } from 'pino';
import type { OnLoose } from '../disk/data-folder.ts';
import { loggedError } from '../http/logged-error.ts';
import type { ServerConfig } from '../settings/config.ts';

/** The log of a server: lines of JSON on stderr. */
export const loggerOf = ({ logLevel }: ServerConfig): Logger =>
  pino(
    { level: logLevel, base: null, serializers: { err: loggedError } },
    pino.destination({ dest: 2, sync: false }),
  );

export const warnOfLoose =
  (logger: Logger): OnLoose =>
  ({ isClosedNow, ...facts }) => {
    const now = isClosedNow
      ? 'its access rights were restricted'
      : 'its access rights could not be restricted';
    logger.warn(facts, `users other than its owner may have read a secret; ${now}`);
  };
