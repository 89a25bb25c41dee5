import type { AgentDesk } from '../authoring/agent-operations.ts';
import { liveLists } from '../http/live-lists.ts';
import type { Operation } from '../http/operation.ts';
import { eventOperations } from '../http/routes/admin/events.ts';
import { projectionOperations } from '../http/routes/admin/projections.ts';
import { sessionNoteOperations } from '../http/routes/admin/session-notes.ts';
import { sessionOperations } from '../http/routes/admin/sessions.ts';
import { stateOperations } from '../http/routes/admin/states.ts';
import { storeProjectionOperations } from '../http/routes/admin/store-projections.ts';
import { turnOperations } from '../http/routes/admin/turns.ts';
import type { EventStore } from '../kernel/event-store.ts';
import type { ProjectionServer } from '../kernel/projection-server.ts';
import type { Sealing } from '../kernel/sealing.ts';
import { systemOutside } from '../outside/outside.ts';
import type { PastDesk } from '../replay/past-desk.ts';
import { positionSince } from '../replay/position-since.ts';
import type { LiveTurns } from '../replay/turns/live-turns.ts';
import type { AnnotationDesk } from '../turn/annotation-desk.ts';
import { currentStates } from '../views/current-states.ts';
import type { EventFeed } from '../views/event-feed.ts';
import { shippedScripts } from '../views/scripts.ts';
import { openedHistory } from '../views/sessions/opened-history.ts';
import { sessionHistory } from '../views/sessions/session-history.ts';
import { repliesOf } from '../views/sessions/turn-filter.ts';
import { storeProjections } from '../views/store-projections.ts';
import type { Views } from '../views/views.ts';
import type { DamageRegister } from './store-health.ts';

type Ports = {
  readonly store: EventStore;
  readonly views: Views;
  readonly replay: { readonly past: PastDesk; readonly liveTurns: LiveTurns; readonly feed: EventFeed };
  readonly desks: {
    readonly agents: Pick<AgentDesk, 'get' | 'requireKnown' | 'list'>;
    readonly annotations: AnnotationDesk;
  };
  readonly projectionServer?: ProjectionServer | undefined;
  /** Present if personal fields are sealed and views cannot read them. */
  readonly sealing?: Sealing | undefined;
  readonly damaged: Pick<DamageRegister, 'positions'>;
};

/** Operations that read what was recorded. `close` ends the lists that follow the log. */
export const readSide = ({
  store,
  views,
  replay: { past, liveTurns, feed },
  desks: { agents, annotations },
  projectionServer,
  sealing,
  damaged,
}: Ports): { readonly operations: readonly Operation[]; readonly close: () => Promise<void> } => {
  const lists = liveLists();
  const allSessions = sessionHistory(views);
  const history =
    sealing === undefined
      ? allSessions
      : openedHistory(allSessions, store, { clock: () => performance.now() });
  const states = currentStates({ views, store, isSealed: sealing !== undefined });
  return {
    operations: [
      ...projectionOperations(views, damaged.positions),
      ...storeProjectionOperations(projectionServer && storeProjections(projectionServer, shippedScripts())),
      ...sessionOperations({ history, past, agents, now: systemOutside.now }),
      ...sessionNoteOperations({ annotations, newId: systemOutside.id }),
      ...stateOperations({ states, agents }),
      ...turnOperations({
        agents,
        lists,
        newestPosition: () => store.newestPosition(),
        turns: ({ after, filter, ...which }) =>
          liveTurns.along(repliesOf(feed.events({ from: after + 1, ...which }), store, filter)),
      }),
      ...eventOperations({
        feed,
        lists,
        past,
        agents,
        positionSince: (moment) => positionSince(store, moment),
      }),
    ],
    close: async () => feed.close(),
  };
};
