import { useMemo, useState } from 'preact/hooks';
import { call } from '../api/call.ts';
import { useLoaded } from '../frame/loaded.ts';
import { go, to, withQuery } from '../frame/router.ts';
import { useTitle } from '../frame/title.ts';
import { Await, Failure } from '../parts/await.tsx';
import { type Submission, submittedText } from '../parts/submitted.ts';
import { Conversation } from './conversation.tsx';
import { SaveTest } from './save-test.tsx';
import { text } from './text.ts';
import { firstPage, pageOf, TURNS_PER_PAGE, turnPages } from './turn-pages.ts';

type Props = { readonly agent: string; readonly sandbox: string };

/** A session that continues separately from the original, without effect on anything else. */
export const Page = ({ agent, sandbox }: Props) => {
  useTitle(text.value.sandbox, agent);
  const [{ index, from }] = useState(firstPage);
  const first = useLoaded((signal) => turnsFrom({ agent, sandbox }, from, signal), [agent, sandbox]);
  return (
    <Await of={first} title={text.value.sandbox}>
      {(page) => <LoadedSandbox agent={agent} sandbox={sandbox} first={page} index={index} />}
    </Await>
  );
};

/** Sandboxes are loaded completely. @param from counts from the end if it is negative */
const turnsFrom = async ({ agent, sandbox }: Props, from: number, signal?: AbortSignal) => {
  const path = { id: agent, session: sandbox };
  const { turns } = await call(
    'GET /admin/agents/{id}/sessions/{session}/recorded-turns',
    { path },
    signal && { signal },
  );
  const start = from < 0 ? Math.max(0, turns.length + from) : from - 1;
  return { count: turns.length, turns: turns.slice(start, start + TURNS_PER_PAGE) };
};

type LoadedProps = Props & {
  readonly first: Awaited<ReturnType<typeof turnsFrom>>;
  /** The requested page; without it, these are the last turns. */
  readonly index: number | undefined;
};

const LoadedSandbox = ({ agent, sandbox, first, index }: LoadedProps) => {
  const pages = useMemo(
    () => turnPages(first, index ?? pageOf(first.count), (from) => turnsFrom({ agent, sandbox }, from)),
    [first],
  );
  const origin = useOrigin({ agent, sandbox });
  return (
    <>
      <header class="session-head">
        <h1>{text.value.sandbox}</h1>
        <p class="session-facts">
          {text.value.turns(pages.count.value)}{' '}
          {origin !== undefined && origin.turn > 0 && (
            <a href={`${to('agents', agent, 'sessions', origin.sessionId)}?turn=${origin.turn}`} dir="auto">
              {text.value.leftFrom(origin.sessionId, origin.turn)}
            </a>
          )}
        </p>
        <SaveTest agent={agent} session={sandbox} />
      </header>
      <Conversation agent={agent} session={sandbox} pages={pages}>
        <Say
          agent={agent}
          sandbox={sandbox}
          onTurn={(number) => {
            pages.renew(pageOf(number));
            go(withQuery({ turn: undefined }), { replaces: true });
          }}
        />
      </Conversation>
    </>
  );
};

const useOrigin = ({ agent, sandbox }: Props) => {
  const { value } = useLoaded(
    (signal) => call('GET /admin/agents/{id}/sandboxes', { path: { id: agent } }, { signal }),
    [agent, sandbox],
  );
  return value?.sandboxes.find(({ sandboxId }) => sandboxId === sandbox)?.origin;
};

const Say = ({ agent, sandbox, onTurn }: Props & { readonly onTurn: (turn: number) => void }) => {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const say = async (event: Submission) => {
    const form = event.currentTarget;
    const words = submittedText(event, 'text');
    if (words === '') return;
    setBusy(true);
    setError(undefined);
    try {
      const path = { id: agent, sandbox };
      const body = { text: words, webhook: 'recorded' } as const;
      const { turn } = await call('POST /admin/agents/{id}/sandboxes/{sandbox}/query', { path, body });
      form.reset();
      onTurn(turn.number);
    } catch (refusal) {
      setError(refusal);
    }
    setBusy(false);
  };
  return (
    <form class="say" onSubmit={say}>
      <label>
        {text.value.say} <input name="text" dir="auto" autoComplete="off" disabled={isBusy} />
      </label>
      <button type="submit" class="main" disabled={isBusy}>
        {text.value.send}
      </button>
      {error !== undefined && <Failure error={error} />}
    </form>
  );
};
