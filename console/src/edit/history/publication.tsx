import { call } from '../../api/call.ts';
import { useLoaded } from '../../frame/loaded.ts';
import { may } from '../../frame/rights.ts';
import { Await } from '../../parts/await.tsx';
import type { Outcome } from '../../parts/undo-line.tsx';
import type { Step } from './preview-dialog.tsx';
import { text } from './text.ts';

type Props = {
  readonly agent: string;
  /** Counts the changes that this page made, so that it reads again. */
  readonly reading: number;
  readonly onStep: (step: Step) => void;
  readonly onDone: (outcome: Outcome) => void;
};

/** What answers users, where that is not simply the agent as it is. */
export const Publication = ({ agent, reading, onStep, onDone }: Props) => {
  const loaded = useLoaded(
    (signal) => call('GET /admin/agents/{id}/publishing', { path: { id: agent } }, { signal }),
    [agent, reading],
  );
  return (
    <Await of={loaded}>
      {({ on, draftRevision, environments }) =>
        !on ? null : (
          <section aria-labelledby="publication-title">
            <h2 id="publication-title">{text.value.publication}</h2>
            <p>{text.value.draftIs(draftRevision)}</p>
            <ul>
              {environments.map(({ name, revision: published }) => (
                <li key={name} class="line">
                  <span dir="auto">{text.value.answers(name, published)}</span>{' '}
                  {may('changes') && (
                    <>
                      <button type="button" onClick={() => onStep(publishing(agent, name, onDone))}>
                        {text.value.publishTo(name)}
                      </button>{' '}
                      <button type="button" onClick={() => onStep(rollingBack(agent, name, onDone))}>
                        {text.value.rollBackIn(name)}
                      </button>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </Await>
  );
};

type Done = (outcome: Outcome) => void;

const publishing = (id: string, environment: string, done: Done): Step => ({
  question: text.value.publishQuestion(environment),
  action: text.value.publish,
  preview: (signal) =>
    call(
      'POST /admin/agents/{id}/publish',
      { path: { id }, body: { environment, dryRun: true } },
      { signal },
    ),
  // What was shown is published, and not what was edited since.
  run: async ({ revision }) => {
    await call('POST /admin/agents/{id}/publish', { path: { id }, body: { environment, revision } });
    done({ message: text.value.wasPublished(environment, revision) });
  },
});

const rollingBack = (id: string, environment: string, done: Done): Step => ({
  question: text.value.rollBackQuestion(environment),
  action: text.value.rollBack,
  preview: (signal) =>
    call(
      'POST /admin/agents/{id}/rollback',
      { path: { id }, body: { environment, dryRun: true } },
      { signal },
    ),
  run: async ({ revision }) => {
    await call('POST /admin/agents/{id}/rollback', { path: { id }, body: { environment, revision } });
    done({ message: text.value.wasPublished(environment, revision) });
  },
});
