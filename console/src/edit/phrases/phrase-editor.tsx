import { useEffect, useRef, useState } from 'preact/hooks';
import { CheckField } from '../fields/fields.tsx';
import {
  asTemplate,
  type Phrase,
  type Span,
  spansOf,
  withoutSpan,
  withSpan,
  withWords,
  wordsOf,
} from './annotations.ts';
import { type Names, parameterNamed } from './names.ts';
import { text } from './text.ts';

type Props = {
  readonly phrase: Phrase;
  readonly names: Names;
  readonly language: string;
  readonly onChange: (phrase: Phrase, added?: Span) => void;
  readonly onClose: () => void;
};

/** The words of a phrase and their annotations. */
export const PhraseEditor = ({ phrase, names, language, onChange, onClose }: Props) => {
  const field = useRef<HTMLInputElement>(null);
  const [selection, setSelection] = useState({ start: 0, end: 0 });
  useEffect(() => field.current?.focus(), []);
  const words = wordsOf(phrase);
  const isTemplate = phrase.isTemplate ?? false;
  const readSelection = () => {
    const { selectionStart, selectionEnd } = field.current ?? {};
    setSelection({ start: selectionStart ?? 0, end: selectionEnd ?? 0 });
  };
  return (
    <div class="phrase-editor">
      <label class="field wide-field">
        <span>{isTemplate ? text.value.template : text.value.words}</span>
        <input
          ref={field}
          type="text"
          dir="auto"
          lang={language}
          autoComplete="off"
          value={words}
          onInput={({ currentTarget }) => onChange(withWords(phrase, currentTarget.value))}
          onSelect={readSelection}
          onKeyUp={readSelection}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return;
            event.preventDefault();
            onClose();
          }}
        />
      </label>
      {isTemplate ? (
        <p class="small">{text.value.templateHint}</p>
      ) : (
        <>
          <Annotate
            words={words.slice(selection.start, selection.end)}
            names={names}
            onAnnotate={(about) => {
              const span = { ...selection, ...about };
              onChange(withSpan(phrase, span), span);
              field.current?.focus();
            }}
          />
          <Annotations phrase={phrase} words={words} onRemove={(at) => onChange(withoutSpan(phrase, at))} />
        </>
      )}
      <CheckField
        label={text.value.isTemplate}
        value={isTemplate}
        onChange={(value) => onChange(asTemplate(phrase, value))}
      />
      <button type="button" onClick={onClose}>
        {text.value.done}
      </button>
    </div>
  );
};

type AnnotateProps = {
  /** The selected words. */
  readonly words: string;
  readonly names: Names;
  readonly onAnnotate: (about: Pick<Span, 'entity' | 'parameter'>) => void;
};

const Annotate = ({ words, names, onAnnotate }: AnnotateProps) => {
  const [entity, setEntity] = useState('');
  const [parameter, setParameter] = useState('');
  const namedParameter = parameterNamed(names, parameter);
  const choose = (value: string) => {
    const meta = value === '' || value.startsWith('@') ? value : `@${value}`;
    setEntity(meta);
    const sameParameter = names.parameters.find(({ dataType }) => dataType === meta);
    setParameter(sameParameter?.name ?? meta.replace(/^@(sys\.)?/, ''));
  };
  const isReady = words.trim() !== '' && entity !== '' && parameter.trim() !== '';
  return (
    <fieldset class="annotate">
      <legend>{text.value.annotate}</legend>
      <p role="status">
        {words.trim() === '' ? text.value.selectWords : <mark dir="auto">{words.trim()}</mark>}
      </p>
      <label>
        {text.value.entity}{' '}
        <input
          type="text"
          list="entity-names"
          autoComplete="off"
          value={entity}
          onChange={({ currentTarget }) => choose(currentTarget.value.trim())}
        />
      </label>
      <label>
        {text.value.parameter}{' '}
        <input
          type="text"
          list="parameter-names"
          autoComplete="off"
          value={parameter}
          onInput={({ currentTarget }) => {
            setParameter(currentTarget.value);
            const namesake = parameterNamed(names, currentTarget.value);
            if (namesake?.dataType) setEntity(namesake.dataType);
          }}
        />
      </label>
      <button
        type="button"
        aria-disabled={!isReady}
        onClick={() => isReady && onAnnotate({ entity, parameter: parameter.trim() })}
      >
        {text.value.annotateNow}
      </button>
      {parameter !== '' && namedParameter === undefined && (
        <p class="small">{text.value.newParameter(parameter)}</p>
      )}
    </fieldset>
  );
};

type AnnotationsProps = {
  readonly phrase: Phrase;
  readonly words: string;
  readonly onRemove: (at: number) => void;
};

const Annotations = ({ phrase, words, onRemove }: AnnotationsProps) => {
  const spans = spansOf(phrase);
  if (spans.length === 0) return null;
  return (
    <ul class="annotations" aria-label={text.value.annotations}>
      {spans.map(({ start, end, entity, parameter }, at) => (
        <li key={at}>
          <mark dir="auto">{words.slice(start, end)}</mark> {entity}:{parameter}{' '}
          <button
            type="button"
            class="quiet"
            aria-label={text.value.removeAnnotation(words.slice(start, end))}
            onClick={() => onRemove(at)}
          >
            ✕
          </button>
        </li>
      ))}
    </ul>
  );
};
