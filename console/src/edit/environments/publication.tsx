import { call } from '../../api/call.ts';
import { useLoaded } from '../../frame/loaded.ts';
import { Await } from '../../parts/await.tsx';
import type { Outcome } from '../../parts/undo-line.tsx';
import type { Step } from '../history/preview-dialog.tsx';
import { EnvironmentItem } from './environment-item.tsx';
import { text } from './text.ts';

type Props = {
  readonly agent: string;
  /** The number of changes by this page; each change reloads it. */
  readonly reading: number;
  readonly onStep: (step: Step) => void;
  readonly onDone: (outcome: Outcome) => void;
};

/** The revisions that answer users, if publishing is on. */
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
            <ul class="environments">
              {environments.map((environment) => (
                <EnvironmentItem
                  key={environment.name}
                  agent={agent}
                  environment={environment}
                  draftRevision={draftRevision}
                  onStep={onStep}
                  onDone={onDone}
                />
              ))}
            </ul>
          </section>
        )
      }
    </Await>
  );
};
