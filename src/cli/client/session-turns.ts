import type { RecordedTurn } from '../../replay/wire/recorded-turn.ts';
import type { Client } from './client.ts';

/** Turns per request: more than a screenful, and quick to load. */
const PAGE_TURNS = 100;
/** Cached pages, so that going back and forth sends one request. */
const PAGES_KEPT = 4;

/** The turns of a session or sandbox, fetched on demand, because there may be 100,000. */
export type SessionTurns = {
  readonly count: number;
  /** @param number from 1 to `count` */
  readonly turn: (number: number) => Promise<RecordedTurn | undefined>;
  /** Some turns in order, page by page. */
  readonly range: (first: number, last: number) => AsyncGenerator<RecordedTurn>;
};

type Page = { readonly count: number; readonly turns: readonly RecordedTurn[] };

/** @param path of the session */
export const sessionTurns = async (client: Client, path: string): Promise<SessionTurns> => {
  const pages = new Map<number, Page>();

  const pageAt = async (index: number): Promise<Page> => {
    const cachedPage = pages.get(index);
    if (cachedPage !== undefined) return cachedPage;
    const query = `from=${index * PAGE_TURNS + 1}&limit=${PAGE_TURNS}`;
    const page = await client.json<Page>({ method: 'GET', path: `${path}?${query}` });
    const [oldest] = pages.keys();
    if (oldest !== undefined && pages.size >= PAGES_KEPT) pages.delete(oldest);
    pages.set(index, page);
    return page;
  };

  const turn = async (number: number): Promise<RecordedTurn | undefined> =>
    (await pageAt(Math.floor((number - 1) / PAGE_TURNS))).turns[(number - 1) % PAGE_TURNS];

  return {
    count: (await pageAt(0)).count,
    turn,
    async *range(first, last) {
      for (let number = first; number <= last; number += 1) {
        const next = await turn(number);
        if (next === undefined) return;
        yield next;
      }
    },
  };
};
