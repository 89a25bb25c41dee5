import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

type Props<T> = {
  readonly label: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly hint?: string;
};

export const TextField = ({
  label,
  value,
  onChange,
  hint,
  list,
}: Props<string> & {
  /** Id of a `datalist` with suggestions. */
  readonly list?: string;
}) => (
  <Field label={label} hint={hint}>
    {(ids) => (
      <input
        {...ids}
        type="text"
        dir="auto"
        autoComplete="off"
        list={list}
        value={value}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )}
  </Field>
);

/** A half-typed number, such as `-`, does not change the value yet. */
export const NumberField = ({
  label,
  value,
  onChange,
  hint,
  min,
}: Props<number> & { readonly min?: number }) => (
  <Field label={label} hint={hint}>
    {(ids) => (
      <input
        {...ids}
        type="number"
        min={min}
        step={1}
        required
        value={value}
        onInput={({ currentTarget }) => {
          if (currentTarget.value !== '') onChange(currentTarget.valueAsNumber);
        }}
      />
    )}
  </Field>
);

export const CheckField = ({ label, value, onChange, hint }: Props<boolean>) => {
  const id = useId();
  const box = (
    <label class="check">
      <input
        type="checkbox"
        checked={value}
        aria-describedby={hint && id}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
  if (hint === undefined) return box;
  return (
    <div>
      {box} <small id={id}>{hint}</small>
    </div>
  );
};

type FieldProps = {
  readonly label: string;
  readonly hint: string | undefined;
  readonly children: (ids: {
    readonly id: string;
    readonly 'aria-describedby': string | undefined;
  }) => ComponentChildren;
};

/**
 * A field with its label and hint. The hint is outside the label, because screen readers repeat labels often.
 */
const Field = ({ label, hint, children }: FieldProps) => {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children({ id, 'aria-describedby': hint && hintId })}
      {hint !== undefined && <small id={hintId}>{hint}</small>}
    </div>
  );
};
