import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { startServer } from '../src/compose/compose.ts';
import { readServerConfig } from '../src/settings/config.ts';
import { makeDataFolder } from './support/data-folder.ts';

const RULES = resolve('deploy/prometheus-alerts.yml');
const CASES = resolve('test/alerts.promtool.yml');

type Rule = { readonly alert: string; readonly expr: string };
type Case = {
  readonly alert_rule_test: readonly {
    readonly alertname: string;
    readonly exp_alerts?: readonly unknown[];
  }[];
};

const readYaml = (path: string) => parse(readFileSync(path, 'utf8'));
const rules: readonly Rule[] = readYaml(RULES).groups.flatMap(({ rules }: { rules: Rule[] }) => rules);
const cases: readonly Case[] = readYaml(CASES).tests;
const names = rules.map(({ alert }) => alert).toSorted();

/** Debian: `apt-get install prometheus`. */
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
const run = promisify(execFile);

const metricsOfRules = (): readonly string[] => [
  ...new Set(rules.flatMap(({ expr }) => expr.match(/\bparley_\w+/g) ?? [])),
];

describe('the alert rules', () => {
  it('have a test each that fires them, and one in which nothing fires', () => {
    const tried = cases.flatMap(({ alert_rule_test }) => alert_rule_test);
    const firing = tried.filter(({ exp_alerts = [] }) => exp_alerts.length > 0);
    const silent = tried.filter(({ exp_alerts = [] }) => exp_alerts.length === 0);
    expect(firing.map(({ alertname }) => alertname).toSorted()).toEqual(names);
    expect(silent.map(({ alertname }) => alertname).toSorted()).toEqual(names);
  });

  const title = hasPromtool
    ? 'fire when they should'
    : 'fire when they should (install promtool: prometheus)';
  it.skipIf(!hasPromtool)(title, async () => {
    const folder = await makeDataFolder();
    const path = join(folder.path, 'cases.yml');
    writeFileSync(path, readFileSync(CASES, 'utf8').replace('ALERTS', RULES));
    await expect(run('promtool', ['check', 'rules', RULES])).resolves.toBeDefined();
    await expect(run('promtool', ['test', 'rules', path])).resolves.toBeDefined();
    await folder.discard();
  });

  it('name metrics that a server exports, and operations.md explains each alert', async () => {
    const folder = await makeDataFolder();
    const env = { PARLEY_STORE: 'memory:', PARLEY_PORT: '0', PARLEY_METRICS: 'open' };
    const config = readServerConfig({
      flags: {},
      cwd: folder.path,
      env: { ...env, PARLEY_LOG_LEVEL: 'silent' },
    });
    const around = { cwd: folder.path, version: '1.2.3', onFatal: () => undefined };
    const server = await startServer(config, around);
    const text = await (await fetch(`${server.url}/metrics`)).text();
    await server.stop();
    await folder.discard();
    const exported = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    );
    // A store in memory has no disk.
    const ofDisks = ['parley_disk_free_bytes', 'parley_disk_reserve_bytes'];
    const missing = metricsOfRules().filter((name) => ![...exported, ...ofDisks].includes(name));
    expect(missing).toEqual([]);
    const explained = readFileSync('docs/operations.md', 'utf8');
    expect(names.filter((name) => !explained.includes(`\`${name}\``))).toEqual([]);
  });
});
