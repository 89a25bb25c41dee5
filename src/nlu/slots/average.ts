/** Replaces the weights by their mean over several passes (Polyak & Juditsky 1992). */
export const averageOf = (weights: Float32Array) => {
  const sums = new Float64Array(weights.length);
  let times = 0;
  return {
    add: () => {
      times += 1;
      for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] as number) + (weights[at] as number);
    },
    settle: () => {
      for (let at = 0; at < sums.length; at++) weights[at] = (sums[at] as number) / times;
    },
  };
};
