import { setTimeout } from 'node:timers/promises';
import type { Metric, Registry } from 'prom-client';
import type { Family } from './families.ts';

/** Two samples of the library. */
const LOOP_SAMPLED_MS = 25;

export type Exposition = { readonly text: string; readonly contentType: string };

/**
 * Families in the format of Prometheus, followed by those of Node. The library is loaded on the first scrape;
 * Node's metrics begin then.
 */
export const exposition = (families: readonly Family[]): (() => Promise<Exposition>) => {
  let opened: Promise<Registry> | undefined;
  return async () => {
    opened ??= openRegistry(families);
    const registry = await opened;
    return { text: await registry.metrics(), contentType: registry.contentType };
  };
};

const openRegistry = async (families: readonly Family[]): Promise<Registry> => {
  const { collectDefaultMetrics, Registry: NewRegistry } = await import('prom-client');
  const registry = new NewRegistry();
  for (const family of families) registry.registerMetric(asMetric(family));
  collectDefaultMetrics({ register: registry });
  // Before the first sample, the figures of the event loop's delay are NaN.
  await setTimeout(LOOP_SAMPLED_MS);
  return registry;
};

/** The registry needs only these fields of a metric, although its type names the library's own classes. */
const asMetric = ({ name, help, type, samples }: Family): Metric =>
  ({ name, get: async () => ({ name, help, type, values: await samples() }) }) as unknown as Metric;
