import { circuitEvents } from '../agent/circuit.ts';
import { agentEvents } from '../agent/events.ts';
import { inboxEvents } from '../agent/inbox.ts';
import { installationEvents } from '../agent/installation.ts';
import { auditEvents } from '../audit/events.ts';
import type { EventMetadata, EventPlace, EventSpec } from '../kernel/event.ts';
import { categoryOf } from '../kernel/stream-name.ts';
import { erasureEvents } from '../privacy/erasure.ts';
import { sessionEvents } from '../session/events.ts';
import { resendEvents } from '../session/resends.ts';
import { KEY_EVENT } from '../store/sealed/key-streams.ts';
import { identityEvents } from '../store/store-identity.ts';

/** Events of one type and version that only a newer Parley can read. */
export type NewerEvents = {
  readonly type: string;
  readonly version: number;
  readonly count: number;
  readonly first: EventPlace;
};

/** Counts events that only a newer Parley can read. Streams of other programs in EventStoreDB are ignored. */
export const newerEvents = () => {
  const found = new Map<string, NewerEvents>();
  return {
    look: (
      { type, stream, revision, position }: EventPlace & { readonly type: string },
      { schemaVersion: version }: EventMetadata,
    ): void => {
      const versions = versionsByCategory.get(categoryOf(stream));
      if (versions === undefined || version <= (versions.get(type) ?? 0)) return;
      const key = `${type} ${version}`;
      const { count, first } = found.get(key) ?? { count: 0, first: { stream, revision, position } };
      found.set(key, { type, version, count: count + 1, first });
    },
    done: (): readonly NewerEvents[] => [...found.values()],
  };
};

const specsByCategory: Readonly<Record<string, readonly Pick<EventSpec, 'type' | 'version'>[]>> = {
  agent: agentEvents,
  audit: auditEvents,
  circuit: circuitEvents,
  erasure: erasureEvents,
  inbox: inboxEvents,
  installation: installationEvents,
  resend: resendEvents,
  sandbox: sessionEvents,
  sealkey: [{ type: KEY_EVENT, version: 1 }],
  session: sessionEvents,
  store: identityEvents,
};

/** The current version of each type. */
const versionsByCategory: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  Object.entries(specsByCategory).map(([category, specs]) => [
    category,
    new Map(specs.map(({ type, version }) => [type, version])),
  ]),
);
