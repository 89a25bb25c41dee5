import { useState } from 'preact/hooks';
import { call } from '../../api/call.ts';
import { useLoaded } from '../../frame/loaded.ts';
import { may } from '../../frame/rights.ts';
import { to } from '../../frame/router.ts';
import { Await } from '../../parts/await.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { text } from './text.ts';

/** Whether edits reach users at once, or with a publication. */
export const Publishing = ({ agent }: { readonly agent: string }) => {
  const path = { id: agent };
  const loaded = useLoaded(
    (signal) => call('GET /admin/agents/{id}/publishing', { path }, { signal }),
    [agent],
  );
  const [isAsking, setAsking] = useState(false);
  const turn = async (on: boolean) => {
    await call('PUT /admin/agents/{id}/publishing', { path, body: { on } });
    setAsking(false);
    loaded.again();
  };
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
            {may('changes') && (
              <button type="button" onClick={() => setAsking(true)}>
                {on ? text.value.turnOff : text.value.turnOn}
              </button>
            )}
            {isAsking && (
              <Confirm
                question={on ? text.value.turnOffQuestion : text.value.turnOnQuestion}
                action={on ? text.value.off : text.value.on}
                onConfirm={() => turn(!on)}
                onClose={() => setAsking(false)}
              >
                <p>{on ? text.value.turnOffHint : text.value.turnOnHint}</p>
              </Confirm>
            )}
          </>
        )}
      </Await>
    </section>
  );
};
