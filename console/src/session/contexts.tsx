import type { ContextChange } from '../api/schema.ts';
import { TableHead } from '../parts/table-head.tsx';
import { changeNames } from './names.ts';
import { text } from './text.ts';
import type { ViewProps } from './view-props.ts';

const signs = { added: '+', removed: '−', changed: '~', kept: '=' } as const;

/** The effects of the turn on the session's contexts. */
export const ContextsView = ({ turn: { contexts } }: ViewProps) => {
  if (contexts.changes.length === 0) return <p>{text.value.noContexts}</p>;
  return (
    <table class="wide">
      <TableHead
        columns={[text.value.change, text.value.context, text.value.lifespan, text.value.parameters]}
      />
      <tbody>
        {contexts.changes.map((change) => (
          <Change key={change.name} change={change} />
        ))}
      </tbody>
    </table>
  );
};

const Change = ({
  change: { name, change, lifespanBefore, lifespanAfter, parameters },
}: {
  readonly change: ContextChange;
}) => (
  <tr class={change}>
    <td>
      <span aria-hidden="true">{signs[change]} </span>
      {changeNames.value[change]}
    </td>
    <th scope="row" dir="auto">
      {name}
    </th>
    <td data-label={text.value.lifespan}>
      {change === 'added' || change === 'removed'
        ? (lifespanAfter ?? lifespanBefore)
        : `${lifespanBefore ?? '–'} → ${lifespanAfter ?? '–'}`}
    </td>
    <td>
      {parameters.map(({ name, before, after }) => (
        <div key={name} dir="auto">
          {name}: {change !== 'added' && <del>{valueText(before)}</del>}{' '}
          {change !== 'removed' && <ins>{valueText(after)}</ins>}
        </div>
      ))}
    </td>
  </tr>
);

const valueText = (value: unknown): string =>
  value === undefined || value === '' ? '∅' : JSON.stringify(value);
