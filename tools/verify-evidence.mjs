#!/usr/bin/env node
/**
 * Verifies a page of evidence that `parley audit proof` wrote. Offline; needs Node and nothing else.
 *
 *     node verify-evidence.mjs PAGE.html [--key KEY] [--since NOTE] [--events]
 *
 * --key     the public key of the record, which you got from elsewhere; without it any key will do
 * --since   file with an older checkpoint, kept elsewhere; the page must have been made with the same --since
 * --events  print the proved events, one JSON object a line, instead of the summary
 *
 * Exit code: 0 proved, 1 not proved, 2 wrong command line. docs/audit.md of Parley describes the format.
 */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const FORMAT = 'parley-evidence/1';
const HEAD = '<script type="application/json" id="evidence">\n';
const END = '\n</script>\n</body>\n</html>\n<!-- ';
/** The DER of an Ed25519 public key consists of this and the 32 bytes of the key. */
const SPKI_HEAD = Buffer.from('302a300506032b6570032100', 'hex');

const fail = (reason) => {
  throw new Error(reason);
};
const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
const bytesOf = (base64) => Buffer.from(base64, 'base64');
const half = (number) => Math.floor(number / 2);
const hexOf = (sign) => sign.charCodeAt(0).toString(16);
/** Texts of the page must neither command a terminal nor look like lines of this script. */
const plain = (text) =>
  text.replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, (sign) => `\\u${hexOf(sign).padStart(4, '0')}`);

// RFC 6962: a first byte distinguishes leaves from inner nodes.
const leafHash = (text) => sha256(Buffer.from([0]), text);
const nodeHash = (left, right) => sha256(Buffer.from([1]), left, right);
const splitOf = (leaves) => {
  let split = 1;
  while (split * 2 < leaves) split *= 2;
  return split;
};

/** RFC 9162, section 2.1.3.2. */
const rootFrom = (hash, leaf, size, path) => {
  let [root, at, last] = [hash, leaf, size - 1];
  for (const node of path) {
    if (last === 0) return undefined;
    if (at % 2 === 1 || at === last) {
      root = nodeHash(node, root);
      while (at % 2 === 0 && at !== 0) [at, last] = [half(at), half(last)];
    } else root = nodeHash(root, node);
    [at, last] = [half(at), half(last)];
  }
  return last === 0 ? root : undefined;
};

/** Whether the tree of `after` begins with the leaves of `before`. RFC 6962, section 2.1.2. */
const isContinued = (before, after, path) => {
  if (before.size > after.size) return false;
  if (before.size === 0) return path.length === 0;
  const sides = [];
  let [from, to] = [0, after.size];
  while (to > before.size) {
    const middle = from + splitOf(to - from);
    const isEarlier = middle < before.size;
    sides.unshift(isEarlier);
    if (isEarlier) from = middle;
    else to = middle;
  }
  const [seed, ...beside] = from === 0 ? [before.root, ...path] : path;
  if (seed === undefined || beside.length !== sides.length) return false;
  let [earlier, later] = [seed, seed];
  for (const [at, isEarlier] of sides.entries()) {
    if (isEarlier) earlier = nodeHash(beside[at], earlier);
    later = isEarlier ? nodeHash(beside[at], later) : nodeHash(later, beside[at]);
  }
  return earlier.equals(before.root) && later.equals(after.root);
};

// C2SP signed notes: a text, an empty line, and `— name base64(key id, signature)`.
const keyOf = (text) => {
  const [, name, id, encoded] =
    /^([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]+=*)$/.exec(text) ?? fail('no such key');
  const typed = bytesOf(encoded);
  if (typed[0] !== 1 || typed.length !== 33) fail('the public key is not Ed25519');
  if (sha256(`${name}\n`, typed).subarray(0, 4).toString('hex') !== id) fail('the public key has another id');
  const der = Buffer.concat([SPKI_HEAD, typed.subarray(1)]);
  return {
    name,
    id: Buffer.from(id, 'hex'),
    key: createPublicKey({ key: der, format: 'der', type: 'spki' }),
  };
};

/** The lines of a note, after verifying its signature. */
const openNote = (note, { name, id, key }, what) => {
  const end = note.lastIndexOf('\n\n');
  const text = note.slice(0, end + 1);
  for (const line of note.slice(end + 2).split('\n')) {
    if (end < 0 || !line.startsWith(`— ${name} `)) continue;
    const encoded = line.slice(name.length + 3);
    const signature = bytesOf(encoded);
    if (signature.toString('base64') !== encoded || !signature.subarray(0, 4).equals(id)) continue;
    if (verify(null, Buffer.from(text), key, signature.subarray(4))) return text.split('\n');
  }
  return fail(`${what} is not signed by the key of ${name}`);
};

const openCheckpoint = (note, key, what) => {
  const [origin, size, root] = openNote(note, key, what);
  if (origin !== key.name || !/^(0|[1-9]\d{0,14})$/.test(size))
    fail(`${what} is not a checkpoint of ${key.name}`);
  return { size: Number(size), root: bytesOf(root), note };
};

/** The content of a page, after verifying that it has not changed since it was signed. */
const openPage = (page, givenKey) => {
  const end = page.lastIndexOf(END);
  if (end < 0) fail('this is not a page of evidence, or its end is missing');
  const [, note] =
    /^([^<>]*)-->\n$/.exec(page.subarray(end + END.length).toString()) ??
    fail('something was added behind its end');
  const text = page.subarray(0, end).toString();
  const parts = text.split(HEAD);
  if (parts.length !== 2) fail('the page does not have its evidence in one place');
  const evidence = JSON.parse(parts[1]);
  if (evidence.format !== FORMAT) fail(`this script verifies ${FORMAT}, not ${evidence.format}`);
  if (givenKey !== undefined && givenKey !== evidence.key)
    fail(`the page is of another key: ${evidence.key}`);
  const key = keyOf(evidence.key);
  const [format, origin, hash] = openNote(note, key, 'the page');
  if (format !== FORMAT || origin !== key.name) fail('the page has the signature of something else');
  if (hash !== sha256(page.subarray(0, end)).toString('base64'))
    fail('the page was changed after it was signed');
  return { evidence, key };
};

/** The events of the page, each with its place in the session's stream. */
const provedEvents = ({ events, stream }, checkpoint) =>
  events.map(({ leaf, path, text }, revision) => {
    const event = JSON.parse(text);
    if (event.stream !== stream || event.revision !== revision) fail(`event ${revision} is missing`);
    const root = leaf < checkpoint.size && rootFrom(leafHash(text), leaf, checkpoint.size, path.map(bytesOf));
    if (!root?.equals?.(checkpoint.root))
      fail(`event ${revision} is not in the record that the checkpoint signs`);
    return event;
  });

/** @throws an Error with the reason if the page is not proved */
export const verifyPage = (page, { key: givenKey, since }) => {
  const { evidence, key } = openPage(page, givenKey);
  const checkpoint = openCheckpoint(evidence.checkpoint, key, 'the checkpoint of the page');
  if (since !== undefined) {
    const keptCheckpoint = openCheckpoint(since, key, 'the checkpoint that was kept');
    if (evidence.since !== keptCheckpoint.size)
      fail(`the page was not made with --since ${keptCheckpoint.size} leaves`);
    if (!isContinued(keptCheckpoint, checkpoint, evidence.consistency.map(bytesOf)))
      fail('the record does not continue the checkpoint that was kept');
  }
  return { evidence, checkpoint, events: provedEvents(evidence, checkpoint) };
};

const printedLines = ({ evidence, checkpoint, events }, { key, since, events: printsEvents }) => {
  if (printsEvents) return events.map((event) => JSON.stringify(event));
  return [
    `session     ${evidence.sessionId} of agent ${evidence.agentId}, as of ${evidence.madeAt}`,
    `events      ${events.length}, each as it was recorded, none left out among them`,
    `checkpoint  ${checkpoint.size} leaves${since === undefined ? '' : ', continuing the one that was kept'}`,
    `key         ${evidence.key}`,
    ...(key === undefined ? ['            compare it with the key that you got from elsewhere'] : []),
    'The page is unchanged, and its events are proved.',
  ];
};

/** @returns the exit code */
const main = () => {
  let page, options;
  try {
    const flags = { key: { type: 'string' }, since: { type: 'string' }, events: { type: 'boolean' } };
    const { values, positionals } = parseArgs({ options: flags, allowPositionals: true });
    if (positionals.length !== 1) throw new Error('name one page: verify-evidence.mjs PAGE.html');
    page = readFileSync(positionals[0]);
    options = { ...values, ...(values.since && { since: readFileSync(values.since, 'utf8') }) };
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
  try {
    process.stdout.write(`${printedLines(verifyPage(page, options), options).map(plain).join('\n')}\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`NOT PROVED: ${plain(error.message)}\n`);
    return 1;
  }
};

const [, program] = process.argv;
if (program !== undefined && import.meta.url === pathToFileURL(realpathSync(program)).href)
  process.exitCode = main();
