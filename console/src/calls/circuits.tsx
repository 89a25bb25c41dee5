import { call, type Reply } from '../api/call.ts';
import { useLoaded } from '../frame/loaded.ts';
import { count } from '../frame/numbers.ts';
import { Moment } from '../parts/moment.tsx';
import { TableHead } from '../parts/table-head.tsx';
import { text } from './text.ts';

type Circuit = Reply<'GET /admin/agents/{id}/circuits'>['circuits'][number];

/** Whether the agent's webhook is called, or its calls are paused after too many consecutive failures. */
export const Circuits = ({ agent }: { readonly agent: string }) => {
  const { value } = useLoaded(
    (signal) => call('GET /admin/agents/{id}/circuits', { path: { id: agent } }, { signal }),
    [agent],
  );
  const circuits = value?.circuits ?? [];
  if (circuits.length === 0) return null;
  const pausedCircuits = circuits.filter(({ state }) => state !== 'closed');
  return (
    <details class="circuits" open={pausedCircuits.length > 0}>
      <summary>
        {text.value.circuits.title}{' '}
        <span class={pausedCircuits.length > 0 ? 'warn' : 'good'}>
          {pausedCircuits.length > 0
            ? text.value.circuits.paused(pausedCircuits.length)
            : text.value.circuits.allClosed}
        </span>
      </summary>
      <p class="small">{text.value.circuits.explained}</p>
      <table class="wide">
        <TableHead
          columns={[
            text.value.address,
            text.value.circuits.state,
            text.value.circuits.since,
            { number: text.value.circuits.failures },
            text.value.circuits.retryAt,
            text.value.circuits.reason,
          ]}
        />
        <tbody>
          {circuits.map((circuit) => (
            <CircuitRow key={circuit.address} circuit={circuit} />
          ))}
        </tbody>
      </table>
    </details>
  );
};

const CircuitRow = ({ circuit }: { readonly circuit: Circuit }) => {
  const { address, state, since, failures, failuresMax, retryAt, reason } = circuit;
  return (
    <tr>
      <th scope="row" class="break">
        {address}
      </th>
      <td class={state === 'closed' ? '' : 'warn'}>
        {text.value.circuits.states[state]}
        {failuresMax === 0 && ` ${text.value.circuits.ignored}`}
      </td>
      <td>{since === undefined ? '–' : <Moment at={since} />}</td>
      <td class="number">
        {failuresMax === 0 ? count(failures) : text.value.circuits.ofMax(count(failures), count(failuresMax))}
      </td>
      <td>{retryAt === undefined ? '–' : <Moment at={retryAt} />}</td>
      <td class="break">{reason ?? '–'}</td>
    </tr>
  );
};
