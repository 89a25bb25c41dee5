import type { Candidate, RecordedTurn, TurnParameter, TurnVerdict } from '../api/schema.ts';
import { durationText, score } from '../frame/numbers.ts';
import { may } from '../frame/rights.ts';
import { Bar } from '../parts/bar.tsx';
import { intentPlace } from '../parts/intent-place.ts';
import { Evidence } from './evidence.tsx';
import { matchNames, reasonNames, replyNames, sourceNames } from './names.ts';
import { ReplyMessages } from './reply-messages.tsx';
import { text } from './text.ts';
import { isUnmatched } from './unmatched.ts';
import type { ViewProps } from './view-props.ts';

/** The competing intents, the extracted values, and how the reply was chosen. */
export const WhyView = ({ agent, turn }: ViewProps) => (
  <>
    {turn.verdicts.map((verdict) => (
      <Verdict
        key={verdict.revision}
        agent={agent}
        turn={turn}
        verdict={verdict}
        missed={isUnmatched(turn) ? turn.query.text : undefined}
      />
    ))}
    {turn.verdicts.length === 0 && <p>{text.value.noVerdict}</p>}
    <p class="small">
      {replyOf(turn)} {text.value.model(turn.modelHash?.slice(0, 12) ?? '–')}
    </p>
    <ReplyMessages messages={turn.reply?.fulfillment.messages ?? []} />
  </>
);

const replyOf = ({ reply }: ViewProps['turn']): string => {
  if (reply === undefined) return text.value.open;
  const { from, variant } = reply;
  const variantText =
    variant === undefined ? '' : `, ${text.value.variant(variant.index + 1, variant.count)}`;
  return `${text.value.replyFrom} ${replyNames.value[from] ?? from}${variantText}.`;
};

type VerdictProps = {
  readonly agent: string;
  readonly turn: RecordedTurn;
  readonly verdict: TurnVerdict;
  /** The text, if it matched no intent. */
  readonly missed: string | undefined;
};

const Verdict = ({ agent, turn, verdict, missed }: VerdictProps) => {
  // The intent that prompted continues, whichever intent would win otherwise.
  const answersQuestion = verdict.matchedBy === 'answer';
  return (
    <div class="verdict">
      {verdict.trigger !== undefined && <p>⚡ {verdict.trigger}</p>}
      <section>
        <h3>
          {text.value.candidates} {/* A tried conversation has no timings. */}
          {verdict.understoodInUs > 0 && (
            <small>{text.value.understoodIn(durationText(verdict.understoodInUs / 1_000))}</small>
          )}
        </h3>
        {answersQuestion && <p class="small">{text.value.answered(verdict.intent?.name ?? '')}</p>}
        <Candidates
          of={verdict.candidates}
          agent={agent}
          phrase={missed}
          language={verdict.language}
          hasWinner={!answersQuestion}
        />
        {missed !== undefined && may('changes') && (
          <p class="small">
            {text.value.teach}{' '}
            <a href={intentPlace(agent, undefined, { phrase: missed, language: verdict.language })}>
              {text.value.allIntents}
            </a>
          </p>
        )}
      </section>
      <section>
        <h3>{text.value.parameters}</h3>
        <Parameters of={verdict.parameters} missing={verdict.missing} />
      </section>
      <Evidence agent={agent} turn={turn} verdict={verdict} />
    </div>
  );
};

type CandidatesProps = {
  readonly of: readonly Candidate[];
  readonly agent: string;
  readonly phrase: string | undefined;
  readonly language: string | undefined;
  /** False if none of them answered. */
  readonly hasWinner: boolean;
};

const Candidates = ({ of, agent, hasWinner, ...words }: CandidatesProps) => {
  if (of.length === 0) return <p>{text.value.noCandidates}</p>;
  return (
    <table>
      <thead class="unseen">
        <tr>
          <th scope="col">{text.value.intent}</th>
          <td />
          <th scope="col">{text.value.score}</th>
          <th scope="col">{text.value.reason}</th>
        </tr>
      </thead>
      <tbody>
        {of.map(({ intentId, intentName, score: value, outcome, matchedBy, reason }) => (
          <tr key={intentId} class={hasWinner && outcome === 'won' ? 'won' : ''}>
            <th scope="row" dir="auto">
              {hasWinner && outcome === 'won' && <span aria-hidden="true">✓ </span>}
              <a href={intentPlace(agent, intentId, outcome === 'won' ? {} : words)}>{intentName}</a>
            </th>
            <td class="bar-cell">
              <Bar share={value} />
            </td>
            <td class="number">{score(reason === 'below_threshold' ? roundedDown(value) : value)}</td>
            <td>
              {matchNames.value[matchedBy] ?? matchedBy}:{' '}
              {reasonNames.value[reason] ?? reason.replaceAll('_', ' ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Rounded down, because a rounded-up score could seem to reach the threshold. */
const roundedDown = (value: number): number => Math.floor(value * 100) / 100;

type ParametersProps = { readonly of: readonly TurnParameter[]; readonly missing: readonly string[] };

const Parameters = ({ of, missing }: ParametersProps) => {
  if (of.length === 0 && missing.length === 0) return <p>{text.value.noParameters}</p>;
  return (
    <table>
      <tbody>
        {of
          .filter(({ name }) => !missing.includes(name))
          .map(({ name, value, original, source }) => (
            <tr key={name}>
              <th scope="row" dir="auto">
                {name}
              </th>
              <td>
                <code dir="auto">{JSON.stringify(value)}</code>
              </td>
              <td>
                {sourceNames.value[source.from] ?? source.from}
                {original !== '' && (
                  <>
                    {' '}
                    <q dir="auto">{original}</q>
                  </>
                )}
                {source.start !== undefined && ` ${source.start}–${source.end}`}
                {source.turn !== undefined && `, ${text.value.turn(source.turn)}`}
              </td>
            </tr>
          ))}
        {missing.map((name) => (
          <tr key={name}>
            <th scope="row" dir="auto">
              {name}
            </th>
            <td colSpan={2} class="warn">
              {text.value.missing}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
