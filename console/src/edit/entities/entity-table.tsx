import type { Reply } from '../../api/call.ts';
import { count } from '../../frame/numbers.ts';
import { may } from '../../frame/rights.ts';
import { to } from '../../frame/router.ts';
import { unsavedParts } from '../../frame/unsaved.ts';
import { ActionHead, RowAction } from '../../parts/row-action.tsx';
import { TableHead } from '../../parts/table-head.tsx';
import { text } from './text.ts';

export type ListedEntity = Reply<'GET /admin/agents/{id}/entities'>['entities'][number];

type Props = {
  readonly agent: string;
  readonly entities: readonly ListedEntity[];
  readonly onDelete: (entity: ListedEntity) => void;
};

export const EntityTable = ({ agent, entities, onDelete }: Props) => {
  const unsavedNames = [...unsavedParts(agent)];
  return (
    <table class="wide">
      <TableHead columns={[text.value.name, { number: text.value.synonymCount }, text.value.preview]}>
        {may('changes') && <ActionHead action={text.value.delete} />}
      </TableHead>
      <tbody>
        {entities
          .toSorted((one, other) => one.name.localeCompare(other.name))
          .map((entity) => (
            <tr key={entity.id}>
              <th scope="row" class="break">
                <a href={to('agents', agent, 'edit', 'entities', entity.name)} dir="auto">
                  {entity.name}
                </a>
                {unsavedNames.some((part) => part.startsWith(`entities/${entity.name}/`)) && (
                  <span class="small warn"> {text.value.isUnsaved}</span>
                )}
              </th>
              <td class="number" data-label={text.value.synonymCount}>
                {count(entity.count)}
              </td>
              <td class="break" dir="auto">
                {entity.preview}
              </td>
              {may('changes') && (
                <RowAction
                  label={text.value.deleteOne(entity.name)}
                  action={text.value.delete}
                  onClick={() => onDelete(entity)}
                />
              )}
            </tr>
          ))}
      </tbody>
    </table>
  );
};
