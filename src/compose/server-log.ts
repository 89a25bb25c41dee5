import { write } from 'node:fs';
import { type Logger, pino } from 'pino';
import type { OnLoose } from '../disk/data-folder.ts';
import { loggedError } from '../http/logged-error.ts';
import type { ServerConfig } from '../settings/config.ts';
import { flushTo, type LineWriter, lineWriter } from './line-writer.ts';

/** The log of a server: lines of JSON on stderr. */
export const loggerOf = ({ logLevel }: ServerConfig): Logger =>
  pino({ level: logLevel, base: null, serializers: { err: loggedError } }, stderrLines());

const STDERR = 2;
let lines: LineWriter | undefined;

/** All servers of a process share it. */
const stderrLines = (): LineWriter => {
  if (lines !== undefined) return lines;
  const opened = lineWriter((bytes, done) => write(STDERR, bytes, done));
  process.once('exit', () => flushTo(STDERR, opened.rest()));
  lines = opened;
  return opened;
};

export const warnOfLoose =
  (logger: Logger): OnLoose =>
  ({ isClosedNow, ...facts }) => {
    const now = isClosedNow
      ? 'its access rights were restricted'
      : 'its access rights could not be restricted';
    logger.warn(facts, `users other than its owner may have read a secret; ${now}`);
  };

/** Sealing is a setting of each start, and a start without it would record personal data unnoticed. */
export const warnIfUnsealed = (
  logger: Logger,
  { seal }: Pick<ServerConfig, 'seal'>,
  { sealing }: { readonly sealing?: unknown },
): void => {
  if (seal || sealing === undefined) return;
  logger.warn('this store has sealed sessions, but PARLEY_SEAL is off: new events are recorded unencrypted');
};
