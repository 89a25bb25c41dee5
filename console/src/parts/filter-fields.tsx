import { go } from '../frame/router.ts';
import type { Submission } from './submitted.ts';

/** The parameters with a value in the address. */
export const filterIn = <F extends object>(
  parameters: URLSearchParams,
  names: readonly (keyof F & string)[],
): F =>
  // Texts as in the address: the server checks them and reads the numbers.
  Object.fromEntries(
    names.flatMap((name) => {
      const value = parameters.get(name);
      return value === null || value === '' ? [] : [[name, value]];
    }),
  ) as F;

/** A form that navigates: submitting it changes the address, and so does each change. */
export const asLinksTo = (address: string) => ({
  onSubmit: (event: Submission) => {
    event.preventDefault();
    const form = event.currentTarget;
    const parameters = [...new FormData(form)].flatMap(([name, value]) =>
      value === '' ? [] : [[name, inUrl(form, name, String(value))]],
    );
    const search = new URLSearchParams(parameters).toString();
    go(address + (search === '' ? '' : `?${search}`));
  },
  onChange: ({ currentTarget }: { readonly currentTarget: HTMLFormElement }) => currentTarget.requestSubmit(),
});

/** Fields use local time, addresses UTC. */
const inUrl = (form: HTMLFormElement, name: string, value: string): string => {
  const field = form.elements.namedItem(name);
  const isTime = field instanceof HTMLInputElement && field.type === 'datetime-local';
  return isTime ? new Date(value).toISOString() : value;
};

const localTime = (iso: string | undefined): string => {
  const at = Date.parse(iso ?? '');
  if (Number.isNaN(at)) return '';
  return new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

type FieldProps = {
  readonly label: string;
  readonly name: string;
  readonly value: string | number | undefined;
};

export const Field = ({ label, name, value }: FieldProps) => (
  <label>
    {label} <input name={name} type="text" defaultValue={value ?? ''} />
  </label>
);

type Range = { readonly min?: number; readonly max?: number; readonly step?: number };

export const NumberField = ({ label, name, value, ...range }: FieldProps & Range) => (
  <label>
    {label} <input name={name} type="number" {...range} defaultValue={value ?? ''} />
  </label>
);

export const TimeField = ({ label, name, value }: FieldProps & { readonly value: string | undefined }) => (
  <label>
    {label} <input name={name} type="datetime-local" defaultValue={localTime(value)} />
  </label>
);

type ChoiceProps = FieldProps & {
  readonly options: readonly string[];
  /** The meaning of an empty selection. */
  readonly standard: string;
  readonly nameOf: (option: string) => string;
};

export const Choice = ({ label, name, value, options, standard, nameOf }: ChoiceProps) => (
  <label>
    {label}
    <select name={name}>
      <option value="">{standard}</option>
      {options.map((option) => (
        <option key={option} value={option} selected={option === value}>
          {nameOf(option)}
        </option>
      ))}
    </select>
  </label>
);
