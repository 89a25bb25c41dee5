import { quantity } from '../../kernel/quantity.ts';
import type { WhatIfReport } from '../../replay/wire/what-if-report.ts';
import type { Colours } from '../terminal/colours.ts';
import { replyText } from './show.ts';

/** A report for people: equal changes are listed once, with how often they occur. */
export const reportText = (report: WhatIfReport, colours: Colours): string =>
  [...groupsText(report.groups, colours), summaryText(report)].join('\n');

/** Groups of changes by their cause. */
export type ChangeGroups = readonly Omit<WhatIfReport['groups'][number], 'changes'>[];

export const groupsText = (groups: ChangeGroups, colours: Colours): readonly string[] =>
  groups.flatMap(({ cause, turns: count, alike }) => {
    const otherTurns = count - alike.reduce((sum, { turns }) => sum + turns, 0);
    return [
      colours.bold(`${causes[cause]}: ${count}`),
      ...alike.flatMap((change) => changesText(change, colours)),
      ...(otherTurns > 0 ? [`  … and ${otherTurns} more`] : []),
      '',
    ];
  });

/** How many turns change. Hypothetical turns might not have been said, so they are named but not counted. */
export const summaryText = (report: WhatIfReport): string => {
  const { sessions, turns, hypothetical, hypotheticalTurns, refused, webhooksUnrecorded } = report;
  if (turns === 0) return 'No turn matches the filter.';
  const changeText = hypothetical > 0 ? `, ${hypothetical} of them would change` : '';
  const notes = [
    ...(hypotheticalTurns > 0
      ? [`${quantity(hypotheticalTurns, 'hypothetical turn')} not counted${changeText}`]
      : []),
    ...(refused > 0 ? [`${quantity(refused, 'turn')} could not be taken`] : []),
    ...(webhooksUnrecorded > 0 ? [`${webhooksUnrecorded} would call a webhook that has no recording`] : []),
  ];
  return [
    `${changedShare(report)} change: ${percentText(report.share)}; sessions: ${sessions}`,
    ...notes,
  ].join('; ');
};

/** For example `2 of 7 turns`. */
export const changedShare = ({ turns, changed, hypothetical, hypotheticalTurns }: WhatIfReport): string =>
  `${changed - hypothetical} of ${quantity(turns - hypotheticalTurns, 'turn')}`;

export const causes: Readonly<Record<WhatIfReport['groups'][number]['cause'], string>> = {
  intent: 'another intent',
  threshold: 'score under the threshold',
  parameters: 'other parameters',
  contexts: 'other contexts',
  reply: 'another reply',
};

export const percentText = (share: number): string => `${(share * 100).toFixed(1)} %`;

type Change = WhatIfReport['groups'][number]['changes'][number];

const changesText = (
  { turns, example }: WhatIfReport['groups'][number]['alike'][number],
  { dim, yellow }: Colours,
): readonly string[] => {
  const { sessionId, turn, query, hypothetical, recorded, instead, cause } = example;
  const mark = hypothetical ? yellow(' (hypothetical)') : '';
  const place = dim(`${sessionId} turn ${turn}`);
  const utterance = JSON.stringify(query);
  const head = turns === 1 ? `${place} ${utterance}${mark}` : `${turns} × ${utterance}${mark} ${place} …`;
  return [`  ${head}`, `    ${sideText(cause, recorded)} → ${yellow(sideText(cause, instead))}`];
};

const isOfIntent = (cause: Change['cause']): boolean => cause === 'intent' || cause === 'threshold';

export const sideText = (cause: Change['cause'], side: Change['recorded']): string => {
  const { intent, score, parameters, contexts } = side;
  if (isOfIntent(cause)) return intent === undefined ? '(nothing)' : `${intent} ${score.toFixed(2)}`;
  if (cause === 'parameters') return JSON.stringify(parameters);
  return cause === 'reply' ? replyText(side) : JSON.stringify(contexts);
};

/** Whether more turns change than allowed. */
export const verdictOn = ({ share }: WhatIfReport, failOver: number | undefined): readonly string[] => {
  if (failOver === undefined) return [];
  const allowedShare = percentText(failOver);
  return [share > failOver ? `That is more than ${allowedShare}.` : `That is no more than ${allowedShare}.`];
};
