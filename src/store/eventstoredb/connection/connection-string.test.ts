import { describe, expect, it } from 'vitest';
import { readConnectionString } from './connection-string.ts';

const refusal = (text: string): string => {
  try {
    readConnectionString(text);
  } catch (error) {
    return String(error);
  }
  return 'none';
};

describe('a connection string', () => {
  it('names one host or several, each with its port', () => {
    const { hosts, tls } = readConnectionString('esdb://admin:changeit@one.example:1113,two.example/');
    expect(hosts).toEqual([
      { host: 'one.example', port: 1113 },
      { host: 'two.example', port: 2113 },
    ]);
    expect(tls).toBe(true);
    expect(readConnectionString('esdb+discover://one.example?tls=false').tls).toBe(false);
  });

  it('is passed on with tighter timeouts, unless it sets them itself', () => {
    const { textOf } = readConnectionString('esdb://a:b@one,two?gossip-timeout=5&tlsCAFile=package.json');
    expect(textOf(0)).toBe(
      'esdb://a:b@one,two?keepAliveTimeout=3000&gossipTimeout=5&maxDiscoverAttempts=3' +
        '&keepAliveInterval=10000&tlsCAFile=package.json',
    );
  });

  it.each(['esdb://one', 'esdb://one?keepAliveInterval=20000'])('differs each time: %s', (text) => {
    const { textOf } = readConnectionString(text);
    expect(new Set([0, 1, 2].map(textOf)).size).toBe(3);
  });

  it('that prefers another node than the leader still uses the leader', () => {
    expect(readConnectionString('esdb://one?nodePreference=follower').textOf(0)).not.toContain(
      'nodePreference',
    );
  });

  it.each([
    ['http://one', 'does not begin with esdb://'],
    ['esdb://', 'needs hosts'],
    ['esdb://one:port', 'needs hosts'],
    ['esdb://one,,two', 'needs hosts'],
    ['esdb://admin@one', 'needs USER:PASSWORD before the @'],
    ['esdb://one?tls=yes', 'has tls, which must be true or false'],
    ['esdb://one?tls', 'has tls, which must be true or false'],
    ['esdb://one?gossipTimeout=soon', 'has gossipTimeout, which must be a whole number'],
    ['esdb://one?nodePreference=folower', 'has nodePreference, which must be leader, follower'],
    [
      'esdb://one?keepAliveInterval=5000',
      'has keepAliveInterval, which must be milliseconds, at least 10000',
    ],
    ['esdb://one?tlsCAFile=no-such-file.crt', 'has tlsCAFile, which must be a file that is there'],
    [
      'esdb://one?tlsVerifyCert=false',
      'certificates are always verified: name their authority with tlsCAFile',
    ],
    [
      'esdb://a:b@one?nodePreferenc=leader',
      'has "nodePreferenc" as a setting, which is none; there are tls,',
    ],
  ])('is refused with a reason: %s', (text, words) => {
    expect(refusal(text)).toContain(words);
  });

  it.each(['s3:cret', 's3@cret', 's3/cret', 's3?cret', 's3?cret=x', 's3%cret', 's3?cret@x', 's3?cret&x=y'])(
    'with the password %s is refused, and the password is not shown',
    (password) => {
      const words = refusal(`esdb://admin:${password}@one.example:2113`);
      expect(words).toMatch(/connection string/);
      expect(words).not.toMatch(/cret|s3|admin/);
    },
  );

  it('accepts such a password if it is percent-encoded', () => {
    const password = encodeURIComponent('s3:@/?%&=cret');
    expect(readConnectionString(`esdb://admin:${password}@one`).textOf(0)).toContain(password);
  });
});
