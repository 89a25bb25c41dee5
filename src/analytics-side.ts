import type { Operation } from './http/operation.ts';
import { analyticsOperations } from './http/routes/admin-analytics.ts';
import type { AgentDesk } from './turn/desks.ts';
import { reportDesk } from './views/reports/report-desk.ts';
import type { Views } from './views/views.ts';

type Ports = {
  readonly views: Views;
  readonly agents: AgentDesk;
};

/** What can be asked about all conversations of an agent, and done about it. */
export const analyticsSide = ({ views, agents }: Ports): { readonly operations: readonly Operation[] } => ({
  operations: [...analyticsOperations(reportDesk(views), agents)],
});
