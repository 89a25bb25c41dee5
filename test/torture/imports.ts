import assert from 'node:assert/strict';
import { deflateRawSync } from 'node:zlib';
import type { ExportFile } from '../../src/agent/formats/export-file.ts';
import { zip } from '../../src/http/body/zip.ts';
import { type Attack, below, type Figures, oneOf } from './attack.ts';
import { disturbedBytes } from './disturbed-bytes.ts';
import { disturb, oddText } from './generated-values.ts';
import { ADMIN_TOKEN, type Served, startServed } from './served.ts';
import { tortureExport } from './torture-export.ts';

type Random = () => number;

/** Names that no archive should have, and names of files that mean something in an export. */
const oddPaths = [
  '../agent.json',
  '/etc/agent.json',
  'intents/..\\x.json',
  'agent.json',
  'package.json',
  'intents/order.json',
  'intents/order_usersays_en.json',
  'entities/pet_entries_en.json',
  '',
  'x'.repeat(500),
];

/** Texts that a text field may get, and that few readers expect. */
const hostileTexts = [
  'x'.repeat(10_000),
  'a\ud800b',
  '\udc00',
  'a\u0000b',
  '\u202egnp.exe',
  '__proto__',
  'line\r\nbreak',
  '\u001b[2J',
  '\ufeffmark',
  '@sys.number:n $n #c.n',
];

/** The value with one of its texts replaced by a hostile one. */
const withHostileText = (random: Random, value: unknown): unknown => {
  if (typeof value === 'string') return oneOf(random, hostileTexts);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const deep = entries.filter(([, part]) => typeof part === 'string' || typeof part === 'object');
  if (deep.length === 0) return value;
  const [key, part] = oneOf(random, deep);
  const hostile = withHostileText(random, part);
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? hostile : item));
  return { ...value, [key]: hostile };
};

const disturbedText = (random: Random, text: string): string => {
  if (random() < 0.4) return JSON.stringify(withHostileText(random, JSON.parse(text)));
  if (random() < 0.1) return text.slice(0, below(random, text.length));
  if (random() < 0.05) return `\ufeff${text}`;
  let value: unknown = JSON.parse(text);
  for (let times = 1 + below(random, 3); times > 0; times -= 1) value = disturb(random, value);
  return JSON.stringify(value) ?? 'null';
};

const disturbedFiles = (random: Random): readonly ExportFile[] => {
  const files = tortureExport.flatMap((file): readonly ExportFile[] => {
    const chance = random();
    if (chance < 0.05) return [];
    if (chance < 0.1) return [file, file];
    if (chance < 0.15) return [{ ...file, path: oneOf(random, oddPaths) }];
    return [chance < 0.5 ? { ...file, text: disturbedText(random, file.text) } : file];
  });
  return random() < 0.1 ? [...files, { path: oneOf(random, oddPaths), text: oddText(random) }] : files;
};

/** A zip of a file whose text is far larger than its bytes. */
const bomb = (): Buffer => {
  const deflated = deflateRawSync(Buffer.alloc(64 * 1024 * 1024, 0x20));
  const name = Buffer.from('agent.json');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(deflated.length, 18);
  local.writeUInt32LE(100, 22);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(deflated.length, 20);
  entry.writeUInt32LE(100, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + deflated.length, 16);
  return Buffer.concat([local, name, deflated, entry, name, end]);
};

const requestOf = async (random: Random): Promise<{ readonly type: string; readonly bytes: Buffer }> => {
  if (random() < 0.02) return { type: 'application/zip', bytes: bomb() };
  const files = disturbedFiles(random);
  if (random() < 0.4) return { type: 'application/json', bytes: Buffer.from(JSON.stringify({ files })) };
  const packed = Buffer.from(await zip(files.map(({ path, text }) => ({ path: inZip(path), text }))));
  const bytes = random() < 0.6 ? disturbedBytes(random, packed) : packed;
  if (random() < 0.8) return { type: 'application/zip', bytes };
  const head = '--b\r\nContent-Disposition: form-data; name="f"; filename="a.zip"\r\n\r\n';
  const form = Buffer.concat([Buffer.from(head), bytes, Buffer.from(random() < 0.9 ? '\r\n--b--\r\n' : '')]);
  return { type: 'multipart/form-data; boundary=b', bytes: form };
};

/** The writer refuses what the reader should see; the bytes are disturbed afterwards. */
const inZip = (path: string): string =>
  path
    .replaceAll('..', '__')
    .replaceAll('\\', '_')
    .replace(/^\/|^$/, 'x');

const round = async (server: Served, random: Random): Promise<Figures> => {
  const agents = async () => (await server.admin('GET /admin/agents')).body as { readonly agents: unknown[] };
  const before = await agents();
  const { type, bytes } = await requestOf(random);
  const line = 'POST /admin/agents/import';
  const body = new Uint8Array(bytes);
  const answer = await server.send(line, { token: ADMIN_TOKEN, headers: { 'content-type': type }, body });
  if (answer.status !== 200) {
    assert.deepEqual(await agents(), before, 'a refused import left something behind');
    return { imports: 1, refused: 1 };
  }
  const { agentId, clientAccessToken } = answer.body as Readonly<Record<string, string>>;
  for (const query of ['order it', 'book a room', oddText(random)]) {
    await server.send('POST /v1/query', {
      token: clientAccessToken ?? '',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, lang: 'en', sessionId: 's1' }),
    });
  }
  const exported = await server.send(`GET /admin/agents/${agentId}/export`, {
    token: ADMIN_TOKEN,
    headers: { accept: 'application/json' },
  });
  assert.equal(exported.status, 200, 'an imported agent cannot be exported');
  await requireSameAgain(server, exported.body as Exported);
  await server.admin(`DELETE /admin/agents/${agentId}`);
  return { imports: 1, imported: 1 };
};

type Exported = { readonly files: readonly ExportFile[] };

/** The server imports its own export, and exports the same again. */
const requireSameAgain = async (server: Served, { files }: Exported): Promise<void> => {
  const copy = await server.admin('POST /admin/agents/import', { files });
  assert.equal(copy.status, 200, `an export cannot be imported: ${JSON.stringify(copy.body)}`);
  const { agentId } = copy.body as { readonly agentId: string };
  const again = await server.send(`GET /admin/agents/${agentId}/export`, {
    token: ADMIN_TOKEN,
    headers: { accept: 'application/json' },
  });
  assert.deepEqual((again.body as Exported).files, files, 'the export of an import differs');
  await server.admin(`DELETE /admin/agents/${agentId}`);
};

/** An import takes an export whole or refuses it whole. */
export const importAttack: Attack = {
  name: 'imports',
  summary: 'exports and zips that are damaged, cut, doubled or made to deceive',
  weight: 2,
  open: async () => {
    const server = await startServed();
    return { round: ({ random }) => round(server, random), close: server.stop };
  },
};
