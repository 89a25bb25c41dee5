// npm runs this after an install and before a start. `npx parley` in a checkout runs it too: an existing build is
// then used as it is, so that the command answers at once. Without the development tools (`npm ci --omit=dev`)
// nothing can be built: an earlier build is used, and without one the message says what to do.
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
    'parley: not built, as the development tools were left out. To run without them:\n' +
      '  npm ci && npm prune --omit=dev --ignore-scripts && npm start\n',
  );
  // An install is whole without a build, such as one of a layer of an image; a start is not.
  if (isStart) process.exitCode = 1;
}
