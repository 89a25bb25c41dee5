import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { SECRET_FILE_BYTES_MAX } from '../kernel/limits/process.ts';
import { readServerConfig, type Sources, unknownVariables } from './config.ts';
import { serverSettings } from './settings.ts';

const cwd = mkdtempSync(join(tmpdir(), 'secrets-'));
afterAll(() => rmSync(cwd, { recursive: true }));

const TOKEN = 'a-token-of-some-length';
const KEY = 'a1'.repeat(32);

const secretFile = (content: string, mode = 0o600): string => {
  const name = `secret-${content.length}-${mode}`;
  writeFileSync(join(cwd, name), content);
  chmodSync(join(cwd, name), mode);
  return name;
};
const warnings: string[] = [];
const read = (env: Sources['env'], sources: Partial<Sources> = {}) => {
  warnings.length = 0;
  return readServerConfig({ flags: {}, env, cwd, warn: (message) => warnings.push(message), ...sources });
};

describe('a variable that names a file with a secret', () => {
  it.each([
    ['PARLEY_ADMIN_TOKEN_FILE', TOKEN, { adminToken: TOKEN }],
    ['PARLEY_ADMIN_TOKEN_FILE', `${TOKEN}\n`, { adminToken: TOKEN }],
    ['PARLEY_SECRET_KEY_FILE', `${KEY}\r\n`, { secretKey: KEY }],
    [
      'PARLEY_STORE_FILE',
      'esdb://me:hunter22@here:2113\n',
      { store: { kind: 'eventstoredb', address: 'esdb://me:hunter22@here:2113' } },
    ],
  ])('gives the setting: %s', (name, content, config) => {
    expect(read({ [name]: secretFile(content) })).toMatchObject(config);
    expect(warnings).toEqual([]);
  });

  it('exists for every secret setting, and is a known variable', () => {
    const secrets = Object.values(serverSettings).filter((one) => 'secret' in one);
    const names = secrets.map(({ env }) => `${env}_FILE`);
    expect(names.length).toBe(3);
    expect(unknownVariables(Object.fromEntries([...names, 'PARLEY_HOST_FILE'].map((n) => [n, 'x'])))).toEqual(
      ['PARLEY_HOST_FILE'],
    );
  });

  it('is refused beside the variable itself, unless that is empty', () => {
    const path = secretFile(TOKEN);
    const both = { PARLEY_ADMIN_TOKEN: TOKEN, PARLEY_ADMIN_TOKEN_FILE: path };
    expect(() => read(both)).toThrow('PARLEY_ADMIN_TOKEN and PARLEY_ADMIN_TOKEN_FILE are both set');
    expect(read({ ...both, PARLEY_ADMIN_TOKEN: '' }).adminToken).toBe(TOKEN);
    expect(read({ ...both, PARLEY_ADMIN_TOKEN_FILE: '' }).adminToken).toBe(TOKEN);
  });

  it('is overridden by a flag', () => {
    const env = { PARLEY_STORE_FILE: secretFile('memory:') };
    expect(read(env, { flags: { store: 'lmdb:here' } }).store).toMatchObject({ folder: 'here' });
    expect(read(env, { secrets: { store: 'lmdb:there' } }).store).toMatchObject({ folder: 'there' });
  });

  it.each([
    ['empty', () => secretFile('\n'), 'is empty'],
    ['not there', () => 'nowhere', 'cannot be read (ENOENT)'],
    ['a folder', () => '.', 'cannot be read (EISDIR)'],
    ['too large', () => secretFile('a'.repeat(SECRET_FILE_BYTES_MAX + 1)), 'too large for a secret'],
  ])('is refused if the file is %s', (_what, path, reason) => {
    expect(() => read({ PARLEY_ADMIN_TOKEN_FILE: path() })).toThrow('PARLEY_ADMIN_TOKEN_FILE');
    expect(() => read({ PARLEY_ADMIN_TOKEN_FILE: path() })).toThrow(reason);
  });

  it.each(['PARLEY_ADMIN_TOKEN_FILE', 'PARLEY_SECRET_KEY_FILE', 'PARLEY_STORE_FILE'])(
    'is refused without showing its text if that is invalid: %s',
    (name) => {
      const refused = () => read({ [name]: secretFile('hunter2') });
      expect(refused).toThrow(`${name} must be`);
      expect(refused).not.toThrow('hunter2');
    },
  );

  it('causes a warning if every user of the machine can read the file', () => {
    expect(read({ PARLEY_ADMIN_TOKEN_FILE: secretFile(TOKEN, 0o644) }).adminToken).toBe(TOKEN);
    expect(warnings).toEqual([expect.stringContaining('PARLEY_ADMIN_TOKEN_FILE: every user')]);
    read({ PARLEY_ADMIN_TOKEN_FILE: secretFile(TOKEN, 0o640) });
    expect(warnings).toEqual([]);
  });
});
