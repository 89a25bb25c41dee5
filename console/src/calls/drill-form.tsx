import { to } from '../frame/router.ts';
import { asLinksTo, Choice, NumberField, TimeField } from '../parts/filter-fields.tsx';
import { drillText } from './drill-text.ts';
import { text } from './text.ts';

export const drillFields = ['slowerMs', 'fail', 'percent', 'timeoutMs', 'seed', 'since', 'until'] as const;

/** The parameters of a drill in an address. */
export type DrillQuery = { readonly [N in (typeof drillFields)[number]]?: string };

const faults = ['500', '503', '404', 'timeout', 'unreachable'];

type Props = { readonly agent: string; readonly values: DrillQuery };

/** The simulated failures. They are in the address, so that a drill can be shared. */
export const DrillForm = ({ agent, values }: Props) => {
  const { fields } = text.value;
  const drill = drillText.value;
  const { onSubmit } = asLinksTo(to('agents', agent, 'calls', 'drill'));
  const faultName = (fault: string) =>
    fault === 'timeout' || fault === 'unreachable' ? drill[fault] : `${text.value.status} ${fault}`;
  return (
    <form class="filters" onSubmit={onSubmit}>
      <div class="filter-fields">
        <NumberField label={drill.slowerMs} name="slowerMs" value={values.slowerMs ?? '2000'} min={0} />
        <Choice
          label={drill.failWith}
          name="fail"
          value={values.fail}
          options={faults}
          standard={drill.nothing}
          nameOf={faultName}
        />
        <NumberField label={drill.percent} name="percent" value={values.percent} min={0} max={100} />
        <NumberField label={drill.timeoutMs} name="timeoutMs" value={values.timeoutMs} min={1} />
        <NumberField label={drill.seed} name="seed" value={values.seed} />
        <TimeField label={fields.since} name="since" value={values.since} />
        <TimeField label={fields.until} name="until" value={values.until} />
      </div>
      <button type="submit" class="main">
        {drill.start}
      </button>
    </form>
  );
};
