import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { useShortcuts } from '../frame/keys.ts';
import { go, query, withQuery } from '../frame/router.ts';
import { Failure } from '../parts/await.tsx';
import { AfterTurn } from './after-turn.tsx';
import { isTab, type Tab } from './tabs.ts';
import { text } from './text.ts';
import { TimeSlider } from './time-slider.tsx';
import { TurnList } from './turn-list.tsx';
import { pageOf, type TurnPages } from './turn-pages.ts';

type Props = {
  readonly agent: string;
  readonly session: string;
  readonly pages: TurnPages;
  readonly children?: ComponentChildren;
};

/** `turn` in the address is the selected turn, `tab` its open tab; without them the page shows the end. */
const momentIn = (
  parameters: URLSearchParams,
  count: number,
): { readonly turn: number; readonly tab: Tab | undefined } => {
  const turn = Number(parameters.get('turn') ?? count);
  const tab = parameters.get('tab');
  return {
    turn: Number.isInteger(turn) ? Math.max(1, Math.min(count, turn)) : count,
    tab: isTab(tab) ? tab : undefined,
  };
};

export const Conversation = ({ agent, session, pages, children }: Props) => {
  const count = pages.count.value;
  const { turn, tab } = momentIn(query.value, count);
  const travel = (number: number) => {
    const turn = Math.max(1, Math.min(count, number));
    go(withQuery({ turn: String(turn) }), { replaces: true });
  };
  const open = (newTab: Tab | undefined, of = momentIn(query.peek(), count).turn) =>
    go(withQuery({ turn: String(of), tab: newTab }), { replaces: true });
  // Keys may arrive faster than the page is rendered, so the turn is read from the address.
  const step = (turns: number) => travel(momentIn(query.peek(), count).turn + turns);
  useShortcuts(
    [
      { keys: 'j', does: text.value.keys.later, run: () => step(1) },
      { keys: 'k', does: text.value.keys.earlier, run: () => step(-1) },
      { keys: 'o', does: text.value.keys.open, run: () => open(tab === undefined ? 'why' : undefined) },
    ],
    [turn, tab, count, text.value],
  );
  useEffect(() => pages.need(pageOf(turn)), [pages, turn]);
  if (count === 0) return <p>{text.value.noTurns}</p>;
  return (
    <>
      {pages.error.value !== undefined && <Failure error={pages.error.value} />}
      <TimeSlider turn={turn} count={count} onTravel={travel} />
      <div class="conversation">
        <div>
          <TurnList agent={agent} session={session} pages={pages} current={turn} tab={tab} onOpen={open} />
          {children}
        </div>
        <AfterTurn turn={pages.turn(turn)} number={turn} />
      </div>
    </>
  );
};
