import { text } from './text.ts';

type Props = {
  readonly value: number;
  readonly newest: number;
  readonly onChange: (revision: number) => void;
};

export const RevisionField = ({ value, newest, onChange }: Props) => (
  <label>
    {text.value.revision}{' '}
    <input
      type="number"
      min={0}
      max={newest}
      value={value}
      onInput={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
    />
  </label>
);
