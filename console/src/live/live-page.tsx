import { useEffect, useMemo, useState } from 'preact/hooks';
import type { LiveTurn } from '../api/schema.ts';
import { useShortcuts } from '../frame/keys.ts';
import { go, query, to, withQuery } from '../frame/router.ts';
import { useTitle } from '../frame/title.ts';
import { Failure } from '../parts/await.tsx';
import { Empty } from '../parts/empty.tsx';
import { TalkHere } from '../parts/talk-here.tsx';
import { isFailure } from '../parts/webhook-outcomes.ts';
import { LiveTable } from './live-table.tsx';
import { text } from './text.ts';
import { type TurnFeed, turnFeed } from './turn-feed.ts';

type Filter = { readonly words: string; readonly only: string };

/** Turns as they happen. The address has the filter, and may name the position to begin after. */
export const Page = ({ agent }: { readonly agent: string }) => {
  useTitle(text.value.title, agent);
  const feed = useMemo(() => turnFeed(agent, query.peek().get('after') ?? 'now'), [agent]);
  useEffect(() => feed.close, [feed]);
  const { all, later, isPaused, toggle } = usePause(feed);
  useShortcuts([{ keys: 'p', does: text.value.keys.pause, run: toggle }], [isPaused, text.value]);
  const filter = { words: query.value.get('text') ?? '', only: query.value.get('only') ?? '' };
  const visibleTurns = all.filter((turn) => fits(turn, filter));
  const state = feed.state.value;
  return (
    <>
      <h1>{text.value.title}</h1>
      <Controls filter={filter} isPaused={isPaused} onPause={toggle} />
      {feed.error.value !== undefined && <Failure error={feed.error.value} />}
      <p class="counts" role="status">
        <span class={`live-dot ${state}`} aria-hidden="true" />{' '}
        {isPaused ? text.value.paused(later) : text.value.states[state]}{' '}
        {all.length > 0 && text.value.counts(visibleTurns.length, all.length)}
      </p>
      {visibleTurns.length > 0 ? (
        <LiveTable agent={agent} turns={visibleTurns} />
      ) : (
        <Nothing agent={agent} isFiltered={all.length > 0} />
      )}
    </>
  );
};

/** While it is paused, new turns are only counted. */
const usePause = (feed: TurnFeed) => {
  const turns = feed.turns.value;
  const [frozen, freeze] = useState<readonly LiveTurn[]>();
  const newest = frozen?.[0]?.position ?? -1;
  return {
    all: frozen ?? turns,
    later: frozen === undefined ? 0 : turns.filter(({ position }) => position > newest).length,
    isPaused: frozen !== undefined,
    // Key handlers keep the function of an older rendering, so current values are read when it is called.
    toggle: () => freeze((before) => (before === undefined ? feed.turns.peek() : undefined)),
  };
};

const fits = (turn: LiveTurn, { words, only }: Filter): boolean => {
  if (only === 'unmatched' && !turn.isUnmatched) return false;
  if (only === 'webhook' && !turn.webhooks.some(isFailure)) return false;
  const haystack = `${turn.text}\n${turn.reply}`.toLowerCase();
  return words
    .toLowerCase()
    .split(' ')
    .every((word) => haystack.includes(word));
};

type ControlsProps = {
  readonly filter: Filter;
  readonly isPaused: boolean;
  readonly onPause: () => void;
};

const choices = ['', 'unmatched', 'webhook'] as const;

const Controls = ({ filter, isPaused, onPause }: ControlsProps) => (
  <search class="filters">
    <label class="grows">
      {text.value.filter}
      <input
        type="search"
        value={filter.words}
        onInput={({ currentTarget }) => go(withQuery({ text: currentTarget.value }), { replaces: true })}
      />
    </label>
    <label>
      {text.value.only}
      <select
        value={filter.only}
        onChange={({ currentTarget }) => go(withQuery({ only: currentTarget.value }), { replaces: true })}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {text.value.choices[choice]}
          </option>
        ))}
      </select>
    </label>
    <button type="button" class="main" aria-pressed={isPaused} onClick={onPause}>
      {isPaused ? text.value.goOn : text.value.pause}
    </button>
  </search>
);

const Nothing = ({ agent, isFiltered }: { readonly agent: string; readonly isFiltered: boolean }) => (
  <Empty title={isFiltered ? text.value.noneFits : text.value.none}>
    {!isFiltered && (
      <>
        <p>{text.value.howTo}</p>
        <TalkHere agent={agent} />
      </>
    )}
    <p>
      {text.value.others} <a href={to('agents', agent, 'sessions')}>{text.value.sessions}</a>
    </p>
  </Empty>
);
