import type { Author } from '../authoring/agent-changes.ts';
import type { AgentDesk } from '../authoring/agent-operations.ts';
import { authorsBy, type ChangeAuthor } from '../authoring/author-names.ts';
import { ParleyError } from '../kernel/errors.ts';
import type { RecordedEvent } from '../kernel/event.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { firstValue } from '../kernel/first-value.ts';
import { blanknessOf } from '../kernel/sealing.ts';
import { type AnnotationChange, type Annotations, noAnnotations } from '../session/annotations.ts';
import type { SessionCommand } from '../session/commands.ts';
import { sandboxStream, sessionStream } from '../session/session-stream.ts';
import { annotationReader } from './annotation-reader.ts';
import type { SessionKey } from './session-operations.ts';

/** The author and time of a note or a tag. */
type Origin = Author & { readonly addedAt: string };

export type SessionNotes = {
  /** Oldest first. `isErased`: the text is blank; `isKeyMissing`: although it was not erased. */
  readonly notes: readonly (Origin & {
    readonly noteId: string;
    readonly text: string;
    readonly isErased?: true;
    readonly isKeyMissing?: true;
  })[];
  readonly tags: readonly (Origin & { readonly tag: string })[];
};

/** Notes and tags on sessions. The first two methods throw agent_not_found and session_not_found. */
export interface AnnotationDesk {
  notes(key: SessionKey): Promise<SessionNotes>;
  /** @throws the refusals of `decideAnnotation`; session_queue_full, store_busy. @returns all of them now */
  annotate(key: SessionKey, change: AnnotationChange, author: ChangeAuthor): Promise<SessionNotes>;
  /** Drops sessions from memory, which may have been erased. */
  forget(isErased: (stream: string) => boolean): void;
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
  const { agents, changeBy } = ports;
  const reader = annotationReader(ports.store);

  const readAnnotations = async (key: SessionKey): Promise<Annotations<RecordedEvent>> => {
    const { agentId, sessionId } = key;
    const annotations = await reader.read(sessionStream(agentId, sessionId));
    if (annotations === undefined && !(await isSandbox(key)))
      throw new ParleyError('session_not_found', { sessionId });
    return annotations ?? noAnnotations;
  };

  /** Sandboxes have none. */
  const isSandbox = async ({ agentId, sessionId }: SessionKey): Promise<boolean> => {
    const events = ports.store.readStream(sandboxStream(agentId, sessionId), { limit: 1 });
    return (await firstValue(events)) !== undefined;
  };

  const notes: AnnotationDesk['notes'] = async (key) => {
    agents.requireKnown(key.agentId);
    return sessionNotesOf(await readAnnotations(key), authorsBy(ports, key.agentId));
  };

  return {
    notes,
    annotate: async (key, change, author) => {
      await changeBy(key, author, async () => {
        const annotations = await readAnnotations(key);
        return (now) => ({ type: 'Annotate', change, annotations, now });
      });
      return notes(key);
    },
    forget: reader.forget,
  };
};

type AuthorOf = (event: RecordedEvent) => Author;

const sessionNotesOf = ({ notes, tags }: Annotations<RecordedEvent>, authorOf: AuthorOf): SessionNotes => ({
  notes: Array.from(notes, ([noteId, { text, at, by }]) => ({
    noteId,
    text,
    ...blanknessOf(by),
    addedAt: at,
    ...authorOf(by),
  })),
  tags: Array.from(tags, ([tag, { at, by }]) => ({ tag, addedAt: at, ...authorOf(by) })),
});
