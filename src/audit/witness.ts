import { isContinued } from './merkle-paths.ts';
import { noteKeyOf, openCheckpoint } from './note.ts';

type Continuation = {
  /** The note that was kept. */
  readonly kept: string;
  /** The newer one, the key that both are signed with, and the proof. */
  readonly note: string;
  readonly publicKey: string;
  readonly consistency: readonly string[];
};

const bytesOf = (base64: string): Buffer => Buffer.from(base64, 'base64');

/** Why a checkpoint is not proved to continue one that was kept; undefined where it is. Trusts no server. */
export const continuationFault = ({
  kept,
  note,
  publicKey,
  consistency,
}: Continuation): string | undefined => {
  const key = noteKeyOf(publicKey);
  if (key === undefined) return 'the public key of the record cannot be read';
  const [before, after] = [openCheckpoint(kept, key), openCheckpoint(note, key)];
  if (before === undefined) return `the kept checkpoint is not signed by ${publicKey}`;
  if (after === undefined) return `the newest checkpoint is not signed by ${publicKey}`;
  const headOf = ({ size, root }: typeof before) => ({ size, root: bytesOf(root) });
  if (isContinued(headOf(before), headOf(after), consistency.map(bytesOf))) return undefined;
  return `the record of ${after.size} leaves does not begin with the ${before.size} leaves of the kept checkpoint`;
};
