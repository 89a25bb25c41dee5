import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/**
 * Signed notes and checkpoints of transparency logs, as C2SP's signed-note and tlog-checkpoint describe them:
 * a text, an empty line, and `— name signature`. A checkpoint's text is the log's origin, size and root, and
 * here a fourth line: the hash of the stream of the record itself, up to this checkpoint.
 */
export type Checkpoint = {
  /** The log's name, and the name of its key. */
  readonly origin: string;
  readonly size: number;
  /** Base64, like `stream`. */
  readonly root: string;
  readonly stream: string;
};

export type NoteKey = {
  readonly name: string;
  readonly publicKey: KeyObject;
  /** Derived from both: see `keyIdOf`. */
  readonly id: Uint8Array;
};
export type NoteSigner = NoteKey & { readonly privateKey: KeyObject };

const ED25519 = Buffer.from([1]);
const KEY_ID_BYTES = 4;
/** The end of the DER of an Ed25519 public key is the key itself. */
const PUBLIC_KEY_BYTES = 32;

const rawOf = (publicKey: KeyObject): Buffer =>
  publicKey.export({ format: 'der', type: 'spki' }).subarray(-PUBLIC_KEY_BYTES);

export const keyIdOf = (name: string, publicKey: KeyObject): Buffer =>
  createHash('sha256')
    .update(`${name}\n`)
    .update(ED25519)
    .update(rawOf(publicKey))
    .digest()
    .subarray(0, KEY_ID_BYTES);

/** A public key in the form for witnesses: `name+id+key`. */
export const verifierKey = (key: NoteKey): string =>
  `${key.name}+${Buffer.from(key.id).toString('hex')}+${Buffer.concat([ED25519, rawOf(key.publicKey)]).toString('base64')}`;

/** The DER header of a public key, before the 32 bytes of the Ed25519 key. */
const SPKI_HEAD = Buffer.from('302a300506032b6570032100', 'hex');

/** The key that `verifierKey` writes; undefined for any other text. */
export const noteKeyOf = (text: string): NoteKey | undefined => {
  const [, name, encodedKey] = /^([^\s+]+)\+[0-9a-f]{8}\+([A-Za-z0-9+/]+=*)$/.exec(text) ?? [];
  const keyBytes = Buffer.from(encodedKey ?? '', 'base64').subarray(ED25519.length);
  if (name === undefined || keyBytes.length !== PUBLIC_KEY_BYTES) return undefined;
  const key = Buffer.concat([SPKI_HEAD, keyBytes]);
  const publicKey = createPublicKey({ key, format: 'der', type: 'spki' });
  const verifier = { name, publicKey, id: keyIdOf(name, publicKey) };
  return verifierKey(verifier) === text ? verifier : undefined;
};

/** @param text ends in a line break. */
export const signNote = (text: string, signer: NoteSigner): string => {
  const signature = Buffer.concat([signer.id, sign(null, Buffer.from(text), signer.privateKey)]);
  return `${text}\n— ${signer.name} ${signature.toString('base64')}\n`;
};

/** The text of a note that a key signed; undefined if it is not a note, or not signed by the key. */
export const openNote = (note: string, key: NoteKey): string | undefined => {
  const text = note.slice(0, note.lastIndexOf('\n\n') + 1);
  const isOf = (bytes: Buffer): boolean =>
    isKeyOf(bytes, key) && verify(null, Buffer.from(text), key.publicKey, bytes.subarray(KEY_ID_BYTES));
  return signaturesIn(note, key.name).some(isOf) ? text : undefined;
};

/** Whether all signatures of a note under the name of a key were made by other keys. */
export const isOfAnotherKey = (note: string, key: NoteKey): boolean => {
  const signatures = signaturesIn(note, key.name);
  return signatures.length > 0 && !signatures.some((bytes) => isKeyOf(bytes, key));
};

const isKeyOf = (signature: Buffer, { id }: NoteKey): boolean =>
  signature.subarray(0, KEY_ID_BYTES).equals(id);

/** The signatures of a note under a name, each with the id of its key before it. */
const signaturesIn = (note: string, name: string): readonly Buffer[] => {
  const end = note.lastIndexOf('\n\n');
  if (end < 0) return [];
  const mark = `— ${name} `;
  return (
    note
      .slice(end + 2)
      .split('\n')
      .filter((line) => line.startsWith(mark))
      .map((line) => line.slice(mark.length))
      .map((encoded) => ({ encoded, bytes: Buffer.from(encoded, 'base64') }))
      // Some characters of base64 have unused bits, so a changed character may decode to the same bytes; such
      // a note is rejected.
      .filter(({ encoded, bytes }) => bytes.toString('base64') === encoded)
      .map(({ bytes }) => bytes)
  );
};

export const checkpointText = ({ origin, size, root, stream }: Checkpoint): string =>
  `${origin}\n${size}\n${root}\n${stream}\n`;

/** The origin that a checkpoint names; its signature is not checked. */
export const originIn = (note: string): string => /^\S+/.exec(note)?.[0] ?? '';

/** Parses a note without checking its signature; undefined if it is not a checkpoint of such a record. */
export const readCheckpoint = (note: string): Checkpoint | undefined => {
  const [, origin, size, root, stream] =
    /^(\S+)\n(0|[1-9]\d{0,15})\n([A-Za-z0-9+/]{43}=)\n([A-Za-z0-9+/]{43}=)\n\n— /.exec(note) ?? [];
  if (origin === undefined || root === undefined || stream === undefined) return undefined;
  return { origin, size: Number(size), root, stream };
};

/** The number of leaves that a checkpoint names; its signature is not checked. */
export const sizeIn = (note: string): number | undefined => readCheckpoint(note)?.size;

/** The checkpoint of a note that a key signed. */
export const openCheckpoint = (note: string, key: NoteKey): Checkpoint | undefined => {
  const text = openNote(note, key);
  const checkpoint = text === undefined ? undefined : readCheckpoint(note);
  return checkpoint !== undefined && checkpointText(checkpoint) === text ? checkpoint : undefined;
};
