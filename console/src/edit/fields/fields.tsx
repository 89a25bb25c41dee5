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
  <label class="field">
    <span>{label}</span>
    <input
      type="text"
      dir="auto"
      autoComplete="off"
      list={list}
      value={value}
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    />
    {hint !== undefined && <small>{hint}</small>}
  </label>
);

/** A number that is half written, such as `-`, does not change anything yet. */
export const NumberField = ({
  label,
  value,
  onChange,
  hint,
  min,
}: Props<number> & { readonly min?: number }) => (
  <label class="field">
    <span>{label}</span>
    <input
      type="number"
      min={min}
      step={1}
      required
      value={value}
      onInput={({ currentTarget }) => {
        if (currentTarget.value !== '') onChange(currentTarget.valueAsNumber);
      }}
    />
    {hint !== undefined && <small>{hint}</small>}
  </label>
);

export const CheckField = ({ label, value, onChange, hint }: Props<boolean>) => (
  <label class="check">
    <input
      type="checkbox"
      checked={value}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    <span>
      {label}
      {hint !== undefined && <small> {hint}</small>}
    </span>
  </label>
);
