import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type InboxEvent, inboxCatalogue, inboxStream } from '../agent/inbox.ts';
import { eventId } from '../kernel/event-id.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { INBOXES_REMEMBERED_MAX } from '../kernel/limits/inbox.ts';
import { normalise } from '../nlu/text/normalise.ts';
import type { Outside } from '../outside/outside.ts';
import type { ChangeAuthor } from './author-names.ts';

/** Texts hidden from agents' training inboxes. */
export type InboxDismissals = {
  /** Whether a text of an agent was dismissed, by any process. The same function until one more is. */
  readonly of: (agentId: string) => Promise<IsDismissed>;
  /** @returns the number of texts that were not dismissed before */
  readonly dismiss: (agentId: string, texts: TextsInLanguage, author: ChangeAuthor) => Promise<number>;
  /** @returns the number of texts that were dismissed before */
  readonly restore: (agentId: string, texts: TextsInLanguage, author: ChangeAuthor) => Promise<number>;
};

export type TextsInLanguage = { readonly language: string; readonly texts: readonly string[] };

type IsDismissed = (language: string, text: string) => boolean;
type Dismissals = { revision: number; readonly marks: Set<string>; isDismissed: IsDismissed };
type Ports = {
  readonly store: EventStore;
  readonly outside: Pick<Outside, 'now' | 'id'>;
  /** HMAC-SHA-256 under the installation's key, hexadecimal. */
  readonly hash: (text: string) => string;
};

export const inboxDismissals = ({ store, outside, hash }: Ports): InboxDismissals => {
  const marksOf = marksBy(hash);
  const caughtUp = dismissalReader(store, marksOf);

  const record = async (agentId: string, event: InboxEvent, author: ChangeAuthor): Promise<void> => {
    const requestId = outside.id();
    const metadata = {
      schemaVersion: inboxCatalogue.versionOf(event.type),
      occurredAt: outside.now(),
      correlationId: requestId,
      ...author,
    };
    // Idempotent, so processes need not agree which of them does it.
    await store.append(inboxStream(agentId), [{ ...event, id: eventId(requestId, 0), metadata }], 'any');
    await caughtUp(agentId);
  };

  /** All marks of each text, by its current mark. */
  const distinct = ({ language, texts }: TextsInLanguage) =>
    new Map(texts.map((text) => marksOf(language, text)).map((marks) => [marks[0], marks]));

  return {
    of: async (agentId) => (await caughtUp(agentId)).isDismissed,
    dismiss: async (agentId, textsToDismiss, author) => {
      const { marks } = await caughtUp(agentId);
      const newMarks = [...distinct(textsToDismiss)].filter(
        ([, all]) => !all.some((mark) => marks.has(mark)),
      );
      if (newMarks.length === 0) return 0;
      const data = { language: textsToDismiss.language, marks: newMarks.map(([mark]) => mark) };
      await record(agentId, { type: 'UtterancesDismissed', data }, author);
      return newMarks.length;
    },
    restore: async (agentId, textsToRestore, author) => {
      const { marks } = await caughtUp(agentId);
      const currentMarks = Array.from(distinct(textsToRestore).values(), (all) =>
        all.filter((mark) => marks.has(mark)),
      );
      const dismissedTexts = currentMarks.filter((all) => all.length > 0);
      if (dismissedTexts.length === 0) return 0;
      const data = { language: textsToRestore.language, marks: dismissedTexts.flat() };
      await record(agentId, { type: 'UtterancesRestored', data }, author);
      return dismissedTexts.length;
    },
  };
};

/** Reads an agent's dismissals up to the newest; those read before stay in memory. */
const dismissalReader = (store: EventStore, marksOf: MarksOf): ((agentId: string) => Promise<Dismissals>) => {
  const agents = new LRUCache<string, Dismissals>({ max: INBOXES_REMEMBERED_MAX });

  /** Another function each time. */
  const among =
    (marks: ReadonlySet<string>): IsDismissed =>
    (language, text) =>
      marks.size > 0 && marksOf(language, text).some((mark) => marks.has(mark));

  const newDismissals = (): Dismissals => {
    const marks = new Set<string>();
    return { revision: -1, marks, isDismissed: among(marks) };
  };

  return async (agentId) => {
    const dismissals = agents.get(agentId) ?? newDismissals();
    agents.set(agentId, dismissals);
    for await (const event of store.readStream(inboxStream(agentId), { from: dismissals.revision + 1 })) {
      if (event.revision <= dismissals.revision) continue;
      const { type, data } = inboxCatalogue.read(event);
      for (const mark of data.marks) {
        if (type === 'UtterancesDismissed') dismissals.marks.add(mark);
        else dismissals.marks.delete(mark);
      }
      dismissals.revision = event.revision;
      dismissals.isDismissed = among(dismissals.marks);
    }
    return dismissals;
  };
};

/** 128 bits: texts never share a mark by chance, and an event has room for many marks. */
const MARK_CHARS = 32;

type MarksOf = (language: string, text: string) => readonly [today: string, before: string];

/**
 * A mark outlives the session of its text, so it is keyed with the installation's key: without it one cannot
 * test guesses. Older marks were plain hashes and remain valid.
 */
const marksBy =
  (hash: (text: string) => string): MarksOf =>
  (language, text) => {
    const mark = `${language}\n${normalise(text)}`;
    const plain = createHash('sha256').update(mark).digest('hex');
    return [hash(`inbox\n${mark}`).slice(0, MARK_CHARS), plain.slice(0, MARK_CHARS)];
  };
