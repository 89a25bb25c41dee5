import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cruise, type ICruiseOptions } from 'dependency-cruiser';
import { afterAll, describe, expect, it } from 'vitest';

const rules = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const house = mkdtempSync(join(tmpdir(), 'arrows-'));
symlinkSync(resolve('node_modules'), join(house, 'node_modules'));
afterAll(() => rmSync(house, { recursive: true }));

const plant = (path: string, text: string): void => {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), text);
};

/** The rules that an import in `path` breaks. */
const broken = async (path: string, text: string): Promise<readonly string[]> => {
  plant(path, text);
  const { tsConfig: _, ...options } = rules.options;
  const { output } = await cruise([path], {
    ...options,
    baseDir: house,
    validate: true,
    ruleSet: { forbidden: rules.forbidden },
  } satisfies ICruiseOptions);
  if (typeof output === 'string') throw new TypeError('expected a result, not a text');
  return output.summary.violations.map((violation) => violation.rule.name);
};

describe('the import rules', () => {
  for (const room of ['kernel', 'nlu', 'agent', 'session']) {
    it(`keep node out of ${room}`, async () => {
      const found = await broken(
        `src/${room}/planted.ts`,
        `import { readFileSync } from 'node:fs';\nreadFileSync('x');`,
      );
      expect(found).toEqual([`${room}-imports-only-what-it-may`]);
    });
  }

  it('keep the machine library to session', async () => {
    const text = `import { setup } from 'xstate';\nsetup({});`;
    expect(await broken('src/session/machine.ts', text)).toEqual([]);
    for (const room of ['agent', 'turn', 'replay'])
      expect(await broken(`src/${room}/machine.ts`, text)).toEqual([`${room}-imports-only-what-it-may`]);
  });

  it('keep the schema library to the file that the build bundles', async () => {
    const text = `import Type from 'typebox';\nexport { Type };`;
    expect(await broken('src/kernel/schema.ts', text)).toEqual([]);
    expect(await broken('src/kernel/event.ts', text)).toEqual(['schemas-are-built-in-one-file']);
  });

  it('point inward', async () => {
    plant('src/outside/mailbox.ts', 'export const mailbox = 1;');
    const text = `import { mailbox } from '../outside/mailbox.ts';\nexport const x = mailbox;`;
    expect(await broken('src/session/outward.ts', text)).toEqual(['session-imports-only-what-it-may']);
    expect(await broken('src/compose/compose.ts', text)).toEqual([]);
  });

  it('let http import the types of its dependencies, but load none of them', async () => {
    plant('src/turn/desks.ts', 'export type Desk = string; export const desk = 1;');
    const types = `import type { Desk } from '../turn/desks.ts';\nexport const x: Desk = '';`;
    expect(await broken('src/http/named.ts', types)).toEqual([]);
    const code = `import { desk } from '../turn/desks.ts';\nexport const x = desk;`;
    expect(await broken('src/http/loaded.ts', code)).toEqual(['http-names-types-only']);
    plant('src/outside/slices.ts', 'export const inSlices = 1;');
    const slices = `import { inSlices } from '../outside/slices.ts';\nexport const x = inSlices;`;
    expect(await broken('src/http/sliced.ts', slices)).toEqual([]);
  });

  it('keep sessions out of the room that makes agents', async () => {
    plant('src/session/state.ts', 'export type SessionState = string;');
    plant('src/turn/sessions.ts', 'export type Sessions = string;');
    for (const [name, file] of [
      ['SessionState', 'session/state.ts'],
      ['Sessions', 'turn/sessions.ts'],
    ]) {
      const text = `import type { ${name} } from '../${file}';\nexport const x: ${name} = '';`;
      expect(await broken('src/authoring/x.ts', text)).toEqual(['authoring-imports-only-what-it-may']);
      expect(await broken('src/turn/x.ts', text)).toEqual([]);
    }
  });

  it('keep Koa and the stores’ vendors in their rooms', async () => {
    const koa = `import Koa from 'koa';\nnew Koa();`;
    expect(await broken('src/http/app.ts', koa)).toEqual([]);
    expect(await broken('src/turn/app.ts', koa)).toEqual(['turn-imports-only-what-it-may']);
    const lmdb = `import { open } from 'lmdb';\nopen({});`;
    expect(await broken('src/store/lmdb/x.ts', lmdb)).toEqual([]);
    expect(await broken('src/views/x.ts', lmdb)).toEqual(['views-imports-only-what-it-may']);
  });

  it('load the EventStoreDB client only on demand', async () => {
    const now = `import { jsonEvent } from '@eventstore/db-client';\njsonEvent({});`;
    const later =
      `export type Vendor = typeof import('@eventstore/db-client');\n` +
      `export const open = (): Promise<Vendor> => import('@eventstore/db-client');`;
    expect(await broken('src/store/eventstoredb/now.ts', now)).toEqual(['vendor-client-loads-lazily']);
    expect(await broken('src/store/eventstoredb/later.ts', later)).toEqual([]);
  });

  it('keep the stores out of the verifiable record, which uses only their port', async () => {
    plant('src/store/memory/memory-event-store.ts', 'export const store = 1;');
    const text = `import { store } from '../store/memory/memory-event-store.ts';\nexport const x = store;`;
    expect(await broken('src/audit/x.ts', text)).toEqual(['audit-imports-only-what-it-may']);
  });

  it('are acyclic', async () => {
    plant('src/nlu/a.ts', `import { b } from './b.ts';\nexport const a = () => b;`);
    expect(await broken('src/nlu/b.ts', `import { a } from './a.ts';\nexport const b = () => a;`)).toContain(
      'no-cycles',
    );
  });
});
