/** Loaded before a server that is measured: tells its memory to whoever started it, after a collection. */
process.on('message', () => {
  globalThis.gc?.();
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
// The server ends when it is told to, whether anybody still asks or not.
process.channel?.unref();
