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
    {turn === undefined ? (
      <p class="loading">{text.value.loading}</p>
    ) : (
      <>
        <StateFacts turn={turn} />
        <ActiveContexts contexts={turn.contexts.after} />
        <OtherChanges changes={turn.meanwhile} />
      </>
    )}
  </aside>
);

const StateFacts = ({
  turn: { places, slots, timings, agentRevision, environment },
}: {
  readonly turn: RecordedTurn;
}) => {
  const place = places.at(-1)?.at;
  return (
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
  );
};

const ActiveContexts = ({ contexts }: { readonly contexts: RecordedTurn['contexts']['after'] }) => (
  <>
    <h3>{text.value.contextsNow(contexts.length)}</h3>
    <ul class="contexts">
      {contexts.map(({ name, lifespan, parameters }) => (
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
  </>
);

/** Changes of the session by other requests since the previous turn. */
const OtherChanges = ({ changes }: { readonly changes: RecordedTurn['meanwhile'] }) =>
  changes.length === 0 ? null : (
    <>
      <h3>{text.value.meanwhile}</h3>
      <ul>
        {changes.map(({ type, revision, names }) => (
          <li key={revision}>
            {type}: {names.join(', ')}
          </li>
        ))}
      </ul>
    </>
  );

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
