import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Outcome, runProgram } from '../support/program.ts';
import { type KilledOperation, requireSame, type Scene } from './scene.ts';
import { type StreamDigests, streamDigests } from './store-digest.ts';

/** Of the time that a command takes. Some end before they are killed, so that kills hit every part of them. */
const KILLED_AFTER_MAX = 1.2;

const killedProgram = async (
  words: readonly string[],
  { cwd, random, programMs }: Scene,
): Promise<boolean> => {
  const ending = new AbortController();
  const running = runProgram(words, { cwd, signal: ending.signal });
  await Promise.race([setTimeout(random() * KILLED_AFTER_MAX * programMs), running]);
  ending.abort();
  const { exitCode } = await running;
  assert.ok(exitCode === null || exitCode === 0, `${words[0]} ended with ${exitCode}`);
  return exitCode === null;
};

const succeed = (outcome: Outcome, what: string): void =>
  assert.equal(outcome.exitCode, 0, `${what} ended with ${outcome.exitCode}: ${outcome.err}`);

const backup: KilledOperation = async (scene) => {
  const wasRunning = await killedProgram(['backup', 'b1'], scene);
  await requireSame(scene, 'data');
  // A kill leaves either a whole backup or none.
  const restored = await runProgram(['restore', 'b1', '--data', 'data-1'], scene);
  if (restored.exitCode === 0) await requireSame(scene, 'data-1');
  else assert.ok(wasRunning && restored.exitCode === 1, `the backup is lost: ${restored.err}`);
  succeed(await runProgram(['backup', 'b2'], scene), 'the next backup');
  succeed(await runProgram(['restore', 'b2', '--data', 'data-2'], scene), 'its restore');
  await requireSame(scene, 'data-2');
  return wasRunning;
};

const restore: KilledOperation = async (scene) => {
  succeed(await runProgram(['backup', 'b1'], scene), 'the backup');
  const wasRunning = await killedProgram(['restore', 'b1', '--data', 'data-1'], scene);
  // Either nothing is there that a server would serve, or all is.
  if (existsSync(join(scene.cwd, 'data-1', 'data.mdb'))) await requireSame(scene, 'data-1');
  else succeed(await runProgram(['restore', 'b1', '--data', 'data-1'], scene), 'the next restore');
  await requireSame(scene, 'data-1');
  return wasRunning;
};

const copy: KilledOperation = async (scene) => {
  const words = ['store', 'copy', '--from', 'lmdb:data', '--to', 'lmdb:data-1'];
  const wasRunning = await killedProgram(words, scene);
  succeed(await runProgram(words, scene), 'the next copy');
  await requireSame(scene, 'data-1');
  return wasRunning;
};

/** Spoils all records that hold a text, also in pages that are free. @returns whether there were any */
const spoil = (file: string, text: string): boolean => {
  const bytes = readFileSync(file);
  const spoilt = 'x'.repeat(text.length);
  let isSpoilt = false;
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at)) {
    bytes.write(spoilt, at);
    isSpoilt = true;
  }
  writeFileSync(file, bytes);
  return isSpoilt;
};

const repair: KilledOperation = async (scene) => {
  const { cwd, sessions } = scene;
  const session = sessions.at(-1) ?? '';
  assert.ok(spoil(join(cwd, 'data', 'data.mdb'), `Guest ${session}`), 'there is no record to damage');
  const others = (digests: StreamDigests) =>
    new Map([...digests].filter(([stream]) => !stream.endsWith(`-${session}`)));
  const requireOthers = async (folder: string): Promise<void> =>
    assert.deepEqual(others(await streamDigests(join(cwd, folder))), others(scene.digests));
  const words = ['store', 'repair', 'r1', '--yes'];
  const wasRunning = await killedProgram(words, scene);
  // A kill leaves either a whole repaired store or none, and does not change the damaged one.
  const restored = await runProgram(['restore', 'r1', '--data', 'data-1'], scene);
  if (restored.exitCode === 0) await requireOthers('data-1');
  else assert.ok(wasRunning && restored.exitCode === 1, `the repaired store is lost: ${restored.err}`);
  succeed(await runProgram(['store', 'repair', 'r2', '--yes'], scene), 'the next repair');
  succeed(await runProgram(['restore', 'r2', '--data', 'data-2'], scene), 'its restore');
  await requireOthers('data-2');
  return wasRunning;
};

/** Commands that work on the files of a store. */
export const killedPrograms = { backup, restore, copy, repair };
