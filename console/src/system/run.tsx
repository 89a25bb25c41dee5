import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Failure } from '../parts/await.tsx';
import { Progress } from '../parts/progress.tsx';

type Props<T> = {
  readonly title: string;
  readonly explanation: string;
  readonly workingText: string;
  /** @param onShare receives the progress, 0 to 1. */
  readonly work: (onShare: (share: number) => void, signal: AbortSignal) => Promise<T>;
  readonly children: (result: T) => ComponentChildren;
};

/** A long task with a start button, progress and cancellation. */
export const RunSection = <T,>({ title, explanation, workingText, work, children }: Props<T>) => {
  const [state, setState] = useState<{ share?: number; result?: T; error?: unknown; isRunning: boolean }>({
    isRunning: false,
  });
  const abort = useRef<AbortController>(undefined);
  const start = async () => {
    const controller = new AbortController();
    abort.current = controller;
    setState({ isRunning: true });
    try {
      const result = await work((share) => setState({ isRunning: true, share }), controller.signal);
      setState({ isRunning: false, result });
    } catch (error) {
      setState(controller.signal.aborted ? { isRunning: false } : { isRunning: false, error });
    }
  };
  const { share, result, error, isRunning } = state;
  return (
    <>
      <p class="explained">{explanation}</p>
      {isRunning ? (
        <Progress share={share} label={workingText} onCancel={() => abort.current?.abort()} />
      ) : (
        <p>
          <button type="button" onClick={() => void start()}>
            {title}
          </button>
        </p>
      )}
      {error !== undefined && <Failure error={error} />}
      <div role="status">{result !== undefined && children(result)}</div>
    </>
  );
};
