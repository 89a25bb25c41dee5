import { useState } from 'preact/hooks';
import { call } from '../api/call.ts';
import type { Explanation, RecordedTurn, TurnVerdict } from '../api/schema.ts';
import { useLoaded } from '../frame/loaded.ts';
import { score, share } from '../frame/numbers.ts';
import { Await } from '../parts/await.tsx';
import { TableHead } from '../parts/table-head.tsx';
import { leftOutNames, standingNames, text } from './evidence-text.ts';
import { reasonNames } from './names.ts';

type Props = { readonly agent: string; readonly turn: RecordedTurn; readonly verdict: TurnVerdict };

/** On demand: the words, scores, weak readings and phrases that decided about a text. */
export const Evidence = ({ agent, turn, verdict }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const { text: said = '' } = turn.query;
  // An event has no words, and those of an erased turn are gone.
  if (verdict.trigger !== undefined || said === '') return null;
  return (
    <details class="evidence" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text.value.title}</summary>
      {isOpen && <LoadedEvidence agent={agent} turn={turn} language={verdict.language} said={said} />}
    </details>
  );
};

type SaidProps = Omit<Props, 'verdict'> & { readonly said: string; readonly language: string };

const LoadedEvidence = ({ agent, turn, said, language }: SaidProps) => {
  const { agentRevision: revision } = turn;
  const contexts = activeContexts(turn);
  const body = { text: said, lang: language, contexts, ...(revision !== undefined && { revision }) };
  const explanation = useLoaded(
    (signal) => call('POST /admin/agents/{id}/explain', { path: { id: agent }, body }, { signal }),
    [agent, JSON.stringify(body)],
  );
  return (
    <Await of={explanation}>
      {(loaded) => (
        <>
          <p class="small">
            {text.value.readBy(revision)} {text.value.withContexts(contexts)}{' '}
            {text.value.refused(score(loaded.threshold))}
          </p>
          <Words of={loaded} />
          <HeldBack of={loaded} />
          <Guesses of={loaded} />
          <Nearest of={loaded} />
        </>
      )}
    </Await>
  );
};

/** The contexts that the text was understood with: those of the session, and those sent with the query. */
const activeContexts = ({ query, contexts }: RecordedTurn): string[] => {
  const stored = query.resetContexts ? [] : contexts.before;
  return [...new Set([...stored, ...query.given].map(({ name }) => name))];
};

type PartProps = { readonly of: Explanation };

const Words = ({ of: { learned } }: PartProps) => (
  <section>
    <h4>{text.value.words}</h4>
    {learned.length === 0 ? (
      <p>{text.value.noWords}</p>
    ) : (
      <>
        <p class="small">{text.value.wordsHint}</p>
        <table>
          <thead>
            <tr>
              <th scope="col">{text.value.word}</th>
              {learned.map(({ intentId, intentName, score: value }) => (
                <th key={intentId} scope="col" class="number">
                  <span dir="auto">{intentName}</span> <small>{score(value)}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {learned[0]?.words.map(({ text: word, start }, at) => (
              <tr key={start}>
                <th scope="row" dir="auto">
                  {word}
                </th>
                {learned.map(({ intentId, words }) => (
                  <td key={intentId} class="number">
                    {signed(words[at]?.weight ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
            {learned[0]?.sentence !== undefined && (
              <tr>
                <th scope="row">{text.value.encoder}</th>
                {learned.map(({ intentId, sentence }) => (
                  <td key={intentId} class="number">
                    {signed(sentence ?? 0)}
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </>
    )}
  </section>
);

const signed = (weight: number): string => {
  const size = score(Math.abs(weight));
  if (size === score(0)) return size;
  return `${weight < 0 ? '−' : '+'}${size}`;
};

type HeldIntent = Explanation['candidates'][number] | Explanation['leftOut'][number];

/** Intents that the list of candidates leaves out, or shows without the whole reason. */
const HeldBack = ({ of: { candidates, leftOut } }: PartProps) => {
  const heldIntents: readonly HeldIntent[] = [...candidates.filter(hasDetail), ...leftOut];
  if (heldIntents.length === 0) return null;
  return (
    <section>
      <h4>{text.value.held}</h4>
      <table>
        <TableHead columns={[text.value.intent, { number: text.value.score }, text.value.because]} />
        <tbody>
          {heldIntents.map((intent) => (
            <tr key={intent.intentId}>
              <th scope="row" dir="auto">
                {intent.intentName}
              </th>
              <td class="number">{score(intent.score)}</td>
              <td>{reasonFor(intent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

type Detail = Pick<Explanation['candidates'][number], 'contextsMissing' | 'foreignWords' | 'moves'>;

const hasDetail = ({ contextsMissing, foreignWords, moves = [] }: Detail): boolean =>
  contextsMissing !== undefined || foreignWords !== undefined || moves.some(isLowering);

const isLowering = ({ change }: NonNullable<Detail['moves']>[number]): boolean => change === 'lowered';

const reasonFor = (intent: HeldIntent): string => {
  const { contextsMissing, foreignWords, moves = [] }: Detail = intent;
  if (contextsMissing !== undefined) return text.value.contextsMissing(contextsMissing);
  const acts = moves.filter(isLowering).map(({ act, words }) => text.value.otherAct[act](words.join(' … ')));
  const foreign = foreignWords === undefined ? [] : [text.value.foreignWords(foreignWords)];
  if (acts.length + foreign.length > 0) return [...foreign, ...acts].join('; ');
  return leftOutNames.value[intent.reason] ?? reasonNames.value[intent.reason] ?? intent.why;
};

const Guesses = ({ of: { guesses } }: PartProps) => {
  if (guesses.length === 0) return null;
  const { intent, takes, forAndAgainst, counts } = text.value;
  return (
    <section>
      <h4>{text.value.guesses}</h4>
      <p class="small">{text.value.guessesHint}</p>
      <table>
        <TableHead columns={[intent, takes, forAndAgainst, counts]} />
        <tbody>
          {guesses.map((guess) => (
            <tr key={guess.intentId}>
              <th scope="row" dir="auto">
                {guess.intentName}
              </th>
              <td dir="auto">{takesText(guess)}</td>
              <td>
                {evidenceOf(guess).map(([name, isSo]) => (
                  <div key={name}>
                    {isSo ? '+' : '−'} {name}
                  </div>
                ))}
              </td>
              <td>{standingNames.value[guess.standing]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

type Guess = Explanation['guesses'][number];

const takesText = ({ takes, share: part }: Guess): string => {
  const taken = takes.map(({ original, parameter }) => text.value.taken(original, parameter)).join(', ');
  return `${taken === '' ? text.value.takesNothing : taken}; ${text.value.knows(share(part))}`;
};

const evidenceOf = ({ evidence, learned }: Guess): readonly (readonly [string, boolean])[] => [
  [text.value.ownWords, evidence.ownWords],
  [text.value.listedOrCapital, evidence.listedOrCapital],
  [text.value.context, evidence.context],
  [text.value.classifier(score(learned)), evidence.classifier],
];

const Nearest = ({ of: { nearest } }: PartProps) => (
  <section>
    <h4>{text.value.nearest}</h4>
    {nearest.length === 0 ? (
      <p>{text.value.noNearest}</p>
    ) : (
      <table>
        <TableHead columns={[text.value.intent, text.value.phrase, { number: text.value.similarity }]} />
        <tbody>
          {nearest.map(({ intentId, intentName, text: phrase, similarity }) => (
            <tr key={`${intentId} ${phrase}`}>
              <th scope="row" dir="auto">
                {intentName}
              </th>
              <td dir="auto">{phrase}</td>
              <td class="number">{score(similarity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
);
