import type { LiveTurn } from '../api/schema.ts';
import { durationText, moment, score, timeOfDay } from '../frame/numbers.ts';
import { to } from '../frame/router.ts';
import { useRowKeys } from '../parts/row-keys.ts';
import { TableHead } from '../parts/table-head.tsx';
import { isFailure, outcomeName } from '../parts/webhook-outcomes.ts';
import { text } from './text.ts';

type Props = { readonly agent: string; readonly turns: readonly LiveTurn[] };

export const LiveTable = ({ agent, turns }: Props) => {
  useRowKeys(text.value.keys);
  return (
    <table class="wide live">
      <TableHead
        columns={[
          text.value.time,
          text.value.session,
          text.value.said,
          text.value.reply,
          text.value.intent,
          { number: text.value.score },
          text.value.webhook,
          { number: text.value.took },
        ]}
      />
      <tbody>
        {turns.map((turn) => (
          <LiveRow key={turn.position} agent={agent} turn={turn} />
        ))}
      </tbody>
    </table>
  );
};

const LiveRow = ({ agent, turn }: { readonly agent: string; readonly turn: LiveTurn }) => {
  const { sessionId, number, receivedAt, intent, isUnmatched, webhooks, totalMs, lang } = turn;
  const session = to('agents', agent, 'sessions', sessionId);
  return (
    <tr>
      <th scope="row">
        <a href={`${session}?turn=${number}&tab=why`}>
          <time dateTime={receivedAt} title={moment(receivedAt)}>
            {timeOfDay(receivedAt)}
          </time>
        </a>
      </th>
      <td class="break">
        <a class="plain" href={session} dir="auto">
          {sessionId}
        </a>
      </td>
      <td class="break" dir="auto" lang={lang}>
        {turn.isTrigger && '⚡ '}
        {turn.text}
      </td>
      <td class="break" dir="auto" lang={lang}>
        {turn.reply}
      </td>
      <td class={isUnmatched ? 'break warn' : 'break'} dir="auto">
        {intent ?? text.value.noIntent}
      </td>
      <td class="number">{score(turn.score)}</td>
      <td class={webhooks.some(isFailure) ? 'warn' : ''}>
        {webhooks.length === 0 ? '–' : webhooks.map(outcomeName).join(', ')}
      </td>
      <td class="number">{totalMs === undefined ? '–' : durationText(totalMs)}</td>
    </tr>
  );
};
