import { type Catalogue, catalogueOf } from '../kernel/catalogue.ts';
import { defineEvent, type EventOf } from '../kernel/event.ts';
import { Type } from '../kernel/schema.ts';

/**
 * The stream of an agent's training inbox. It is separate because the revision of the agent's own stream
 * identifies what it understands.
 */
export const inboxStream = (agentId: string): string => `inbox-${agentId}`;

/**
 * Texts excluded from training. They are stored as keyed `marks`, so that no text of a person is kept here.
 */
export const UtterancesDismissed = defineEvent(
  'UtterancesDismissed',
  1,
  Type.Object({
    language: Type.String(),
    /** One per normalised text with its language, hexadecimal. */
    marks: Type.Array(Type.String()),
  }),
);

/** Dismissed texts that are shown again. */
export const UtterancesRestored = defineEvent(
  'UtterancesRestored',
  1,
  Type.Object({ language: Type.String(), marks: Type.Array(Type.String()) }),
);

export const inboxEvents = [UtterancesDismissed, UtterancesRestored] as const;
export type InboxEvent = EventOf<typeof inboxEvents>;
export const inboxCatalogue: Catalogue<InboxEvent> = catalogueOf(inboxEvents);
