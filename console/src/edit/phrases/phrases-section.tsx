import { useEffect, useRef, useState } from 'preact/hooks';
import { count } from '../../frame/numbers.ts';
import { SearchField } from '../../parts/search-field.tsx';
import { SpanText } from '../../parts/span-text.tsx';
import type { Draft } from '../draft/use-draft.ts';
import type { EditedIntent } from '../intents/edited-intent.ts';
import { withParameterFor } from '../intents/parameter-for.ts';
import { AddPhrase } from './add-phrase.tsx';
import { type Phrase, type Span, spansOf, wordsOf } from './annotations.ts';
import { namesOf } from './names.ts';
import { PhraseEditor } from './phrase-editor.tsx';
import { text } from './text.ts';

type Props = {
  readonly draft: Draft<EditedIntent>;
  /** Finds the values in new phrases. */
  readonly annotate: (words: readonly string[]) => Promise<readonly (readonly Span[])[]>;
  readonly language: string;
  /** With `@`. */
  readonly entities: readonly string[];
};

const SHOWN_AT_FIRST = 100;
/** A shorter list is seen at a glance. */
const UNSEARCHED_MAX = 10;

/** The phrases of the intent: search, add, annotate and remove. */
export const PhrasesSection = ({ draft: { value, edit }, annotate, language, entities }: Props) => {
  const [filter, setFilter] = useState('');
  const [visibleCount, setVisibleCount] = useState(SHOWN_AT_FIRST);
  const [open, setOpen] = useState<number>();
  const [closedAt, setClosedAt] = useState<number>();
  const close = () => {
    setClosedAt(open);
    setOpen(undefined);
  };
  const phrases = value.userSays ?? [];
  const matches = phrases.flatMap((phrase, at) =>
    wordsOf(phrase).toLowerCase().includes(filter.toLowerCase()) ? [{ phrase, at }] : [],
  );
  const remove = (at: number) => {
    setOpen(undefined);
    edit((intent) => withoutPhrase(intent, at));
  };
  return (
    <section aria-labelledby="phrases">
      <h2 id="phrases">{text.value.title(count(phrases.length))}</h2>
      <AddPhrase
        edit={edit}
        annotate={annotate}
        language={language}
        phrases={phrases}
        onAdded={() => setOpen(undefined)}
      />
      {phrases.length > UNSEARCHED_MAX && (
        <SearchField label={text.value.search} value={filter} onInput={setFilter} />
      )}
      {phrases.length === 0 && <p>{text.value.none}</p>}
      <ul class="phrases">
        {matches.slice(0, visibleCount).map(({ phrase, at }) => (
          <li key={phrase.id ?? at}>
            {open === at ? (
              <PhraseEditor
                phrase={phrase}
                names={namesOf(value, entities)}
                language={language}
                onChange={(changed, added) => edit((intent) => withPhrase(intent, at, changed, added))}
                onClose={close}
              />
            ) : (
              <Row
                phrase={phrase}
                isClosed={closedAt === at}
                language={language}
                onOpen={() => setOpen(at)}
                onRemove={() => remove(at)}
              />
            )}
          </li>
        ))}
      </ul>
      {matches.length > visibleCount && (
        <button type="button" onClick={() => setVisibleCount(visibleCount + SHOWN_AT_FIRST)}>
          {text.value.more(count(matches.length - visibleCount))}
        </button>
      )}
    </section>
  );
};

/** @param added a newly annotated span, which needs a parameter */
const withPhrase = (intent: EditedIntent, at: number, phrase: Phrase, added?: Span): EditedIntent => {
  const changed = { ...intent, userSays: (intent.userSays ?? []).with(at, phrase) };
  return added === undefined ? changed : withParameterFor(changed, added);
};

const withoutPhrase = (intent: EditedIntent, at: number): EditedIntent => ({
  ...intent,
  userSays: (intent.userSays ?? []).toSpliced(at, 1),
});

type RowProps = {
  /** It was just edited, so the focus returns to it. */
  readonly isClosed: boolean;
  readonly phrase: Phrase;
  readonly language: string;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
};

const Row = ({ phrase, language, isClosed, onOpen, onRemove }: RowProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isClosed) button.current?.focus();
  }, []);
  const words = wordsOf(phrase);
  const spans = spansOf(phrase).map((span) => ({ ...span, name: `${span.entity}:${span.parameter}` }));
  return (
    <>
      <button ref={button} type="button" class="quiet phrase-words" title={text.value.edit} onClick={onOpen}>
        <SpanText text={words} spans={spans} lang={language} />
      </button>
      {phrase.isTemplate && <span class="small">{text.value.template}</span>}
      <button
        type="button"
        class="quiet"
        aria-label={text.value.removePhrase(words)}
        title={text.value.remove}
        onClick={onRemove}
      >
        ✕
      </button>
    </>
  );
};
