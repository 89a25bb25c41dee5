import { useState } from 'preact/hooks';
import type { TurnBrief, TurnChange, WhatIfReport } from '../api/schema.ts';
import { count, score } from '../frame/numbers.ts';
import { query, to, withQuery } from '../frame/router.ts';
import { More } from '../parts/pages.tsx';
import { useRowKeys } from '../parts/row-keys.ts';
import { text } from './text.ts';

type Groups = WhatIfReport['groups'];

const SHOWN_AT_A_TIME = 100;

/** The changed turns of one cause, which the address names; at first those of the deepest. */
export const Changes = ({ agent, groups }: { readonly agent: string; readonly groups: Groups }) => {
  const found = groups.filter(({ turns }) => turns > 0);
  const group = found.find(({ cause }) => cause === query.value.get('cause')) ?? found[0];
  return (
    <>
      <nav class="menu" aria-label={text.value.causesLabel}>
        {found.map(({ cause, turns }) => (
          <a
            key={cause}
            href={withQuery({ cause })}
            aria-current={cause === group?.cause ? 'page' : undefined}
          >
            {text.value.causes[cause]} <span class="tab-count">{count(turns)}</span>
          </a>
        ))}
      </nav>
      {group !== undefined && <ChangeTable key={group.cause} agent={agent} changes={group.changes} />}
    </>
  );
};

type TableProps = { readonly agent: string; readonly changes: readonly TurnChange[] };

const ChangeTable = ({ agent, changes }: TableProps) => {
  const [shown, setShown] = useState(SHOWN_AT_A_TIME);
  useRowKeys({ next: text.value.turn, previous: text.value.turn });
  const isMore = changes.length > shown;
  return (
    <>
      <table class="wide compared">
        <thead>
          <tr>
            <th scope="col">{text.value.turn}</th>
            <th scope="col">{text.value.said}</th>
            <th scope="col">{text.value.recorded}</th>
            <th scope="col">{text.value.instead}</th>
          </tr>
        </thead>
        <tbody>
          {changes.slice(0, shown).map((change) => (
            <tr key={change.turnId}>
              <th scope="row">
                <a
                  href={`${to('agents', agent, 'sessions', change.sessionId)}?turn=${change.turn}&tab=why`}
                  dir="auto"
                >
                  {change.sessionId} #{change.turn}
                </a>
                {change.hypothetical && <div class="small">{text.value.follows}</div>}
              </th>
              <td dir="auto">{change.query}</td>
              <td>
                <Brief of={change.recorded} cause={change.cause} />
              </td>
              <td>
                <Brief of={change.instead} cause={change.cause} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <More next={isMore ? () => setShown(shown + SHOWN_AT_A_TIME) : undefined} error={undefined} />
    </>
  );
};

/** The intent and the reply, and what the cause is about. */
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
