// Builds Parley. npm runs this after an install and before a start. `npx parley` in a checkout runs it, too, but
// uses an existing build, so that commands start quickly. Without the development tools (`npm ci --omit=dev`) an
// earlier build is used; if there is none, a message says what to do.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const isBuilt = existsSync('dist/bin.js');
const hasTools = ['typescript', 'esbuild'].every((tool) => existsSync(`node_modules/${tool}`));
const isNpx = process.env.npm_command === 'exec';
const isStart = process.env.npm_lifecycle_event === 'prestart';

if (hasTools && !(isNpx && isBuilt)) {
  execFileSync('npm', ['run', '--silent', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
} else if (!hasTools && !isBuilt) {
  process.stderr.write(
    'parley: not built, because the development tools are not installed. To run without them:\n' +
      '  npm ci && npm prune --omit=dev --ignore-scripts && npm start\n',
  );
  // An install without a build succeeds, as for a layer of an image; a start cannot.
  if (isStart) process.exitCode = 1;
}
