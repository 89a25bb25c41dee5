// Bundles the console into dist/console: one page, scripts and a style whose names contain their hash.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
const out = join(here, '../dist/console');
/** Their files are part of the bundle. */
const bundled = ['preact', '@preact/signals', '@preact/signals-core'];

const shared = {
  absWorkingDir: here,
  outdir: out,
  bundle: true,
  minify: true,
  metafile: true,
  /** Browsers since spring 2024, which support nested rules and light-dark() in styles. */
  target: ['es2023', 'chrome123', 'firefox121', 'safari17.5'],
  entryNames: 'assets/[name]-[hash]',
  chunkNames: 'assets/[name]-[hash]',
};

/** Every style of every folder, the frame's first, so that a screen need not register its style. */
const styles = async () => {
  const files = (await readdir(join(here, 'src'), { recursive: true })).filter((path) =>
    path.endsWith('.css'),
  );
  const isFrame = (path) => (path.startsWith('frame') ? 0 : 1);
  return files
    .sort((a, b) => isFrame(a) - isFrame(b) || (a < b ? -1 : 1))
    .map((path) => path.replaceAll('\\', '/'));
};

const licences = async () => {
  const texts = bundled.map(async (name) => {
    const text = await readFile(join(here, '../node_modules', name, 'LICENSE'), 'utf8');
    return `${name}\n\n${text.trim()}\n`;
  });
  return (await Promise.all(texts)).join('\n---\n\n');
};

const nameOf = ({ outputs }, matches) =>
  Object.keys(outputs)
    .find((path) => matches(outputs[path]))
    .replace(/^.*?(?=assets\/)/, '');

await rm(out, { recursive: true, force: true });
await mkdir(join(out, 'assets'), { recursive: true });
const scripts = await build({
  ...shared,
  entryPoints: ['src/main.tsx'],
  format: 'esm',
  splitting: true,
  jsx: 'automatic',
  jsxImportSource: 'preact',
});
const contents = (await styles()).map((path) => `@import "./${path}";`).join('\n');
const style = await build({
  ...shared,
  stdin: { contents, resolveDir: join(here, 'src'), loader: 'css', sourcefile: 'style.css' },
  entryNames: 'assets/style-[hash]',
});

const isMain = ({ entryPoint }) => entryPoint === 'src/main.tsx';
const main = Object.values(scripts.metafile.outputs).find(isMain);
const preloads = main.imports
  .filter(({ kind }) => kind === 'import-statement')
  .map(({ path }) => `<link rel="modulepreload" href="/console/${path.replace(/^.*?(?=assets\/)/, '')}">`);
const page = (await readFile(join(here, 'index.html'), 'utf8'))
  .replace('{{script}}', nameOf(scripts.metafile, isMain))
  .replace(
    '{{style}}',
    nameOf(style.metafile, () => true),
  )
  .replace('{{preloads}}', preloads.join('\n    '));
await writeFile(join(out, 'third-party-licences.txt'), await licences());
// Last, because its age says whether the build is current.
await writeFile(join(out, 'index.html'), page);
