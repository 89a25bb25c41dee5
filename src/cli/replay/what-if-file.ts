import { csvRecord } from '../../kernel/csv.ts';
import type { WhatIfJob, WhatIfReport } from '../../replay/wire/what-if-report.ts';
import { type Html, html } from '../nlu/report/html.ts';
import { pageOf } from '../nlu/report/page.ts';
import { type ChangeGroups, causes, sideText, summaryText } from './what-if-text.ts';

const columns = ['cause', 'turns', 'hypothetical', 'query', 'recorded', 'instead', 'session', 'turn'];

/** One line for each group of equal changes. */
export const reportAsCsv = ({ groups }: { readonly groups: ChangeGroups }): string =>
  [columns, ...groups.flatMap(rowsOf)].map((row) => csvRecord(row)).join('');

const rowsOf = ({ cause, alike }: ChangeGroups[number]) =>
  alike.map(({ turns, example }) => [
    cause,
    turns,
    example.hypothetical,
    example.query,
    sideText(cause, example.recorded),
    sideText(cause, example.instead),
    example.sessionId,
    example.turn,
  ]);

/** The report as one HTML file that loads nothing else. */
export const reportAsPage = (report: WhatIfReport, { answeredBy, sessionsOf }: WhatIfJob): string => {
  const title = `What if ${answeredBy.name} had answered the sessions of ${sessionsOf.name}`;
  return changesAsPage({ title, summary: summaryText(report), groups: report.groups });
};

type ChangesText = { readonly title: string; readonly summary: string; readonly groups: ChangeGroups };

export const changesAsPage = ({ title, summary, groups }: ChangesText): string =>
  pageOf({
    title,
    content: html`<h1>${title}</h1>
<p>${summary}</p>
${groups.map(groupOf)}`,
  });

const groupOf = ({ cause, turns, alike }: ChangeGroups[number]): Html => html`
<h2>${causes[cause]}: ${turns}</h2>
<table>
<thead><tr>
<th scope="col">turns</th><th scope="col">query</th><th scope="col">recorded</th><th scope="col">instead</th>
<th scope="col">example</th>
</tr></thead>
<tbody>${alike.map(
  ({ turns: count, example }) => html`
<tr>
<td>${count}</td><td>${example.query}${example.hypothetical ? ' (hypothetical)' : ''}</td>
<td>${sideText(cause, example.recorded)}</td><td>${sideText(cause, example.instead)}</td>
<td>${example.sessionId} turn ${example.turn}</td>
</tr>`,
)}</tbody>
</table>`;
