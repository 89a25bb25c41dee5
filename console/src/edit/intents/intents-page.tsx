import { useRef } from 'preact/hooks';
import { basedOn, call, callWithRevision, type Reply } from '../../api/call.ts';
import { useShortcuts } from '../../frame/keys.ts';
import { useLoaded } from '../../frame/loaded.ts';
import { count } from '../../frame/numbers.ts';
import { may } from '../../frame/rights.ts';
import { go, query, withQuery } from '../../frame/router.ts';
import { useTitle } from '../../frame/title.ts';
import { Await } from '../../parts/await.tsx';
import { Empty } from '../../parts/empty.tsx';
import { wordsInAddress } from '../../parts/intent-place.ts';
import { useRowKeys } from '../../parts/row-keys.ts';
import { SearchField } from '../../parts/search-field.tsx';
import { UndoLine } from '../../parts/undo-line.tsx';
import { ConfirmDeletion } from '../draft/confirm-deletion.tsx';
import { useDeletion } from '../draft/use-deletion.ts';
import { AddIntent } from './add-intent.tsx';
import { IntentTable } from './intent-table.tsx';
import { text } from './text.ts';

type ListedIntent = Reply<'GET /admin/agents/{id}/intents'>['intents'][number];

/** The intents of an agent: found by name or action, added and deleted. */
export const Page = ({ agent }: { readonly agent: string }) => {
  useTitle(text.value.title, agent);
  const loaded = useLoaded(
    (signal) => callWithRevision('GET /admin/agents/{id}/intents', { path: { id: agent } }, { signal }),
    [agent],
  );
  const { outcome, itemToDelete, setItemToDelete, finish } = useDeletion<ListedIntent>(loaded.again);
  const { phrase } = wordsInAddress();
  return (
    <>
      <h1>{text.value.title}</h1>
      {phrase !== undefined && (
        <p>
          {text.value.chooseFor} <q dir="auto">{phrase}</q>
        </p>
      )}
      {may('changes') && <AddIntent agent={agent} />}
      <UndoLine outcome={outcome} onDone={finish} />
      <Await of={loaded}>
        {({ value: { intents }, revision }) => (
          <>
            <IntentList agent={agent} intents={intents} onDelete={setItemToDelete} />
            {itemToDelete !== undefined && (
              <ConfirmDeletion
                agent={agent}
                name={itemToDelete.name}
                words={text.value}
                onDelete={() =>
                  call(
                    'DELETE /admin/agents/{id}/intents/{intent}',
                    { path: { id: agent, intent: itemToDelete.id } },
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

type IntentListProps = {
  readonly agent: string;
  readonly intents: readonly ListedIntent[];
  readonly onDelete: (intent: ListedIntent) => void;
};

const IntentList = ({ agent, intents, onDelete }: IntentListProps) => {
  const field = useRef<HTMLInputElement>(null);
  const filter = query.value.get('text') ?? '';
  useShortcuts(
    [{ keys: '/', does: text.value.keys.search, run: () => field.current?.focus() }],
    [text.value],
  );
  useRowKeys(text.value.keys);
  if (intents.length === 0) {
    return (
      <Empty title={text.value.none}>
        <p>{text.value.noneHint}</p>
      </Empty>
    );
  }
  const words = filter.toLowerCase();
  const matches = intents
    .filter(({ name, action }) => `${name}\n${action}`.toLowerCase().includes(words))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return (
    <>
      <SearchField
        label={text.value.search}
        field={field}
        value={filter}
        onInput={(words) => go(withQuery({ text: words }), { replaces: true })}
      />
      <p role="status">{text.value.counts(count(matches.length), count(intents.length))}</p>
      {matches.length > 0 && (
        <IntentTable
          agent={agent}
          intents={matches}
          names={new Map(intents.map(({ id, name }) => [id, name]))}
          onDelete={onDelete}
        />
      )}
    </>
  );
};
