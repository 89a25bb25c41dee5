import { createHash } from 'node:crypto';
import { Ajv } from 'ajv';
import { isParleyError, ParleyError } from '../kernel/errors.ts';
import { type Static, Type } from '../kernel/schema.ts';
import { errorText } from '../kernel/thrown-error.ts';
import { secretKeyShape } from '../settings/secret-shapes.ts';
import { DATA_FILE } from '../store/lmdb/open-lmdb.ts';
import { SECRET_KEY_FILE } from './data-names.ts';
import { writtenFolder } from './written-folder.ts';

/**
 * A backup is a folder:
 *
 *     data.mdb     the events as they were at one moment, an embedded store like any other
 *     secret-key   what opens the webhook credentials in it, where the data folder has one
 *     backup.json  how many events, and their hash; written last, so a backup without it is not whole
 *
 * Other files are ignored, and links are followed.
 */
export const MANIFEST_FILE = 'backup.json';

const FORMAT = 1;
const Manifest = Type.Object({
  format: Type.Literal(FORMAT),
  parley: Type.String(),
  madeAt: Type.String(),
  events: Type.Integer({ minimum: 0 }),
  streams: Type.Integer({ minimum: 0 }),
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  hasSecretKey: Type.Boolean(),
  /** Damaged records of the store, which the backup contains too. */
  unreadable: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type Manifest = Static<typeof Manifest>;

const WrittenManifest = Type.Interface([Manifest], {
  /** Distinguishes the right key from others. Older backups lack it. */
  secretKeySha256: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })),
});
type WrittenManifest = Static<typeof WrittenManifest>;
const isManifest = new Ajv({ meta: false, validateSchema: false }).compile<WrittenManifest>(WrittenManifest);

/** The text of a manifest. The hash of the key is in the backup only: no command or server shows it. */
export const manifestText = (about: Omit<Manifest, 'format' | 'hasSecretKey'>, key: string | undefined) => {
  const manifest: Manifest = { format: FORMAT, ...about, hasSecretKey: key !== undefined };
  const written = { ...manifest, ...(key !== undefined && { secretKeySha256: hashOf(key) }) };
  return { manifest, text: `${JSON.stringify(written, null, 2)}\n` };
};

/** @throws backup_unreadable */
export const readManifest = async (backup: string): Promise<Manifest> => {
  const { secretKeySha256: _, ...manifest } = await writtenManifest(backup);
  return manifest;
};

/** The secret key in a backup; undefined if it has none. @throws backup_unreadable */
export const keyInBackup = async (backup: string): Promise<string | undefined> => {
  const { hasSecretKey, secretKeySha256 } = await writtenManifest(backup);
  if (!hasSecretKey) return undefined;
  const key = (await filesOf(backup).textOf(SECRET_KEY_FILE)).trim();
  // No message quotes the file, because it may contain a secret.
  if (!secretKeyShape.pattern.test(key))
    throw unreadableBackup(backup, `${SECRET_KEY_FILE} must hold ${secretKeyShape.expected}`);
  if (secretKeySha256 !== undefined && secretKeySha256 !== hashOf(key))
    throw unreadableBackup(backup, `${SECRET_KEY_FILE} is not the key that was backed up`);
  return key;
};

/** The size of the store in a backup, in bytes. @throws backup_unreadable */
export const storeBytesIn = (backup: string): Promise<number> => filesOf(backup).bytesOf(DATA_FILE);

export const unreadableBackup = (path: string, reason: string, cause?: unknown): ParleyError =>
  new ParleyError('backup_unreadable', { path, reason }, { cause });

/**
 * The error of a copied store as one of the backup: `parley store check` would look at the store of the data
 * folder, which the copy has not replaced.
 */
export const asUnreadableBackup = (path: string, cause: unknown): ParleyError => {
  if (isParleyError(cause, 'store_damaged'))
    return unreadableBackup(path, `${DATA_FILE} is damaged: ${cause.facts.reason}`, cause);
  return unreadableBackup(path, errorText(cause), cause);
};

const writtenManifest = async (backup: string): Promise<WrittenManifest> => {
  const manifest = await filesOf(backup).jsonOf(MANIFEST_FILE);
  if (!isManifest(manifest)) throw unreadableBackup(backup, `${MANIFEST_FILE} is not a manifest`);
  return manifest;
};

const filesOf = (backup: string) =>
  writtenFolder(backup, (fault, cause) => unreadableBackup(backup, fault, cause));

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');
