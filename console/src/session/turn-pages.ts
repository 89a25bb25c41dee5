import { type ReadonlySignal, signal } from '@preact/signals';
import type { RecordedTurn } from '../api/schema.ts';
import { query } from '../frame/router.ts';

/** About two screens, because fewer turns load faster. */
export const TURNS_PER_PAGE = 40;

type Page = { readonly count: number; readonly turns: readonly RecordedTurn[] };

/** The turns of a session, loaded page by page on demand. Turns count from 1, pages from 0. */
export type TurnPages = {
  readonly count: ReadonlySignal<number>;
  readonly error: ReadonlySignal<unknown>;
  readonly page: (index: number) => readonly RecordedTurn[] | undefined;
  readonly turn: (number: number) => RecordedTurn | undefined;
  readonly need: (index: number) => void;
  /** Drops cached pages from this one on, after a new turn. */
  readonly renew: (from: number) => void;
};

export const pageOf = (turn: number): number => Math.floor(Math.max(0, turn - 1) / TURNS_PER_PAGE);

/**
 * The first load of a session: the turn in the address, or else the end, because each page of a long session
 * takes time. `from` counts from the end if negative; `index` is then unknown.
 */
export const firstPage = (): { readonly index: number | undefined; readonly from: number } => {
  const turn = Number(query.peek().get('turn'));
  if (!Number.isInteger(turn) || turn < 1) return { index: undefined, from: -TURNS_PER_PAGE };
  return { index: pageOf(turn), from: pageOf(turn) * TURNS_PER_PAGE + 1 };
};

/**
 * @param first the turns loaded first, with a page and its index.
 * @param load loads a page of turns from a number on, and the total number.
 */
export const turnPages = (first: Page, index: number, load: (from: number) => Promise<Page>): TurnPages => {
  const count = signal(first.count);
  const error = signal<unknown>(undefined);
  const turns = first.turns.filter(({ number }) => pageOf(number) === index);
  const pages = signal<ReadonlyMap<number, readonly RecordedTurn[]>>(new Map([[index, turns]]));
  const loadingPages = new Set<number>();
  const need = (index: number): void => {
    if (pages.peek().has(index) || loadingPages.has(index)) return;
    loadingPages.add(index);
    load(index * TURNS_PER_PAGE + 1).then(
      (page) => {
        loadingPages.delete(index);
        count.value = page.count;
        pages.value = new Map(pages.peek()).set(index, page.turns);
      },
      (reason) => {
        loadingPages.delete(index);
        error.value = reason;
      },
    );
  };
  return {
    count,
    error,
    need,
    page: (index) => pages.value.get(index),
    turn: (number) => pages.value.get(pageOf(number))?.[(number - 1) % TURNS_PER_PAGE],
    renew: (from) => {
      pages.value = new Map([...pages.peek()].filter(([index]) => index < from));
      need(from);
    },
  };
};
