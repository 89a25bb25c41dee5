import { useCallback, useEffect, useState } from 'preact/hooks';
import { isOutage, isServerReachable } from '../api/connection.ts';

export type Loaded<T> = {
  /** The last result; kept while the next one is loading, so that the page does not jump. */
  readonly value: T | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly again: () => void;
};

type State<T> = Omit<Loaded<T>, 'again'>;

/**
 * The result of a call, which is repeated if its dependencies change, and when a server that was away
 * responds again. It is aborted when the page is left.
 */
export const useLoaded = <T>(
  load: (signal: AbortSignal) => Promise<T>,
  dependencies: readonly unknown[],
): Loaded<T> => {
  const [state, setState] = useState<State<T>>({ value: undefined, error: undefined, isLoading: true });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    setState(({ value }) => ({ value, error: undefined, isLoading: true }));
    load(abort.signal).then(
      (value) => abort.signal.aborted || setState({ value, error: undefined, isLoading: false }),
      (error) =>
        abort.signal.aborted ||
        setState(({ value }) => ({ value: isOutage(error) ? value : undefined, error, isLoading: false })),
    );
    return () => abort.abort();
    // Each rendering creates a new `load`; `dependencies` change when it would load something else.
  }, [...dependencies, attempt]);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  const isReachable = isServerReachable.value;
  useEffect(() => {
    if (isReachable && isOutage(state.error)) again();
    // An error while the server responds has another cause, which would only repeat.
  }, [isReachable]);
  return { ...state, again };
};

/** Loads again at intervals while the page is visible. */
export const usePolling = (again: () => void, everyMs: number): void => {
  useEffect(() => {
    const timer = setInterval(() => document.hidden || again(), everyMs);
    return () => clearInterval(timer);
  }, [again, everyMs]);
};
