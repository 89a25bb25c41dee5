import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { modelFiles } from './model-files.ts';

const home = mkdtempSync(join(tmpdir(), 'models-'));
afterAll(() => rmSync(home, { recursive: true }));

/** A clock that advances by a minute each time it is read. */
const clock = () => {
  let minutes = 0;
  return () => {
    minutes += 1;
    return new Date(Date.UTC(2020, 0, 1, 0, minutes));
  };
};
const bytes = (text: string) => new TextEncoder().encode(text);

describe('models as files', () => {
  it('return saved models, also to the next process', async () => {
    const folder = join(home, 'some');
    await modelFiles(folder, { now: clock() }).put('a', bytes('model'));
    const found = await modelFiles(folder, { now: clock() }).get('a');
    expect(found && new TextDecoder().decode(found)).toBe('model');
    expect(readdirSync(folder)).toEqual(['a']);
  });

  it('can be read only by their owner, even in a folder that others could read', async () => {
    const folder = join(home, 'open');
    mkdirSync(folder, { mode: 0o755 });
    await modelFiles(folder, { now: clock() }).put('a', bytes('model'));
    const modes = [folder, join(folder, 'a')].map((path) => (statSync(path).mode & 0o777).toString(8));
    expect(modes).toEqual(['700', '600']);
  });

  it('return nothing for unknown models', async () => {
    expect(await modelFiles(join(home, 'none'), { now: clock() }).get('a')).toBeUndefined();
  });

  it('drop the least recently used one', async () => {
    const folder = join(home, 'few');
    const models = modelFiles(folder, { filesMax: 2, now: clock() });
    await models.put('used', bytes('1'));
    await models.put('unused', bytes('2'));
    await models.get('unused');
    await models.get('used');
    await models.put('new', bytes('3'));
    expect(readdirSync(folder).sort()).toEqual(['new', 'used']);
  });
});
