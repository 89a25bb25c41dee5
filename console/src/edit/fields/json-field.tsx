import { useEffect, useRef, useState } from 'preact/hooks';
import { isRecord, type JsonRecord } from '../../parts/is-record.ts';
import { text } from './text.ts';

type Props = {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: JsonRecord) => void;
};

const parseRecord = (json: string): JsonRecord | undefined => {
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** A JSON object as text. While it is invalid, the form cannot be saved. */
export const JsonField = ({ label, value, onChange }: Props) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const valueText = JSON.stringify(value, null, 2);
  const [input, setInput] = useState(valueText);
  const parsedInput = parseRecord(input);
  // The value was replaced from outside, for example by an undo.
  const isStale = parsedInput !== undefined && JSON.stringify(parsedInput) !== JSON.stringify(value);
  useEffect(() => {
    if (isStale) setInput(valueText);
  }, [valueText]);
  useEffect(() => {
    field.current?.setCustomValidity(parsedInput === undefined ? text.value.badJson : '');
  }, [parsedInput === undefined, text.value]);
  return (
    <label class="field wide-field">
      <span>{label}</span>
      <textarea
        ref={field}
        class="code"
        spellcheck={false}
        rows={6}
        aria-invalid={parsedInput === undefined}
        value={input}
        onInput={({ currentTarget }) => {
          setInput(currentTarget.value);
          const record = parseRecord(currentTarget.value);
          if (record !== undefined) onChange(record);
        }}
      />
      {parsedInput === undefined && <small class="warn">{text.value.badJson}</small>}
    </label>
  );
};
