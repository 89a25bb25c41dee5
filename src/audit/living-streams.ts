import type { EventStore } from '../kernel/event-store.ts';
import type { LeafState, LogWalk } from './log-walk.ts';
import { recordedPlaces } from './recorded-places.ts';

type Ports = {
  readonly store: Pick<EventStore, 'readStream' | 'isDeleted'>;
  readonly digest: (stream: string) => string;
  /** Lets others have their turn. */
  readonly breathe: () => Promise<unknown>;
};

type Walked = Pick<LogWalk, 'stateOf' | 'streams'>;

/**
 * The leaves that an erasure excuses although other events of their stream exist. An erasure deletes a stream
 * as a whole, so somebody else removed these: an erasure that was announced may have failed.
 */
export const leavesOfLivingStreams = async (ports: Ports, walked: Walked): Promise<readonly number[]> => {
  const lives = await livesIn(ports, walked);
  for (const [digest, life] of lives) if (!life.isSuspect()) lives.delete(digest);
  if (lives.size === 0) return [];
  await leaveOutDeleted(ports, walked, lives);
  const leaves: number[] = [];
  const numbersOf = lifeNumbers();
  for await (const { leaf, digest, revision } of recordedPlaces(ports)) {
    const life = lives.get(digest);
    if (life?.isSuspiciousLeaf(walked.stateOf(leaf), numbersOf(digest, revision))) leaves.push(leaf);
  }
  return leaves;
};

/** The leaves of a stream in the record, by the lives of the stream. */
class StreamLives {
  private isSeen = false;
  private isUnfinished = false;
  private readonly seenLives = new Set<number>();
  private readonly erasedLives = new Set<number>();
  /** -1 if none was seen. */
  firstSeenLeaf = -1;

  add(leaf: number, state: LeafState, life: number): void {
    if (state === 'seen') {
      if (!this.isSeen) this.firstSeenLeaf = leaf;
      this.isSeen = true;
      this.seenLives.add(life);
    } else if (state === 'erased') this.erasedLives.add(life);
    else if (state === 'began') this.isUnfinished = true;
  }

  isSuspect(): boolean {
    if (!this.isSeen) return false;
    return this.isUnfinished || [...this.erasedLives].some((life) => this.seenLives.has(life));
  }

  isSuspiciousLeaf(state: LeafState, life: number): boolean {
    return state === 'began' || (state === 'erased' && this.seenLives.has(life));
  }
}

const livesIn = async (ports: Ports, { stateOf }: Walked): Promise<Map<string, StreamLives>> => {
  const lives = new Map<string, StreamLives>();
  const numbersOf = lifeNumbers();
  for await (const { leaf, digest, revision } of recordedPlaces(ports)) {
    let life = lives.get(digest);
    if (life === undefined) {
      life = new StreamLives();
      lives.set(digest, life);
    }
    life.add(leaf, stateOf(leaf), numbersOf(digest, revision));
  }
  return lives;
};

/**
 * Numbers the lives of streams, given their leaves in order. In a copy of a store, which has no marks of
 * deleted streams, an erased session may continue under the same name, again from revision 0.
 */
const lifeNumbers = () => {
  const latest = new Map<string, { revision: number; life: number }>();
  return (digest: string, revision: number): number => {
    const place = latest.get(digest);
    if (place === undefined) {
      latest.set(digest, { revision, life: 0 });
      return 0;
    }
    if (revision <= place.revision) place.life += 1;
    place.revision = revision;
    return place.life;
  };
};

/** Streams to hash before other requests run. */
const STREAMS_AT_A_TIME = 2_048;

/** A stream may have been deleted while the log was read. */
const leaveOutDeleted = async (
  { store, digest, breathe }: Ports,
  { streams }: Walked,
  lives: Map<string, StreamLives>,
): Promise<void> => {
  const byFirstLeaf = new Map(Array.from(lives, ([name, { firstSeenLeaf }]) => [firstSeenLeaf, name]));
  let count = 0;
  for (const [stream, leaf] of streams) {
    // If a key was lost, the older part of the record has the digest of that key.
    for (const name of [digest(stream), byFirstLeaf.get(leaf)])
      if (name !== undefined && lives.has(name) && (await store.isDeleted(stream))) lives.delete(name);
    count += 1;
    if (count % STREAMS_AT_A_TIME === 0) await breathe();
  }
};
