import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { adminTokenShape, secretKeyShape } from '../settings/secret-shapes.ts';
import { openDataFolder } from './data-folder.ts';

const home = mkdtempSync(join(tmpdir(), 'data-'));
afterAll(() => rmSync(home, { recursive: true }));

describe('a data folder', () => {
  const folder = openDataFolder(join(home, 'deep', 'data'));

  it('and its files can be read only by their owner', () => {
    folder.write('notes', 'x');
    folder.secret('key', secretKeyShape);
    const modes = ['', 'notes', 'key'].map((name) => statSync(join(folder.path, name)).mode & 0o777);
    expect(modes).toEqual([0o700, 0o600, 0o600]);
  });

  it('creates a secret once', () => {
    const secret = folder.secret('once', secretKeyShape);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(folder.secret('once', secretKeyShape)).toBe(secret);
    expect(openDataFolder(folder.path).secret('once', secretKeyShape)).toBe(secret);
    expect(folder.secret('other', secretKeyShape)).not.toBe(secret);
  });

  it('accepts an existing secret, and refuses an invalid one without showing it', () => {
    folder.write('own', 'a-token-of-my-own\n');
    expect(folder.secret('own', adminTokenShape)).toBe('a-token-of-my-own');
    const refused = () => folder.secret('own', secretKeyShape);
    expect(refused).toThrow(`${join(folder.path, 'own')} must hold 64 hexadecimal digits`);
    expect(refused).not.toThrow('a-token-of-my-own');
    folder.write('short', 'hunter2');
    expect(() => folder.secret('short', adminTokenShape)).toThrow('at least 16 visible ASCII characters');
  });

  it.skipIf(process.platform === 'win32')(
    'restricts a secret that other users can read, and reports it',
    () => {
      const told: object[] = [];
      const watched = openDataFolder(folder.path, (found) => told.push(found));
      const file = join(folder.path, 'loose');
      const secret = watched.secret('loose', secretKeyShape);
      expect(told).toEqual([]);
      chmodSync(file, 0o644);
      expect(watched.secret('loose', secretKeyShape)).toBe(secret);
      expect(told).toEqual([{ file, mode: '644', isClosedNow: true }]);
      expect(statSync(file).mode & 0o777).toBe(0o600);
    },
  );

  it('is refused if its path, or that of a file in it, is something else', () => {
    folder.write('file', '');
    expect(() => openDataFolder(join(folder.path, 'file'))).toThrow('is not a folder. Name one');
    expect(() => openDataFolder(join(folder.path, 'file', 'below'))).toThrow('is not a folder. Name one');
    mkdirSync(join(folder.path, 'folder'));
    expect(() => folder.read('folder')).toThrow('is a folder, but must be a file');
  });

  it.skipIf(process.platform === 'win32').each([
    ['missing', 'is a link to a file that is missing. Restore that file, or remove the link.'],
    ['itself', 'is a link that leads to itself. Remove it.'],
  ])('is refused if a secret is a link to %s', (target, fault) => {
    const link = `to-${target}`;
    symlinkSync(target === 'itself' ? link : target, join(folder.path, link));
    expect(() => folder.secret(link, secretKeyShape)).toThrow(`${join(folder.path, link)} ${fault}`);
  });

  it.skipIf(process.platform !== 'linux')('is refused where the system makes no folders', () => {
    expect(() => openDataFolder('/proc/parley')).toThrow('does not make. Name one for the data with --data');
  });

  it('keeps a file if another text for it cannot be written', () => {
    folder.write('kept', 'before');
    mkdirSync(join(folder.path, 'kept.partial'));
    expect(() => folder.write('kept', 'after')).toThrow();
    expect(folder.read('kept')).toBe('before');
  });

  it('returns undefined for a missing file', () => {
    expect(folder.read('nothing')).toBeUndefined();
  });
});
