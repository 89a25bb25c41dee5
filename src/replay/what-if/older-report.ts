import type { WhatIfReport } from '../wire/what-if-report.ts';
import { alikeChanges } from './alike-changes.ts';

type Group = WhatIfReport['groups'][number];
type Without<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;

/** A saved report; an earlier version neither grouped equal changes nor counted unchanged hypothetical turns. */
export type SavedReport = Omit<Without<WhatIfReport, 'hypotheticalTurns'>, 'groups'> & {
  readonly groups: readonly Without<Group, 'alike'>[];
};

/** In an older report, the hypothetical turns on record are the changed ones. */
export const reportOfToday = (report: SavedReport): WhatIfReport => ({
  ...report,
  hypotheticalTurns: report.hypotheticalTurns ?? report.hypothetical,
  groups: report.groups.map((group) => ({ ...group, alike: group.alike ?? alikeChanges(group.changes) })),
});
