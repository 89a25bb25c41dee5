import type { ChangeCause, ChangesPage, WhatIfReport } from '../wire/what-if-report.ts';

export type ChangesAsked = {
  /** Absent: changes of every cause. */
  readonly cause?: ChangeCause;
  readonly skip: number;
  readonly limit: number;
};

/** Groups of equal changes. Empty while there is no report. */
export const changesPage = (
  report: WhatIfReport | undefined,
  { cause, skip, limit }: ChangesAsked,
): ChangesPage => {
  const all = (report?.groups ?? [])
    .filter((group) => cause === undefined || group.cause === cause)
    .flatMap(({ alike }) => alike);
  const next = skip + limit;
  return { changes: all.slice(skip, next), ...(next < all.length && { nextCursor: String(next) }) };
};

/** Only the counts. */
export const withoutLists = (report: WhatIfReport): WhatIfReport => ({
  ...report,
  groups: report.groups.map((group) => ({ ...group, alike: [], changes: [] })),
});
