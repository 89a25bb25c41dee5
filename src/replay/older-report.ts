import { alikeChanges } from './alike-changes.ts';
import type { WhatIfReport } from './wire/what-if-report.ts';

type Later = 'hypotheticalTurns';
type Group = WhatIfReport['groups'][number];
type OlderGroup = Omit<Group, 'alike'> & Partial<Pick<Group, 'alike'>>;

/** A saved report; an earlier version neither grouped equal changes nor counted unchanged hypothetical turns. */
export type SavedReport = Omit<WhatIfReport, Later | 'groups'> &
  Partial<Pick<WhatIfReport, Later>> & { readonly groups: readonly OlderGroup[] };

/** Of an older report, the changed ones are all hypothetical turns that are on record. */
export const reportOfToday = (report: SavedReport): WhatIfReport => ({
  ...report,
  hypotheticalTurns: report.hypotheticalTurns ?? report.hypothetical,
  groups: report.groups.map((group) => ({ ...group, alike: group.alike ?? alikeChanges(group.changes) })),
});
