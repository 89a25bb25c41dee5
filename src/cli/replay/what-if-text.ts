import type { WhatIfReport } from '../../replay/wire/what-if-report.ts';
import type { Colours } from '../terminal/colours.ts';
import { counted } from '../terminal/print.ts';
import { spokenBy } from './show.ts';

/** A report for people: equal changes are listed once, with how often they occur. */
export const reportInWords = (report: WhatIfReport, colours: Colours): string => {
  const { sessions, turns, changed, share, hypothetical, refused, webhooksUnrecorded, groups } = report;
  const lines = groups.flatMap(({ cause, turns: count, changes }) => [
    colours.bold(`${causes[cause]}: ${count}`),
    ...alike(changes).flatMap((some) => changesInWords(some, colours)),
    ...(changes.length < count ? [`  … and ${count - changes.length} more`] : []),
    '',
  ]);
  const notes = [
    ...(hypothetical > 0 ? [`${hypothetical} of them hypothetical`] : []),
    ...(refused > 0 ? [`${counted(refused, 'turn')} could not be taken`] : []),
    ...(webhooksUnrecorded > 0 ? [`${webhooksUnrecorded} would call a webhook that has no recording`] : []),
  ];
  if (turns === 0) return 'No turn matches the filter.';
  const summary = `${changed} of ${turns} turns change: ${percentOf(share)}; sessions: ${sessions}`;
  return [...lines, [summary, ...notes].join('; ')].join('\n');
};

const causes: Readonly<Record<WhatIfReport['groups'][number]['cause'], string>> = {
  intent: 'another intent',
  threshold: 'score under the threshold',
  parameters: 'other parameters',
  contexts: 'other contexts',
  reply: 'another reply',
};

export const percentOf = (share: number): string => `${(share * 100).toFixed(1)} %`;

type Change = WhatIfReport['groups'][number]['changes'][number];

/** The same words that changed in the same way, whoever said them; the most frequent first. */
const alike = (changes: readonly Change[]): readonly (readonly Change[])[] => {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const { query, hypothetical, recorded, instead, cause } = change;
    const sides = [recorded, instead].map((side) =>
      isOfIntent(cause) ? side.intent : sideInWords(cause, side),
    );
    const key = JSON.stringify([query.trim().toLowerCase(), hypothetical, sides]);
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()].sort((one, other) => other.length - one.length);
};

const changesInWords = (changes: readonly Change[], { dim, yellow }: Colours): readonly string[] => {
  const [first] = changes;
  if (first === undefined) return [];
  const { sessionId, turn, query, hypothetical, recorded, instead, cause } = first;
  const mark = hypothetical ? yellow(' (hypothetical)') : '';
  const place = dim(`${sessionId} turn ${turn}`);
  const said = JSON.stringify(query);
  const head =
    changes.length === 1 ? `${place} ${said}${mark}` : `${changes.length} × ${said}${mark} ${place} …`;
  return [`  ${head}`, `    ${sideInWords(cause, recorded)} → ${yellow(sideInWords(cause, instead))}`];
};

const isOfIntent = (cause: Change['cause']): boolean => cause === 'intent' || cause === 'threshold';

const sideInWords = (cause: Change['cause'], side: Change['recorded']): string => {
  const { intent, score, parameters, contexts } = side;
  if (isOfIntent(cause)) return intent === undefined ? '(nothing)' : `${intent} ${score.toFixed(2)}`;
  if (cause === 'parameters') return JSON.stringify(parameters);
  return cause === 'reply' ? spokenBy(side) : JSON.stringify(contexts);
};

/** Whether more turns change than allowed. */
export const verdictOn = ({ share }: WhatIfReport, failOver: number | undefined): readonly string[] => {
  if (failOver === undefined) return [];
  const allowed = percentOf(failOver);
  return [share > failOver ? `That is more than ${allowed}.` : `That is no more than ${allowed}.`];
};
