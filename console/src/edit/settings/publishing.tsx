import { call } from '../../api/call.ts';
import { useLoaded } from '../../frame/loaded.ts';
import { may } from '../../frame/rights.ts';
import { to } from '../../frame/router.ts';
import { Await } from '../../parts/await.tsx';
import { PublishingSwitch } from './publishing-switch.tsx';
import { text } from './text.ts';

type Props = { readonly agent: string };

const usePublishing = (agent: string) =>
  useLoaded(
    (signal) => call('GET /admin/agents/{id}/publishing', { path: { id: agent } }, { signal }),
    [agent],
  );

/** Whether edits reach users at once, or with a publication. */
export const Publishing = ({ agent }: Props) => {
  const loaded = usePublishing(agent);
  return (
    <section aria-labelledby="publishing-title">
      <h2 id="publishing-title">{text.value.publishing}</h2>
      <Await of={loaded}>
        {({ on }) => (
          <>
            <p class="explained" role="status">
              {on ? text.value.publishingIsOn : text.value.publishingIsOff}{' '}
              <a href={to('agents', agent, 'edit', 'history')}>{text.value.history}</a>
            </p>
            {may('changes') && <PublishingSwitch agent={agent} on={on} onSwitch={loaded.again} />}
          </>
        )}
      </Await>
    </section>
  );
};

/** Shown before an edit is saved: whom it reaches, and how to check it first. */
export const WhomEditsReach = ({ agent }: Props) => {
  const loaded = usePublishing(agent);
  if (loaded.value === undefined) return null;
  const { on } = loaded.value;
  return (
    <span class="small">
      {on ? text.value.publishingIsOn : text.value.publishingIsOff}{' '}
      {!on && <PublishingSwitch agent={agent} on={on} onSwitch={loaded.again} />}
    </span>
  );
};
