import { useState } from 'preact/hooks';
import type { Evaluation } from '../api/schema.ts';
import { knownAgent } from '../frame/known-agents.ts';
import { score, share } from '../frame/numbers.ts';
import { Failure } from '../parts/await.tsx';
import { Bar } from '../parts/bar.tsx';
import { Progress } from '../parts/progress.tsx';
import { TableHead } from '../parts/table-head.tsx';
import { ConfusionMatrix } from './confusion-matrix.tsx';
import { EvaluationHistory } from './evaluation-history.tsx';
import { evaluate, evaluationOf } from './evaluation-run.ts';
import { text } from './text.ts';
import { Threshold } from './threshold.tsx';

export const EvaluationSection = ({ agent }: { readonly agent: string }) => {
  const run = evaluationOf(agent).value;
  const languages = knownAgent(agent)?.languages ?? [];
  const [choice, choose] = useState<string>();
  const language = choice ?? languages[0] ?? '';
  return (
    <section aria-labelledby="evaluation-title">
      <h2 id="evaluation-title">{text.value.evaluation}</h2>
      <p class="explained">{text.value.evaluationIs}</p>
      {run.step !== 'running' && (
        <p class="line">
          {languages.length > 1 && (
            <label>
              {text.value.language}{' '}
              <select value={language} onChange={({ currentTarget }) => choose(currentTarget.value)}>
                {languages.map((language) => (
                  <option key={language}>{language}</option>
                ))}
              </select>
            </label>
          )}{' '}
          <button type="button" class="main" onClick={() => void evaluate(agent, language)}>
            {run.step === 'done' ? text.value.again : text.value.evaluate}
          </button>
        </p>
      )}
      {run.step === 'running' && (
        <Progress
          share={run.total === 0 ? undefined : run.done / run.total}
          label={text.value.progress(run.done, run.total)}
          onCancel={run.cancel}
        />
      )}
      {run.step === 'failed' && <Failure error={run.error} />}
      {run.step === 'done' && <EvaluationResult of={run.evaluation} />}
      <EvaluationHistory agent={agent} language={language} ended={run.step === 'done' && run.evaluation} />
    </section>
  );
};

const EvaluationResult = ({ of }: { readonly of: Evaluation }) => (
  <>
    <p class="small">{text.value.measuredAt(of.folds, of.language)}</p>
    <Tiles of={of} />
    <ConfusionMatrix of={of} />
    <Threshold of={of.rejection} />
    <Intents of={of} />
  </>
);

const Tiles = ({ of: { accuracy, refused, macroF1, phrases, slots } }: { readonly of: Evaluation }) => {
  const { tiles } = text.value;
  const all: readonly (readonly [string, string])[] = [
    [share(accuracy), tiles.accuracy(phrases)],
    [share(Math.max(0, 1 - accuracy - refused)), tiles.wrong],
    [share(refused), tiles.refused],
    [score(macroF1), tiles.f1],
    ...(slots.expected > 0 ? [[score(slots.f1), tiles.slots(slots.expected)] as const] : []),
  ];
  return (
    <ul class="tiles">
      {all.map(([value, name]) => (
        <li key={name}>
          <b>{value}</b> {name}
        </li>
      ))}
    </ul>
  );
};

const Intents = ({ of: { intents, unmeasured } }: { readonly of: Evaluation }) => (
  <details>
    <summary>{text.value.perIntent}</summary>
    <table class="wide">
      <TableHead
        columns={[
          text.value.intent,
          { number: text.value.phrases },
          { number: text.value.precision },
          { number: text.value.recall },
        ]}
      >
        <th scope="col" colSpan={2}>
          F1
        </th>
      </TableHead>
      <tbody>
        {intents.map(({ intent, phrases, precision, recall, f1 }) => (
          <tr key={intent}>
            <th scope="row" dir="auto" class="break">
              {intent}
            </th>
            <td class="number">{phrases}</td>
            <td class="number">{score(precision)}</td>
            <td class="number">{score(recall)}</td>
            <td class="bar-cell">
              <Bar share={f1} />
            </td>
            <td class="number">{score(f1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {unmeasured.length > 0 && <p class="small">{text.value.unmeasured(unmeasured.join(', '))}</p>}
  </details>
);
