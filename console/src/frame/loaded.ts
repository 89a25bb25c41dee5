import { useCallback, useEffect, useState } from 'preact/hooks';

export type Loaded<T> = {
  /** What came last; kept while the next is loading, so that a page does not jump. */
  readonly value: T | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly again: () => void;
};

type State<T> = Omit<Loaded<T>, 'again'>;

/** What a call answered; it is made again when what it depends on changes, and given up when the page is left. */
export const useLoaded = <T>(
  load: (signal: AbortSignal) => Promise<T>,
  by: readonly unknown[],
): Loaded<T> => {
  const [state, set] = useState<State<T>>({ value: undefined, error: undefined, isLoading: true });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    set(({ value }) => ({ value, error: undefined, isLoading: true }));
    load(leaving.signal).then(
      (value) => leaving.signal.aborted || set({ value, error: undefined, isLoading: false }),
      (error) => leaving.signal.aborted || set({ value: undefined, error, isLoading: false }),
    );
    return () => leaving.abort();
    // Each rendering creates a new `load`; `by` changes when it would load something else.
  }, [...by, attempt]);
  return { ...state, again: useCallback(() => setAttempt((before) => before + 1), []) };
};
