import { useRef } from 'preact/hooks';
import type { Draft } from '../draft/use-draft.ts';
import { text } from './text.ts';
import { type Header, HIDDEN, type Webhook } from './webhook-part.ts';

/** Headers that are sent with each call. The value of a secret one can be written but not read. */
export const HeaderFields = ({ draft: { value, set } }: { readonly draft: Draft<Webhook> }) => {
  const { headers } = value;
  const addButton = useRef<HTMLButtonElement>(null);
  const change = (at: number, fields: Partial<Header>) =>
    set({ headers: headers.map((header, place) => (place === at ? { ...header, ...fields } : header)) });
  const remove = (at: number) => {
    set({ headers: headers.filter((_, place) => place !== at) });
    addButton.current?.focus();
  };
  return (
    <section aria-labelledby="headers-title">
      <h2 id="headers-title">{text.value.fields.headers}</h2>
      {headers.map((header, at) => (
        <OneHeader
          key={at}
          number={at + 1}
          header={header}
          onChange={(fields) => change(at, fields)}
          onRemove={() => remove(at)}
        />
      ))}
      <button
        type="button"
        ref={addButton}
        onClick={() => set({ headers: [...headers, { name: '', value: '', isSecret: false }] })}
      >
        {text.value.addHeader}
      </button>
    </section>
  );
};

type Props = {
  readonly number: number;
  readonly header: Header;
  readonly onChange: (fields: Partial<Header>) => void;
  readonly onRemove: () => void;
};

const OneHeader = ({ number, header: { name, value, isSecret }, onChange, onRemove }: Props) => {
  const isKept = isSecret && value === HIDDEN;
  const type = isSecret ? ({ type: 'password' } as const) : ({ type: 'text' } as const);
  return (
    <fieldset class="rule">
      <legend>{text.value.header(number)}</legend>
      <label>
        {text.value.headerName}
        <input
          type="text"
          autoComplete="off"
          spellcheck={false}
          value={name}
          onInput={({ currentTarget }) => onChange({ name: currentTarget.value })}
        />
      </label>
      <label>
        {text.value.headerValue}
        <input
          {...type}
          autoComplete="off"
          value={isKept ? '' : value}
          placeholder={isKept ? text.value.isSet : ''}
          onInput={({ currentTarget }) => onChange({ value: currentTarget.value })}
        />
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={isSecret}
          // A stored secret cannot be shown, so a header that stops being secret starts without a value.
          onChange={({ currentTarget }) =>
            onChange({ isSecret: currentTarget.checked, ...(isKept && { value: '' }) })
          }
        />
        {text.value.secret}
      </label>
      <button type="button" aria-label={text.value.removeHeader(number)} onClick={onRemove}>
        {text.value.remove}
      </button>
    </fieldset>
  );
};
