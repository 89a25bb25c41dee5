import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auditWorld } from '../../test/support/audit-world.ts';
import { someEvent, someEvents } from '../../test/support/store-events.ts';
import type { NewEvent } from '../kernel/event.ts';
import { evidencePage } from './evidence.ts';

type VerifyPage = (
  page: Uint8Array,
  options: { readonly key?: string; readonly since?: string },
) => {
  readonly events: readonly { readonly data: unknown }[];
  readonly checkpoint: { readonly size: number };
};

const script = fileURLToPath(new URL('../../tools/verify-evidence.mjs', import.meta.url));
// The script has no types, because it runs with Node alone.
const { verifyPage } = (await import(pathToFileURL(script).href)) as { readonly verifyPage: VerifyPage };

const HOSTILE = '</script><img src=x onerror=alert(1)>--><!-- & "\'\u2028\u202e\ud800 \u{1f600}';
const turn: readonly NewEvent[] = [
  { ...someEvent({ text: HOSTILE }), type: 'QueryReceived' },
  { ...someEvent({ intentName: HOSTILE, score: 1 }), type: 'IntentMatched' },
  {
    ...someEvent({ fulfillment: { speech: HOSTILE, messages: [{ type: 1, title: HOSTILE }] } }),
    type: 'ReplySent',
  },
];

const evidenceWorld = async (others = 3) => {
  const world = auditWorld();
  await world.store.append('session-a-one', turn.slice(0, 2), 'no-stream');
  await world.store.append('session-a-two', someEvents(others), 'no-stream');
  await world.store.append('session-a-one', turn.slice(2), 1);
  const page = async (since?: number, sessionId = HOSTILE): Promise<Buffer> => {
    const streamOf = async () => 'session-a-one';
    const ports = { ...world, openedStore: world.store, streamOf };
    const pieces: string[] = [];
    const order = { agentId: 'a', sessionId, since };
    for await (const piece of await evidencePage(ports, order)) pieces.push(piece);
    return Buffer.from(pieces.join(''));
  };
  return { ...world, page };
};

describe('a page of evidence', () => {
  it('is proved by the script, with a key and a checkpoint from elsewhere', async () => {
    const world = await evidenceWorld(1_000);
    const { note, size } = await world.notary.catchUp();
    await world.store.append('session-a-three', someEvents(700), 'no-stream');
    const page = await world.page(size);
    const [, key = ''] = /"key":"([^"]+)"/.exec(page.toString()) ?? [];
    const { events, checkpoint } = verifyPage(page, { key, since: note });
    expect(events.map(({ data }) => data)).toEqual(turn.map(({ data }) => data));
    expect(checkpoint.size).toBe(1_703);
    const other = auditWorld(undefined, Buffer.alloc(32, 9));
    const { note: otherNote } = await other.notary.catchUp();
    expect(() => verifyPage(page, { since: otherNote })).toThrow('not signed by the key');
    expect(() => verifyPage(page, { key: key.replace('+', 'x+') })).toThrow('another key');
  });

  it('does not continue a checkpoint of another history', async () => {
    const world = await evidenceWorld();
    const { size } = await world.notary.catchUp();
    const forged = auditWorld();
    await forged.store.append('session-a-other', someEvents(size), 'no-stream');
    const { note } = await forged.notary.catchUp();
    // Anyone with the key and the store can write a record of the same name.
    const page = (await world.page(size)).toString();
    const [name = ''] = /parley\.log\/[^+<\s]+/.exec(page) ?? [];
    expect(note).toContain(name);
    expect(() => verifyPage(Buffer.from(page), { since: note })).toThrow('does not continue');
  });

  it('is not proved if any byte was changed or added', async () => {
    const world = await evidenceWorld();
    const page = await world.page();
    fc.assert(
      fc.property(fc.nat({ max: page.length - 1 }), fc.integer({ min: 1, max: 255 }), (at, bits) => {
        const changed = Buffer.from(page);
        changed[at] = (changed[at] ?? 0) ^ bits;
        expect(() => verifyPage(changed, {})).toThrow();
      }),
      { numRuns: 1_000 },
    );
    expect(() => verifyPage(Buffer.concat([page, Buffer.from('<p>more</p>')]), {})).toThrow('behind its end');
    expect(verifyPage(page, {}).events).toHaveLength(3);
  });

  it('shows all text as text', async () => {
    const world = await evidenceWorld();
    const page = (await world.page()).toString();
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page.match(/<\/script/g)).toHaveLength(1);
    expect(page).not.toContain('<img');
    expect(page.match(/<!--/g)).toHaveLength(1);
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('neither commands the terminal of its verifier nor adds lines to the result', async () => {
    const world = await evidenceWorld();
    const page = await world.page(undefined, 'one\r\nkey  forged\u001b[2J\u009b2J\u202e\u2028');
    const folder = mkdtempSync(join(tmpdir(), 'parley-evidence-'));
    try {
      const path = join(folder, 'page.html');
      writeFileSync(path, page);
      const { status, stdout } = spawnSync(process.execPath, [script, path], { encoding: 'utf8' });
      expect(status).toBe(0);
      expect(stdout).toContain(
        'session     one\\u000d\\u000akey  forged\\u001b[2J\\u009b2J\\u202e\\u2028 of',
      );
      expect(stdout.split('\n')).toHaveLength(7);
      writeFileSync(path, page.toString().replace('parley-evidence/1', 'other\\u001b[2J'));
      const refused = spawnSync(process.execPath, [script, path], { encoding: 'utf8' });
      expect(refused.status).toBe(1);
      expect(refused.stderr).toBe(
        'NOT PROVED: this script verifies parley-evidence/1, not other\\u001b[2J\n',
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('is refused for an event that differs from the record, and for a sandbox', async () => {
    const world = await evidenceWorld();
    await world.notary.catchUp();
    const { store } = world;
    const changed = {
      ...store,
      readStream: async function* (...[stream, options]: Parameters<typeof store.readStream>) {
        for await (const event of store.readStream(stream, options))
          yield event.type === 'ReplySent' ? { ...event, data: { fulfillment: { speech: 'No.' } } } : event;
      },
    };
    const order = { agentId: 'a', sessionId: 'one' };
    const ports = { ...world, store: changed, openedStore: changed, streamOf: async () => 'session-a-one' };
    await expect(evidencePage(ports, order)).rejects.toMatchObject({
      code: 'evidence_refused',
      facts: { reason: 'event 2 differs from the record' },
    });
    await store.append('sandbox-a-one', someEvents(1), 'no-stream');
    const sandboxed = { ...ports, streamOf: async () => 'sandbox-a-one' };
    await expect(evidencePage(sandboxed, order)).rejects.toMatchObject({ code: 'evidence_refused' });
  });
});
