import zlib, { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ZipFile } from 'yazl';
import { unzip, zip } from './zip.ts';

const archive = async (entries: Record<string, string | Buffer>): Promise<Buffer> => {
  const file = new ZipFile();
  for (const [path, content] of Object.entries(entries)) file.addBuffer(Buffer.from(content), path);
  file.end();
  const chunks: Buffer[] = [];
  for await (const chunk of file.outputStream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
};

/** Replaces a name in the archive by another one of the same length, because writers refuse invalid names. */
const renamed = (bytes: Buffer, from: string, to: string) =>
  Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');

describe('a zip', () => {
  it('returns the files that were written', async () => {
    const path = fc.stringMatching(/^[a-z0-9][a-z0-9 ._-]{1,20}$/).map((name) => `intents/${name}.json`);
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.record({ path, text: fc.string({ unit: 'grapheme' }) }), {
          selector: (file) => file.path,
        }),
        async (files) => {
          expect(await unzip(await zip(files))).toEqual(files);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('of the same files is the same bytes', async () => {
    const files = [{ path: 'agent.json', text: '{}' }];
    expect(await zip(files)).toEqual(await zip(files));
  });

  it('contains only JSON files, without licences, pictures or macOS metadata', async () => {
    const bytes = await archive({
      'shop/agent.json': '{}',
      'shop/LICENSE': 'x',
      'shop/logo.png': Buffer.from([0xff]),
      '__MACOSX/shop/._agent.json': Buffer.from([0xff]),
      'shop/._agent.json': Buffer.from([0xff]),
    });
    expect(await unzip(bytes)).toEqual([{ path: 'shop/agent.json', text: '{}' }]);
  });

  it('may name a file with a slash before it, as exports of Dialogflow do', async () => {
    const bytes = await archive({ 'agent.json': '{}', 'abcdefg.json': '[]' });
    expect(await unzip(renamed(bytes, 'abcdefg.json', '/custom.json'))).toEqual([
      { path: 'agent.json', text: '{}' },
      { path: 'custom.json', text: '[]' },
    ]);
  });

  it('keeps names with non-ASCII characters', async () => {
    const files = [{ path: 'intents/Où est-ce ?.json', text: '{}' }];
    expect(await unzip(await zip(files))).toEqual(files);
  });
});

describe('a zip is refused', () => {
  const refuses = (bytes: Buffer, code: string) =>
    expect(unzip(bytes)).rejects.toThrow(expect.objectContaining({ code }));

  it('that is something else', async () => {
    await refuses(Buffer.from('PK\u0003\u0004 but nothing else'), 'archive_unreadable');
    await refuses(Buffer.alloc(0), 'archive_unreadable');
  });

  it('that was cut short', async () => {
    const bytes = await archive({ 'agent.json': '{}' });
    await refuses(bytes.subarray(0, bytes.length - 10), 'archive_unreadable');
  });

  it('with a wrong checksum', async () => {
    const bytes = await archive({ 'agent.json': '{"name":"a"}' });
    const broken = Buffer.from(bytes);
    // In the directory, which begins with its own signature.
    const directory = broken.indexOf('PK\u0001\u0002');
    broken.writeUInt8(broken.readUInt8(directory + 16) ^ 1, directory + 16);
    await refuses(broken, 'archive_unreadable');
  });

  it('whose content cannot be unpacked', async () => {
    const bytes = await archive({ 'agent.json': '{"name":"a"}'.repeat(20) });
    const broken = Buffer.from(bytes);
    broken.fill(0, 45, 60);
    await refuses(broken, 'archive_unreadable');
  });

  it.each([['../../x.json'], ['/../abc.json'], ['C:/abcd.json'], ['..\\..\\x.json']])(
    'that names %s',
    async (name) => {
      await refuses(
        renamed(await archive({ 'abcdefg.json': '{}' }), 'abcdefg.json', name),
        'archive_unreadable',
      );
    },
  );

  it('that has more files than it says, because they would be left out unnoticed', async () => {
    const bytes = await archive({ 'agent.json': '{}', 'package.json': '{}' });
    const end = bytes.indexOf('PK\u0005\u0006', 0, 'latin1');
    bytes.writeUInt16LE(1, end + 8);
    bytes.writeUInt16LE(1, end + 10);
    await refuses(bytes, 'archive_unreadable');
  });

  it('that is encrypted', async () => {
    const bytes = await archive({ 'agent.json': '{}' });
    const central = bytes.indexOf('PK\u0001\u0002', 0, 'latin1');
    bytes.writeUInt16LE(bytes.readUInt16LE(central + 8) | 1, central + 8);
    await refuses(bytes, 'archive_unreadable');
  });

  it('that contains binary data', async () => {
    await refuses(await archive({ 'agent.json': Buffer.from([0xff, 0xfe]) }), 'archive_unreadable');
  });

  it('that expands to hundreds of times its size', async () => {
    const bomb = Buffer.alloc(4_000_000, 0x20);
    expect(deflateRawSync(bomb).length).toBeLessThan(bomb.length / 200);
    await refuses(await archive({ 'agent.json': bomb }), 'archive_too_large');
  });

  it('that declares more unpacked data than memory should hold', async () => {
    const bytes = await archive({ 'agent.json': '{}' });
    const central = bytes.indexOf('PK\u0001\u0002', 0, 'latin1');
    bytes.writeUInt32LE(2 ** 30, central + 24);
    await refuses(bytes, 'archive_too_large');
  });

  it('of too many files', async () => {
    const bytes = await archive({ 'agent.json': '{}' });
    const end = bytes.indexOf('PK\u0005\u0006', 0, 'latin1');
    bytes.writeUInt16LE(20_001, end + 10);
    await refuses(bytes, 'archive_too_large');
  });
});

describe('packing', () => {
  it('does not begin with all files at once, because each takes memory', async () => {
    const whole = zlib.deflateRaw;
    let [now, most] = [0, 0];
    const counted = vi.spyOn(zlib, 'deflateRaw').mockImplementation(((...given: unknown[]) => {
      now += 1;
      most = Math.max(most, now);
      const done = given.pop() as zlib.CompressCallback;
      const ended: zlib.CompressCallback = (error, bytes) => {
        now -= 1;
        done(error, bytes);
      };
      whole(given[0] as Buffer, ended);
    }) as typeof zlib.deflateRaw);
    const files = Array.from({ length: 50 }, (_, number) => ({
      path: `${number}.json`,
      text: `[${number}]`,
    }));
    expect(await unzip(await zip(files))).toEqual(files);
    expect(most).toBeLessThanOrEqual(1);
    counted.mockRestore();
  });
});
