// What npm does after an install. `npx parley` in a checkout makes npm prepare it once more: then what was
// built is good enough, and the command answers at once.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const isNpx = process.env.npm_command === 'exec';
if (!isNpx || !existsSync('dist/bin.js')) {
  execFileSync('npm', ['run', '--silent', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}
