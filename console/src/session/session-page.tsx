import { useMemo, useState } from 'preact/hooks';
import { call } from '../api/call.ts';
import { useLoaded } from '../frame/loaded.ts';
import { useTitle } from '../frame/title.ts';
import { Await } from '../parts/await.tsx';
import { Conversation } from './conversation.tsx';
import { Notes } from './notes.tsx';
import { ReplayBadge } from './replay-badge.tsx';
import { SaveTest } from './save-test.tsx';
import { text } from './text.ts';
import { firstPage, pageOf, TURNS_PER_PAGE, turnPages } from './turn-pages.ts';

type Props = { readonly agent: string; readonly session: string };
type SessionTurns = Awaited<ReturnType<typeof turnsOf>>;

/** One conversation: every turn with its reasons, and the session as it was after any of them. */
export const Page = ({ agent, session }: Props) => {
  useTitle(session, agent);
  const [{ index, from }] = useState(firstPage);
  const first = useLoaded((signal) => turnsOf(agent, session, from, signal), [agent, session]);
  return (
    <Await of={first} title={session}>
      {(page) => <LoadedSession agent={agent} session={session} first={page} index={index} />}
    </Await>
  );
};

const turnsOf = (id: string, session: string, from: number, signal?: AbortSignal) =>
  call(
    'GET /admin/agents/{id}/sessions/{session}',
    { path: { id, session }, query: { from, limit: TURNS_PER_PAGE } },
    signal && { signal },
  );

type LoadedProps = Props & {
  readonly first: SessionTurns;
  /** The requested page; without it, these are the last turns. */
  readonly index: number | undefined;
};

const LoadedSession = ({ agent, session, first, index }: LoadedProps) => {
  const pages = useMemo(
    () => turnPages(first, index ?? pageOf(first.count), (from) => turnsOf(agent, session, from)),
    [first],
  );
  return (
    <>
      <header class="session-head">
        <h1 dir="auto">{session}</h1>
        <p class="session-facts">
          {text.value.turns(first.count)} <ReplayBadge agent={agent} session={session} turns={first.count} />
        </p>
        <SaveTest agent={agent} session={session} />
      </header>
      <Notes agent={agent} session={session} />
      <Conversation agent={agent} session={session} pages={pages} />
    </>
  );
};
