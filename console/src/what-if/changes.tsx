import { call, type Extras, type Reply } from '../api/call.ts';
import type { TurnBrief, TurnChange, WhatIfReport } from '../api/schema.ts';
import { useLoaded } from '../frame/loaded.ts';
import { count, score } from '../frame/numbers.ts';
import { query, to, withQuery } from '../frame/router.ts';
import { Await } from '../parts/await.tsx';
import { More, usePages } from '../parts/pages.tsx';
import { useRowKeys } from '../parts/row-keys.ts';
import { text } from './text.ts';

type Groups = WhatIfReport['groups'];

const PER_PAGE = 100;

type Page = Reply<'GET /admin/what-if/{whatIf}/changes'>;
type Props = { readonly agent: string; readonly job: string; readonly groups: Groups };

/** The changed turns of one cause, which the address names; at first those of the deepest. */
export const Changes = ({ agent, job, groups }: Props) => {
  const nonEmpty = groups.filter(({ turns }) => turns > 0);
  const group = nonEmpty.find(({ cause }) => cause === query.value.get('cause')) ?? nonEmpty[0];
  return (
    <>
      <nav class="menu" aria-label={text.value.causesLabel}>
        {nonEmpty.map(({ cause, turns }) => (
          <a
            key={cause}
            href={withQuery({ cause })}
            aria-current={cause === group?.cause ? 'page' : undefined}
          >
            {text.value.causes[cause]} <span class="tab-count">{count(turns)}</span>
          </a>
        ))}
      </nav>
      {group !== undefined && <OfCause key={group.cause} agent={agent} job={job} cause={group.cause} />}
    </>
  );
};

type OfCauseProps = { readonly agent: string; readonly job: string; readonly cause: TurnChange['cause'] };

const OfCause = ({ agent, job, cause }: OfCauseProps) => {
  const load = (extras: Extras, cursor?: string) =>
    call(
      'GET /admin/what-if/{whatIf}/changes',
      { path: { whatIf: job }, query: { cause, limit: PER_PAGE, ...(cursor !== undefined && { cursor }) } },
      extras,
    );
  const loaded = useLoaded((signal) => load({ signal }), [job, cause]);
  return (
    <Await of={loaded}>
      {(first) => <ChangeTable agent={agent} first={first} load={(cursor) => load({}, cursor)} />}
    </Await>
  );
};

type TableProps = {
  readonly agent: string;
  readonly first: Page;
  readonly load: (cursor: string) => Promise<Page>;
};

const ChangeTable = ({ agent, first, load }: TableProps) => {
  const { pages, next, error } = usePages(first, load);
  useRowKeys({ next: text.value.turn, previous: text.value.turn });
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
          {pages
            .flatMap(({ changes }) => changes)
            .map(({ turns, example }) => (
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
      <More next={next} error={error} />
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
