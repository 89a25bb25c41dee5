import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readClientConfig, readServerConfig, type Sources, unknownVariables } from './config.ts';

const cwd = mkdtempSync(join(tmpdir(), 'config-'));
afterAll(() => rmSync(cwd, { recursive: true }));

const read = (sources: Partial<Sources>) => readServerConfig({ flags: {}, env: {}, cwd, ...sources });
const withFile = (content: string, sources: Partial<Sources> = {}) => {
  writeFileSync(join(cwd, 'given.json'), content);
  return () => read({ flags: { config: 'given.json', ...sources.flags }, env: sources.env ?? {} });
};

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(read({})).toEqual({
      host: '127.0.0.1',
      port: 8080,
      encoder: '',
      encoderLanguages: [],
      backups: '',
      data: './data',
      diskReserve: '',
      store: { kind: 'lmdb', folder: './data' },
      adminToken: '',
      secretKey: '',
      webhookAllow: [],
      webhookTimeoutMs: 5000,
      rateLimit: 0,
      console: true,
      consoleHosts: [],
      logLevel: 'warn',
      metrics: 'admin',
      seal: false,
      publishing: false,
      keys: '',
      projections: '',
      stopDelayMs: 0,
      example: true,
    });
  });

  it('prefers a flag to the environment, and the environment to the file', () => {
    const file = '{"port": 1, "host": "a", "rateLimit": 3}';
    const config = withFile(file, { flags: { port: '10' }, env: { PARLEY_PORT: '9', PARLEY_HOST: 'b' } })();
    expect(config).toMatchObject({ port: 10, host: 'b', rateLimit: 3 });
  });

  it('keeps the store in the data folder by default', () => {
    const env = { PARLEY_DATA: 'there' };
    expect(read({ env }).store).toEqual({ kind: 'lmdb', folder: 'there' });
    expect(read({ env: { ...env, PARLEY_STORE: 'memory:' } }).store).toEqual({ kind: 'memory' });
    expect(read({ env: { ...env, PARLEY_STORE: 'lmdb:here' } }).store).toEqual({
      kind: 'lmdb',
      folder: 'here',
    });
  });

  it('reads lists by commas and switches by their usual words', () => {
    const env = { PARLEY_WEBHOOK_ALLOW: '127.0.0.0/8, ::1,', PARLEY_EXAMPLE: 'off' };
    expect(read({ env })).toMatchObject({ webhookAllow: ['127.0.0.0/8', '::1'], example: false });
  });

  it('treats an empty variable as unset', () => {
    expect(read({ env: { PARLEY_PORT: '' } }).port).toBe(8080);
  });

  it.each([
    ['PARLEY_HOST', 'http://here', 'an address or host name'],
    ['PARLEY_PORT', '80a', 'a number from 0 to 65535'],
    ['PARLEY_PORT', '65536', 'a number from 0 to 65535'],
    ['PARLEY_STORE', 'postgres://x', 'lmdb:FOLDER, esdb://'],
    ['PARLEY_STORE', 'esdb:', 'lmdb:FOLDER, esdb://'],
    ['PARLEY_WEBHOOK_ALLOW', 'a b', 'hosts or CIDR ranges'],
    ['PARLEY_WEBHOOK_TIMEOUT_MS', '0', 'milliseconds, from 1 to 60000'],
    ['PARLEY_RATE_LIMIT', '-1', 'requests a minute'],
    ['PARLEY_LOG_LEVEL', 'loud', 'one of silent, fatal, error'],
    ['PARLEY_EXAMPLE', 'maybe', 'on or off'],
  ])('refuses %s=%s, naming it and what it must be', (name, value, expected) => {
    const refused = () => read({ env: { [name]: value } });
    expect(refused).toThrow(`${name} is "${value}", but must be`);
    expect(refused).toThrow(expected);
  });

  it('refuses a short admin token without repeating it', () => {
    const refused = () => read({ env: { PARLEY_ADMIN_TOKEN: 'hunter2' } });
    expect(refused).toThrow('PARLEY_ADMIN_TOKEN must be at least 16');
    expect(refused).not.toThrow('hunter2');
  });

  it('shows no password of an address', () => {
    const refused = () => read({ env: { PARLEY_STORE: 'mysql://me:hunter2@here' } });
    expect(refused).toThrow('PARLEY_STORE is "mysql://here"');
  });

  it('names the flag, or the file and its key, of an invalid value', () => {
    expect(() => read({ flags: { port: 'x' } })).toThrow('--port is "x"');
    expect(withFile('{"port": "8080"}')).toThrow('"port" in given.json is "8080"');
    expect(withFile('{"prot": 1}')).toThrow('given.json has a key "prot"');
    expect(withFile('[]')).toThrow('must hold one JSON object');
    expect(withFile('{')).toThrow('given.json is not JSON');
    expect(() => read({ flags: { config: 'none.json' } })).toThrow('no configuration file none.json');
  });

  it('is one file for the server and for client commands', () => {
    writeFileSync(join(cwd, 'parley.json'), '{"port": 1, "url": "http://there:1"}');
    expect(readClientConfig({ flags: {}, env: {}, cwd })).toMatchObject({ url: 'http://there:1' });
    expect(read({})).toMatchObject({ port: 1 });
    rmSync(join(cwd, 'parley.json'));
  });

  it('reads a file that an editor has marked with its byte order', () => {
    expect(withFile('\ufeff{"port": 7}')()).toMatchObject({ port: 7 });
  });

  it('reports a named file that does not exist', () => {
    expect(() => read({ flags: { config: '.' } })).toThrow(
      '. cannot be read as a configuration file: EISDIR',
    );
  });

  it('notices variables that no setting reads', () => {
    expect(unknownVariables({ PARLEY_PROT: '1', PARLEY_PORT: '1', PARLEY_CONFIG: 'x', PATH: '' })).toEqual([
      'PARLEY_PROT',
    ]);
  });
});
