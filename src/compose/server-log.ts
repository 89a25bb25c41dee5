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
    const now = isClosedNow ? 'it is closed to them now' : 'it could not be closed to them';
    logger.warn(facts, `others than its owner may have read a secret; ${now}`);
  };
