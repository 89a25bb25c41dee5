import { quantity } from '../../kernel/quantity.ts';
import { type ChangeResult, diffText } from '../agent/change-text.ts';
import type { Io } from '../io.ts';
import { coloursOf } from '../terminal/colours.ts';

type Reading = {
  readonly intentName?: string;
  readonly values: readonly { readonly parameter: string; readonly original: string }[];
};

type Effect = {
  readonly text: string;
  readonly kind: 'phrase' | 'variant' | 'heard' | 'assigned';
  readonly before: Reading;
  readonly after: Reading;
};

/** The server's reply to an assignment or, with `effects`, to a dry run of one. */
export type Assignment = ChangeResult & {
  readonly intentName: string;
  readonly added: number;
  readonly heard: number;
  readonly phrases: readonly { readonly annotated: string }[];
  readonly effects?: {
    readonly checked: number;
    readonly total: number;
    readonly changed: number;
    readonly texts: readonly Effect[];
  };
};

/** The phrases that an assignment adds, and its other effects. */
export const previewText = (assignment: Assignment, io: Io): string => {
  const { intentName, changed, added, heard, diff, effects } = assignment;
  if (!changed) return `${intentName} has these phrases already.`;
  const lines = [
    `${intentName} gets ${quantity(added, 'phrase')}, heard ${quantity(heard, 'time')}:`,
    diffText(diff, io),
  ];
  if (effects === undefined) return lines.join('\n');
  return [...lines, '', ...effectsText(effects, io)].join('\n');
};

const effectsText = (
  { checked, total, changed, texts }: NonNullable<Assignment['effects']>,
  io: Io,
): readonly string[] => {
  const sample = checked < total ? `${checked} of ${total} texts` : quantity(checked, 'text');
  const checkedTexts = `${sample} checked: these, all phrases, phrases with other listed values, the inbox`;
  if (changed === 0) return [`${checkedTexts}. No other text changes its intent, and none loses a value.`];
  return [
    `${checkedTexts}. ${changed === 1 ? '1 changes' : `${changed} change`}:`,
    ...texts.map((effect) => lineOf(effect, io)),
    ...(texts.length < changed ? [`  … and ${changed - texts.length} more`] : []),
  ];
};

/** Such as `  - "a tea please": order (drink "tea") → order (drink "a tea")`; + where it is understood now. */
const lineOf = ({ text, before, after }: Effect, io: Io): string => {
  const { green, red } = coloursOf(io);
  const isGain = before.intentName === undefined;
  const line = `${isGain ? '+' : '-'} "${text}": ${readingText(before)} → ${readingText(after)}`;
  return `  ${isGain ? green(line) : red(line)}`;
};

const readingText = ({ intentName, values }: Reading): string => {
  if (intentName === undefined) return 'not understood';
  const valueTexts = values.map(({ parameter, original }) => `${parameter} "${original}"`).join(', ');
  return `${intentName} (${valueTexts === '' ? 'no values' : valueTexts})`;
};
