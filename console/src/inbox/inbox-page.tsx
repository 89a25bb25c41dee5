import { useState } from 'preact/hooks';
import { call, type Reply } from '../api/call.ts';
import type { Operations } from '../api/schema.ts';
import { knownAgent } from '../frame/known-agents.ts';
import { useLoaded } from '../frame/loaded.ts';
import { count, shortMoment } from '../frame/numbers.ts';
import { query, to } from '../frame/router.ts';
import { useTitle } from '../frame/title.ts';
import { Await } from '../parts/await.tsx';
import { Empty } from '../parts/empty.tsx';
import { asLinksTo, Choice, filterIn } from '../parts/filter-fields.tsx';
import { More, usePages } from '../parts/pages.tsx';
import { type Outcome, UndoLine } from '../parts/undo-line.tsx';
import { Groups } from './groups.tsx';
import { text } from './text.ts';

type InboxPage = Reply<'GET /admin/agents/{id}/inbox'>;
type Query = Operations['GET /admin/agents/{id}/inbox']['query'];
type Filter = Pick<Query, 'kind' | 'lang' | 'dismissed'>;

/** The texts that an agent did not understand: they become phrases, or are dismissed. */
export const Page = ({ agent }: { readonly agent: string }) => {
  useTitle(text.value.title, agent);
  const filter = filterIn<Filter>(query.value, ['kind', 'lang', 'dismissed']);
  const key = JSON.stringify(filter);
  const [outcome, setOutcome] = useState<Outcome>();
  const inbox = useLoaded((signal) => load(agent, filter, undefined, signal), [agent, key]);
  const finish = (next: Outcome) => {
    setOutcome(next);
    inbox.again();
  };
  return (
    <>
      <h1>{text.value.title}</h1>
      <InboxFilters agent={agent} key={key} filter={filter} />
      <UndoLine outcome={outcome} onDone={finish} />
      <Await of={inbox}>
        {(first) => <GroupList agent={agent} filter={filter} first={first} onDone={finish} />}
      </Await>
    </>
  );
};

const PER_PAGE = 50;

const load = (id: string, filter: Filter, cursor: string | undefined, signal?: AbortSignal) =>
  call(
    'GET /admin/agents/{id}/inbox',
    { path: { id }, query: { limit: PER_PAGE, ...filter, ...(cursor !== undefined && { cursor }) } },
    signal && { signal },
  );

const InboxFilters = ({ agent, filter }: { readonly agent: string; readonly filter: Filter }) => {
  const languages = knownAgent(agent)?.languages ?? [];
  return (
    <search>
      <form class="filters" {...asLinksTo(to('agents', agent, 'inbox'))}>
        <Choice
          label={text.value.kinds}
          name="kind"
          value={filter.kind}
          options={['unmatched', 'low_score'] satisfies Filter['kind'][]}
          standard={text.value.all}
          nameOf={(kind) => (kind === 'unmatched' ? text.value.kind.unmatched : text.value.kind.low_score)}
        />
        {languages.length > 1 && (
          <Choice
            label={text.value.language}
            name="lang"
            value={filter.lang}
            options={languages}
            standard={text.value.any}
            nameOf={(language) => language}
          />
        )}
        <label class="check">
          <input
            type="checkbox"
            name="dismissed"
            value="true"
            defaultChecked={filter.dismissed !== undefined}
          />{' '}
          {text.value.dismissed}
        </label>
      </form>
    </search>
  );
};

type GroupListProps = {
  readonly agent: string;
  readonly filter: Filter;
  readonly first: InboxPage;
  readonly onDone: (outcome: Outcome) => void;
};

const GroupList = ({ agent, filter, first, onDone }: GroupListProps) => {
  const { pages, ...rest } = usePages(first, (cursor) => load(agent, filter, cursor));
  const { counts, isCut, lookedBackTo, isUpToDate } = first;
  if (counts.groups === 0) {
    return (
      <Empty title={text.value.empty}>
        <p>{text.value.emptyHint}</p>
      </Empty>
    );
  }
  return (
    <>
      <p class="counts" role="status">
        {text.value.counts(count(counts.heard), count(counts.texts), count(counts.groups))}
        {isCut && lookedBackTo !== undefined && ` ${text.value.cut(shortMoment(lookedBackTo))}`}
        {!isUpToDate && ` ${text.value.behind}`}
      </p>
      <Groups
        agent={agent}
        groups={pages.flatMap(({ groups }) => groups)}
        isDismissed={filter.dismissed !== undefined}
        onDone={onDone}
      />
      <More {...rest} />
    </>
  );
};
