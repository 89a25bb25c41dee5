import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { recognizerOf, systemEntityNames } from '../../src/nlu/system/system-entities.ts';
import { type Attack, oneOf } from './attack.ts';

/** A text with one part repeated, as long as a query or a phrase may be, or so. */
const TEXT_CHARS = 1_000;
/** First few repetitions, in which an exponential search shows before it hangs. */
const REPETITIONS = [12, 18, 26];
/** Processor time of one search in one text, relative to a yardstick. */
const YARDSTICKS_MAX = 4;
/** A busy machine slows a few of them in a row, but not all. */
const MEASUREMENTS_MAX = 8;
const BETWEEN_MEASUREMENTS_MS = 100;
const WORDS_PER_PATTERN = 40;
const TEXTS_PER_LANGUAGE = 6;

const languages = 'de en es fr hi it ja ko nl pl pt-BR ru sv th tr zh-CN'.split(' ');

/** Letters, digits, spaces and signs of several scripts, which patterns ask for. */
const signs = [
  ...Array.from(' aA1.-,"\'’\\\n\t@%([{</:=#$_+&~|\r'),
  ...['é', '漢', '二', 'あ', 'ー', '\u200b', '\u0301', '한', 'й', 'ที', '१', '\ud800', '&#', '\\u', '%41'],
];
const endings = ['\u0001', '!', ''];

type Pattern = { readonly place: string; readonly pattern: RegExp; readonly words: readonly string[] };

const wordsIn = (source: string): readonly string[] => {
  const plain = source.replaceAll(/\\[pP]\{[^}]*\}/g, '').match(/[\p{L}\d]{1,12}/gu) ?? [];
  return [...new Set(plain)].slice(0, 60);
};

const literalsIn = (path: string, text: string): readonly Pattern[] => {
  const patterns: Pattern[] = [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const source = node.text.slice(1, end);
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const pattern = new RegExp(source, node.text.slice(end + 1));
      patterns.push({ place: `${path}:${line}`, pattern, words: wordsIn(source) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return patterns;
};

/** Every regular expression that the sources of a folder write. */
const patternsOf = (folder: string): readonly Pattern[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => literalsIn(join(folder, name), readFileSync(join(folder, name), 'utf8')));

const processorMs = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

/** The least of some runs, without what the machine does beside. */
const leastMs = (work: () => unknown, times: number): number =>
  Math.min(...Array.from({ length: times }, () => processorMs(work)));

const yardstick = (): unknown => 'some words '.repeat(60_000).replaceAll(/[^\p{L}]+/gu, '');

/**
 * The first time is compared with a yardstick of before. Only a search that seems slow is measured again,
 * each time right after the yardstick, because the machine itself can be slower by now.
 * @throws when the work takes too long every time
 */
const requireQuick = (yardstickMs: number, what: () => string, work: () => unknown): void => {
  if (processorMs(work) <= YARDSTICKS_MAX * yardstickMs) return;
  const ratios = Array.from({ length: MEASUREMENTS_MAX }, () => {
    sleep(BETWEEN_MEASUREMENTS_MS);
    const nowMs = leastMs(yardstick, 3);
    return processorMs(work) / nowMs;
  });
  const ratio = Math.min(...ratios);
  const fault = () => `${what()} takes ${ratio.toFixed(1)} times the yardstick, ${YARDSTICKS_MAX} at most`;
  assert.ok(ratio <= YARDSTICKS_MAX, fault());
};

const sleep = (ms: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
};

const search = ({ pattern }: Pattern, text: string): unknown => {
  pattern.lastIndex = 0;
  return pattern.global ? text.replaceAll(pattern, '') : pattern.exec(text);
};

const pump = (word: string): readonly string[] => [
  ...REPETITIONS.map((times) => word.repeat(times)),
  word.repeat(Math.ceil(TEXT_CHARS / word.length)).slice(0, TEXT_CHARS),
];

/** One to three parts. */
const randomWord = (random: () => number, parts: readonly string[]): string =>
  Array.from({ length: 1 + Math.floor(random() * 3) }, () => oneOf(random, parts)).join('');

const pumpPattern = (random: () => number, one: Pattern, yardstickMs: number): number => {
  const parts = [...signs, ...one.words];
  let searches = 0;
  for (let times = 0; times < WORDS_PER_PATTERN; times += 1) {
    const [start, word, ending] = [
      oneOf(random, ['', ...one.words]),
      randomWord(random, parts),
      oneOf(random, endings),
    ];
    for (const middle of pump(word)) {
      const text = start + middle + ending;
      searches += 1;
      const what = () => `${one.place} in ${middle.length} characters of ${JSON.stringify(start + word)}`;
      requireQuick(yardstickMs, what, () => search(one, text));
    }
  }
  return searches;
};

/** Whole readers of values, whose patterns are made from lists of words. */
const pumpEntities = (random: () => number, words: readonly string[], yardstickMs: number): number => {
  let readings = 0;
  for (const language of languages)
    for (let times = 0; times < TEXTS_PER_LANGUAGE; times += 1) {
      const word = randomWord(random, words) + oneOf(random, ['', ' ', ', ', '-']);
      const text = word.repeat(Math.ceil(TEXT_CHARS / word.length)).slice(0, TEXT_CHARS);
      const name = oneOf(random, systemEntityNames);
      readings += 1;
      const what = () => `@${name} in ${language} in ${JSON.stringify(word)} repeated`;
      let second = 0;
      requireQuick(yardstickMs, what, () => {
        // Another time of the same day, so that nothing is remembered from the run before.
        second += 1;
        recognizerOf(name, language)(text, { now: `2026-01-01T00:00:0${second}Z`, timezone: '' });
      });
    }
  return readings;
};

/** Texts with one part repeated, on which a careless pattern does not end. */
export const pumpAttack: Attack = {
  name: 'pumped',
  summary: 'texts with one part repeated, for every regular expression and every system entity',
  weight: 1,
  open: async () => {
    const patterns = patternsOf('src');
    const words = [...signs, ...patterns.flatMap((one) => one.words)];
    leastMs(yardstick, 3);
    return {
      round: async ({ random }) => {
        const yardstickMs = leastMs(yardstick, 3);
        const searches = patterns.reduce((sum, one) => sum + pumpPattern(random, one, yardstickMs), 0);
        return { searches, readings: pumpEntities(random, words, yardstickMs) };
      },
      close: async () => undefined,
    };
  },
};
