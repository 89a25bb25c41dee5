import { NOTE_CHARS_MAX, TAG_CHARS_MAX, TAGS_PER_SESSION_MAX } from '../../../kernel/limits/conversation.ts';
import { Type } from '../../../kernel/schema.ts';
import type { AnnotationDesk } from '../../../turn/annotation-desk.ts';
import { authorOf } from '../../change-author.ts';
import { operation } from '../../operation.ts';
import { authorFields } from '../../wire/author.ts';
import { queryBody } from '../../wire/body-limits.ts';
import { SessionPath, sessionKeyOf } from '../../wire/paths.ts';
import { queueErrors } from '../session-part.ts';

const originFields = { addedAt: Type.String(), ...authorFields };

const SessionNotes = Type.Object({
  notes: Type.Array(
    Type.Object({
      noteId: Type.String(),
      text: Type.String(),
      isErased: Type.Optional(
        Type.Literal(true, { description: 'The text is blank: the session was erased, or `isKeyMissing`.' }),
      ),
      isKeyMissing: Type.Optional(
        Type.Literal(true, { description: 'It was not erased, but the key that decrypts it is missing.' }),
      ),
      ...originFields,
    }),
    { description: 'The oldest first.' },
  ),
  tags: Type.Array(Type.Object({ tag: Type.String(), ...originFields })),
});

const tag = 'history';
const Tags = (description: string) =>
  Type.Optional(Type.Array(Type.String(), { maxItems: TAGS_PER_SESSION_MAX, description }));

type Ports = { readonly annotations: AnnotationDesk; readonly newId: () => string };

/** What people wrote about a session: notes to read, and tags to find it by. */
export const sessionNoteOperations = (ports: Ports) => [
  listOperation(ports),
  addNoteOperation(ports),
  removeNoteOperation(ports),
  changeTagsOperation(ports),
];

const listOperation = ({ annotations }: Ports) =>
  operation({
    method: 'get',
    path: '/admin/agents/:id/sessions/:session/notes',
    summary: 'The notes and tags of a session',
    tag,
    token: 'agent-part',
    params: SessionPath,
    reply: SessionNotes,
    errors: ['session_not_found'],
    run: ({ params }) => annotations.notes(sessionKeyOf(params)),
  });

const addNoteOperation = ({ annotations, newId }: Ports) =>
  operation({
    method: 'post',
    path: '/admin/agents/:id/sessions/:session/notes',
    summary: 'Add a note to a session; the reply has all notes and tags',
    tag,
    token: 'agent-part',
    params: SessionPath,
    body: Type.Object({ text: Type.String({ description: `1 to ${NOTE_CHARS_MAX} characters.` }) }),
    bodyLimits: queryBody,
    reply: SessionNotes,
    errors: ['session_not_found', 'bad_note', 'too_many_items', ...queueErrors],
    run: ({ params, body: { text }, ...request }) =>
      annotations.annotate(
        sessionKeyOf(params),
        { type: 'AddNote', noteId: newId(), text },
        authorOf(request),
      ),
  });

const removeNoteOperation = ({ annotations }: Ports) =>
  operation({
    method: 'delete',
    path: '/admin/agents/:id/sessions/:session/notes/:note',
    summary: 'Remove a note from a session; its text stays in the recorded events',
    tag,
    token: 'agent-part',
    params: Type.Object({ ...SessionPath.properties, note: Type.String() }),
    reply: SessionNotes,
    errors: ['session_not_found', 'note_not_found', ...queueErrors],
    run: ({ params, ...request }) =>
      annotations.annotate(
        sessionKeyOf(params),
        { type: 'RemoveNote', noteId: params.note },
        authorOf(request),
      ),
  });

const changeTagsOperation = ({ annotations }: Ports) =>
  operation({
    method: 'patch',
    path: '/admin/agents/:id/sessions/:session/tags',
    summary: 'Add tags to a session and remove others; the reply has all notes and tags',
    tag,
    token: 'agent-part',
    params: SessionPath,
    body: Type.Object({
      add: Tags(
        `Letters, digits and . _ : / -, at most ${TAG_CHARS_MAX} characters each. Case does not matter.`,
      ),
      remove: Tags('Tags that the session does not have are ignored.'),
    }),
    bodyLimits: queryBody,
    reply: SessionNotes,
    errors: ['session_not_found', 'bad_tag', 'too_many_items', ...queueErrors],
    run: ({ params, body: { add = [], remove = [] }, ...request }) =>
      annotations.annotate(sessionKeyOf(params), { type: 'ChangeTags', add, remove }, authorOf(request)),
  });
