import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Tab } from './tabs.ts';
import { text } from './text.ts';
import { pageOf, TURNS_PER_PAGE, type TurnPages } from './turn-pages.ts';
import { TurnRow } from './turn-row.tsx';

type Props = {
  readonly agent: string;
  readonly session: string;
  readonly pages: TurnPages;
  readonly current: number;
  readonly tab: Tab | undefined;
  readonly onOpen: (tab: Tab | undefined, turn: number) => void;
};

/** Turns page by page; only those near the visible part of a long session are in the document. */
export const TurnList = (props: Props) => {
  const blocks = Math.ceil(props.pages.count.value / TURNS_PER_PAGE);
  return (
    <div class="turns">
      {Array.from({ length: blocks }, (_, index) => (
        <TurnBlock key={index} index={index} {...props} />
      ))}
    </div>
  );
};

/** Assumed height of a row that has not been rendered yet, in pixels. */
const ROW_PX = 45;
/** Blocks are rendered this far from the visible part. */
const MARGIN = '600px';

/** Whether a block is near the visible part, and the height that it had when it was last filled. */
const useNearness = (place: RefObject<HTMLElement | null>) => {
  const [isNear, setNear] = useState(false);
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const block = place.current;
    if (block === null) return undefined;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        // An emptied block keeps its height, so that the page does not jump.
        if (!entry?.isIntersecting && block.childElementCount > 0) setHeight(block.offsetHeight);
        setNear(entry?.isIntersecting ?? false);
      },
      { rootMargin: MARGIN },
    );
    watcher.observe(block);
    return () => watcher.disconnect();
  }, []);
  return { isNear, height };
};

const TurnBlock = ({
  index,
  pages,
  current,
  tab,
  agent,
  session,
  onOpen,
}: Props & { readonly index: number }) => {
  const place = useRef<HTMLDivElement>(null);
  const { isNear, height } = useNearness(place);
  const first = index * TURNS_PER_PAGE + 1;
  const rows = Math.min(TURNS_PER_PAGE, pages.count.value - first + 1);
  const isWanted = isNear || pageOf(current) === index;
  const turns = isWanted ? pages.page(index) : undefined;
  useEffect(() => {
    if (isWanted) pages.need(index);
  }, [isWanted, pages, index, pages.page(index)]);
  const reservedHeight = height ?? rows * ROW_PX;
  const isFilled = turns !== undefined;
  useLayoutEffect(() => {
    const block = place.current;
    // The visible part does not move, although the block above it is higher than assumed.
    if (isFilled && block !== null && block.getBoundingClientRect().top < 0)
      window.scrollBy(0, block.offsetHeight - reservedHeight);
  }, [isFilled]);
  const room = isFilled ? {} : { minHeight: `${reservedHeight}px` };
  return (
    <div ref={place} style={room}>
      {turns?.map((turn) => (
        <TurnRow
          key={turn.number}
          agent={agent}
          session={session}
          turn={turn}
          isCurrent={turn.number === current}
          isLater={turn.number > current}
          tab={turn.number === current ? tab : undefined}
          onOpen={onOpen}
        />
      ))}
      {isWanted && turns === undefined && (
        <p class="loading" role="status">
          {text.value.loading}
        </p>
      )}
    </div>
  );
};
