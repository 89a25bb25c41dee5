import { setTimeout } from 'node:timers/promises';
import type { Metric, Registry } from 'prom-client';
import type { Family } from './families.ts';

/** Two samples of the library's. */
const LOOP_SAMPLED_MS = 25;

export type Exposition = { readonly text: string; readonly contentType: string };

/**
 * Families as Prometheus reads them, with those of Node behind. The library is loaded when somebody asks for
 * the first time; what Node does is measured from then on.
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
  // Until the event loop's delay was sampled once, its figures are NaN.
  await setTimeout(LOOP_SAMPLED_MS);
  return registry;
};

/** Of a metric the registry asks for these alone, though its type names the library's own classes. */
const asMetric = ({ name, help, type, samples }: Family): Metric =>
  ({ name, get: async () => ({ name, help, type, values: await samples() }) }) as unknown as Metric;
