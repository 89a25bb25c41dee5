import type { RecordedTurn } from '../api/schema.ts';
import { Moment } from '../parts/moment.tsx';
import { placeNames } from './names.ts';
import { text } from './text.ts';

/** The state of the session after a turn. */
export const AfterTurn = ({
  turn,
  number,
}: {
  readonly turn: RecordedTurn | undefined;
  readonly number: number;
}) => (
  <aside class="after" aria-labelledby="after-title">
    <h2 id="after-title">{text.value.after(number)}</h2>
    {turn === undefined ? <p class="loading">{text.value.loading}</p> : <State turn={turn} />}
  </aside>
);

const State = ({
  turn: { contexts, places, slots, timings, agentRevision, environment, meanwhile },
}: {
  readonly turn: RecordedTurn;
}) => {
  const place = places.at(-1)?.at;
  return (
    <>
      <dl class="facts">
        <dt>{text.value.state}</dt>
        <dd>{place === undefined ? '–' : (placeNames.value[place] ?? place)}</dd>
        {slots.prompted !== undefined && (
          <>
            <dt>{text.value.asks}</dt>
            <dd dir="auto">
              {slots.prompted.parameter} ({text.value.attempt(slots.prompted.attempt)})
            </dd>
          </>
        )}
        <dt>{text.value.received}</dt>
        <dd>
          <Moment at={timings.receivedAt} />
        </dd>
        {agentRevision !== undefined && (
          <>
            <dt>{text.value.revision}</dt>
            <dd>{agentRevision}</dd>
          </>
        )}
        {environment !== undefined && (
          <>
            <dt>{text.value.environment}</dt>
            <dd>{environment}</dd>
          </>
        )}
      </dl>
      <h3>{text.value.contextsNow(contexts.after.length)}</h3>
      <ul class="contexts">
        {contexts.after.map(({ name, lifespan, parameters }) => (
          <li key={name}>
            <span class="context-name" dir="auto">
              {name}
            </span>{' '}
            <span class="lifespan" title={text.value.lifespan}>
              {lifespan}
            </span>
            <Values of={parameters} />
          </li>
        ))}
      </ul>
      {meanwhile.length > 0 && (
        <>
          <h3>{text.value.meanwhile}</h3>
          <ul>
            {meanwhile.map(({ type, revision, names }) => (
              <li key={revision}>
                {type}: {names.join(', ')}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};

const Values = ({ of }: { readonly of: Readonly<Record<string, unknown>> }) => {
  const values = Object.entries(of).filter(([name, value]) => value !== '' && !name.endsWith('.original'));
  if (values.length === 0) return null;
  return (
    <dl class="values">
      {values.map(([name, value]) => (
        <div key={name}>
          <dt dir="auto">{name}</dt>
          <dd dir="auto">{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
        </div>
      ))}
    </dl>
  );
};
