import { useRef } from 'preact/hooks';
import { text } from './text.ts';

type Props = {
  /** The name of the whole list. */
  readonly label: string;
  /** The name of one item, followed by its number. */
  readonly item: string;
  readonly items: readonly string[];
  readonly onChange: (items: readonly string[]) => void;
  readonly language?: string | undefined;
  /** Ids of a `datalist` with suggestions. */
  readonly suggestions?: string;
  /** Items may have several lines. */
  readonly isLong?: boolean;
};

/** Texts in separate fields, which can be added and removed. */
export const TextList = (props: Props) => {
  const { label, item, items, onChange } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const add = () => {
    onChange([...items, '']);
    // The field exists only after rendering.
    requestAnimationFrame(() => fieldsIn(group.current).at(-1)?.focus());
  };
  const remove = (at: number) => {
    onChange(items.filter((_, place) => place !== at));
    addButton.current?.focus();
  };
  return (
    <fieldset class="list" ref={group}>
      <legend>{label}</legend>
      {items.map((value, at) => (
        <div class="line" key={at}>
          <Item
            {...props}
            name={`${item} ${at + 1}`}
            value={value}
            onInput={(input) => onChange(items.map((item, place) => (place === at ? input : item)))}
          />
          <button
            type="button"
            class="quiet"
            aria-label={text.value.removeOne(`${item} ${at + 1}`)}
            title={text.value.remove}
            onClick={() => remove(at)}
          >
            ✕
          </button>
        </div>
      ))}
      <button type="button" ref={addButton} onClick={add}>
        {text.value.add(item)}
      </button>
    </fieldset>
  );
};

const fieldsIn = (group: HTMLElement | null): readonly HTMLElement[] => [
  ...(group?.querySelectorAll<HTMLElement>('input, textarea') ?? []),
];

type ItemProps = Pick<Props, 'language' | 'suggestions' | 'isLong'> & {
  readonly name: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
};

const Item = ({ name, value, onInput, language, suggestions, isLong = false }: ItemProps) =>
  isLong ? (
    <textarea
      aria-label={name}
      dir="auto"
      lang={language}
      rows={Math.min(8, value.split('\n').length)}
      value={value}
      onInput={({ currentTarget }) => onInput(currentTarget.value)}
    />
  ) : (
    <input
      type="text"
      aria-label={name}
      dir="auto"
      lang={language}
      list={suggestions}
      value={value}
      onInput={({ currentTarget }) => onInput(currentTarget.value)}
    />
  );
