import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { sizeIn } from '../../audit/note.ts';
import type { AuditCheckpoint } from '../../audit/wire/audit-checkpoint.ts';
import { continuationFault } from '../../audit/witness.ts';
import { CommandError, EXIT_USAGE, type Io } from '../io.ts';
import { awaitWrite } from '../terminal/await-write.ts';

/** The newest checkpoint, with a proof that it continues the tree of this many leaves. */
type Newest = (since?: number) => Promise<AuditCheckpoint>;

/** Keeps the newest checkpoint in a file. An existing one is replaced only by one that continues it. */
export const keepInFile = async (place: string, newest: Newest, io: Io): Promise<AuditCheckpoint> => {
  const path = resolve(io.cwd, place);
  const earlierNote = existsSync(path) ? await readFile(path, 'utf8') : undefined;
  const checkpoint =
    earlierNote === undefined ? await newest() : await checkContinuation(earlierNote, place, newest);
  const draft = `${path}.new`;
  await awaitWrite(
    place,
    writeFile(draft, checkpoint.note).then(() => rename(draft, path)),
  );
  return checkpoint;
};

const checkContinuation = async (
  earlierNote: string,
  place: string,
  newest: Newest,
): Promise<AuditCheckpoint> => {
  const size = sizeIn(earlierNote);
  if (size === undefined)
    throw new CommandError(`${place} does not contain a checkpoint; name another file`, EXIT_USAGE);
  const checkpoint = await newest(size);
  const { consistency = [] } = checkpoint;
  const fault = continuationFault({ ...checkpoint, keptCheckpoint: earlierNote, consistency });
  if (fault !== undefined)
    throw new CommandError(`${fault}. ${place} is unchanged; parley audit verify --since ${place} says more`);
  return checkpoint;
};

/**
 * A witness that knows another checkpoint replies with its size. After this many attempts, other clients are
 * updating it faster.
 */
const ATTEMPTS_MAX = 3;

export type WitnessedCheckpoint = AuditCheckpoint & {
  /** Signatures of the witness below the note. */
  readonly cosignatures: readonly string[];
};

/** Sends the newest checkpoint by the C2SP protocol tlog-witness. */
export const sendToWitness = async (
  address: string,
  newest: Newest,
  io: Io,
): Promise<WitnessedCheckpoint> => {
  let since = 0;
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    const checkpoint = await newest(since);
    const { note, consistency = [] } = checkpoint;
    const response = await post(address, `old ${since}\n${consistency.map(lineOf).join('')}\n${note}`, io);
    const answer = await response.text();
    const cosignatures = answer.split('\n').filter((line) => line.startsWith('— '));
    if (response.ok) {
      const signedNote = [note.trimEnd(), ...cosignatures, ''].join('\n');
      return { ...checkpoint, note: signedNote, cosignatures };
    }
    const witnessSize = /^(\d{1,15})\s*$/.exec(answer)?.[1];
    if (response.status !== CONFLICT || witnessSize === undefined)
      throw new CommandError(
        `${address} refused the checkpoint (${response.status}): ${answer.slice(0, 200)}`,
      );
    since = Number(witnessSize);
  }
  throw new CommandError(`${address} takes other checkpoints of this record at the same time; try again`);
};

const CONFLICT = 409;
const lineOf = (hash: string): string => `${hash}\n`;

const post = async (address: string, body: string, { stop }: Io): Promise<Response> => {
  try {
    return await fetch(address, {
      method: 'POST',
      body,
      signal: stop,
      headers: { 'content-type': 'text/plain' },
    });
  } catch (cause) {
    throw new CommandError(`no witness answers at ${address}`, undefined, { cause });
  }
};
