import { ParleyError } from '../kernel/errors.ts';
import type { RecordedEvent } from '../kernel/event.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { isErased } from '../kernel/sealing.ts';
import {
  type AnnotationChange,
  type AnnotationEvent,
  type Annotations,
  evolveAnnotations,
  isAnnotation,
  noAnnotations,
} from '../session/annotations.ts';
import type { SessionCommand } from '../session/commands.ts';
import { sessionCatalogue } from '../session/events.ts';
import { sandboxStream, sessionStream } from '../session/session-stream.ts';
import type { Author } from './agent-changes.ts';
import { authorsBy, type ChangeAuthor } from './author-names.ts';
import type { AgentDesk, SessionKey } from './desks.ts';

/** The author and time of a note or a tag. */
type Origin = Author & { readonly addedAt: string };

export type SessionNotes = {
  /** Oldest first. `isErased`: the key of the session was destroyed, so the text is blank. */
  readonly notes: readonly (Origin & {
    readonly noteId: string;
    readonly text: string;
    readonly isErased?: true;
  })[];
  readonly tags: readonly (Origin & { readonly tag: string })[];
};

/** Notes and tags on sessions. Both methods throw agent_not_found and session_not_found. */
export interface AnnotationDesk {
  notes(key: SessionKey): Promise<SessionNotes>;
  /** @throws the refusals of `decideAnnotation`; session_queue_full, store_busy. @returns all of them now */
  annotate(key: SessionKey, change: AnnotationChange, author: ChangeAuthor): Promise<SessionNotes>;
}

export type AnnotationPorts = {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly agents: Pick<AgentDesk, 'requireKnown' | 'list'>;
  /** Changes a session between two turns. */
  readonly changeBy: (
    key: SessionKey,
    author: ChangeAuthor,
    prepare: () => Promise<(now: string) => SessionCommand>,
  ) => Promise<unknown>;
  /** The owner of a token of the installation. */
  readonly nameOf: (tokenId: string) => string | undefined;
};

export const annotationDesk = (ports: AnnotationPorts): AnnotationDesk => {
  const { store, agents, changeBy } = ports;

  const read = async ({ agentId, sessionId }: SessionKey): Promise<Annotations<RecordedEvent>> => {
    let annotations: Annotations<RecordedEvent> = noAnnotations;
    let isThere = false;
    for await (const event of store.readStream(sessionStream(agentId, sessionId))) {
      isThere = true;
      if (!isAnnotation(event)) continue;
      // Found by its type, which the compiler does not follow.
      const annotation = sessionCatalogue.read(event) as AnnotationEvent;
      annotations = evolveAnnotations(annotations, annotation, event);
    }
    if (!isThere && !(await isSandbox({ agentId, sessionId })))
      throw new ParleyError('session_not_found', { sessionId });
    return annotations;
  };

  /** Sandboxes have none. */
  const isSandbox = async ({ agentId, sessionId }: SessionKey): Promise<boolean> => {
    for await (const _ of store.readStream(sandboxStream(agentId, sessionId), { limit: 1 })) return true;
    return false;
  };

  const notes: AnnotationDesk['notes'] = async (key) => {
    agents.requireKnown(key.agentId);
    return sessionNotesOf(await read(key), authorsBy(ports, key.agentId));
  };

  return {
    notes,
    annotate: async (key, change, author) => {
      await changeBy(key, author, async () => {
        const annotations = await read(key);
        return (now) => ({ type: 'Annotate', change, annotations, now });
      });
      return notes(key);
    },
  };
};

type AuthorOf = (event: RecordedEvent) => Author;

const sessionNotesOf = ({ notes, tags }: Annotations<RecordedEvent>, authorOf: AuthorOf): SessionNotes => ({
  notes: Array.from(notes, ([noteId, { text, at, by }]) => ({
    noteId,
    text,
    ...(isErased(by) && { isErased: true as const }),
    addedAt: at,
    ...authorOf(by),
  })),
  tags: Array.from(tags, ([tag, { at, by }]) => ({ tag, addedAt: at, ...authorOf(by) })),
});
