import { isDeepStrictEqual } from 'node:util';
import type { RecordedTurn } from '../replay/told/recorded-turn.ts';
import { type ConversationFile, type Expectation, outcomeOf } from './conversation-file.ts';

/** Something that was expected of a turn, and what happened instead. */
export type Miss = {
  /** Counted from 1. */
  readonly turn: number;
  readonly said: string;
  readonly what: keyof Expectation;
  readonly expected: unknown;
  readonly happened: unknown;
};

export type ConversationOutcome = {
  readonly file: string;
  readonly name: string;
  readonly turns: number;
  readonly elapsedMs: number;
  readonly misses: readonly Miss[];
  /** Why it could not be run. */
  readonly error?: string;
};

const looked = ['intent', 'action', 'parameters', 'contexts', 'reply'] as const;

export const missesIn = (file: ConversationFile, happened: readonly RecordedTurn[]): readonly Miss[] =>
  file.turns.flatMap((turn, at) => {
    const came = happened[at];
    if (turn.expect === undefined || came === undefined) return [];
    const outcome = outcomeOf(came);
    const said = turn.say ?? `event ${turn.trigger?.name ?? ''}`;
    return looked
      .filter((what) => isMissed(what, turn.expect ?? {}, outcome))
      .map((what) => ({
        ...{ turn: at + 1, said, what },
        expected: turn.expect?.[what],
        happened: outcome[what],
      }));
  });

const isMissed = (
  what: keyof Expectation,
  expected: Expectation,
  outcome: Required<Expectation>,
): boolean => {
  const wanted = expected[what];
  if (wanted === undefined) return false;
  if (what === 'reply' && Array.isArray(wanted)) return !wanted.includes(outcome.reply);
  return !isDeepStrictEqual(wanted, outcome[what]);
};

/** As one test suite, a test case for each conversation, in the XML that JUnit's runner writes. */
export const asJUnit = (outcomes: readonly ConversationOutcome[]): string => {
  const failures = outcomes.filter(({ misses, error }) => misses.length > 0 && error === undefined).length;
  const errors = outcomes.filter(({ error }) => error !== undefined).length;
  const seconds = outcomes.reduce((sum, { elapsedMs }) => sum + elapsedMs, 0) / 1_000;
  const counts = `tests="${outcomes.length}" failures="${failures}" errors="${errors}" time="${seconds.toFixed(3)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="parley" ${counts}>`,
    `  <testsuite name="conversations" ${counts}>`,
    ...outcomes.map(testCase),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
};

const testCase = ({ file, name, elapsedMs, misses, error }: ConversationOutcome): string => {
  const head = `    <testcase name="${escaped(name)}" classname="${escaped(file)}" time="${(elapsedMs / 1_000).toFixed(3)}"`;
  if (error !== undefined) return `${head}>\n      <error message="${escaped(error)}"/>\n    </testcase>`;
  if (misses.length === 0) return `${head}/>`;
  const text = misses.map(missInWords).join('\n');
  const message = escaped(misses[0] === undefined ? '' : (missInWords(misses[0]).split('\n')[0] ?? ''));
  return `${head}>\n      <failure message="${message}">${escaped(text)}</failure>\n    </testcase>`;
};

export const missInWords = ({ turn, said, what, expected, happened }: Miss): string =>
  [
    `turn ${turn}, ${JSON.stringify(said)}: another ${what}`,
    `  expected  ${JSON.stringify(expected)}`,
    `  happened  ${JSON.stringify(happened)}`,
  ].join('\n');

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** XML 1.0 has no control characters but these: the others cannot be written at all. */
const escaped = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
