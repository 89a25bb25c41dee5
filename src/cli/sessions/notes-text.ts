import { authorText, type NamedAuthor } from '../client/author.ts';
import { localTime } from '../client/moment.ts';
import { blankText } from '../replay/blank-text.ts';
import { inColumns } from '../terminal/print.ts';

type Addition = NamedAuthor & { readonly addedAt: string };

export type ListedNotes = {
  readonly notes: readonly (Addition & {
    readonly noteId: string;
    readonly text: string;
    readonly isErased?: true;
    readonly isKeyMissing?: true;
  })[];
  readonly tags: readonly (Addition & { readonly tag: string })[];
};

/** The notes and tags of a session, for people; no lines if it has none. */
export const notesText = ({ notes, tags }: ListedNotes, zone: string): readonly string[] => [
  ...(tags.length === 0 ? [] : [`tags  ${tags.map(({ tag }) => tag).join(', ')}`]),
  ...notes.flatMap(({ noteId, text, isErased, isKeyMissing, ...added }) => [
    `note  ${localTime(added.addedAt, zone)}, ${authorText(added)}  (${noteId})`,
    ...(isErased ? [blankText(isKeyMissing)] : text.split('\n')).map((line) => `    ${line}`),
  ]),
];

/** The same with the author and the time of every tag. */
export const annotationsText = (annotations: ListedNotes, zone: string): string => {
  const { tags, notes } = annotations;
  if (tags.length === 0 && notes.length === 0) return 'The session has no notes and no tags.';
  const rows = tags.map(({ tag, ...added }) => [tag, localTime(added.addedAt, zone), authorText(added)]);
  const table = rows.length === 0 ? [] : [inColumns([['TAG', `ADDED (${zone})`, 'BY'], ...rows])];
  return [...table, ...notesText({ notes, tags: [] }, zone)].join('\n');
};
