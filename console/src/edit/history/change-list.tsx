import { useState } from 'preact/hooks';
import type { Reply } from '../../api/call.ts';
import { may } from '../../frame/rights.ts';
import { to } from '../../frame/router.ts';
import { Moment } from '../../parts/moment.tsx';
import { More } from '../../parts/pages.tsx';
import { SummaryList } from '../../parts/summary-list.tsx';
import { TableHead } from '../../parts/table-head.tsx';
import { text } from './text.ts';

export type Change = Reply<'GET /admin/agents/{id}/changes'>['changes'][number];

type Handlers = {
  readonly agent: string;
  readonly onUndo: (change: Change) => void;
  /** Absent where only the changes of a part are listed, because a restore concerns the whole agent. */
  readonly onRestore?: (change: Change) => void;
};

type Props = Handlers & {
  readonly first: readonly Change[];
  readonly perPage: number;
  /** Reads changes before a revision. */
  readonly load: (before: number) => Promise<readonly Change[]>;
  /** Whether a change is listed; all are by default. */
  readonly concerns?: (change: Change) => boolean;
};

/** The changes, the newest first. */
export const ChangeList = ({ first, perPage, load, concerns = () => true, ...handlers }: Props) => {
  const [changes, setChanges] = useState(first);
  const [isWhole, setWhole] = useState(first.length < perPage);
  const [error, setError] = useState<unknown>();
  const oldest = changes.at(-1);
  const newest = changes[0];
  const matchingChanges = changes.filter(concerns);
  const loadBefore = (before: Change) =>
    void load(before.firstRevision).then((next) => {
      setChanges([...changes, ...next]);
      setWhole(next.length < perPage);
    }, setError);
  return (
    <>
      {matchingChanges.length === 0 && <p>{text.value.noChange}</p>}
      <table class="wide" hidden={matchingChanges.length === 0}>
        <TableHead columns={[text.value.revision, text.value.when, text.value.author, text.value.change]}>
          {may('changes') && (
            <th scope="col">
              <span class="unseen">{text.value.actions}</span>
            </th>
          )}
        </TableHead>
        <tbody>
          {matchingChanges.map((change) => (
            <Row key={change.revision} change={change} isNewest={change === newest} {...handlers} />
          ))}
        </tbody>
      </table>
      <More next={isWhole || oldest === undefined ? undefined : () => loadBefore(oldest)} error={error} />
    </>
  );
};

type RowProps = Handlers & { readonly change: Change; readonly isNewest: boolean };

const Row = ({ agent, change, isNewest, onUndo, onRestore }: RowProps) => {
  const { revision, firstRevision, occurredAt, tokenName, actor, reason, summary, summaryLines } = change;
  const comparison = new URLSearchParams({
    from: String(Math.max(0, firstRevision - 1)),
    to: String(revision),
  });
  return (
    <tr>
      <th scope="row">
        <a
          href={`${to('agents', agent, 'edit', 'history')}?${comparison}`}
          aria-label={text.value.showRevision(revision)}
        >
          {revision}
        </a>
      </th>
      <td>
        <Moment at={occurredAt} />
      </td>
      <td class="author break" dir="auto">
        {tokenName ?? actor}
      </td>
      <td>
        <SummaryList summary={summary} summaryLines={summaryLines} />
        {reason !== undefined && (
          <span class="small" dir="auto">
            {reason}
          </span>
        )}
      </td>
      {may('changes') && (
        <td class="row-actions">
          {/* The change that created the agent cannot be undone. */}
          {firstRevision > 0 && (
            <button
              type="button"
              class="quiet"
              aria-label={text.value.undoOne(revision)}
              onClick={() => onUndo(change)}
            >
              {text.value.undoDots}
            </button>
          )}
          {!isNewest && onRestore !== undefined && (
            <button
              type="button"
              class="quiet"
              aria-label={text.value.restoreOne(revision)}
              onClick={() => onRestore(change)}
            >
              {text.value.restoreDots}
            </button>
          )}
        </td>
      )}
    </tr>
  );
};
