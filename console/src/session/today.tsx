import { call } from '../api/call.ts';
import type { SessionThen, TurnBrief } from '../api/schema.ts';
import { useLoaded } from '../frame/loaded.ts';
import { score } from '../frame/numbers.ts';
import { Await } from '../parts/await.tsx';
import { causeNames } from './names.ts';
import { text } from './text.ts';
import type { ViewProps } from './view-props.ts';

/** The current agent's answer to the same input, beside the recorded one. */
export const TodayView = ({ agent, session, turn: { number } }: ViewProps) => {
  const path = { id: agent, session, turn: String(number) };
  const loaded = useLoaded(
    (signal) => call('GET /admin/agents/{id}/sessions/{session}/at/{turn}', { path }, { signal }),
    [agent, session, number],
  );
  return <Await of={loaded}>{(sessionThen) => <Comparison sessionThen={sessionThen} />}</Await>;
};

const Comparison = ({ sessionThen: { today, agent } }: { readonly sessionThen: SessionThen }) => {
  if (today === undefined) return <p>{text.value.noToday}</p>;
  const { change, recorded, answer, revision, refused, webhookUnrecorded } = today;
  return (
    <>
      <p>
        <strong class={change === undefined ? 'good' : 'warn'}>
          {change === undefined ? text.value.same : (causeNames.value[change] ?? change)}
        </strong>{' '}
        {webhookUnrecorded && text.value.webhookUnrecorded} {refused}
      </p>
      <table class="compared">
        <thead>
          <tr>
            <td />
            <th scope="col">
              {text.value.past} {agent !== undefined && text.value.inRevision(agent.revision)}
            </th>
            <th scope="col">
              {text.value.now} {text.value.inRevision(revision)}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, of }) => {
            const [before, after] = [of(recorded), of(answer)];
            return (
              <tr key={name} class={before === after ? '' : 'changed'}>
                <th scope="row">{text.value.brief[name]}</th>
                <td dir="auto">{before}</td>
                <td dir="auto">{after}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
};

const rows = [
  { name: 'intent', of: ({ intent }: TurnBrief) => intent ?? '–' },
  { name: 'score', of: (brief: TurnBrief) => score(brief.score) },
  { name: 'reply', of: ({ fulfillment }: TurnBrief) => fulfillment.speech },
  { name: 'parameters', of: ({ parameters }: TurnBrief) => JSON.stringify(parameters) },
  {
    name: 'contexts',
    of: ({ contexts }: TurnBrief) => contexts.map(({ name, lifespan }) => `${name} ${lifespan}`).join(', '),
  },
] as const;
