import { useEffect, useRef, useState } from 'preact/hooks';

export type Series = { readonly name: string; readonly values: readonly (number | null)[] };

type Props = {
  /** A description for screen readers; a table has the figures. */
  readonly label: string;
  readonly series: readonly Series[];
  /** Labels of the x axis, below the first and the last point. */
  readonly ends: readonly [string, string];
  /** The value at the top; 0 is at the bottom. */
  readonly top: number;
  readonly format: (value: number) => string;
  /** Indices of points marked by a vertical line; may be fractional. */
  readonly marks?: readonly { readonly at: number; readonly name: string }[];
};

const [HEIGHT, LEFT, RIGHT, BOTTOM, ABOVE] = [220, 56, 12, 22, 10];

/** The rendered width of the chart; at another width its text would be scaled. */
const useWidth = () => {
  const place = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(640);
  useEffect(() => {
    const figure = place.current;
    if (figure === null) return undefined;
    const watcher = new ResizeObserver(() => setWidth(Math.max(200, figure.clientWidth)));
    watcher.observe(figure);
    return () => watcher.disconnect();
  }, []);
  return { place, width };
};

/** Lines over points at equal distances. */
export const LineChart = ({ label, series, ends, top, format, marks = [] }: Props) => {
  const points = Math.max(2, ...series.map(({ values }) => values.length));
  const { place, width } = useWidth();
  const height = Math.min(HEIGHT, width / 2);
  const right = width - RIGHT;
  const x = (at: number) => LEFT + (at / (points - 1)) * (right - LEFT);
  const y = (value: number) => height - BOTTOM - (value / (top || 1)) * (height - BOTTOM - ABOVE);
  return (
    <figure class="chart" ref={place}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {[0, 0.5, 1].map((share) => (
          <g key={share} class="grid">
            <line x1={LEFT} x2={right} y1={y(share * top)} y2={y(share * top)} />
            <text x={LEFT - 6} y={y(share * top) + 4} text-anchor="end">
              {format(share * top)}
            </text>
          </g>
        ))}
        <text x={LEFT} y={height - 4}>
          {ends[0]}
        </text>
        <text x={right} y={height - 4} text-anchor="end">
          {ends[1]}
        </text>
        {marks.map(({ at, name }) => (
          <line key={name} class="mark" x1={x(at)} x2={x(at)} y1={ABOVE} y2={height - BOTTOM}>
            <title>{name}</title>
          </line>
        ))}
        {series.map(({ name, values }, index) => (
          <g key={name} class={`series s${index}`}>
            <path d={pathOf(values, x, y)} />
            {values.length <= 60 &&
              values.map((value, at) =>
                value === null ? null : (
                  <circle key={at} cx={x(at)} cy={y(value)} r="2.5">
                    <title>{`${name}: ${format(value)}`}</title>
                  </circle>
                ),
              )}
          </g>
        ))}
      </svg>
      <figcaption>
        {series.map(({ name }, index) => (
          <span key={name} class={`series s${index}`}>
            <svg viewBox="0 0 24 8" aria-hidden="true">
              <path d="M0 4H24" />
            </svg>{' '}
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
};

/** A missing value interrupts the line. */
const pathOf = (
  values: readonly (number | null)[],
  x: (at: number) => number,
  y: (value: number) => number,
): string =>
  values
    .map((value, at) => {
      if (value === null) return '';
      const isBegin = at === 0 || values[at - 1] === null;
      return `${isBegin ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`;
    })
    .join('');
