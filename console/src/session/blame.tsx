import { call } from '../api/call.ts';
import type { Blame, BlamedEdit } from '../api/schema.ts';
import { useLoaded } from '../frame/loaded.ts';
import { score } from '../frame/numbers.ts';
import { Await } from '../parts/await.tsx';
import { Moment } from '../parts/moment.tsx';
import { TableHead } from '../parts/table-head.tsx';
import { placeNames } from './names.ts';
import { text } from './text.ts';
import type { ViewProps } from './view-props.ts';

/** The edits of the agent that led to the reply. */
export const BlameView = ({ agent, session, turn: { number } }: ViewProps) => {
  const path = { id: agent, session, turn: String(number) };
  const blame = useLoaded(
    (signal) => call('GET /admin/agents/{id}/sessions/{session}/blame/{turn}', { path }, { signal }),
    [agent, session, number],
  );
  return <Await of={blame}>{(loadedBlame) => <BlameDetails blame={loadedBlame} />}</Await>;
};

const placeName = (place: string): string => placeNames.value[place] ?? place;

const BlameDetails = ({
  blame: { transition, phrases, trigger, responses, intent },
}: {
  readonly blame: Blame;
}) => (
  <>
    <p>
      {transition.event} ({transition.revision}): {placeName(transition.from)} → {placeName(transition.to)}
    </p>
    {phrases.length > 0 && (
      <table>
        <TableHead columns={[text.value.nearestPhrase, text.value.similarity, text.value.addedBy]} />
        <tbody>
          {phrases.map((phrase) => (
            <tr key={phrase.text}>
              <th scope="row" dir="auto">
                {phrase.text}
              </th>
              <td class="number">{score(phrase.similarity)}</td>
              <td>
                <Edit edit={phrase.edit} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
    <dl class="facts">
      {trigger !== undefined && <Row name={`⚡ ${trigger.name}`} edit={trigger.edit} />}
      <Row name={text.value.responsesSince} edit={responses} />
      <Row name={text.value.intentMadeBy} edit={intent} />
    </dl>
  </>
);

const Row = ({ name, edit }: { readonly name: string; readonly edit: BlamedEdit | undefined }) => (
  <>
    <dt>{name}</dt>
    <dd>
      <Edit edit={edit} />
    </dd>
  </>
);

const Edit = ({ edit }: { readonly edit: BlamedEdit | undefined }) =>
  edit === undefined ? (
    <>–</>
  ) : (
    <>
      {edit.event} ({text.value.inRevision(edit.revision)}), {edit.actor ?? text.value.unknownActor},{' '}
      <Moment at={edit.occurredAt} />
    </>
  );
