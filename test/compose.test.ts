import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { fileVariableOf, serverSettings } from '../src/settings/settings.ts';

type Service = {
  readonly image: string;
  readonly build?: string;
  readonly pull_policy?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly start_period?: string };
  readonly restart?: string;
};
type Composed = {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};

const composed: Composed = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true });
const services = Object.entries(composed.services);
const dockerfile = readFileSync('Dockerfile', 'utf8');
const imageHasHealthcheck = /^HEALTHCHECK .*--start-period=\d+s/m.test(dockerfile);

/** Those with a value that a pattern does not allow. */
const offenders = (valuesOf: (service: Service) => readonly string[], allowed: (value: string) => boolean) =>
  services.flatMap(([name, service]) =>
    valuesOf(service)
      .filter((value) => !allowed(value))
      .map((value) => `${name}: ${value}`),
  );

describe('docker-compose.yml', () => {
  it('builds the image in one service, which the others that use it wait for, and never pull', () => {
    const builders = services.filter(([, { build }]) => build !== undefined);
    expect(builders).toHaveLength(1);
    const [[builder, { image }] = ['', { image: '' }]] = builders;
    const users = services.filter(([name, service]) => service.image === image && name !== builder);
    expect(users.length).toBeGreaterThan(1);
    for (const [, user] of users) {
      expect(user.pull_policy).toBe('never');
      expect(user.depends_on?.[builder]?.condition).toBe('service_completed_successfully');
    }
  });

  it('gives every server time to start before it counts as unhealthy', () => {
    const servers = services.filter(([, { restart }]) => restart !== undefined);
    const hasTime = ({ image, healthcheck }: Service) =>
      healthcheck?.start_period !== undefined || (image === 'parley' && imageHasHealthcheck);
    expect(servers.filter(([, server]) => !hasTime(server)).map(([name]) => name)).toEqual([]);
    for (const [name, { depends_on = {} }] of services)
      expect([name, Object.keys(depends_on).filter((one) => !(one in composed.services))]).toEqual([
        name,
        [],
      ]);
  });

  it('contains no secret, and only settings that Parley has', () => {
    const known = new Set(Object.values(serverSettings).flatMap((one) => [one.env, fileVariableOf(one)]));
    const own = (service: Service) =>
      Object.keys(service.environment ?? {}).filter((name) => name.startsWith('PARLEY_'));
    expect(offenders(own, (name) => known.has(name))).toEqual([]);
    const secrets = Object.values(serverSettings).flatMap((one) => (one.secret === 'all' ? [one.env] : []));
    expect(offenders(own, (name) => !secrets.includes(name))).toEqual([]);
    const values = ({ environment = {} }: Service) => Object.values(environment);
    expect(offenders(values, (value) => !/:\/\/[^/]*@|password/i.test(value))).toEqual([]);
  });

  it('publishes to this machine only, and mounts files that exist and volumes that it declares', () => {
    expect(
      offenders(
        ({ ports = [] }) => ports,
        (port) => port.startsWith('127.0.0.1:'),
      ),
    ).toEqual([]);
    const mounted = ({ volumes = [] }: Service) => volumes.map((volume) => volume.split(':')[0] ?? '');
    const isThere = (source: string) =>
      source.startsWith('./') ? existsSync(source) : source in composed.volumes;
    expect(offenders(mounted, isThere)).toEqual([]);
  });
});

describe('the Dockerfile', () => {
  it('copies files that exist and are not left out of the build', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.*)$/gm)].flatMap(([, words = '']) =>
      words.split(' ').slice(0, -1),
    );
    expect(copied.length).toBeGreaterThan(5);
    expect(copied.filter((path) => !existsSync(path) || ignored.includes(path))).toEqual([]);
  });

  it('makes the bill of materials before it removes packages, because npm would report them as missing', () => {
    expect(dockerfile).toMatch(/^RUN .*npm run --silent sbom > sbom\.json.*npm prune --omit=dev/m);
  });
});
