import type { ComponentChildren } from 'preact';
import { asLinksTo } from './filter-fields.tsx';

type Props = {
  readonly address: string;
  /** The id of the field for words, which a page gives the focus. */
  readonly fieldId: string;
  readonly filter: { readonly text?: string };
  readonly label: string;
  readonly hint?: string;
  readonly words: Readonly<Record<'search' | 'filters' | 'reset', string>>;
  /** The other fields. They are open from the start if the filter uses one of them. */
  readonly children: ComponentChildren;
  readonly below?: ComponentChildren;
};

/** A search for words, with further fields behind a summary. */
export const FilterForm = ({ address, fieldId, filter, label, hint, words, children, below }: Props) => {
  const { text, ...others } = filter;
  return (
    <search>
      <form class="filters" {...asLinksTo(address)}>
        <label class="grows">
          {label}
          <input
            id={fieldId}
            type="search"
            name="text"
            defaultValue={text}
            {...(hint !== undefined && { placeholder: hint })}
          />
        </label>
        <button type="submit" class="main">
          {words.search}
        </button>
        <details open={Object.keys(others).length > 0}>
          <summary>{words.filters}</summary>
          <div class="filter-fields">{children}</div>
          <a href={address}>{words.reset}</a>
        </details>
        {below}
      </form>
    </search>
  );
};
