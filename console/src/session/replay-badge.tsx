import { useState } from 'preact/hooks';
import { call } from '../api/call.ts';
import { useLoaded } from '../frame/loaded.ts';
import { text } from './text.ts';

/** A replay of more turns would occupy the server for a while, so it runs only on request. */
const TURNS_CHECKED_UNASKED_MAX = 500;

type Props = { readonly agent: string; readonly session: string; readonly turns: number };

/** Whether each reply of the session follows from the events recorded before it. */
export const ReplayBadge = ({ agent, session, turns }: Props) => {
  const [isWanted, setWanted] = useState(turns <= TURNS_CHECKED_UNASKED_MAX);
  return isWanted ? (
    <Verdict agent={agent} session={session} />
  ) : (
    <button type="button" class="badge" onClick={() => setWanted(true)}>
      {text.value.replay}
    </button>
  );
};

const Verdict = ({ agent, session }: Omit<Props, 'turns'>) => {
  const path = { id: agent, session };
  const { value, error } = useLoaded(
    (signal) => call('POST /admin/agents/{id}/sessions/{session}/replay', { path }, { signal }),
    [agent, session],
  );
  if (error !== undefined) return <span class="badge warn">{text.value.notReplayed}</span>;
  if (value === undefined)
    return (
      <span class="badge" role="status">
        {text.value.replaying}
      </span>
    );
  const [first] = value.divergences;
  if (first === undefined)
    return (
      <span class="badge good" title={text.value.replaysHint}>
        ✓ {text.value.replays}
      </span>
    );
  const { kind, turn, path: place } = first.divergence;
  return (
    <span class="badge warn" title={`${kind}: ${place}`}>
      ✗ {text.value.diverges(turn)}
    </span>
  );
};
