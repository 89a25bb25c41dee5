import type { Operation } from './http/operation.ts';
import { eventOperations } from './http/routes/admin-events.ts';
import { projectionOperations } from './http/routes/admin-projections.ts';
import { sessionOperations } from './http/routes/admin-sessions.ts';
import { storeProjectionOperations } from './http/routes/admin-store-projections.ts';
import type { EventStore } from './kernel/event-store.ts';
import type { ProjectionServer } from './kernel/projection-server.ts';
import type { PastDesk } from './replay/past-desk.ts';
import type { AgentDesk } from './turn/desks.ts';
import { eventFeed } from './views/event-feed.ts';
import { shippedScripts } from './views/scripts.ts';
import { sessionHistory } from './views/session-history.ts';
import { storeProjections } from './views/store-projections.ts';
import type { Views } from './views/views.ts';

type Ports = {
  readonly store: EventStore;
  readonly views: Views;
  readonly past: PastDesk;
  readonly agents: Pick<AgentDesk, 'get'>;
  readonly projectionServer?: ProjectionServer | undefined;
};

/** What can be asked about everything recorded. `close` ends those who follow it. */
export const readSide = ({
  store,
  views,
  past,
  agents,
  projectionServer,
}: Ports): { readonly operations: readonly Operation[]; readonly close: () => Promise<void> } => {
  const feed = eventFeed(store);
  return {
    operations: [
      ...projectionOperations(views),
      ...storeProjectionOperations(projectionServer && storeProjections(projectionServer, shippedScripts())),
      ...sessionOperations({ history: sessionHistory(views), past, agents }),
      ...eventOperations({ feed, past }),
    ],
    close: async () => feed.close(),
  };
};
