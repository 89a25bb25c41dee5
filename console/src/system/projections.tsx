import { useState } from 'preact/hooks';
import { call, type Reply } from '../api/call.ts';
import { useLoaded, usePolling } from '../frame/loaded.ts';
import { count, durationText } from '../frame/numbers.ts';
import { may } from '../frame/rights.ts';
import { Await, Failure } from '../parts/await.tsx';
import { TableHead } from '../parts/table-head.tsx';
import { text } from './text.ts';

type Projection = Reply<'GET /admin/projections'>['projections'][number];

/** Often enough to see progress. */
const POLLED_EVERY_MS = 2_000;

export const Projections = () => {
  const loaded = useLoaded((signal) => call('GET /admin/projections', {}, { signal }), []);
  usePolling(loaded.again, POLLED_EVERY_MS);
  return (
    <section aria-labelledby="projections-title">
      <h2 id="projections-title">{text.value.projections}</h2>
      <Await of={loaded}>
        {({ projections }) => (
          <table class="wide">
            <TableHead
              columns={[
                text.value.projection,
                text.value.state,
                { number: text.value.position },
                { number: text.value.lag },
              ]}
            >
              {may('rules') && <td />}
            </TableHead>
            <tbody>
              {projections.map((projection) => (
                <ProjectionRow key={projection.name} of={projection} onChanged={loaded.again} />
              ))}
            </tbody>
          </table>
        )}
      </Await>
    </section>
  );
};

type RowProps = { readonly of: Projection; readonly onChanged: () => void };

const ProjectionRow = ({ of, onChanged }: RowProps) => {
  const { name, state, position, lagMs, secondsLeft, fault, reason, rebuild } = of;
  const [error, setError] = useState<unknown>();
  const order = (
    operation: 'POST /admin/projections/{name}/rebuild' | 'POST /admin/projections/{name}/retry',
  ) => void call(operation, { path: { name } }).then(onChanged, setError);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td class={state === 'faulted' ? 'break warn' : 'break'}>
        {text.value.states[state]}{' '}
        {secondsLeft !== undefined && text.value.left(durationText(secondsLeft * 1_000))}{' '}
        {rebuild !== undefined && text.value.rebuilding} {fault?.message ?? reason}
        {error !== undefined && <Failure error={error} />}
      </td>
      <td class="number" data-label={text.value.position}>
        {count(position)}
      </td>
      <td class="number" data-label={text.value.lag}>
        {durationText(lagMs)}
      </td>
      {may('rules') && (
        <td>
          {state === 'faulted' && (
            <button type="button" onClick={() => order('POST /admin/projections/{name}/retry')}>
              {text.value.retry}
            </button>
          )}{' '}
          <button
            type="button"
            aria-label={`${text.value.rebuild}: ${name}`}
            disabled={rebuild !== undefined}
            onClick={() => order('POST /admin/projections/{name}/rebuild')}
          >
            {text.value.rebuild}
          </button>
        </td>
      )}
    </tr>
  );
};
