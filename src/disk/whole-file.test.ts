import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeWhole } from './whole-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-whole-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const place = (name: string) => join(folder, name);
const contents = () =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(place(name), 'utf8')]));

/** Its disk is full after the first bytes. */
async function* cutContent(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('half');
  throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
}

describe('a file that is written whole', () => {
  it('takes the place of an earlier one and keeps its mode', async () => {
    writeFileSync(place('a'), 'earlier');
    chmodSync(place('a'), 0o600);
    await writeWhole([
      [place('a'), 'newer'],
      [place('b'), Buffer.from('first')],
    ]);
    expect(contents()).toEqual({ a: 'newer', b: 'first' });
    expect(statSync(place('a')).mode & 0o777).toBe(0o600);
  });

  it('leaves earlier ones as they were, and nothing beside them, if there is no room for all', async () => {
    writeFileSync(place('a'), 'earlier a');
    writeFileSync(place('b'), 'earlier b');
    const written = writeWhole([
      [place('a'), 'newer a'],
      [place('b'), cutContent()],
      [place('c'), 'newer c'],
    ]);
    await expect(written).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(contents()).toEqual({ a: 'earlier a', b: 'earlier b' });
  });

  it('is written through a link, which stays', async () => {
    writeFileSync(place('target'), 'earlier');
    symlinkSync(place('target'), place('link'));
    await writeWhole([[place('link'), 'newer']]);
    writeFileSync(place('target'), 'changed');
    expect(contents()).toEqual({ link: 'changed', target: 'changed' });
  });

  it('may be a device', async () => {
    await writeWhole([['/dev/null', 'anything']]);
    expect(statSync('/dev/null').isFile()).toBe(false);
  });
});
