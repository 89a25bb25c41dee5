import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { embeddedTexts } from '../../test/support/embedded-texts.ts';
import { isParleyError } from '../kernel/errors.ts';
import { openEncoder } from './open-encoder.ts';
import { packageFile } from './optional-package.ts';

const cwd = join(import.meta.dirname, '../../test/support');
const opened = (languages: readonly string[] = []) =>
  openEncoder({ encoder: './concept-encoder.mjs', languages, cwd });

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-encoder-'));
  embeddedTexts.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

const written = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

/** Why that encoder cannot be opened. */
const refusal = (encoder: string): Promise<string> =>
  openEncoder({ encoder, languages: [], cwd: folder }).then(
    () => 'opened',
    (error: unknown) => (isParleyError(error, 'encoder_failed') ? error.message : `uncoded: ${error}`),
  );

describe('a sentence encoder from a module', () => {
  it('gives vectors of length 1, one per text', async () => {
    const encoder = await opened();
    expect(encoder).toMatchObject({ name: 'concept-encoder.mjs', dims: 4 });
    expect([...(await encoder.encode('money money hello'))].map((value) => value.toFixed(2))).toEqual(
      ['0.89', '0.00', '0.45', '0.00'], // (2, 0, 1, 0) / √5
    );
    expect([...(await encoder.encodeAll(['howdy', 'parcel']))]).toEqual([0, 0, 1, 0, 0, 1, 0, 0]);
  });

  it('encodes a text once, however often it is needed', async () => {
    const encoder = await opened();
    await encoder.encodeAll(['a parcel', 'a refund']);
    await encoder.encodeAll(['a parcel', 'howdy']);
    await encoder.encode('a refund');
    expect(embeddedTexts).toEqual(['hello', 'a parcel', 'a refund', 'howdy']);
  });

  it('encodes a query before phrases that wait', async () => {
    const encoder = await opened();
    const phrases = Array.from({ length: 40 }, (_, at) => `parcel ${at}`);
    const all = encoder.encodeAll(phrases);
    await encoder.encode('urgent');
    const before = embeddedTexts.length;
    await all;
    expect(before).toBeLessThan(phrases.length);
    expect(embeddedTexts).toHaveLength(phrases.length + 2);
  });

  it('reads all languages, or those of the setting', async () => {
    expect((await opened()).reads('pt-BR')).toBe(true);
    const limited = await opened(['en', 'de']);
    expect(['en', 'de', 'en-GB', 'fr'].map(limited.reads)).toEqual([true, true, true, false]);
  });

  it('has another fingerprint if its vectors may differ', async () => {
    const moduleOf = (version: number) =>
      `export const open = () => ({ version: ${version}, embed: (texts) => texts.map(() => [1]) });`;
    const first = written('a.mjs', moduleOf(1));
    const other = written('b.mjs', moduleOf(2));
    const copy = written('c.mjs', moduleOf(1));
    const [one, two, three] = await Promise.all(
      [first, other, copy].map((encoder) => openEncoder({ encoder, languages: [], cwd: folder })),
    );
    expect(one?.fingerprint).not.toBe(two?.fingerprint);
    expect(one?.fingerprint).toBe(three?.fingerprint);
  });
});

describe('an encoder that cannot be used', () => {
  it('is refused with the reason', async () => {
    expect(await refusal('none.mjs')).toContain('there is no file');
    expect(await refusal('none.onnx')).toContain('there is no file');
    expect(await refusal('vectors.bin')).toContain('ends in .onnx, .mjs or .js');
    expect(await refusal(written('a.mjs', 'export const x = 1;'))).toContain('no function `open`');
    expect(await refusal(written('b.mjs', 'export const open = () => ({});'))).toContain('`embed`');
    expect(await refusal(written('c.mjs', 'export const open = () => { throw new Error("no GPU"); };'))).toBe(
      'the sentence encoder c.mjs cannot be used: no GPU',
    );
    const none = 'export const open = () => ({ embed: () => [] });';
    expect(await refusal(written('d.mjs', none))).toContain('not one per text');
    const words = 'export const open = () => ({ embed: (texts) => texts.map(() => ["x"]) });';
    expect(await refusal(written('e.mjs', words))).toContain('not numbers');
  });

  it('names the packages to install', () => {
    expect(() => packageFile('parley-no-such-package', ['parley-no-such-package', 'another'])).toThrow(
      'run `npm install parley-no-such-package another`',
    );
  });
});
