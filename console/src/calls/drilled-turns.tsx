import type { Line } from '../api/lines.ts';
import { count } from '../frame/numbers.ts';
import { TableHead } from '../parts/table-head.tsx';
import { isFailure, outcomeName } from '../parts/webhook-outcomes.ts';
import { turnAddress } from './call-table.tsx';
import { drillText } from './drill-text.ts';
import { text } from './text.ts';

export type DrilledTurn = NonNullable<Line<'POST /admin/agents/{id}/webhook-drill'>['turn']>;

/** A browser needs seconds for more rows. */
const SHOWN_MAX = 500;

type Props = { readonly agent: string; readonly turns: readonly DrilledTurn[] };

/** Turns with a different reply in the drill; each links to its conversation. */
export const DrilledTurns = ({ agent, turns }: Props) => (
  <>
    <table class="wide calls">
      <TableHead
        columns={[
          text.value.turn,
          drillText.value.said,
          drillText.value.cause,
          drillText.value.recorded,
          drillText.value.instead,
        ]}
      />
      <tbody>
        {turns.slice(0, SHOWN_MAX).map((turn) => (
          <DrilledRow key={turn.turnId} agent={agent} turn={turn} />
        ))}
      </tbody>
    </table>
    {turns.length > SHOWN_MAX && <p>{drillText.value.shown(count(SHOWN_MAX))}</p>}
  </>
);

const DrilledRow = ({ agent, turn }: { readonly agent: string; readonly turn: DrilledTurn }) => {
  const drill = drillText.value;
  const others = turn.changes.filter((change) => change !== 'reply');
  return (
    <tr>
      <th scope="row">
        <a href={turnAddress(agent, turn)} dir="auto">
          {text.value.turnOf(turn.sessionId, turn.turn)}
        </a>
      </th>
      <td class="break">
        <q dir="auto">{turn.query}</q>
      </td>
      <td class={isFailure(turn.cause) ? 'warn' : ''}>
        {/^\d+$/.test(turn.cause) ? `${text.value.status} ${turn.cause}` : outcomeName(turn.cause)}
      </td>
      <td class="break" dir="auto">
        {speechText(turn.recorded)}
      </td>
      <td class="break" dir="auto">
        {speechText(turn.instead)}
        {others.length > 0 && (
          <div class="small">{drill.also(others.map((change) => drill.changes[change]).join(', '))}</div>
        )}
      </td>
    </tr>
  );
};

const speechText = ({ speech, messages }: DrilledTurn['recorded']): string =>
  speech === '' && messages.length > 0 ? drillText.value.messages(messages.length) : speech;
