import { basedOn, call, callWithRevision } from '../../api/call.ts';
import { useLoaded } from '../../frame/loaded.ts';
import { may } from '../../frame/rights.ts';
import { useTitle } from '../../frame/title.ts';
import { Await } from '../../parts/await.tsx';
import { Empty } from '../../parts/empty.tsx';
import { useRowKeys } from '../../parts/row-keys.ts';
import { UndoLine } from '../../parts/undo-line.tsx';
import { ConfirmDeletion } from '../draft/confirm-deletion.tsx';
import { useDeletion } from '../draft/use-deletion.ts';
import { AddEntity } from './add-entity.tsx';
import { EntityTable, type ListedEntity } from './entity-table.tsx';
import { text } from './text.ts';

/** The entities of an agent. */
export const Page = ({ agent }: { readonly agent: string }) => {
  useTitle(text.value.title, agent);
  useRowKeys(text.value.keys);
  const loaded = useLoaded(
    (signal) => callWithRevision('GET /admin/agents/{id}/entities', { path: { id: agent } }, { signal }),
    [agent],
  );
  const { outcome, itemToDelete, setItemToDelete, finish } = useDeletion<ListedEntity>(loaded.again);
  return (
    <>
      <h1>{text.value.title}</h1>
      <UndoLine outcome={outcome} onDone={finish} />
      <Await of={loaded}>
        {({ value: { entities }, revision }) => (
          <>
            {may('changes') && (
              <AddEntity agent={agent} names={entities.map(({ name }) => name)} revision={revision} />
            )}
            {entities.length === 0 ? (
              <Empty title={text.value.none}>
                <p>{text.value.noneHint}</p>
              </Empty>
            ) : (
              <EntityTable agent={agent} entities={entities} onDelete={setItemToDelete} />
            )}
            {itemToDelete !== undefined && (
              <ConfirmDeletion
                agent={agent}
                name={itemToDelete.name}
                words={text.value}
                onDelete={() =>
                  call(
                    'DELETE /admin/agents/{id}/entities/{entity}',
                    { path: { id: agent, entity: itemToDelete.id } },
                    basedOn(revision),
                  )
                }
                onDone={finish}
                onClose={() => setItemToDelete(undefined)}
              />
            )}
          </>
        )}
      </Await>
    </>
  );
};
