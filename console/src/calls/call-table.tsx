import type { Reply } from '../api/call.ts';
import { durationText } from '../frame/numbers.ts';
import { to } from '../frame/router.ts';
import { Bar } from '../parts/bar.tsx';
import { Moment } from '../parts/moment.tsx';
import { useRowKeys } from '../parts/row-keys.ts';
import { toggle } from '../parts/toggle.ts';
import { isFailure, outcomeName } from '../parts/webhook-outcomes.ts';
import { text } from './text.ts';

type Row = Reply<'GET /admin/agents/{id}/webhook-calls'>['calls'][number];

type Props = {
  readonly agent: string;
  readonly rows: readonly Row[];
  /** The selected calls, and how to change the selection; absent if the reader cannot send calls. */
  readonly choice: Choice | undefined;
};

export type Choice = {
  readonly selection: ReadonlySet<string>;
  readonly mark: (selection: ReadonlySet<string>) => void;
};

export const CallTable = ({ agent, rows, choice }: Props) => {
  useRowKeys(text.value.keys);
  const slowest = Math.max(1, ...rows.map(({ elapsedMs }) => elapsedMs));
  return (
    <table class="wide calls">
      <thead>
        <tr>
          {choice && <ChooseAll rows={rows} choice={choice} />}
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
          <CallRow key={row.callId} agent={agent} row={row} slowest={slowest} choice={choice} />
        ))}
      </tbody>
    </table>
  );
};

const ChooseAll = ({
  rows,
  choice: { selection, mark },
}: {
  readonly rows: readonly Row[];
  readonly choice: Choice;
}) => {
  const isAll = rows.length > 0 && rows.every(({ callId }) => selection.has(callId));
  return (
    <td>
      <input
        type="checkbox"
        aria-label={text.value.chooseAll}
        checked={isAll}
        onChange={() => mark(new Set(isAll ? [] : rows.map(({ callId }) => callId)))}
      />
    </td>
  );
};

type CallRowProps = {
  readonly agent: string;
  readonly row: Row;
  readonly slowest: number;
  readonly choice: Choice | undefined;
};

const CallRow = ({ agent, row, slowest, choice }: CallRowProps) => (
  <tr>
    {choice && (
      <td>
        <input
          type="checkbox"
          aria-label={text.value.choose(text.value.turnOf(row.sessionId, row.turn))}
          checked={choice.selection.has(row.callId)}
          onChange={() => choice.mark(toggle(choice.selection, row.callId))}
        />
      </td>
    )}
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
    {/* If no address was reached, the URL shows the intended one. */}
    <td class="break" title={row.url}>
      {row.address === '' ? row.url : row.address}
    </td>
    <td class={isFailure(row.outcome) ? 'warn' : ''}>{outcomeName(row.outcome)}</td>
    <td class="number">{row.status === 0 ? '–' : row.status}</td>
    <td class="bar-cell">
      <Bar share={row.elapsedMs / slowest} />
    </td>
    <td class="number">{durationText(row.elapsedMs)}</td>
  </tr>
);

type Turn = { readonly sessionId: string; readonly turn: number };

/** Its conversation, opened at the call. */
export const turnAddress = (agent: string, { sessionId, turn }: Turn): string =>
  `${to('agents', agent, 'sessions', sessionId)}?turn=${turn}&tab=webhook`;
