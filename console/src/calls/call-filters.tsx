import type { Operations } from '../api/schema.ts';
import { to } from '../frame/router.ts';
import { Choice, Field, filterIn, NumberField, TimeField } from '../parts/filter-fields.tsx';
import { FilterForm } from '../parts/filter-form.tsx';
import { outcomeName, webhookOutcomes } from '../parts/webhook-outcomes.ts';
import { text } from './text.ts';

type Query = Operations['GET /admin/agents/{id}/webhook-calls']['query'];
export type Filter = Omit<Query, 'limit' | 'cursor' | 'format'>;

const names = [
  'text',
  'outcome',
  'status',
  'address',
  'slowerThanMs',
  'since',
  'until',
  'session',
  'intent',
  'order',
] as const satisfies readonly (keyof Filter)[];

/** The filter in an address. */
export const filterOf = (parameters: URLSearchParams): Filter => filterIn<Filter>(parameters, names);

export const CallFilters = ({ agent, filter }: { readonly agent: string; readonly filter: Filter }) => {
  const { fields, any, orders } = text.value;
  const address = to('agents', agent, 'calls');
  return (
    <FilterForm
      address={address}
      fieldId="in-body"
      filter={filter}
      label={text.value.inBody}
      words={text.value}
      below={
        <p>
          <a href={to('agents', agent, 'calls', 'drill')}>{text.value.drill}</a>
        </p>
      }
    >
      <Choice
        label={fields.outcome}
        name="outcome"
        value={filter.outcome}
        options={webhookOutcomes}
        standard={any}
        nameOf={outcomeName}
      />
      <NumberField label={fields.status} name="status" value={filter.status} min={100} max={599} />
      <Field label={fields.address} name="address" value={filter.address} />
      <NumberField label={fields.slowerThanMs} name="slowerThanMs" value={filter.slowerThanMs} min={0} />
      <TimeField label={fields.since} name="since" value={filter.since} />
      <TimeField label={fields.until} name="until" value={filter.until} />
      <Field label={fields.session} name="session" value={filter.session} />
      <Field label={fields.intent} name="intent" value={filter.intent} />
      <Choice
        label={fields.order}
        name="order"
        value={filter.order}
        options={['oldest', 'slowest'] satisfies Filter['order'][]}
        standard={orders.newest}
        nameOf={(order) => (order === 'oldest' ? orders.oldest : orders.slowest)}
      />
    </FilterForm>
  );
};
