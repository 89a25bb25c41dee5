import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { inboxCatalogue, inboxStream } from '../agent/inbox.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { INBOXES_REMEMBERED_MAX } from '../kernel/limits.ts';
import { normalise } from '../nlu/text/normalise.ts';
import type { Actor } from './desks.ts';
import { eventId } from './event-ids.ts';
import type { Outside } from './outside.ts';

/** What agents' training inboxes no longer show. */
export type InboxDismissals = {
  /** Tells which texts of an agent were dismissed, by whatever process. */
  readonly of: (agentId: string) => Promise<(language: string, text: string) => boolean>;
  /** @returns how many were not dismissed yet */
  readonly dismiss: (agentId: string, dismissed: Dismissed, actor: Actor) => Promise<number>;
};

export type Dismissed = { readonly language: string; readonly texts: readonly string[] };

type Known = { revision: number; readonly marks: Set<string> };
type Ports = { readonly store: EventStore; readonly outside: Pick<Outside, 'now' | 'id'> };

export const inboxDismissals = ({ store, outside }: Ports): InboxDismissals => {
  const agents = new LRUCache<string, Known>({ max: INBOXES_REMEMBERED_MAX });

  const caughtUp = async (agentId: string): Promise<Known> => {
    const known = agents.get(agentId) ?? { revision: -1, marks: new Set<string>() };
    agents.set(agentId, known);
    for await (const recorded of store.readStream(inboxStream(agentId), { from: known.revision + 1 })) {
      if (recorded.revision <= known.revision) continue;
      for (const mark of inboxCatalogue.read(recorded).data.marks) known.marks.add(mark);
      known.revision = recorded.revision;
    }
    return known;
  };

  return {
    of: async (agentId) => {
      const { marks } = await caughtUp(agentId);
      return (language, text) => marks.has(markOf(language, text));
    },
    dismiss: async (agentId, { language, texts }, actor) => {
      const { marks } = await caughtUp(agentId);
      const added = [...new Set(texts.map((text) => markOf(language, text)))].filter(
        (mark) => !marks.has(mark),
      );
      if (added.length === 0) return 0;
      const requestId = outside.id();
      const metadata = {
        schemaVersion: inboxCatalogue.versionOf('UtterancesDismissed'),
        occurredAt: outside.now(),
        correlationId: requestId,
        actor,
      };
      const data = { language, marks: added };
      const event = { type: 'UtterancesDismissed', data, id: eventId(requestId, 0), metadata };
      // Dismissing twice is no harm, so processes need not agree who was first.
      await store.append(inboxStream(agentId), [event], 'any');
      await caughtUp(agentId);
      return added.length;
    },
  };
};

const MARK_CHARS = 32;

const markOf = (language: string, text: string): string =>
  createHash('sha256')
    .update(`${language}\n${normalise(text)}`)
    .digest('hex')
    .slice(0, MARK_CHARS);
