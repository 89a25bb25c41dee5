import type { TurnBrief, TurnChange } from '../api/schema.ts';
import { count, score } from '../frame/numbers.ts';
import { query, to, withQuery } from '../frame/router.ts';
import { useRowKeys } from '../parts/row-keys.ts';
import { TableHead } from '../parts/table-head.tsx';
import { text } from './text.ts';

type Cause = TurnChange['cause'];
/** Equal changes, shown once. */
type AlikeChanges = { readonly turns: number; readonly example: TurnChange };
type Group = { readonly cause: Cause; readonly turns: number };

/** The group in the address; the default is the deepest cause with changes. */
export const chosenGroup = <G extends Group>(groups: readonly G[]): G | undefined => {
  const nonEmpty = groups.filter(({ turns }) => turns > 0);
  return nonEmpty.find(({ cause }) => cause === query.value.get('cause')) ?? nonEmpty[0];
};

/** The causes with the number of their changes, to choose from. */
export const CauseMenu = ({ groups }: { readonly groups: readonly Group[] }) => (
  <nav class="menu" aria-label={text.value.causesLabel}>
    {groups
      .filter(({ turns }) => turns > 0)
      .map(({ cause, turns }) => (
        <a
          key={cause}
          href={withQuery({ cause })}
          aria-current={cause === chosenGroup(groups)?.cause ? 'page' : undefined}
        >
          {text.value.causes[cause]} <span class="tab-count">{count(turns)}</span>
        </a>
      ))}
  </nav>
);

type TableProps = { readonly agent: string; readonly changes: readonly AlikeChanges[] };

/** Changed turns: the recorded reply and the new one. Each links to its turn. */
export const ChangeTable = ({ agent, changes }: TableProps) => {
  useRowKeys(text.value.keys);
  return (
    <table class="wide compared">
      <TableHead columns={[text.value.turn, text.value.said, text.value.recorded, text.value.instead]} />
      <tbody>
        {changes.map(({ turns, example }) => (
          <tr key={example.turnId}>
            <th scope="row">
              {turns > 1 && <span class="times">{text.value.times(count(turns))} </span>}
              <a
                href={`${to('agents', agent, 'sessions', example.sessionId)}?turn=${example.turn}&tab=why`}
                dir="auto"
              >
                {example.sessionId} #{example.turn}
              </a>
              {turns > 1 && <div class="small">{text.value.example}</div>}
              {example.hypothetical && <div class="small">{text.value.follows}</div>}
            </th>
            <td dir="auto">{example.query}</td>
            <td>
              <Brief of={example.recorded} cause={example.cause} />
            </td>
            <td>
              <Brief of={example.instead} cause={example.cause} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The intent and the reply, and the part that the cause is about. */
const Brief = ({ of, cause }: { readonly of: TurnBrief; readonly cause: TurnChange['cause'] }) => (
  <>
    <div class="small" dir="auto">
      {of.intent ?? text.value.noIntent} {score(of.score)}
    </div>
    <div dir="auto">{of.fulfillment.speech}</div>
    {cause === 'parameters' && <code>{JSON.stringify(of.parameters)}</code>}
    {cause === 'contexts' && (
      <code>{of.contexts.map(({ name, lifespan }) => `${name} ${lifespan}`).join(', ')}</code>
    )}
  </>
);
