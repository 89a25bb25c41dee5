import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const OUTPUT = 'dist/bin.js';
const STAMP = 'dist/.tsbuildinfo';

const PAGE = 'dist/console/index.html';

const isCurrent = (made: string, source: string): boolean =>
  existsSync(made) && statSync(made).mtimeMs >= newest(source);

const newest = (folder: string): number =>
  Math.max(
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (path) => statSync(join(folder, path)).mtimeMs,
    ),
  );

/** Acceptance tests start the program as its users do; it is compiled once for all of them, if necessary. */
export const setup = (): void => {
  if (isCurrent(STAMP, 'src') && isCurrent(PAGE, 'console') && existsSync(OUTPUT)) return;
  // A type error is printed but does not stop the tests, because another check reports it.
  spawnSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'inherit', 'inherit'] });
  // Without its console, the server would describe an API that lacks some operations.
  for (const file of [OUTPUT, PAGE])
    if (!existsSync(file)) throw new Error(`the build made no ${file}; its errors are above`);
};
