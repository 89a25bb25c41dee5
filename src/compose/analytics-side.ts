import type { Operation } from '../http/operation.ts';
import { analyticsOperations } from '../http/routes/admin-analytics.ts';
import { inboxOperations } from '../http/routes/admin-inbox.ts';
import type { EventStore } from '../kernel/event-store.ts';
import type { Outside } from '../outside/outside.ts';
import type { AgentDesk } from '../turn/desks.ts';
import { inboxDismissals } from '../turn/inbox-dismissals.ts';
import { trainingInbox } from '../views/inbox/inbox.ts';
import type { OpenedTexts } from '../views/opened-texts.ts';
import { reportDesk } from '../views/reports/report-desk.ts';
import type { Views } from '../views/views.ts';

type Ports = {
  readonly store: EventStore;
  readonly views: Views;
  readonly agents: AgentDesk;
  readonly outside: Pick<Outside, 'now' | 'id'>;
  /** HMAC-SHA-256 under the installation's key, hexadecimal. */
  readonly hash: (text: string) => string;
  /** Texts that are recorded sealed. */
  readonly opened: OpenedTexts;
};

/** What can be asked about all conversations of an agent, and done about it. */
export const analyticsSide = ({
  store,
  views,
  agents,
  outside,
  hash,
  opened,
}: Ports): { readonly operations: readonly Operation[] } => {
  const dismissals = inboxDismissals({ store, outside, hash });
  const inbox = trainingInbox({ views, opened, dismissed: dismissals.of });
  return {
    operations: [
      ...analyticsOperations(reportDesk(views), agents),
      ...inboxOperations({ inbox, dismissals, agents, newId: outside.id }),
    ],
  };
};
