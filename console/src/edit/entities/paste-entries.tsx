import { useState } from 'preact/hooks';
import { count } from '../../frame/numbers.ts';
import type { Entry } from './entry.ts';
import { entriesIn, withPastedEntries } from './spreadsheet.ts';
import { text } from './text.ts';

type Entries = readonly Entry[];
type Props = { readonly onEdit: (change: (before: Entries) => Entries) => void };

/** Turns rows copied from a spreadsheet or a CSV file into entries. */
export const PasteEntries = ({ onEdit }: Props) => {
  const [pastedText, setPastedText] = useState('');
  const [message, setMessage] = useState('');
  const entries = entriesIn(pastedText);
  const take = (change: (before: Entries) => Entries) => {
    if (entries.length === 0) return;
    onEdit(change);
    setMessage(text.value.taken(count(entries.length)));
    setPastedText('');
  };
  return (
    <details class="paste">
      <summary>{text.value.paste}</summary>
      <label class="field">
        <span>{text.value.pasteRows}</span>
        <textarea
          dir="auto"
          rows={4}
          spellcheck={false}
          value={pastedText}
          onInput={({ currentTarget }) => {
            setPastedText(currentTarget.value);
            setMessage('');
          }}
        />
        <small>{text.value.pasteHint}</small>
      </label>
      <p role="status">{pastedText === '' ? message : text.value.recognized(count(entries.length))}</p>
      <div class="buttons">
        <button type="button" onClick={() => take((before) => withPastedEntries(before, entries))}>
          {text.value.addRows}
        </button>
        <button type="button" onClick={() => take(() => withPastedEntries([], entries))}>
          {text.value.replaceAll}
        </button>
      </div>
    </details>
  );
};
