import { call } from '../api/call.ts';
import { useLoaded } from '../frame/loaded.ts';
import { Await } from '../parts/await.tsx';
import { text } from './text.ts';

export const Store = () => {
  const loaded = useLoaded((signal) => call('GET /health/ready', {}, { signal }), []);
  return (
    <section aria-labelledby="store-title">
      <h2 id="store-title">{text.value.store}</h2>
      <Await of={loaded}>
        {({ views, unreadableRecords }) => (
          <>
            <p>
              <span class="good">{text.value.ready}</span>{' '}
              {views !== undefined && text.value.views(views.live, views.total)}
            </p>
            {unreadableRecords !== undefined && (
              <>
                <p class="warn">{text.value.unreadable(unreadableRecords.count)}</p>
                <pre>npx parley store check</pre>
              </>
            )}
          </>
        )}
      </Await>
    </section>
  );
};
