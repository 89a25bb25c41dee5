import assert from 'node:assert/strict';
import { join } from 'node:path';
import { type StreamDigests, streamDigests } from './store-digest.ts';

/** A copy of a recorded data folder, to which an operation is done and killed. */
export type Scene = {
  /** Has the folder `data`. */
  readonly cwd: string;
  readonly agentId: string;
  readonly clientAccessToken: string;
  readonly sessions: readonly string[];
  /** Of the streams in `data`, before anything happens. */
  readonly digests: StreamDigests;
  /** How long a command of the program takes on this machine, with nothing killing it. */
  readonly programMs: number;
  readonly random: () => number;
};

/** @throws when something was lost. @returns whether the operation was still running when it was killed */
export type KilledOperation = (scene: Scene) => Promise<boolean>;

export const requireSame = async (scene: Scene, folder: string): Promise<void> =>
  assert.deepEqual(await streamDigests(join(scene.cwd, folder)), scene.digests, `${folder} has other events`);

/** Every event that was recorded is there, except in streams that may be gone; others may follow it. */
export const requireOthers = async (scene: Scene, mayBeGone: (stream: string) => boolean): Promise<void> => {
  const now = await streamDigests(join(scene.cwd, 'data'), scene.digests);
  for (const [stream, digest] of scene.digests) {
    if (!mayBeGone(stream)) assert.deepEqual(now.get(stream), digest, `${stream} has changed`);
  }
};
