/** A projection that runs in a server, as its API tells. */
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
    placeIn(row.position),
    behind(row.lagMs),
    remarkOn(row),
  ]),
];

/** A place in the log; one that has taken nothing has none. */
export const placeIn = (position: number): string => (position < 0 ? '-' : String(position));

/** A lag as people say it. */
export const behind = (lagMs: number): string => {
  if (lagMs === 0) return '-';
  const units: readonly (readonly [number, string])[] = [
    [86_400_000, 'd'],
    [3_600_000, 'h'],
    [60_000, 'min'],
    [1_000, 's'],
  ];
  for (const [ms, unit] of units) if (lagMs >= ms) return `${Math.floor(lagMs / ms)} ${unit}`;
  return `${lagMs} ms`;
};

/** A script that cannot be used failed at no event. */
const placeOf = ({ position, eventType }: NonNullable<ProjectionRow['fault']>): string =>
  eventType === '' ? '' : ` at ${position} (${eventType})`;

export const remarkOn = ({ isShipped, fault, reason, rebuild }: ProjectionRow): string => {
  const remarks = [
    ...(isShipped ? [] : ['own']),
    ...(fault === undefined ? [] : [`failed${placeOf(fault)}: ${fault.message}`]),
    ...(reason === undefined ? [] : [`waits: ${reason}`]),
    ...(rebuild === undefined ? [] : [`made anew: ${rebuild.state}, at ${rebuild.position}`]),
  ];
  return remarks.join('; ');
};
