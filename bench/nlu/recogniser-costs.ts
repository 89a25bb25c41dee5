import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { recognizerOf, systemEntityNames } from '../../src/nlu/system/system-entities.ts';
import { slowestRecogniser, yardstickMs } from './recognisers.ts';

/** Megabytes that the tables of all entities take in these languages, once each has read a text. */
export const lexiconMegabytes = (languages: readonly string[]): number => {
  const before = heapBytes();
  // Kept until the heap has been looked at.
  const built = languages.flatMap((language) =>
    systemEntityNames.map((entity) => {
      const recognise = recognizerOf(entity, language);
      recognise('1 一 one half 5:30 a@b.co May €5', { now: '2017-10-04T15:00:00Z', timezone: '' });
      return recognise;
    }),
  );
  const bytes = heapBytes() - before;
  return built.length === 0 ? 0 : bytes / 1e6;
};

const heapBytes = (): number => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)(); // the collector itself, which no declaration knows
  return process.memoryUsage().heapUsed;
};

export const sayCosts = async (lexiconMb: number): Promise<void> => {
  const { slowest, slowestMs, firstMs } = await slowestRecogniser();
  const yardstick = yardstickMs();
  console.log(`\nAll tables of these languages: ${lexiconMb.toFixed(1)} MB`);
  console.log(
    `The slowest text of 256 characters: ${slowestMs.toFixed(2)} ms once compiled, ` +
      `${firstMs.toFixed(2)} ms in its first readings`,
  );
  for (const { entity, language, text, ...ms } of slowest.slice(0, SHOWN))
    console.log(
      `- ${entity}, ${language}, ${text.slice(0, 12)}…: ${ms.compiledMs.toFixed(2)}, ${ms.firstMs.toFixed(2)}`,
    );
  console.log(`A loop of a million steps in the same run: ${yardstick.toFixed(2)} ms`);
};

const SHOWN = 10;
