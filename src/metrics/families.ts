/** A number with its labels, as a scrape returns it. */
export type Sample = {
  /** The suffixed name, if it differs from the family's: `…_bucket`, `…_sum`, `…_count`. */
  readonly metricName?: string;
  readonly labels: Readonly<Record<string, string | number>>;
  readonly value: number;
};

/** Numbers with one meaning, one per combination of labels. */
export type Family = {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: () => readonly Sample[] | Promise<readonly Sample[]>;
};

type About = {
  readonly name: string;
  readonly help: string;
  /** Names of the labels, in the order of their values. */
  readonly labels?: readonly string[];
};

export type Counter = Family & {
  readonly add: (...values: readonly string[]) => void;
  /** Shows 0 before the first increase. */
  readonly start: (...values: readonly string[]) => void;
};

/**
 * A counter. It uses a map of numbers because the library's own counters make turns slower, and because the
 * library is loaded only on the first scrape.
 */
export const counter = ({ labels = [], ...about }: About): Counter => {
  const counts = new Map<string, number>();
  const addTo = (key: string, count: number) => counts.set(key, (counts.get(key) ?? 0) + count);
  return {
    ...about,
    type: 'counter',
    add: (...values) => {
      addTo(values.join(BETWEEN), 1);
    },
    start: (...values) => {
      addTo(values.join(BETWEEN), 0);
    },
    samples: () => Array.from(counts, ([key, value]) => ({ labels: labelsOf(labels, key), value })),
  };
};

export type Histogram = Family & {
  readonly observe: (value: number, ...values: readonly string[]) => void;
};

/** A histogram. @param bounds the largest value of each bucket, ascending. */
export const histogram = ({ labels = [], ...about }: About, bounds: readonly number[]): Histogram => {
  /** The counts of the buckets and of larger values, followed by the sum. */
  const rows = new Map<string, Float64Array>();
  const sumAt = bounds.length + 1;
  return {
    ...about,
    type: 'histogram',
    observe: (value, ...values) => {
      const key = values.join(BETWEEN);
      let row = rows.get(key);
      if (row === undefined) {
        row = new Float64Array(sumAt + 1);
        rows.set(key, row);
      }
      let bucket = 0;
      while (bucket < bounds.length && value > (bounds[bucket] ?? 0)) bucket += 1;
      row[bucket] = (row[bucket] ?? 0) + 1;
      row[sumAt] = (row[sumAt] ?? 0) + value;
    },
    samples: () =>
      [...rows].flatMap(([key, row]) => samplesOf(about.name, labelsOf(labels, key), { row, bounds })),
  };
};

/** Bucket counts are cumulative. */
const samplesOf = (
  name: string,
  labels: Sample['labels'],
  { row, bounds }: { readonly row: Float64Array; readonly bounds: readonly number[] },
): readonly Sample[] => {
  let count = 0;
  const buckets = [...bounds, '+Inf'].map((le, index) => {
    count += row[index] ?? 0;
    return { metricName: `${name}_bucket`, labels: { ...labels, le }, value: count };
  });
  return [
    ...buckets,
    { metricName: `${name}_sum`, labels, value: row[bounds.length + 1] ?? 0 },
    { metricName: `${name}_count`, labels, value: count },
  ];
};

/** The values at the time of a scrape; none if they are unknown. */
export const gauge = ({ name, help }: Pick<About, 'name' | 'help'>, samples: Family['samples']): Family => ({
  name,
  help,
  type: 'gauge',
  samples,
});

/** No label value contains a line break, because they are names of routes, codes and ids. */
const BETWEEN = '\n';

const labelsOf = (names: readonly string[], key: string): Sample['labels'] => {
  const values = key.split(BETWEEN);
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
};
