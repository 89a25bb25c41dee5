import { call } from '../api/call.ts';
import type { Operations } from '../api/schema.ts';
import { knownAgent } from '../frame/known-agents.ts';
import { useLoaded } from '../frame/loaded.ts';
import { to } from '../frame/router.ts';
import { wordFor } from '../frame/words.ts';
import { Choice, Field, filterIn, NumberField, TimeField } from '../parts/filter-fields.tsx';
import { FilterForm } from '../parts/filter-form.tsx';
import { outcomeName, webhookOutcomes } from '../parts/webhook-outcomes.ts';
import { text } from './text.ts';

type Query = Operations['GET /admin/agents/{id}/sessions']['query'];
export type Filter = Omit<Query, 'limit' | 'cursor'>;

const names = [
  'text',
  'id',
  'intent',
  'action',
  'context',
  'tag',
  'lang',
  'environment',
  'revision',
  'webhook',
  'unmatched',
  'abandoned',
  'asking',
  'scoreBelow',
  'since',
  'until',
  'sort',
  'order',
] as const satisfies readonly (keyof Filter)[];

/** The filter in an address. */
export const filterOf = (parameters: URLSearchParams): Filter => filterIn<Filter>(parameters, names);

const orders = ['lastActiveAt', 'startedAt', 'turns', 'unmatched', 'lowestScore'] as const;
const flags = ['unmatched', 'abandoned', 'asking'] as const;

type Props = { readonly agent: string; readonly filter: Filter };

export const Filters = ({ agent, filter }: Props) => (
  <FilterForm
    address={to('agents', agent, 'sessions')}
    fieldId="said"
    filter={filter}
    label={text.value.said}
    hint={text.value.saidHint}
    words={text.value}
  >
    <FilterFields agent={agent} filter={filter} />
  </FilterForm>
);

const FilterFields = ({ agent, filter }: Props) => {
  const { fields, any, options, standard } = text.value;
  const nameOf = (option: string) => wordFor(options, option);
  return (
    <>
      <Field label={fields.id} name="id" value={filter.id} />
      <IntentField agent={agent} value={filter.intent} />
      <Field label={fields.action} name="action" value={filter.action} />
      <Field label={fields.context} name="context" value={filter.context} />
      <Field label={fields.tag} name="tag" value={filter.tag?.toString()} />
      <Choice
        label={fields.lang}
        name="lang"
        value={filter.lang}
        options={knownAgent(agent)?.languages ?? []}
        standard={any}
        nameOf={String}
      />
      <Field label={fields.environment} name="environment" value={filter.environment} />
      <Field label={fields.revision} name="revision" value={filter.revision} />
      <Choice
        label={fields.webhook}
        name="webhook"
        value={filter.webhook}
        options={webhookOutcomes}
        standard={any}
        nameOf={outcomeName}
      />
      {flags.map((name) => (
        <YesNo key={name} name={name} value={filter[name]} />
      ))}
      <NumberField
        label={fields.scoreBelow}
        name="scoreBelow"
        value={filter.scoreBelow}
        min={0}
        max={1}
        step={0.05}
      />
      <TimeField label={fields.since} name="since" value={filter.since} />
      <TimeField label={fields.until} name="until" value={filter.until} />
      <Choice
        label={fields.sort}
        name="sort"
        value={filter.sort}
        options={orders}
        standard={standard.sort}
        nameOf={nameOf}
      />
      <Choice
        label={fields.order}
        name="order"
        value={filter.order}
        options={['asc']}
        standard={standard.order}
        nameOf={nameOf}
      />
    </>
  );
};

type YesNoProps = { readonly name: (typeof flags)[number]; readonly value: boolean | undefined };

const YesNo = ({ name, value }: YesNoProps) => (
  <Choice
    label={text.value.fields[name]}
    name={name}
    value={value === undefined ? value : String(value)}
    options={['true', 'false']}
    standard={text.value.any}
    nameOf={(option) => (option === 'true' ? text.value.yes : text.value.no)}
  />
);

const IntentField = ({ agent, value }: { readonly agent: string; readonly value: string | undefined }) => {
  const loaded = useLoaded(
    (signal) => call('GET /admin/agents/{id}/intents', { path: { id: agent } }, { signal }),
    [agent],
  );
  return (
    <label>
      {text.value.fields.intent}{' '}
      <input name="intent" list="intents" defaultValue={value ?? ''} autoComplete="off" />
      <datalist id="intents">
        {loaded.value?.intents.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </label>
  );
};
