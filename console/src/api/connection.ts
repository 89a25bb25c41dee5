import { signal } from '@preact/signals';

const RETRY_AFTER_MS = 2_000;

/** False from the first request that fails because the server is away, until the server responds again. */
export const isServerReachable = signal(true);

const responds = (): Promise<boolean> =>
  fetch('/health/live', { signal: AbortSignal.timeout(RETRY_AFTER_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

const waitForServer = async (): Promise<void> => {
  while (!isServerReachable.peek()) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    isServerReachable.value = await responds();
  }
};

/** Waits for a request or a part of the program. Before it fails, it notices whether the server is away. */
export const noticeOutage = <T>(request: Promise<T>): Promise<T> =>
  request.catch(async (error) => {
    if (isOutage(error) && isServerReachable.peek() && !(await responds())) {
      isServerReachable.value = false;
      void waitForServer();
    }
    throw error;
  });

/** Browsers report a lost connection, and a script that did not arrive, as a TypeError. */
export const isOutage = (error: unknown): boolean => error instanceof TypeError;
