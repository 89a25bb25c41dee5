import type { RefObject } from 'preact';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly onInput: (words: string) => void;
  /** For a shortcut that moves the focus to it. */
  readonly field?: RefObject<HTMLInputElement | null>;
};

/** Narrows a list while a person types. */
export const SearchField = ({ label, value, onInput, field }: Props) => (
  <label>
    {label}{' '}
    <input
      ref={field ?? null}
      type="search"
      value={value}
      onInput={({ currentTarget }) => onInput(currentTarget.value)}
    />
  </label>
);
