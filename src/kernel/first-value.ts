/** The first value of an iteration, which ends then; undefined if there is none. */
export const firstValue = async <Value>(values: AsyncIterable<Value>): Promise<Value | undefined> => {
  for await (const value of values) return value;
  return undefined;
};
