import { describe, expect, it } from 'vitest';
import {
  NOTE_CHARS_MAX,
  NOTES_PER_SESSION_MAX,
  TAG_CHARS_MAX,
  TAGS_PER_SESSION_MAX,
} from '../kernel/limits/conversation.ts';
import {
  type AnnotationChange,
  type AnnotationEvent,
  type Annotations,
  decideAnnotation,
  evolveAnnotations,
  isAnnotation,
  noAnnotations,
} from './annotations.ts';

const AT = '2026-03-02T12:00:00.000Z';
const noted = (noteId: string, text = 'called back'): AnnotationEvent => ({
  type: 'NoteAdded',
  data: { noteId, text, addedAt: AT },
});
const tagged = (added: readonly string[], removed: readonly string[] = []): AnnotationEvent => ({
  type: 'TagsChanged',
  data: { added: [...added], removed: [...removed], changedAt: AT },
});
const tags = (add: readonly string[], remove: readonly string[] = []): AnnotationChange => ({
  type: 'ChangeTags',
  add,
  remove,
});

const after = (...events: readonly AnnotationEvent[]) =>
  events.reduce<Annotations<string>>((all, event) => evolveAnnotations(all, event, 'ada'), noAnnotations);
const when = (change: AnnotationChange, ...before: readonly AnnotationEvent[]) =>
  decideAnnotation(change, after(...before), AT);

describe('a note', () => {
  it('is added without the space around it', () => {
    const change = { type: 'AddNote', noteId: 'n1', text: '  called back\n' } as const;
    expect(when(change)).toEqual({ events: [noted('n1')] });
  });

  it.each([' ', 'x'.repeat(NOTE_CHARS_MAX + 1)])('is refused if it is empty or too long', (text) => {
    expect(when({ type: 'AddNote', noteId: 'n1', text })).toEqual({
      refused: 'bad_note',
      facts: { charsMax: NOTE_CHARS_MAX },
    });
  });

  it('may be as long as the limit, counted in characters', () => {
    const text = '🙂'.repeat(NOTE_CHARS_MAX);
    expect(when({ type: 'AddNote', noteId: 'n1', text })).toEqual({ events: [noted('n1', text)] });
  });

  it('is refused beside as many notes as a session may have', () => {
    const many = Array.from({ length: NOTES_PER_SESSION_MAX }, (_, at) => noted(`n${at}`));
    const change = { type: 'AddNote', noteId: 'one-more', text: 'late' } as const;
    expect(when(change, ...many)).toMatchObject({
      refused: 'too_many_items',
      facts: { items: 'notes', count: NOTES_PER_SESSION_MAX + 1 },
    });
    expect(when(change, ...many.slice(1))).toMatchObject({ events: [{ type: 'NoteAdded' }] });
  });

  it('is removed once', () => {
    const change = { type: 'RemoveNote', noteId: 'n1' } as const;
    const removed = { type: 'NoteRemoved', data: { noteId: 'n1', removedAt: AT } } as const;
    expect(when(change, noted('n1'))).toEqual({ events: [removed] });
    expect(when(change, noted('n1'), removed)).toEqual({
      refused: 'note_not_found',
      facts: { noteId: 'n1' },
    });
    expect(after(noted('n1'), noted('n2'), removed, removed).notes).toEqual(
      new Map([['n2', { text: 'called back', at: AT, by: 'ada' }]]),
    );
  });
});

describe('tags', () => {
  it('are recorded in lower case, and only those that change something', () => {
    expect(when(tags([' Refund ', 'vip', 'VIP'], ['open', 'gone']), tagged(['vip', 'open']))).toEqual({
      events: [tagged(['refund'], ['open'])],
    });
    expect(when(tags(['vip'], ['gone']), tagged(['vip']))).toEqual({ events: [] });
  });

  it('are removed if the same change adds them', () => {
    expect(when(tags(['open'], ['open']), tagged(['open']))).toEqual({ events: [tagged([], ['open'])] });
  });

  it.each(['', 'two words', '-open', 'a,b', 'x'.repeat(TAG_CHARS_MAX + 1), 'a\u0000'])(
    'are refused as %j',
    (tag) => {
      expect(when(tags([tag]))).toEqual({ refused: 'bad_tag', facts: { tag, charsMax: TAG_CHARS_MAX } });
      expect(when(tags([], [tag]))).toMatchObject({ refused: 'bad_tag' });
    },
  );

  it.each(['caf\u00e9', 'team:north', 'order/4711', '\u8fd4\u91d1', '2026-03', 'x'.repeat(TAG_CHARS_MAX)])(
    'may be %j',
    (tag) => {
      expect(when(tags([tag]))).toEqual({ events: [tagged([tag])] });
    },
  );

  it('are refused beyond as many as a session may have, unless others go', () => {
    const all = Array.from({ length: TAGS_PER_SESSION_MAX }, (_, at) => `t${at}`);
    expect(when(tags(['more']), tagged(all))).toEqual({
      refused: 'too_many_items',
      facts: {
        what: 'the session',
        count: TAGS_PER_SESSION_MAX + 1,
        items: 'tags',
        itemsMax: TAGS_PER_SESSION_MAX,
      },
    });
    expect(when(tags(['more'], ['t0']), tagged(all))).toEqual({ events: [tagged(['more'], ['t0'])] });
  });

  it('keep the author who added them first', () => {
    const twice = evolveAnnotations(after(tagged(['vip'])), tagged(['vip']), 'bo');
    expect([...twice.tags.values()]).toEqual([{ at: AT, by: 'ada' }]);
  });
});

it('an annotation differs from the conversation by its type', () => {
  expect(isAnnotation(noted('n1'))).toBe(true);
  expect(isAnnotation({ type: 'QueryReceived' })).toBe(false);
});
