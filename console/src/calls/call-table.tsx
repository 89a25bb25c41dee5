import type { Reply } from '../api/call.ts';
import { elapsed } from '../frame/numbers.ts';
import { to } from '../frame/router.ts';
import { Bar } from '../parts/bar.tsx';
import { Moment } from '../parts/moment.tsx';
import { useRowKeys } from '../parts/row-keys.ts';
import { isFailure, outcomeName } from '../parts/webhook-outcomes.ts';
import { text } from './text.ts';

type Row = Reply<'GET /admin/agents/{id}/webhook-calls'>['calls'][number];

export const CallTable = ({ agent, rows }: { readonly agent: string; readonly rows: readonly Row[] }) => {
  useRowKeys(text.value.keys);
  const slowest = Math.max(1, ...rows.map(({ elapsedMs }) => elapsedMs));
  return (
    <table class="wide calls">
      <thead>
        <tr>
          <th scope="col">{text.value.requested}</th>
          <th scope="col">{text.value.turn}</th>
          <th scope="col">{text.value.intent}</th>
          <th scope="col">{text.value.address}</th>
          <th scope="col">{text.value.outcome}</th>
          <th scope="col" class="number">
            {text.value.status}
          </th>
          <th scope="col" colSpan={2}>
            {text.value.took}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <CallRow key={row.callId} agent={agent} row={row} slowest={slowest} />
        ))}
      </tbody>
    </table>
  );
};

type CallRowProps = { readonly agent: string; readonly row: Row; readonly slowest: number };

const CallRow = ({ agent, row, slowest }: CallRowProps) => (
  <tr>
    <th scope="row">
      <a href={to('agents', agent, 'calls', row.callId)}>
        <Moment at={row.requestedAt} />
      </a>
    </th>
    <td class="break">
      <a href={turnAddress(agent, row)} dir="auto">
        {text.value.turnOf(row.sessionId, row.turn)}
      </a>
    </td>
    <td class="break" dir="auto">
      {row.intentName}
    </td>
    {/* Where nothing was reached, the URL says what was meant. */}
    <td class="break" title={row.url}>
      {row.address === '' ? row.url : row.address}
    </td>
    <td class={isFailure(row.outcome) ? 'warn' : ''}>{outcomeName(row.outcome)}</td>
    <td class="number">{row.status === 0 ? '–' : row.status}</td>
    <td class="bar-cell">
      <Bar share={row.elapsedMs / slowest} />
    </td>
    <td class="number">{elapsed(row.elapsedMs)}</td>
  </tr>
);

type Turn = { readonly sessionId: string; readonly turn: number };

/** Its conversation, open at the call. */
export const turnAddress = (agent: string, { sessionId, turn }: Turn): string =>
  `${to('agents', agent, 'sessions', sessionId)}?turn=${turn}&tab=webhook`;
