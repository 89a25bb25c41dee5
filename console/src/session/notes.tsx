import { useState } from 'preact/hooks';
import { call, type Reply } from '../api/call.ts';
import { useLoaded } from '../frame/loaded.ts';
import { may } from '../frame/rights.ts';
import { to } from '../frame/router.ts';
import { Await, Failure } from '../parts/await.tsx';
import { Moment } from '../parts/moment.tsx';
import { type Submission, submittedText } from '../parts/submitted.ts';
import { text } from './notes-text.ts';

type Props = { readonly agent: string; readonly session: string };
type SessionNotes = Reply<'GET /admin/agents/{id}/sessions/{session}/notes'>;

/** The notes and tags of the session; readers who may edit can add to them. */
export const Notes = ({ agent, session }: Props) => {
  const loaded = useLoaded(
    (signal) =>
      call('GET /admin/agents/{id}/sessions/{session}/notes', { path: { id: agent, session } }, { signal }),
    [agent, session],
  );
  return <Await of={loaded}>{(first) => <Editor agent={agent} session={session} first={first} />}</Await>;
};

const Editor = ({ agent, session, first }: Props & { readonly first: SessionNotes }) => {
  const [notes, setNotes] = useState(first);
  const [error, setError] = useState<unknown>();
  const path = { id: agent, session };
  const change = async (request: Promise<SessionNotes>): Promise<boolean> => {
    try {
      setNotes(await request);
      setError(undefined);
      return true;
    } catch (refusal) {
      setError(refusal);
      return false;
    }
  };
  const changeTags = (body: { readonly add?: string[]; readonly remove?: string[] }) =>
    change(call('PATCH /admin/agents/{id}/sessions/{session}/tags', { path, body }));
  const isEmpty = notes.notes.length === 0 && notes.tags.length === 0;
  if (isEmpty && !may('changes')) return <p class="soft">{text.value.none}</p>;
  return (
    <details class="notes" open={!isEmpty}>
      <summary>{text.value.title}</summary>
      <TagList agent={agent} tags={notes.tags} onRemove={(tag) => changeTags({ remove: [tag] })} />
      {may('changes') && (
        <OneField
          label={text.value.newTag}
          button={text.value.addTag}
          onSave={(tag) => changeTags({ add: [tag] })}
        />
      )}
      <NoteList
        notes={notes.notes}
        onRemove={(note) =>
          change(
            call('DELETE /admin/agents/{id}/sessions/{session}/notes/{note}', { path: { ...path, note } }),
          )
        }
      />
      {may('changes') && (
        <OneField
          isLong
          label={text.value.newNote}
          button={text.value.addNote}
          onSave={(note) =>
            change(call('POST /admin/agents/{id}/sessions/{session}/notes', { path, body: { text: note } }))
          }
        />
      )}
      {error !== undefined && <Failure error={error} />}
    </details>
  );
};

type TagProps = {
  readonly agent: string;
  readonly tags: SessionNotes['tags'];
  readonly onRemove: (tag: string) => void;
};

const TagList = ({ agent, tags, onRemove }: TagProps) => (
  <ul class="tags" aria-label={text.value.tags}>
    {tags.map(({ tag }) => (
      <li key={tag}>
        <a class="mark" href={`${to('agents', agent, 'sessions')}?tag=${encodeURIComponent(tag)}`}>
          {tag}
        </a>
        {may('changes') && (
          <button type="button" aria-label={text.value.removeTag(tag)} onClick={() => onRemove(tag)}>
            ×
          </button>
        )}
      </li>
    ))}
  </ul>
);

type ListProps = {
  readonly notes: SessionNotes['notes'];
  readonly onRemove: (noteId: string) => void;
};

const NoteList = ({ notes, onRemove }: ListProps) => (
  <ul class="note-list" aria-label={text.value.notes}>
    {notes.map(({ noteId, text: note, isErased, isKeyMissing, addedAt, actor = '', tokenName }) => (
      <li key={noteId}>
        <p dir="auto">{isErased ? (isKeyMissing ? text.value.keyMissing : text.value.erased) : note}</p>
        <small>
          <Moment at={addedAt} /> {text.value.by(tokenName ?? actor)}{' '}
          {may('changes') && (
            <button type="button" onClick={() => onRemove(noteId)}>
              {text.value.removeNote}
            </button>
          )}
        </small>
      </li>
    ))}
  </ul>
);

type FieldProps = {
  readonly label: string;
  readonly button: string;
  readonly isLong?: boolean;
  /** @returns whether it was saved, so that the field can be cleared. */
  readonly onSave: (value: string) => Promise<boolean>;
};

const OneField = ({ label, button, isLong = false, onSave }: FieldProps) => {
  const save = async (event: Submission) => {
    const form = event.currentTarget;
    const value = submittedText(event, 'value');
    if (value !== '' && (await onSave(value))) form.reset();
  };
  return (
    <form onSubmit={save}>
      {isLong ? (
        <label>
          {label} <textarea name="value" rows={2} required />
        </label>
      ) : (
        <label>
          {label} <input name="value" required />
        </label>
      )}
      <button type="submit">{button}</button>
    </form>
  );
};
