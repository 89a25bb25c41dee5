type Props<T extends string> = {
  readonly value: T;
  /** The name of each choice, in the order of the list. */
  readonly names: Readonly<Record<T, string>>;
  readonly onChange: (value: T) => void;
  readonly class?: string;
  readonly 'aria-label'?: string;
};

/** A list in which one of a few choices is selected. */
export const Select = <T extends string>({ names, onChange, ...attributes }: Props<T>) => (
  <select
    {...attributes}
    // Its value is always one of its options.
    onChange={({ currentTarget }) => onChange(currentTarget.value as T)}
  >
    {Object.entries<string>(names).map(([option, name]) => (
      <option key={option} value={option}>
        {name}
      </option>
    ))}
  </select>
);
