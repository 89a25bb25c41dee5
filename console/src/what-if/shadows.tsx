import { call } from '../api/call.ts';
import { useLoaded } from '../frame/loaded.ts';
import { to } from '../frame/router.ts';
import { Await } from '../parts/await.tsx';
import { Moment } from '../parts/moment.tsx';
import { text } from './shadow-text.ts';

/** The shadows of the environments. */
export const Shadows = ({ agent }: { readonly agent: string }) => {
  const loaded = useLoaded(
    (signal) => call('GET /admin/agents/{id}/publishing', { path: { id: agent } }, { signal }),
    [agent],
  );
  return (
    <section aria-labelledby="shadows-title">
      <h2 id="shadows-title">{text.value.shadows}</h2>
      <p class="explained">{text.value.is}</p>
      <Await of={loaded}>
        {({ environments }) =>
          environments.some(({ shadow }) => shadow) ? (
            <ul>
              {environments.map(
                ({ name, shadow }) =>
                  shadow && (
                    <li key={name}>
                      <a href={to('agents', agent, 'what-if', 'shadow', name)} dir="auto">
                        {text.value.one(name, shadow.revision)}
                      </a>{' '}
                      <Moment at={shadow.since} />
                    </li>
                  ),
              )}
            </ul>
          ) : (
            <p>
              {text.value.noneAtAll} <a href={to('agents', agent, 'edit', 'history')}>{text.value.setOne}</a>
            </p>
          )
        }
      </Await>
    </section>
  );
};
