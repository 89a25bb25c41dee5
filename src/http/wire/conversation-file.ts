import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { isParleyError, ParleyError } from '../../kernel/errors.ts';
import { YAML_READ_MS_MAX, YAML_THREAD_MB_MAX } from '../../kernel/limits/replay.ts';
import { jsonInTurns } from '../body/json-body.ts';

/** Reads the file of a conversation test, YAML or JSON. @throws request_invalid */
export const conversationIn = async (text: string, msMax = YAML_READ_MS_MAX): Promise<unknown> => {
  if (text.trim() === '') throw refusalOf('is empty');
  try {
    return await jsonInTurns(Buffer.from(text));
  } catch (cause) {
    if (!isParleyError(cause, 'body_unreadable')) throw cause;
    // Not JSON, so it may be YAML.
  }
  const reading = lastReading.then(() => readInThread(text, msMax));
  lastReading = reading.catch(() => undefined);
  return jsonInTurns(Buffer.from(await reading));
};

const refusalOf = (fault: string) => new ParleyError('request_invalid', { place: 'text', fault });

/** One at a time, because each may fill a thread's memory. */
let lastReading: Promise<unknown> = Promise.resolve();

/** YAML of the core schema has the values of JSON, and no others. Warnings are left out of the server's log. */
const READER = `
const { parentPort, workerData } = require('node:worker_threads');
const { parse } = require(workerData.yaml);
try {
  parentPort.postMessage({ json: JSON.stringify(parse(workerData.text, { logLevel: 'error' })) });
} catch (error) {
  parentPort.postMessage({ fault: error instanceof Error ? error.message : String(error) });
}`;

type Read = { readonly json: string } | { readonly fault: string };

/**
 * The JSON of a YAML text. A thread reads it, because the time grows with the square of the number of keys,
 * and the parser cannot be interrupted.
 */
const readInThread = (text: string, msMax: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const refuse = (fault: string): void => reject(refusalOf(fault));
    const yaml = createRequire(import.meta.url).resolve('yaml');
    const thread = new Worker(READER, {
      eval: true,
      workerData: { text, yaml },
      resourceLimits: { maxOldGenerationSizeMb: YAML_THREAD_MB_MAX },
    });
    const timer = setTimeout(() => {
      refuse(`takes longer than ${msMax / 1_000} s to read as YAML`);
      void thread.terminate();
    }, msMax);
    thread.once('message', (read: Read) => {
      if ('json' in read) resolve(read.json);
      else refuse(`is not YAML: ${read.fault}`);
    });
    // Out of memory, because the reader catches its own errors.
    thread.once('error', ({ message }) => refuse(`is too large to read as YAML: ${message}`));
    thread.once('exit', () => {
      clearTimeout(timer);
      refuse('could not be read as YAML');
    });
  });
