import { isContinued } from './merkle-paths.ts';
import { noteKeyOf, openCheckpoint } from './note.ts';

type Continuation = {
  /** The note that was kept. */
  readonly keptCheckpoint: string;
  /** The newer one, the key that both are signed with, and the proof. */
  readonly note: string;
  readonly publicKey: string;
  readonly consistency: readonly string[];
  /** The key of the kept one, if it is another: the record went on under a new key since. */
  readonly keptKey?: string | undefined;
};

const bytesOf = (base64: string): Buffer => Buffer.from(base64, 'base64');

/** Why a checkpoint is not proved to continue a kept one; undefined if it is. Relies on no server. */
export const continuationFault = ({
  keptCheckpoint,
  note,
  publicKey,
  consistency,
  keptKey = publicKey,
}: Continuation): string | undefined => {
  const [earlierKey, key] = [noteKeyOf(keptKey), noteKeyOf(publicKey)];
  if (earlierKey === undefined) return 'the public key of the kept checkpoint cannot be read';
  if (key === undefined) return 'the public key of the record cannot be read';
  const [before, after] = [openCheckpoint(keptCheckpoint, earlierKey), openCheckpoint(note, key)];
  if (before === undefined) return `the kept checkpoint is not signed by ${keptKey}`;
  if (after === undefined) return `the newest checkpoint is not signed by ${publicKey}`;
  const headOf = ({ size, root }: typeof before) => ({ size, root: bytesOf(root) });
  if (isContinued(headOf(before), headOf(after), consistency.map(bytesOf))) return undefined;
  return `the record of ${after.size} leaves does not begin with the ${before.size} leaves of the kept checkpoint`;
};
