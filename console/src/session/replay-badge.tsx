import { call } from '../api/call.ts';
import { useLoaded } from '../frame/loaded.ts';
import { text } from './text.ts';

/** Whether each reply of the session still follows from what was recorded before it. */
export const ReplayBadge = ({ agent, session }: { readonly agent: string; readonly session: string }) => {
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
