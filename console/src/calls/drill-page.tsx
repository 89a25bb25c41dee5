import { useEffect, useRef, useState } from 'preact/hooks';
import { type Line, lines } from '../api/lines.ts';
import type { Operations } from '../api/schema.ts';
import { count } from '../frame/numbers.ts';
import { query, to } from '../frame/router.ts';
import { useTitle } from '../frame/title.ts';
import { Failure } from '../parts/await.tsx';
import { filterIn } from '../parts/filter-fields.tsx';
import { Progress } from '../parts/progress.tsx';
import { DrillForm, type DrillQuery, drillFields } from './drill-form.tsx';
import { drillText } from './drill-text.ts';
import { type DrilledTurn, DrilledTurns } from './drilled-turns.tsx';
import { text } from './text.ts';

const OPERATION = 'POST /admin/agents/{id}/webhook-drill';

type Summary = NonNullable<Line<typeof OPERATION>['drill']>;
type State = {
  readonly isRunning: boolean;
  readonly turns: readonly DrilledTurn[];
  /** Sessions so far. */
  readonly done: number;
  readonly summary?: Summary | undefined;
  readonly error?: unknown;
};

/** The replies that users would have got if the webhook had been slower or had failed. */
export const Page = ({ agent }: { readonly agent: string }) => {
  useTitle(drillText.value.title, agent);
  const drillQuery = filterIn<DrillQuery>(query.value, drillFields);
  const key = JSON.stringify(drillQuery);
  const { state, cancel } = useDrill(agent, drillQuery, key);
  return (
    <>
      <h1>{drillText.value.title}</h1>
      <p>
        <a href={to('agents', agent, 'calls')}>{text.value.all}</a>
      </p>
      <p class="explained">{drillText.value.explained}</p>
      <DrillForm key={key} agent={agent} values={drillQuery} />
      {state?.isRunning && (
        <Progress
          share={undefined}
          label={`${drillText.value.running} ${count(state.done)}`}
          onCancel={cancel}
        />
      )}
      {state?.error !== undefined && <Failure error={state.error} />}
      {state?.summary !== undefined && <Sums summary={state.summary} />}
      {state !== undefined && state.turns.length > 0 && <DrilledTurns agent={agent} turns={state.turns} />}
    </>
  );
};

/** Runs the drill in the address; none if the address has no failure. */
const useDrill = (agent: string, drillQuery: DrillQuery, key: string) => {
  const [state, setState] = useState<State>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => {
    setState(undefined);
    if (drillQuery.slowerMs === undefined && drillQuery.fail === undefined) return;
    const controller = new AbortController();
    abort.current = controller;
    const show = (next: State) => controller.signal.aborted || setState(next);
    void drill(agent, drillQuery, { show, signal: controller.signal });
    return () => controller.abort();
  }, [agent, key]);
  const cancel = () => {
    abort.current?.abort();
    setState((before) => before && { ...before, isRunning: false });
  };
  return { state, cancel };
};

type DrillListener = { readonly show: (state: State) => void; readonly signal: AbortSignal };

const drill = async (id: string, drillQuery: DrillQuery, { show, signal }: DrillListener): Promise<void> => {
  const turns: DrilledTurn[] = [];
  let [done, summary]: [number, Summary | undefined] = [0, undefined];
  show({ isRunning: true, turns, done });
  try {
    for await (const line of lines(OPERATION, { path: { id }, body: planOf(drillQuery) }, { signal })) {
      if (line.turn !== undefined) turns.push(line.turn);
      summary = line.drill ?? summary;
      if (line.done === undefined) continue;
      done = line.done.sessions;
      show({ isRunning: true, turns: [...turns], done });
    }
    show({ isRunning: false, turns, done, summary });
  } catch (error) {
    show({ isRunning: false, turns, done, error });
  }
};

const planOf = ({
  fail,
  percent,
  since,
  until,
  ...numbers
}: DrillQuery): Operations[typeof OPERATION]['body'] => ({
  ...Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, Number(value)])),
  ...(since !== undefined && { since }),
  ...(until !== undefined && { until }),
  ...(fail !== undefined && { fail: { with: failureOf(fail), percent: Number(percent ?? 100) } }),
});

const failureOf = (fail: string): number | 'timeout' | 'unreachable' =>
  fail === 'timeout' || fail === 'unreachable' ? fail : Number(fail);

const Sums = ({ summary }: { readonly summary: Summary }) => {
  const { calls, sessions, hit, changed, unchanged, hypothetical } = summary;
  return (
    <div role="status">
      <p>{drillText.value.sums(count(calls), sessions, count(sessions), count(hit))}</p>
      <p>
        {changed === 0
          ? drillText.value.unchanged
          : drillText.value.outcome(count(changed), count(unchanged), count(hypothetical))}
      </p>
    </div>
  );
};
