import Type from 'typebox';
import { type Catalogue, catalogueOf } from '../kernel/catalogue.ts';
import { defineEvent, type EventOf } from '../kernel/event.ts';

/**
 * The stream of an agent's training inbox: beside the agent, whose revision is that of what it understands.
 */
export const inboxStream = (agentId: string): string => `inbox-${agentId}`;

/**
 * Texts that nothing is to be learned from. They are stored as keyed `marks`, so that no person's words are
 * kept here.
 */
export const UtterancesDismissed = defineEvent(
  'UtterancesDismissed',
  1,
  Type.Object({
    language: Type.String(),
    /** Of each normalised text with its language, hexadecimal. */
    marks: Type.Array(Type.String()),
  }),
);

/** Texts that were dismissed, and are shown again. */
export const UtterancesRestored = defineEvent(
  'UtterancesRestored',
  1,
  Type.Object({ language: Type.String(), marks: Type.Array(Type.String()) }),
);

export const inboxEvents = [UtterancesDismissed, UtterancesRestored] as const;
export type InboxEvent = EventOf<typeof inboxEvents>;
export const inboxCatalogue: Catalogue<InboxEvent> = catalogueOf(inboxEvents);
