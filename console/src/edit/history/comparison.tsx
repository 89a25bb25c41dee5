import { call } from '../../api/call.ts';
import { useLoaded } from '../../frame/loaded.ts';
import { go, withQuery } from '../../frame/router.ts';
import { Await } from '../../parts/await.tsx';
import { DiffView } from './diff-view.tsx';
import { text } from './text.ts';

type Props = { readonly agent: string; readonly from: string; readonly to: string };

/** The difference between the two revisions in the address. */
export const Comparison = ({ agent, from, to }: Props) => {
  const loaded = useLoaded(
    (signal) =>
      call(
        'GET /admin/agents/{id}/diff',
        { path: { id: agent }, query: { from: Number(from), to: Number(to) } },
        { signal },
      ),
    [agent, from, to],
  );
  return (
    <section aria-labelledby="comparison-title" class="comparison">
      <h2 id="comparison-title">{text.value.comparison(from, to)}</h2>
      <form
        class="add"
        onSubmit={(event) => event.preventDefault()}
        onChange={({ currentTarget }) => {
          const data = new FormData(currentTarget);
          const [first, last] = [String(data.get('from')), String(data.get('to'))];
          if (first !== '' && last !== '') go(withQuery({ from: first, to: last }), { replaces: true });
        }}
      >
        <label>
          {text.value.from} <input name="from" type="number" min={0} required defaultValue={from} />
        </label>
        <label>
          {text.value.to} <input name="to" type="number" min={0} required defaultValue={to} />
        </label>
        <a href={withQuery({ from: undefined, to: undefined })}>{text.value.close}</a>
      </form>
      <Await of={loaded}>
        {({ diff, summary }) => <DiffView diff={diff} isEmpty={summary.length === 0} />}
      </Await>
    </section>
  );
};
