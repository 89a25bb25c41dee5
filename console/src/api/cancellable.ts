/** A signal for a request, and the function that aborts it. */
export const cancellable = () => {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
};
