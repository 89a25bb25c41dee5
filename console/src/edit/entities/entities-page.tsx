import { basedOn, call, callRevised } from '../../api/call.ts';
import { knownAgent } from '../../frame/agents-known.ts';
import { useLoaded } from '../../frame/loaded.ts';
import { may } from '../../frame/rights.ts';
import { useTitle } from '../../frame/title.ts';
import { Await } from '../../parts/await.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { Empty } from '../../parts/empty.tsx';
import { useRowKeys } from '../../parts/row-keys.ts';
import { UndoLine } from '../../parts/undo-line.tsx';
import { revert } from '../draft/revert.ts';
import { useDeletion } from '../draft/use-deletion.ts';
import { AddEntity } from './add-entity.tsx';
import { EntityTable, type ListedEntity } from './entity-table.tsx';
import { text } from './text.ts';

/** The entities of an agent. */
export const Page = ({ agent }: { readonly agent: string }) => {
  useTitle(text.value.title, knownAgent(agent)?.name ?? '');
  useRowKeys(text.value.keys);
  const loaded = useLoaded(
    (signal) => callRevised('GET /admin/agents/{id}/entities', { path: { id: agent } }, { signal }),
    [agent],
  );
  const { outcome, leaving, setLeaving, done } = useDeletion<ListedEntity>(loaded.again);
  const remove = async ({ id: entity, name }: ListedEntity, revision: number) => {
    const path = { id: agent, entity };
    const after = await call('DELETE /admin/agents/{id}/entities/{entity}', { path }, basedOn(revision));
    done({ message: text.value.wasDeleted(name), undo: () => revert(agent, after.revision) });
  };
  return (
    <>
      <h1>{text.value.title}</h1>
      <UndoLine outcome={outcome} onDone={done} />
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
              <EntityTable agent={agent} entities={entities} onDelete={setLeaving} />
            )}
            {leaving !== undefined && (
              <Confirm
                question={text.value.deleteQuestion(leaving.name)}
                action={text.value.delete}
                onConfirm={() => remove(leaving, revision)}
                onClose={() => setLeaving(undefined)}
              >
                <p>{text.value.deleteHint}</p>
              </Confirm>
            )}
          </>
        )}
      </Await>
    </>
  );
};
