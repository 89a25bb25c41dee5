import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { sizeIn } from '../../audit/note.ts';
import type { AuditCheckpoint } from '../../audit/wire/audit-checkpoint.ts';
import { continuationFault } from '../../audit/witness.ts';
import { writeWhole } from '../../disk/whole-file.ts';
import { AUDIT_NOTE_BYTES_MAX, WITNESS_MS_MAX } from '../../kernel/limits/audit.ts';
import { isWholeNumber } from '../../kernel/whole-number.ts';
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
  await awaitWrite(place, writeWhole([[path, checkpoint.note]]));
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

/**
 * Sends the newest checkpoint by the C2SP protocol tlog-witness.
 * @param patienceMs for each answer, in milliseconds
 */
export const sendToWitness = async (
  address: string,
  newest: Newest,
  { stop, patienceMs = WITNESS_MS_MAX }: Pick<Io, 'stop'> & { readonly patienceMs?: number },
): Promise<WitnessedCheckpoint> => {
  let since = 0;
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    const checkpoint = await newest(since);
    const { note, consistency = [] } = checkpoint;
    const body = `old ${since}\n${consistency.map(lineOf).join('')}\n${note}`;
    const { status, isAccepted, answer } = await post(address, body, { stop, patienceMs });
    const cosignatures = answer.split('\n').filter((line) => line.startsWith('— '));
    if (isAccepted) {
      const signedNote = [note.trimEnd(), ...cosignatures, ''].join('\n');
      return { ...checkpoint, note: signedNote, cosignatures };
    }
    const witnessSize = answer.trimEnd();
    if (status !== CONFLICT || !isWholeNumber(witnessSize))
      throw new CommandError(`${address} refused the checkpoint (${status}): ${answer.slice(0, 200)}`);
    since = Number(witnessSize);
  }
  throw new CommandError(`${address} takes other checkpoints of this record at the same time; try again`);
};

const CONFLICT = 409;
const lineOf = (hash: string): string => `${hash}\n`;

type Patience = Pick<Io, 'stop'> & { readonly patienceMs: number };

type WitnessAnswer = { readonly status: number; readonly isAccepted: boolean; readonly answer: string };

/** A witness is somebody else's server, so it may take neither time nor memory without end. */
const post = async (
  address: string,
  body: string,
  { stop, patienceMs }: Patience,
): Promise<WitnessAnswer> => {
  const patience = AbortSignal.timeout(patienceMs);
  try {
    const response = await fetch(address, {
      method: 'POST',
      body,
      signal: AbortSignal.any([stop, patience]),
      headers: { 'content-type': 'text/plain' },
      // A redirect would turn the POST into a GET and send it to a server that the user did not name.
      redirect: 'manual',
    });
    const place = response.headers.get('location');
    if (place !== null && response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      throw new CommandError(`${address} redirects to ${place}. If that is your witness, name it in --to.`);
    }
    return { status: response.status, isAccepted: response.ok, answer: await textOf(response, address) };
  } catch (cause) {
    if (cause instanceof CommandError) throw cause;
    if (patience.aborted)
      throw new CommandError(`${address} did not answer within ${patienceMs / 1_000} s`, undefined, {
        cause,
      });
    throw new CommandError(`no witness answers at ${address}`, undefined, { cause });
  }
};

const textOf = async ({ body }: Response, address: string): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > AUDIT_NOTE_BYTES_MAX)
      throw new CommandError(`${address} answers more than the ${AUDIT_NOTE_BYTES_MAX} bytes of a note`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
};
