import type { IntentParameter } from '../../api/schema.ts';
import type { Draft } from '../draft/use-draft.ts';
import { CheckField, TextField } from '../fields/fields.tsx';
import { RowButtons } from '../fields/row-buttons.tsx';
import { TextList } from '../fields/text-list.tsx';
import type { EditedIntent } from '../intents/edited-intent.ts';
import { firstResponse, withResponse } from '../intents/response.ts';
import { withRenamedParameter } from './rename.ts';
import { text } from './text.ts';

type Props = { readonly draft: Draft<EditedIntent>; readonly language: string };

const fresh: IntentParameter = {
  name: '',
  value: '',
  defaultValue: '',
  required: false,
  dataType: '',
  prompts: [],
  isList: false,
};

/** The values that an intent extracts from a text, and the prompts for missing ones. */
export const ParametersSection = ({ draft: { value, edit }, language }: Props) => {
  const { parameters = [] } = firstResponse(value);
  const change = (next: readonly IntentParameter[]) =>
    edit((intent) => withResponse(intent, { parameters: next }));
  return (
    <section aria-labelledby="parameters">
      <h2 id="parameters">{text.value.title}</h2>
      <p class="small">{text.value.hint}</p>
      {parameters.map((parameter, at) => (
        <details key={parameter.id ?? at} class="card" open={parameter.name === '' || undefined}>
          <summary>
            <span dir="auto">{parameter.name || text.value.unnamed}</span>{' '}
            <span class="small">
              {[
                parameter.dataType,
                parameter.required && text.value.required,
                parameter.isList && text.value.list,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </summary>
          <ParameterFields
            parameter={parameter}
            language={language}
            onRename={(name) => edit((intent) => withRenamedParameter(intent, at, name))}
            onChange={(fields) =>
              change(
                parameters.map((parameter, place) =>
                  place === at ? { ...parameter, ...fields } : parameter,
                ),
              )
            }
          />
          <RowButtons items={parameters} at={at} name={parameter.name} onChange={change} />
        </details>
      ))}
      <button type="button" onClick={() => change([...parameters, fresh])}>
        {text.value.add}
      </button>
    </section>
  );
};

type FieldsProps = {
  readonly parameter: IntentParameter;
  readonly language: string;
  readonly onRename: (name: string) => void;
  readonly onChange: (fields: Partial<IntentParameter>) => void;
};

const ParameterFields = ({ parameter, language, onRename, onChange }: FieldsProps) => (
  <>
    <TextField label={text.value.name} value={parameter.name} onChange={onRename} />
    <TextField
      label={text.value.entity}
      list="entity-names"
      value={parameter.dataType ?? ''}
      onChange={(dataType) => onChange({ dataType })}
    />
    <TextField
      label={text.value.value}
      hint={text.value.valueHint}
      value={parameter.value ?? ''}
      onChange={(value) => onChange({ value })}
    />
    <TextField
      label={text.value.defaultValue}
      value={parameter.defaultValue ?? ''}
      onChange={(defaultValue) => onChange({ defaultValue })}
    />
    <CheckField
      label={text.value.isRequired}
      value={parameter.required ?? false}
      onChange={(required) => onChange({ required })}
    />
    <CheckField
      label={text.value.isList}
      value={parameter.isList ?? false}
      onChange={(isList) => onChange({ isList })}
    />
    <TextList
      label={text.value.prompts}
      item={text.value.prompt}
      isLong
      language={language}
      items={(parameter.prompts ?? []).map((prompt) => (typeof prompt === 'string' ? prompt : prompt.value))}
      onChange={(prompts) => onChange({ prompts })}
    />
  </>
);
