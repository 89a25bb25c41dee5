import type { Entry } from './entry.ts';
import { text } from './text.ts';

type Props = {
  readonly entry: Entry;
  readonly number: number;
  readonly isEnum: boolean;
  readonly language: string | undefined;
  /** Receives undefined for a removed entry. */
  readonly onChange: (entry: Entry | undefined) => void;
};

export const EntryRow = ({ entry, number, isEnum, language, onChange }: Props) => {
  const { name, synonyms } = entry;
  // A value that is its own synonym stays one.
  const rename = (newName: string) =>
    onChange({ name: newName, synonyms: withRenamedSynonym(synonyms, name, newName) });
  return (
    <tr>
      <th scope="row">
        <input
          type="text"
          dir="auto"
          lang={language}
          aria-label={text.value.valueOf(number)}
          value={name}
          onInput={({ currentTarget }) => rename(currentTarget.value)}
        />
      </th>
      {!isEnum && (
        <td>
          <textarea
            dir="auto"
            lang={language}
            aria-label={text.value.synonymsOf(number)}
            rows={Math.max(1, Math.min(6, synonyms.length))}
            value={synonyms.join('\n')}
            onInput={({ currentTarget }) => onChange({ name, synonyms: currentTarget.value.split('\n') })}
          />
        </td>
      )}
      <td class="number">
        <button
          type="button"
          class="quiet"
          aria-label={text.value.removeOne(number)}
          title={text.value.remove}
          onClick={() => onChange(undefined)}
        >
          ✕
        </button>
      </td>
    </tr>
  );
};

const withRenamedSynonym = (
  synonyms: readonly string[],
  before: string,
  after: string,
): readonly string[] => {
  if (synonyms.length === 0) return [after];
  return synonyms.map((synonym) => (synonym === before ? after : synonym));
};
