import type { Miss } from '../../replay/wire/conversation-test.ts';

export type ConversationOutcome = {
  readonly file: string;
  readonly name: string;
  readonly turns: number;
  readonly elapsedMs: number;
  readonly misses: readonly Miss[];
  /** Why it could not be run. */
  readonly error?: string;
};

/** One test suite with a test case per conversation, in JUnit's XML. */
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
  const head = `    <testcase name="${escapeXml(name)}" classname="${escapeXml(file)}" time="${(elapsedMs / 1_000).toFixed(3)}"`;
  if (error !== undefined) return `${head}>\n      <error message="${escapeXml(error)}"/>\n    </testcase>`;
  if (misses.length === 0) return `${head}/>`;
  const text = misses.map(missText).join('\n');
  const message = escapeXml(misses[0] === undefined ? '' : (missText(misses[0]).split('\n')[0] ?? ''));
  return `${head}>\n      <failure message="${message}">${escapeXml(text)}</failure>\n    </testcase>`;
};

export const missText = ({ turn, said, what, expected, happened }: Miss): string =>
  [
    `turn ${turn}, ${JSON.stringify(said)}: ${what.endsWith('s') ? 'other' : 'another'} ${what}`,
    `  expected  ${JSON.stringify(expected)}`,
    `  happened  ${JSON.stringify(happened)}`,
  ].join('\n');

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** XML 1.0 allows no other control characters. */
const escapeXml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
