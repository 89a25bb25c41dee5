import { text } from './text.ts';

type Props<T> = {
  readonly items: readonly T[];
  readonly at: number;
  /** Names the item for screen readers. */
  readonly name: string;
  readonly onChange: (items: readonly T[]) => void;
};

/** Moves an item of a list up, or removes it. */
export const RowButtons = <T,>({ items, at, name, onChange }: Props<T>) => (
  <div class="buttons">
    {at > 0 && (
      <button type="button" aria-label={text.value.upOne(name)} onClick={() => onChange(movedUp(items, at))}>
        {text.value.up}
      </button>
    )}
    <button
      type="button"
      aria-label={text.value.removeOne(name)}
      onClick={() => onChange(items.filter((_, place) => place !== at))}
    >
      {text.value.remove}
    </button>
  </div>
);

const movedUp = <T,>(items: readonly T[], at: number): readonly T[] => [
  ...items.slice(0, at - 1),
  ...items.slice(at, at + 1),
  ...items.slice(at - 1, at),
  ...items.slice(at + 1),
];
