import { useEffect, useRef, useState } from 'preact/hooks';
import { call, type WithRevision } from '../../api/call.ts';
import { useLoaded } from '../../frame/loaded.ts';
import { Await } from '../../parts/await.tsx';
import { Moment } from '../../parts/moment.tsx';
import { summaryTexts } from '../../parts/summary-list.tsx';
import type { EditedPart } from './edited-part.ts';
import { type FieldConflict, merge, type Path, type Side } from './merge.ts';
import { text } from './text.ts';
import type { UnsavedDraft } from './use-draft.ts';

type Props<T> = {
  readonly part: EditedPart<T>;
  readonly mine: UnsavedDraft<T>;
  readonly theirs: WithRevision<T>;
  readonly onResolve: (choose: (path: Path) => Side) => void;
  readonly onGiveUp: () => void;
};

const keyOf = (path: Path): string => JSON.stringify(path);

/** Shows who changed the same part since the reader opened it, and merges both changes. */
export const Conflict = <T,>({ part, mine: { base, mine }, theirs, onResolve, onGiveUp }: Props<T>) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  useEffect(() => heading.current?.focus(), []);
  const choose = (path: Path): Side => choices.get(keyOf(path)) ?? 'mine';
  const { conflicts } = merge(base.value, mine, theirs.value);
  return (
    <section class="conflict" aria-labelledby="conflict-title">
      <h2 id="conflict-title" ref={heading} tabIndex={-1}>
        {text.value.conflict}
      </h2>
      <ChangesSince agent={part.agent} revision={base.revision} />
      <p>{conflicts.length === 0 ? text.value.noConflicts : text.value.conflicts(conflicts.length)}</p>
      {conflicts.map((field) => (
        <Choice
          key={keyOf(field.path)}
          name={part.fieldName?.(field.path) ?? field.path.join(' › ')}
          field={field}
          side={choose(field.path)}
          onChoose={(side) => setChoices(new Map([...choices, [keyOf(field.path), side]]))}
        />
      ))}
      <div class="buttons">
        <button type="button" class="main" onClick={() => onResolve(choose)}>
          {text.value.merge}
        </button>
        <button type="button" onClick={onGiveUp}>
          {text.value.takeTheirs}
        </button>
      </div>
    </section>
  );
};

type Since = { readonly agent: string; readonly revision: number };

/** Further changes are only in the history. */
const CHANGES_SHOWN_MAX = 10;

const ChangesSince = ({ agent, revision }: Since) => {
  const loaded = useLoaded(
    (signal) =>
      call(
        'GET /admin/agents/{id}/changes',
        { path: { id: agent }, query: { limit: CHANGES_SHOWN_MAX } },
        { signal },
      ),
    [agent, revision],
  );
  return (
    <Await of={loaded}>
      {({ changes }) => (
        <ul>
          {changes
            .filter((change) => change.revision > revision)
            .map(({ revision: at, occurredAt, actor, tokenName, ...of }) => (
              <li key={at} class="break">
                <Moment at={occurredAt} />, <span dir="auto">{tokenName ?? actor}</span>:{' '}
                <span dir="auto">{summaryTexts(of).join(', ')}</span>
              </li>
            ))}
        </ul>
      )}
    </Await>
  );
};

type ChoiceProps = {
  readonly name: string;
  readonly field: FieldConflict;
  readonly side: Side;
  readonly onChoose: (side: Side) => void;
};

const Choice = ({ name, field, side, onChoose }: ChoiceProps) => (
  <fieldset>
    <legend dir="auto">{name}</legend>
    {(['mine', 'theirs'] as const).map((one) => (
      <label key={one} class="check">
        <input
          type="radio"
          name={`conflict-${keyOf(field.path)}`}
          checked={side === one}
          onChange={() => onChoose(one)}
        />
        <span>
          {text.value.side[one]}: <span dir="auto">{valueText(field[one])}</span>
        </span>
      </label>
    ))}
  </fieldset>
);

const valueText = (value: unknown): string => {
  if (value === undefined) return text.value.absent;
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
};
