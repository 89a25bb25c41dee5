// Reads package-lock.json, or the lock file in the first argument. Prints each package with a licence that is not on the
// list, and exits with 1 if there is one.
import { readFileSync } from 'node:fs';

const SHIPPED = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0']);
/** Packages that only builds and tests use are not distributed, so a few more licences are acceptable. */
const BUILD_ONLY = new Set([
  ...SHIPPED,
  'Apache 2.0',
  'BSD',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'MPL-2.0',
  'Zlib',
]);

/** Understands `A OR B` and `A AND B`, in brackets or not. An expression that mixes both is refused. */
const isAllowed = (expression, allowed) => {
  const [isChoice, isSum] = [expression.includes(' OR '), expression.includes(' AND ')];
  if (isChoice && isSum) return false;
  const names = expression.replace(/^\((.*)\)$/, '$1').split(isChoice ? ' OR ' : ' AND ');
  return isChoice ? names.some((name) => allowed.has(name)) : names.every((name) => allowed.has(name));
};

const { packages } = JSON.parse(readFileSync(process.argv[2] ?? 'package-lock.json', 'utf8'));
const installed = Object.entries(packages).filter(([path]) => path !== '');
const refused = installed.filter(
  ([, { license = 'none', dev }]) => !isAllowed(license, dev === true ? BUILD_ONLY : SHIPPED),
);
for (const [path, { license = 'none', dev }] of refused) {
  process.stderr.write(`${path}: ${license}${dev === true ? '' : ' (shipped)'}\n`);
}
process.stdout.write(`licences of ${installed.length} packages, ${refused.length} of them not allowed\n`);
process.exitCode = refused.length > 0 || installed.length === 0 ? 1 : 0;
