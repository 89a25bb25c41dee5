/**
 * The top of a chart's axis for values up to `highest`, which is above 0: 2, 4, 6, 8 or 10 times a power of
 * ten. So the line half-way has a round value too.
 */
export const evenTop = (highest: number): number => {
  const power = 10 ** (Math.ceil(Math.log10(highest)) - 1);
  return Math.ceil(highest / power / 2) * 2 * power;
};
