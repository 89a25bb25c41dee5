import type { Reply } from '../api/call.ts';
import { count, score } from '../frame/numbers.ts';
import { to } from '../frame/router.ts';
import { Moment } from '../parts/moment.tsx';
import { useRowKeys } from '../parts/row-keys.ts';
import { TableHead } from '../parts/table-head.tsx';
import { failureMarks } from '../parts/webhook-outcomes.ts';
import { text } from './text.ts';

type Row = Reply<'GET /admin/agents/{id}/sessions'>['sessions'][number];

export const SessionTable = ({ agent, rows }: { readonly agent: string; readonly rows: readonly Row[] }) => {
  useRowKeys(text.value.keys);
  return (
    <table class="wide sessions">
      <TableHead
        columns={[
          text.value.session,
          text.value.lastActive,
          { number: text.value.turns },
          { number: text.value.unmatched },
          { number: text.value.lowest },
          text.value.marks,
          text.value.lastSaid,
        ]}
      />
      <tbody>
        {rows.map((row) => (
          <SessionRow key={row.sessionId} agent={agent} row={row} />
        ))}
      </tbody>
    </table>
  );
};

const SessionRow = ({ agent, row }: { readonly agent: string; readonly row: Row }) => (
  <tr>
    <th scope="row">
      <a href={to('agents', agent, 'sessions', row.sessionId)} dir="auto">
        {row.sessionId}
      </a>
    </th>
    <td>
      <Moment at={row.lastActiveAt} />
    </td>
    <td class="number" data-label={text.value.turns}>
      {count(row.turns)}
    </td>
    <td class={row.unmatched > 0 ? 'number warn' : 'number'} data-label={text.value.unmatched}>
      {count(row.unmatched)}
    </td>
    <td class="number" data-label={text.value.lowest}>
      {score(row.lowestScore)}
    </td>
    <td>
      {marksOf(row).map((mark) => (
        <span key={mark} class="mark">
          {mark}
        </span>
      ))}
    </td>
    <td class="last-said" dir="auto">
      {row.lastText}
    </td>
  </tr>
);

const marksOf = ({ abandoned, asking, webhooks, languages, tags }: Row): readonly string[] => [
  ...tags,
  ...(languages.length > 1 ? [languages.join(' ')] : []),
  ...(asking === '' ? [] : [text.value.asks(asking)]),
  ...(abandoned > 0 ? [text.value.abandoned] : []),
  ...failureMarks(webhooks),
];
