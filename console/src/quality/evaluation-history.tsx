import { useId } from 'preact/hooks';
import { call, type Reply } from '../api/call.ts';
import { useLoaded } from '../frame/loaded.ts';
import { count, score, share } from '../frame/numbers.ts';
import { to } from '../frame/router.ts';
import { Await } from '../parts/await.tsx';
import { LineChart } from '../parts/line-chart.tsx';
import { Moment } from '../parts/moment.tsx';
import { TableHead } from '../parts/table-head.tsx';
import { text } from './text.ts';

type EvaluationList = Reply<'GET /admin/agents/{id}/evaluations'>['evaluations'];

type Props = {
  readonly agent: string;
  readonly language: string;
  /** Changes when an evaluation ends. */
  readonly ended: unknown;
};

/** The accuracy of each evaluated revision. */
export const EvaluationHistory = ({ agent, language, ended }: Props) => {
  const loaded = useLoaded(
    (signal) => call('GET /admin/agents/{id}/evaluations', { path: { id: agent } }, { signal }),
    [agent, ended],
  );
  return (
    <Await of={loaded}>
      {({ evaluations }) => {
        const languageEvaluations = evaluations.filter((evaluation) => evaluation.language === language);
        return languageEvaluations.length === 0 ? null : (
          <History
            agent={agent}
            evaluations={languageEvaluations.toSorted((one, other) => one.revision - other.revision)}
          />
        );
      }}
    </Await>
  );
};

const History = ({
  agent,
  evaluations,
}: {
  readonly agent: string;
  readonly evaluations: EvaluationList;
}) => {
  const title = useId();
  const revisions = [...new Set(evaluations.map(({ revision }) => revision))];
  const encoders = [...new Set(evaluations.map(({ encoder }) => encoder))];
  // One line per encoder, because another encoder changes the figures while the agent stays the same.
  const series = encoders.map((encoder) => ({
    name: encoders.length === 1 ? text.value.accuracy : text.value.accuracyWith(encoder),
    values: revisions.map(
      (revision) =>
        evaluations.findLast(
          (evaluation) => evaluation.revision === revision && evaluation.encoder === encoder,
        )?.accuracy ?? null,
    ),
  }));
  return (
    <section aria-labelledby={title}>
      <h3 id={title}>{text.value.history}</h3>
      <p class="explained">{text.value.historyIs}</p>
      {revisions.length > 1 && (
        <LineChart
          label={text.value.history}
          series={series}
          ends={[text.value.revisionIs(revisions[0] ?? 0), text.value.revisionIs(revisions.at(-1) ?? 0)]}
          top={1}
          format={share}
        />
      )}
      <div class="kept-evaluations">
        <EvaluationTable agent={agent} evaluations={evaluations.toReversed()} />
      </div>
    </section>
  );
};

const EvaluationTable = ({
  agent,
  evaluations,
}: {
  readonly agent: string;
  readonly evaluations: EvaluationList;
}) => (
  <table>
    <TableHead
      columns={[
        text.value.revision,
        text.value.evaluated,
        { number: text.value.accuracy },
        { number: 'F1' },
        { number: text.value.refusedColumn },
        { number: text.value.phrases },
        { number: text.value.threshold },
        text.value.encoder,
      ]}
    />
    <tbody>
      {evaluations.map((evaluation) => (
        <tr key={`${evaluation.revision} ${evaluation.encoder} ${evaluation.folds} ${evaluation.seed}`}>
          <th scope="row">
            <a href={to('agents', agent, 'edit', 'history')}>{evaluation.revision}</a>
          </th>
          <td>
            <Moment at={evaluation.evaluatedAt} />
          </td>
          <td class="number">{share(evaluation.accuracy)}</td>
          <td class="number">{score(evaluation.macroF1)}</td>
          <td class="number">{share(evaluation.refused)}</td>
          <td class="number">{count(evaluation.phrases)}</td>
          <td class="number">{score(evaluation.threshold)}</td>
          <td>{evaluation.encoder === 'none' ? '–' : evaluation.encoder}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
