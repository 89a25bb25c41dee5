import { useId } from 'preact/hooks';
import type { Operations } from '../../api/schema.ts';
import { score } from '../../frame/numbers.ts';
import { Select } from '../../parts/select.tsx';
import type { Draft } from '../draft/use-draft.ts';
import { TextField } from '../fields/fields.tsx';
import { TextList } from '../fields/text-list.tsx';
import { text } from './text.ts';

export type Settings = Required<Operations['PATCH /admin/agents/{id}']['body']>;
type Props = { readonly draft: Draft<Settings> };

export const SettingsFields = ({ draft }: Props) => {
  const { value, set } = draft;
  return (
    <>
      <TextField label={text.value.fields.name} value={value.name} onChange={(name) => set({ name })} />
      <TextField
        label={text.value.fields.description}
        value={value.description}
        onChange={(description) => set({ description })}
      />
      <TextField
        label={text.value.fields.language}
        hint={text.value.languageHint}
        value={value.language}
        onChange={(language) => set({ language })}
      />
      <TextList
        label={text.value.fields.languages}
        item={text.value.oneLanguage}
        items={value.languages}
        onChange={(languages) => set({ languages: [...languages] })}
      />
      <TimeZone draft={draft} />
      <Matching draft={draft} />
    </>
  );
};

const TimeZone = ({ draft: { value, set } }: Props) => {
  const id = useId();
  return (
    <>
      <label class="field">
        <span>{text.value.fields.defaultTimezone}</span>
        <input
          type="text"
          list={id}
          autoComplete="off"
          value={value.defaultTimezone}
          onInput={({ currentTarget }) => set({ defaultTimezone: currentTarget.value.trim() })}
        />
        <small>{text.value.timezoneHint}</small>
      </label>
      <datalist id={id}>
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
};

const Matching = ({ draft: { value, set } }: Props) => (
  <section aria-labelledby="matching-title">
    <h2 id="matching-title">{text.value.matching}</h2>
    <SelectField
      label={text.value.fields.matchMode}
      value={value.matchMode}
      names={text.value.modes}
      onChange={(matchMode) => set({ matchMode })}
    />
    <label class="field">
      <span>
        {text.value.fields.mlMinConfidence}: <b>{score(value.mlMinConfidence)}</b>
      </span>
      <input
        type="range"
        min={0}
        max={1}
        step={0.01}
        value={value.mlMinConfidence}
        onInput={({ currentTarget }) => set({ mlMinConfidence: currentTarget.valueAsNumber })}
      />
      <small>{text.value.thresholdHint}</small>
    </label>
    <SelectField
      label={text.value.fields.requestEntities}
      value={value.requestEntities}
      names={text.value.lasting}
      onChange={(requestEntities) => set({ requestEntities })}
    />
  </section>
);

type SelectProps<T extends string> = {
  readonly label: string;
  readonly value: T;
  /** The name of each choice. */
  readonly names: Readonly<Record<T, string>>;
  readonly onChange: (value: T) => void;
};

const SelectField = <T extends string>({ label, ...props }: SelectProps<T>) => (
  <label class="field">
    <span>{label}</span>
    <Select {...props} />
  </label>
);
