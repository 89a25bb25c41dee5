import { call } from '../api/call.ts';
import { count } from '../frame/numbers.ts';
import { go, query, to } from '../frame/router.ts';
import { SearchPage } from '../parts/search-page.tsx';
import { submittedText } from '../parts/submitted.ts';
import { TalkHere } from '../parts/talk-here.tsx';
import { type Filter, Filters, filterOf } from './filters.tsx';
import { SessionTable } from './session-table.tsx';
import { text } from './text.ts';

/** Sessions of an agent, found by what happened in them. */
export const Page = ({ agent }: { readonly agent: string }) => {
  const filter = filterOf(query.value);
  return (
    <SearchPage
      agent={agent}
      place="sessions"
      words={text.value}
      filter={filter}
      isFiltered={isFiltered(filter)}
      fieldId="said"
      load={(range, signal) =>
        call(
          'GET /admin/agents/{id}/sessions',
          { path: { id: agent }, query: { ...filter, ...range } },
          signal && { signal },
        )
      }
      form={(key) => (
        <>
          <Filters agent={agent} key={key} filter={filter} />
          <OpenById agent={agent} />
        </>
      )}
      counts={({ counts }) =>
        text.value.counts(count(counts.sessions), count(counts.turns), count(counts.unmatched))
      }
      remark={(pages) => {
        const unread = pages.reduce((sum, { search }) => sum + (search?.unread ?? 0), 0);
        return unread === 0 ? undefined : text.value.unread(count(unread));
      }}
      rowsOf={({ sessions }) => sessions}
      table={(rows) => <SessionTable agent={agent} rows={rows} />}
      howToBegin={
        <>
          <p>{text.value.howToTalk}</p>
          <TalkHere agent={agent} />
        </>
      }
    />
  );
};

const isFiltered = ({ sort: _, order: __, ...rest }: Filter): boolean => Object.keys(rest).length > 0;

const OpenById = ({ agent }: { readonly agent: string }) => (
  <form
    class="open-by-id"
    onSubmit={(event) => {
      const id = submittedText(event, 'id');
      if (id !== '') void openSession(agent, id);
    }}
  >
    <label>
      {text.value.byId} <input name="id" required spellcheck={false} autoComplete="off" />
    </label>
    <button type="submit">{text.value.open}</button>
  </form>
);

/** Opens the only session with the id or a part of it; lists them if there are several. */
const openSession = async (agent: string, id: string): Promise<void> => {
  const request = { path: { id: agent }, query: { id, limit: 2 } };
  const { sessions } = await call('GET /admin/agents/{id}/sessions', request).catch(() => ({ sessions: [] }));
  const [first] = sessions;
  if (sessions.length === 1 && first !== undefined) go(to('agents', agent, 'sessions', first.sessionId));
  else go(`${to('agents', agent, 'sessions')}?${new URLSearchParams({ id })}`);
};
