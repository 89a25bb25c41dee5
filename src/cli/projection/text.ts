import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../kernel/durations.ts';
/** A projection that runs in a server, as the API describes it. */
export type ProjectionRow = Progress & {
  readonly name: string;
  readonly isShipped: boolean;
  readonly version: string;
  readonly rebuild?: Progress;
};

type Progress = {
  readonly state: string;
  readonly position: number;
  readonly reachedAt: string;
  readonly lagMs: number;
  readonly reason?: string;
  readonly remade?: string;
  readonly eventsPerSecond?: number;
  readonly secondsLeft?: number;
  readonly fault?: {
    readonly position: number;
    readonly stream: string;
    readonly eventType: string;
    readonly message: string;
  };
};

export const projectionsPath = (...parts: readonly string[]): string =>
  ['/admin/projections', ...parts.map(encodeURIComponent)].join('/');

export const projectionTable = (projections: readonly ProjectionRow[]): readonly (readonly string[])[] => [
  ['PROJECTION', 'VERSION', 'STATE', 'POSITION', 'BEHIND', ''],
  ...projections.map((row) => [
    row.name,
    row.version === '' ? '-' : row.version,
    row.state,
    positionText(row.position),
    behind(row.lagMs),
    remarkOn(row),
  ]),
];

/** A position in the log; none before the first event. */
export const positionText = (position: number): string => (position < 0 ? '-' : String(position));

/** A lag in words. */
export const behind = (lagMs: number): string => {
  if (lagMs === 0) return '-';
  const units: readonly (readonly [number, string])[] = [
    [DAY_MS, 'd'],
    [HOUR_MS, 'h'],
    [MINUTE_MS, 'min'],
    [1_000, 's'],
  ];
  for (const [ms, unit] of units) if (lagMs >= ms) return `${Math.floor(lagMs / ms)} ${unit}`;
  return `${lagMs} ms`;
};

/** The speed of catching up, and the time left. */
const paceOf = ({ eventsPerSecond, secondsLeft }: Progress): readonly string[] =>
  eventsPerSecond === undefined || secondsLeft === undefined
    ? []
    : [
        `${eventsPerSecond} events/s, ${secondsLeft === 0 ? 'less than 1 s' : behind(secondsLeft * 1_000)} left`,
      ];

/** A script that cannot be loaded failed at no event. */
const placeOf = ({ position, eventType }: NonNullable<ProjectionRow['fault']>): string =>
  eventType === '' ? '' : ` at ${position} (${eventType})`;

const remarkOn = (row: ProjectionRow): string => {
  const { isShipped, fault, reason, remade, rebuild } = row;
  const remarks = [
    ...(isShipped ? [] : ['own']),
    ...paceOf(row),
    ...(remade === undefined ? [] : [`dropped and rebuilt: ${remade}`]),
    ...(fault === undefined ? [] : [`failed${placeOf(fault)}: ${fault.message}`]),
    ...(reason === undefined ? [] : [`waits: ${reason}`]),
    ...(rebuild === undefined
      ? []
      : [[`rebuild: ${rebuild.state}, at ${rebuild.position}`, ...paceOf(rebuild)].join(', ')]),
  ];
  return remarks.join('; ');
};
