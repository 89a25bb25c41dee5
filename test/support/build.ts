import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const OUTPUT = 'dist/bin.js';
const STAMP = 'dist/.tsbuildinfo';

const newest = (folder: string): number =>
  Math.max(
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (path) => statSync(join(folder, path)).mtimeMs,
    ),
  );

/** Acceptance tests start the program as its users do; it is compiled once for all of them, if need be. */
export const setup = (): void => {
  if (existsSync(OUTPUT) && existsSync(STAMP) && statSync(STAMP).mtimeMs >= newest('src')) return;
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'inherit', 'inherit'] });
};
