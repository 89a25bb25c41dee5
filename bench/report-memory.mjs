/**
 * Loaded before a server that is measured: reports its memory to the process that started it, after a
 * garbage collection.
 */
process.on('message', (message) => {
  if (message !== 'memory') return;
  globalThis.gc?.();
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
// The server ends on request, even if the other process is still connected.
process.channel?.unref();
