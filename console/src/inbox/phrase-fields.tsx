import { useRef, useState } from 'preact/hooks';
import { annotate, partsOf } from './annotate.ts';
import { text } from './text.ts';

type Props = {
  readonly phrases: readonly string[];
  /** The possible annotations. */
  readonly names: readonly string[];
  readonly language: string;
  readonly onEdit: (phrases: readonly string[]) => void;
};

/** The phrases as fields with annotations, and a tool that annotates the selection in one of them. */
export const PhraseFields = ({ phrases, names, language, onEdit }: Props) => {
  const last = useRef<HTMLInputElement>(null);
  const [choice, setChoice] = useState<string>();
  const name = choice !== undefined && names.includes(choice) ? choice : (names[0] ?? '');
  const withPhrase = (at: number, phrase: string) =>
    phrases.map((one, place) => (place === at ? phrase : one));
  const annotateSelection = () => {
    const field = last.current;
    if (field === null || name === '') return;
    const at = Number(field.dataset.at);
    const [from, to] = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
    onEdit(withPhrase(at, annotate(phrases[at] ?? '', { from, to, name })));
    field.focus();
  };
  return (
    <>
      {phrases.map((phrase, at) => (
        <div class="phrase" key={at}>
          <label>
            {text.value.phrase(at + 1)}
            <input
              type="text"
              dir="auto"
              lang={language}
              data-at={at}
              value={phrase}
              onFocus={({ currentTarget }) => {
                last.current = currentTarget;
              }}
              onInput={({ currentTarget }) => onEdit(withPhrase(at, currentTarget.value))}
            />
          </label>
          <MarkedPhrase phrase={phrase} language={language} />
        </div>
      ))}
      <p class="small">{text.value.syntax}</p>
      <div class="tools">
        <label>
          {text.value.value}{' '}
          <select value={name} onChange={({ currentTarget }) => setChoice(currentTarget.value)}>
            {names.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={annotateSelection}>
          {text.value.annotate}
        </button>
      </div>
    </>
  );
};

const MarkedPhrase = ({ phrase, language }: { readonly phrase: string; readonly language: string }) => (
  <p dir="auto" lang={language}>
    {partsOf(phrase).map((part, index) =>
      part.name === undefined ? (
        part.text
      ) : (
        <mark key={index}>
          {part.text} <small>{part.name}</small>
        </mark>
      ),
    )}
  </p>
);
