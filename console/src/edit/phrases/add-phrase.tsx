import { useEffect, useRef, useState } from 'preact/hooks';
import { go, query, withQuery } from '../../frame/router.ts';
import type { Draft } from '../draft/use-draft.ts';
import type { EditedIntent } from '../intents/edited-intent.ts';
import { withParameterFor } from '../intents/parameter-for.ts';
import { type Phrase, type Span, withSpan, wordsOf } from './annotations.ts';
import { text } from './text.ts';

type Props = {
  readonly edit: Draft<EditedIntent>['edit'];
  readonly annotate: (words: readonly string[]) => Promise<readonly (readonly Span[])[]>;
  readonly language: string;
  readonly phrases: readonly Phrase[];
  readonly onAdded: () => void;
};

/** Adds each typed or pasted line as a phrase, with the values that the agent finds annotated. */
export const AddPhrase = ({ edit, annotate, language, phrases, onAdded }: Props) => {
  const field = useRef<HTMLInputElement>(null);
  const [notice, setNotice] = useState('');
  useEffect(() => {
    const phrase = query.peek().get('phrase');
    if (phrase === null || field.current === null) return;
    field.current.value = phrase;
    field.current.focus();
    setNotice(text.value.waits);
  }, []);
  const add = (input: string) => {
    const existingWords = new Set(phrases.map(wordsOf));
    const lines = [...new Set(input.split('\n').map((line) => line.trim()))].filter((line) => line !== '');
    const fresh = lines.filter((line) => !existingWords.has(line));
    setNotice(fresh.length === lines.length ? '' : text.value.isThere);
    if (field.current !== null) field.current.value = '';
    if (query.peek().has('phrase')) go(withQuery({ phrase: undefined }), { replaces: true });
    if (fresh.length === 0) return;
    const newPhrases = fresh.map((words): Phrase => ({ data: [{ text: words }], isTemplate: false }));
    edit((intent) => ({ ...intent, userSays: [...newPhrases, ...(intent.userSays ?? [])] }));
    onAdded();
    annotate(fresh).then(
      (all) =>
        edit((intent) => all.reduce((so, spans, at) => withAnnotations(so, fresh[at] ?? '', spans), intent)),
      // The agent may not be trained yet; phrases can then be annotated by hand.
      () => undefined,
    );
  };
  return (
    <div class="line">
      <input
        ref={field}
        type="text"
        dir="auto"
        lang={language}
        autoComplete="off"
        aria-label={text.value.newPhrase}
        placeholder={text.value.placeholder}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.isComposing) add(event.currentTarget.value);
        }}
        onPaste={(event) => {
          const pastedText = event.clipboardData?.getData('text/plain') ?? '';
          if (!pastedText.trim().includes('\n')) return;
          event.preventDefault();
          add(pastedText);
        }}
      />
      <button type="button" onClick={() => add(field.current?.value ?? '')}>
        {text.value.add}
      </button>
      <span role="status">{notice}</span>
    </div>
  );
};

/** Annotations arrive later: a phrase that was edited in the meantime does not change. */
const withAnnotations = (intent: EditedIntent, words: string, spans: readonly Span[]): EditedIntent => {
  const isSamePhrase = ({ id, data }: Phrase) =>
    id === undefined && data.length === 1 && data[0]?.text === words;
  const phrase = intent.userSays?.find(isSamePhrase);
  if (phrase === undefined || spans.length === 0) return intent;
  const annotatedPhrase = spans.reduce(withSpan, phrase);
  const userSays = intent.userSays?.map((other) => (other === phrase ? annotatedPhrase : other)) ?? [];
  return spans.reduce(withParameterFor, { ...intent, userSays });
};
