import { useLayoutEffect, useRef } from 'preact/hooks';
import type { RecordedTurn } from '../api/schema.ts';
import { durationText, score } from '../frame/numbers.ts';
import { type Span, SpanText } from '../parts/span-text.tsx';
import { failureMarks } from '../parts/webhook-outcomes.ts';
import { matchNames } from './names.ts';
import type { Tab } from './tabs.ts';
import { text } from './text.ts';
import { TurnDetails } from './turn-details.tsx';
import { isUnmatched } from './unmatched.ts';

type Props = {
  readonly agent: string;
  readonly session: string;
  readonly turn: RecordedTurn;
  readonly isCurrent: boolean;
  readonly isLater: boolean;
  readonly tab: Tab | undefined;
  readonly onOpen: (tab: Tab | undefined, turn: number) => void;
};

export const TurnRow = ({ agent, session, turn, isCurrent, isLater, tab, onOpen }: Props) => {
  const row = useRef<HTMLElement>(null);
  const { number, reply, timings } = turn;
  const isOpen = tab !== undefined;
  // Before the first paint; otherwise a long session would first be shown at its beginning.
  useLayoutEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const marks = ['turn', isLater && 'later', isCurrent && 'current', isUnmatched(turn) && 'unmatched'];
  return (
    <article ref={row} class={marks.filter(Boolean).join(' ')} aria-label={text.value.turn(number)}>
      <button
        type="button"
        class="turn-line"
        aria-expanded={isOpen}
        onClick={() => onOpen(isOpen ? undefined : 'why', number)}
      >
        <span class="turn-number">{number}</span>
        <span class="said">
          <QueryText turn={turn} />
        </span>
        <span class="reply" dir="auto">
          {reply?.fulfillment.speech || <Wordless turn={turn} />} <FailedCalls turn={turn} />
        </span>
        <span class="intent">{turn.intent?.name ?? text.value.noIntent}</span>
        <span class="how">
          {matchName(turn)} {score(turn.score)}
        </span>
        <span class="took">{timings.totalMs === undefined ? '…' : durationText(timings.totalMs)}</span>
      </button>
      {isOpen && (
        <TurnDetails
          agent={agent}
          session={session}
          turn={turn}
          tab={tab}
          onTab={(next) => onOpen(next, number)}
        />
      )}
    </article>
  );
};

/** Only values from this text: a dialogue keeps values of earlier texts, with offsets in those. */
const spansOf = ({ verdicts }: RecordedTurn): readonly Span[] =>
  verdicts
    .flatMap(({ parameters }) => parameters)
    .flatMap(({ name, source: { from, start, end, turn } }) =>
      from !== 'context' && turn === undefined && start !== undefined && end !== undefined
        ? [{ name, start, end }]
        : [],
    );

const QueryText = ({ turn }: { readonly turn: RecordedTurn }) => {
  const { query, isErased } = turn;
  if (isErased) return <em>{whyBlank(turn)}</em>;
  if (query.trigger !== undefined)
    return (
      <span>
        <span aria-hidden="true">⚡ </span>
        {query.trigger.name}
      </span>
    );
  return <SpanText text={query.text ?? ''} spans={spansOf(turn)} lang={query.lang} />;
};

const whyBlank = ({ isKeyMissing }: RecordedTurn): string =>
  isKeyMissing ? text.value.keyMissing : text.value.erased;

/** A reply may consist of buttons or data only, or be still missing. */
const Wordless = ({ turn }: { readonly turn: RecordedTurn }) => (
  <em>{turn.isOpen ? text.value.open : turn.isErased ? whyBlank(turn) : text.value.wordless}</em>
);

const FailedCalls = ({ turn }: { readonly turn: RecordedTurn }) =>
  failureMarks(turn.webhooks.map(({ outcome }) => outcome)).map((mark) => (
    <span key={mark} class="mark warn">
      {mark}
    </span>
  ));

const matchName = ({ verdicts }: RecordedTurn): string => {
  const matchedBy = verdicts.at(-1)?.matchedBy;
  return matchedBy === undefined ? '' : (matchNames.value[matchedBy] ?? matchedBy);
};
