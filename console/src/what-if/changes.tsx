import { call, type Extras, type Reply } from '../api/call.ts';
import type { TurnChange, WhatIfReport } from '../api/schema.ts';
import { useLoaded } from '../frame/loaded.ts';
import { Await } from '../parts/await.tsx';
import { More, usePages } from '../parts/pages.tsx';
import { CauseMenu, ChangeTable, chosenGroup } from './change-table.tsx';

type Groups = WhatIfReport['groups'];

const PER_PAGE = 100;

type Page = Reply<'GET /admin/what-if/{whatIf}/changes'>;
type Props = { readonly agent: string; readonly job: string; readonly groups: Groups };

/** The changed turns of one cause. */
export const Changes = ({ agent, job, groups }: Props) => {
  const group = chosenGroup(groups);
  return (
    <>
      <CauseMenu groups={groups} />
      {group !== undefined && <OfCause key={group.cause} agent={agent} job={job} cause={group.cause} />}
    </>
  );
};

type OfCauseProps = { readonly agent: string; readonly job: string; readonly cause: TurnChange['cause'] };

const OfCause = ({ agent, job, cause }: OfCauseProps) => {
  const load = (extras: Extras, cursor?: string) =>
    call(
      'GET /admin/what-if/{whatIf}/changes',
      { path: { whatIf: job }, query: { cause, limit: PER_PAGE, ...(cursor !== undefined && { cursor }) } },
      extras,
    );
  const loaded = useLoaded((signal) => load({ signal }), [job, cause]);
  return (
    <Await of={loaded}>
      {(first) => <PagedChanges agent={agent} first={first} load={(cursor) => load({}, cursor)} />}
    </Await>
  );
};

type PagedProps = {
  readonly agent: string;
  readonly first: Page;
  readonly load: (cursor: string) => Promise<Page>;
};

const PagedChanges = ({ agent, first, load }: PagedProps) => {
  const { pages, next, error } = usePages(first, load);
  return (
    <>
      <ChangeTable agent={agent} changes={pages.flatMap(({ changes }) => changes)} />
      <More next={next} error={error} />
    </>
  );
};
