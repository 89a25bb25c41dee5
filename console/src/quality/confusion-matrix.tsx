import { useState } from 'preact/hooks';
import type { Evaluation } from '../api/schema.ts';
import { score } from '../frame/numbers.ts';
import { text } from './text.ts';

type Confusion = Evaluation['confusions'][number];

/** A larger matrix is unreadable, so only intents with confusions are shown. */
const INTENTS_SHOWN_MAX = 40;

const keyOf = (expected: string, predicted: string | undefined): string =>
  JSON.stringify([expected, predicted]);

/** Rows are expected intents, columns matched ones; the first column counts refused phrases. */
export const ConfusionMatrix = ({ of }: { readonly of: Evaluation }) => {
  const [open, setOpen] = useState<string>();
  const { shown, leftOut } = shownIntents(of);
  const pairs = new Map(of.confusions.map((pair) => [keyOf(pair.expected, pair.given), pair]));
  const figures = new Map(of.intents.map((intent) => [intent.intent, intent]));
  const openPair = open === undefined ? undefined : pairs.get(open);
  return (
    <section aria-labelledby="matrix-title">
      <h3 id="matrix-title">{text.value.matrix}</h3>
      <p class="explained">
        {text.value.matrixIs} {leftOut > 0 && text.value.leftOut(leftOut)}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without focus, keys cannot scroll this region */}
      <section class="matrix-room" tabIndex={0} aria-labelledby="matrix-title">
        <table class="matrix">
          <thead>
            <tr>
              <td />
              {[text.value.refusedColumn, ...shown].map((name) => (
                <th key={name} scope="col" title={name}>
                  <span dir="auto">{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((intent) => {
              const { phrases = 0, recall = 0 } = figures.get(intent) ?? {};
              return (
                <tr key={intent}>
                  <th scope="row" dir="auto" title={intent}>
                    {intent}
                  </th>
                  {[undefined, ...shown].map((predicted) => {
                    const key = keyOf(intent, predicted);
                    if (predicted === intent)
                      return <Right key={key} count={Math.round(recall * phrases)} of={phrases} />;
                    return <Wrong key={key} pair={pairs.get(key)} of={phrases} onOpen={() => setOpen(key)} />;
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      <div role="status">{openPair !== undefined && <Phrases of={openPair} />}</div>
      {of.confusions.length === 0 && <p class="good">{text.value.nothingConfused}</p>}
    </section>
  );
};

/** Sorted by name, so that related intents are adjacent. */
const shownIntents = ({ intents, confusions }: Evaluation) => {
  const predictedIntents = confusions.flatMap((pair) => (pair.given === undefined ? [] : [pair.given]));
  const all = [...new Set([...intents.map(({ intent }) => intent), ...predictedIntents])];
  const confusedIntents = new Set(confusions.flatMap((pair) => [pair.expected, pair.given]));
  const visible = all.length <= INTENTS_SHOWN_MAX ? all : all.filter((name) => confusedIntents.has(name));
  return { shown: visible.toSorted(), leftOut: all.length - visible.length };
};

/** Percent of the full colour; a single phrase must still be visible. */
const weightOf = (count: number, of: number): string => `${Math.round(12 + 30 * (count / Math.max(1, of)))}%`;

const Right = ({ count, of }: { readonly count: number; readonly of: number }) => (
  <td class="right" style={{ '--weight': weightOf(count, of) }}>
    {count}
  </td>
);

type WrongProps = { readonly pair: Confusion | undefined; readonly of: number; readonly onOpen: () => void };

const Wrong = ({ pair, of, onOpen }: WrongProps) => {
  if (pair === undefined) return <td />;
  const predicted = pair.given ?? text.value.refusedColumn;
  const count = pair.phrases.length;
  return (
    <td class="wrong" style={{ '--weight': weightOf(count, of) }}>
      <button
        type="button"
        aria-label={`${text.value.phrasesOf(pair.expected, predicted)}: ${count}`}
        onClick={onOpen}
      >
        {count}
      </button>
    </td>
  );
};

const Phrases = ({ of: { expected, given, phrases } }: { readonly of: Confusion }) => (
  <>
    <h4 dir="auto">{text.value.phrasesOf(expected, given ?? text.value.refusedColumn)}</h4>
    <ul>
      {phrases.map(({ text: phrase, nearest, score: value }) => (
        <li key={phrase}>
          <span dir="auto">{phrase}</span>{' '}
          <span class="small">
            {given === undefined && nearest !== undefined && `${text.value.resembles(nearest)}, `}
            {score(value)}
          </span>
        </li>
      ))}
    </ul>
  </>
);
