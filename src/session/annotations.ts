import { defineEvent, type EventOf } from '../kernel/event.ts';
import {
  NOTE_CHARS_MAX,
  NOTES_PER_SESSION_MAX,
  TAG_CHARS_MAX,
  TAGS_PER_SESSION_MAX,
} from '../kernel/limits/conversation.ts';
import { Type } from '../kernel/schema.ts';

/** A person's note on the session. It changes nothing that the session itself knows. */
export const NoteAdded = defineEvent(
  'NoteAdded',
  1,
  Type.Object({ noteId: Type.String(), text: Type.String(), addedAt: Type.String() }),
  { personal: ['text'] },
);

export const NoteRemoved = defineEvent(
  'NoteRemoved',
  1,
  Type.Object({ noteId: Type.String(), removedAt: Type.String() }),
);

/** Tags in lower case. They are labels to find sessions by, so they are recorded unsealed. */
export const TagsChanged = defineEvent(
  'TagsChanged',
  1,
  Type.Object({
    added: Type.Array(Type.String()),
    removed: Type.Array(Type.String()),
    changedAt: Type.String(),
  }),
);

export const annotationEvents = [NoteAdded, NoteRemoved, TagsChanged] as const;
export type AnnotationEvent = EventOf<typeof annotationEvents>;

export const annotationTypes: ReadonlySet<string> = new Set(annotationEvents.map(({ type }) => type));

/** Whether an event is about the conversation and not a part of it. */
export const isAnnotation = ({ type }: { readonly type: string }): boolean => annotationTypes.has(type);

/** The notes and tags of a session, each with the event that added it. */
export type Annotations<By = unknown> = {
  readonly notes: ReadonlyMap<string, { readonly text: string; readonly at: string; readonly by: By }>;
  readonly tags: ReadonlyMap<string, { readonly at: string; readonly by: By }>;
};

export const noAnnotations: Annotations<never> = { notes: new Map(), tags: new Map() };

/**
 * Removing a note or tag that is no longer there changes nothing, because two people may remove it.
 * @param by the author of the event
 */
export const evolveAnnotations = <By>(
  { notes, tags }: Annotations<By>,
  { type, data }: AnnotationEvent,
  by: By,
): Annotations<By> => {
  switch (type) {
    case 'NoteAdded':
      return { notes: new Map(notes).set(data.noteId, { text: data.text, at: data.addedAt, by }), tags };
    case 'NoteRemoved':
      return { notes: without(notes, [data.noteId]), tags };
    case 'TagsChanged': {
      const changedTags = without(tags, data.removed);
      for (const tag of data.added)
        if (!changedTags.has(tag)) changedTags.set(tag, { at: data.changedAt, by });
      return { notes, tags: changedTags };
    }
  }
};

const without = <Item>(all: ReadonlyMap<string, Item>, removals: readonly string[]): Map<string, Item> =>
  new Map([...all].filter(([name]) => !removals.includes(name)));

export type AnnotationChange =
  | { readonly type: 'AddNote'; readonly noteId: string; readonly text: string }
  | { readonly type: 'RemoveNote'; readonly noteId: string }
  | { readonly type: 'ChangeTags'; readonly add: readonly string[]; readonly remove: readonly string[] };

export type AnnotationRefusal = 'bad_note' | 'bad_tag' | 'note_not_found' | 'too_many_items';

type AnnotationDecision =
  | { readonly events: readonly AnnotationEvent[] }
  | { readonly refused: AnnotationRefusal; readonly facts: Readonly<Record<string, string | number>> };

/** A decision without events changes nothing. */
export const decideAnnotation = (
  change: AnnotationChange,
  annotations: Annotations,
  now: string,
): AnnotationDecision => {
  switch (change.type) {
    case 'AddNote':
      return addNote(change, annotations, now);
    case 'RemoveNote': {
      const { noteId } = change;
      if (!annotations.notes.has(noteId)) return { refused: 'note_not_found', facts: { noteId } };
      return { events: [{ type: 'NoteRemoved', data: { noteId, removedAt: now } }] };
    }
    case 'ChangeTags':
      return changeTags(change, annotations, now);
    default:
      return change satisfies never;
  }
};

type ChangeOf<T extends AnnotationChange['type']> = Extract<AnnotationChange, { type: T }>;

const addNote = (
  { noteId, text }: ChangeOf<'AddNote'>,
  { notes }: Annotations,
  addedAt: string,
): AnnotationDecision => {
  const trimmedText = text.trim();
  if (trimmedText === '' || [...trimmedText].length > NOTE_CHARS_MAX)
    return { refused: 'bad_note', facts: { charsMax: NOTE_CHARS_MAX } };
  if (notes.size >= NOTES_PER_SESSION_MAX) return tooMany('notes', notes.size + 1, NOTES_PER_SESSION_MAX);
  return { events: [{ type: 'NoteAdded', data: { noteId, text: trimmedText, addedAt } }] };
};

const changeTags = (
  { add, remove }: ChangeOf<'ChangeTags'>,
  { tags }: Annotations,
  changedAt: string,
): AnnotationDecision => {
  const badTag = [...add, ...remove].map(tagOf).find((tag) => !isTag(tag));
  if (badTag !== undefined) return { refused: 'bad_tag', facts: { tag: badTag, charsMax: TAG_CHARS_MAX } };
  const [adding, removing] = [new Set(add.map(tagOf)), new Set(remove.map(tagOf))];
  const added = [...adding].filter((tag) => !tags.has(tag) && !removing.has(tag));
  const removed = [...removing].filter((tag) => tags.has(tag));
  if (added.length === 0 && removed.length === 0) return { events: [] };
  const count = tags.size + added.length - removed.length;
  if (count > TAGS_PER_SESSION_MAX) return tooMany('tags', count, TAGS_PER_SESSION_MAX);
  return { events: [{ type: 'TagsChanged', data: { added, removed, changedAt } }] };
};

/** Tags are compared without case. */
const tagOf = (text: string): string => text.trim().toLowerCase();

const isTag = (tag: string): boolean =>
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._:/-]*$/u.test(tag) && [...tag].length <= TAG_CHARS_MAX;

const tooMany = (items: string, count: number, itemsMax: number): AnnotationDecision => ({
  refused: 'too_many_items',
  facts: { what: 'the session', count, items, itemsMax },
});
