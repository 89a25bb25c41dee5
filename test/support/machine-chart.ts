/** A part of Graphviz's JSON output; lengths are in points, and y grows upwards. */
export type LaidOut = {
  readonly bb: string;
  readonly objects: readonly {
    readonly name: string;
    readonly pos: string;
    readonly width: string;
    readonly height: string;
  }[];
  readonly edges: readonly {
    readonly tail: number;
    readonly head: number;
    readonly pos: string;
    readonly lp: string;
    readonly label: string;
  }[];
};

const POINTS_PER_INCH = 72;

/** The chart in the console: the position of each state, and the path of each edge. */
export const machineChartOf = ({ bb, objects, edges }: LaidOut, isResting: (state: string) => boolean) => {
  const [, , width = 0, height = 0] = numbersIn(bb);
  const down = (y: number) => round(height - y);
  const point = (pos: string) => {
    const [x = 0, y = 0] = numbersIn(pos);
    return `${round(x)},${down(y)}`;
  };
  return {
    width: round(width),
    height: round(height),
    states: objects.map(({ name, pos, ...size }) => {
      const [x = 0, y = 0] = numbersIn(pos);
      return {
        name,
        x: round(x),
        y: down(y),
        width: round(Number(size.width) * POINTS_PER_INCH),
        height: round(Number(size.height) * POINTS_PER_INCH),
        isResting: isResting(name),
      };
    }),
    edges: edges.map(({ tail, head, pos, lp, label }) => {
      const [x = 0, y = 0] = numbersIn(lp);
      return {
        from: objects[tail]?.name ?? '',
        to: objects[head]?.name ?? '',
        path: pathOf(pos, point),
        x: round(x),
        y: down(y),
        labels: label.split('\\n'),
      };
    }),
  };
};

/** Graphviz gives the tip first, then the start and triples of a Bézier curve. */
const pathOf = (pos: string, point: (pos: string) => string): string => {
  const parts = pos.split(' ');
  const tip = parts.find((part) => part.startsWith('e,'))?.slice(2) ?? '';
  const [start = '', ...curve] = parts.filter((part) => !part.startsWith('e,')).map(point);
  return `M${start} C${curve.join(' ')} L${point(tip)}`;
};

const numbersIn = (text: string): readonly number[] => text.split(',').map(Number);

const round = (value: number): number => Math.round(value * 10) / 10;
