import { inboxDismissals } from '../authoring/inbox-dismissals.ts';
import type { Operation } from '../http/operation.ts';
import { analyticsOperations } from '../http/routes/admin/analytics.ts';
import { inboxOperations } from '../http/routes/admin/inbox.ts';
import { teachingOperations } from '../http/routes/admin/inbox-assign.ts';
import type { EventStore } from '../kernel/event-store.ts';
import type { Outside } from '../outside/outside.ts';
import type { Desks } from '../turn/open-desks.ts';
import { trainingInbox } from '../views/inbox/inbox.ts';
import type { OpenedTexts } from '../views/opened-texts.ts';
import { reportDesk } from '../views/reports/report-desk.ts';
import type { Views } from '../views/views.ts';

type Ports = {
  readonly store: EventStore;
  readonly views: Views;
  readonly desks: Pick<Desks, 'agents' | 'life' | 'teaching'>;
  readonly outside: Pick<Outside, 'now' | 'id'>;
  /** HMAC-SHA-256 under the installation's key, hexadecimal. */
  readonly hash: (text: string) => string;
  /** Texts that are recorded sealed. */
  readonly openedTexts: OpenedTexts;
};

/** Reports on all conversations of an agent, and the inbox. */
export const analyticsSide = ({
  store,
  views,
  desks,
  outside,
  hash,
  openedTexts,
}: Ports): { readonly operations: readonly Operation[] } => {
  const dismissals = inboxDismissals({ store, outside, hash });
  const inbox = trainingInbox({ views, opened: openedTexts, dismissalsOf: dismissals.of });
  return {
    operations: [
      ...analyticsOperations(reportDesk(views, outside.now), desks.agents),
      ...inboxOperations({ inbox, dismissals, agents: desks.agents }),
      ...teachingOperations({ ...desks, inbox, newId: outside.id }),
    ],
  };
};
