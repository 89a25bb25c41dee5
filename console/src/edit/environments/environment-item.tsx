import { useState } from 'preact/hooks';
import { call } from '../../api/call.ts';
import { moment, share } from '../../frame/numbers.ts';
import { may } from '../../frame/rights.ts';
import { to } from '../../frame/router.ts';
import { Confirm } from '../../parts/confirm.tsx';
import { EndShadow } from '../../parts/end-shadow.tsx';
import type { Step } from '../history/preview-dialog.tsx';
import type { EnvironmentProps } from './environment-props.ts';
import { SetShadow } from './set-shadow.tsx';
import { SetSplit } from './set-split.tsx';
import { publishStep, rollbackStep } from './steps.ts';
import { text } from './text.ts';

type Props = EnvironmentProps & { readonly onStep: (step: Step) => void };

/** The revisions that answer in an environment, and its actions. */
export const EnvironmentItem = (props: Props) => {
  const { agent, environment, onStep, onDone } = props;
  const { name, revision } = environment;
  return (
    <li>
      <p class="line">
        <span dir="auto">{text.value.answers(name, revision)}</span>{' '}
        {may('changes') && (
          <>
            <button type="button" onClick={() => onStep(publishStep(agent, name, onDone))}>
              {text.value.publishTo(name)}
            </button>{' '}
            <button type="button" onClick={() => onStep(rollbackStep(agent, name, onDone))}>
              {text.value.rollBackIn(name)}
            </button>{' '}
            {environment.split === undefined && <SetSplit {...props} />}{' '}
            {environment.shadow === undefined && <SetShadow {...props} />}
          </>
        )}
      </p>
      <SplitLine {...props} />
      <ShadowLine {...props} />
    </li>
  );
};

const SplitLine = ({ agent, environment: { name, split }, onDone }: EnvironmentProps) => {
  const [isAsking, ask] = useState(false);
  if (split === undefined) return null;
  const end = async () => {
    const path = { id: agent, environment: name };
    await call('PUT /admin/agents/{id}/environments/{environment}/split', { path, body: { split: null } });
    onDone({ message: text.value.splitEnded(name) });
  };
  return (
    <p class="line">
      <span>{text.value.splitOf(share(split.share), split.revision)}</span>{' '}
      {may('changes') && (
        <button type="button" onClick={() => ask(true)}>
          {text.value.endSplitOf(name)}
        </button>
      )}
      {isAsking && (
        <Confirm
          question={text.value.endSplitQuestion(name)}
          action={text.value.end}
          onConfirm={end}
          onClose={() => ask(false)}
        >
          <p>{text.value.endSplitHint}</p>
        </Confirm>
      )}
    </p>
  );
};

const ShadowLine = ({ agent, environment: { name, shadow }, onDone }: EnvironmentProps) =>
  shadow === undefined ? null : (
    <p class="line">
      <span>{text.value.shadowOf(shadow.revision, moment(shadow.since))}</span>{' '}
      <a href={to('agents', agent, 'what-if', 'shadow', name)}>{text.value.whatDiffers}</a>{' '}
      {may('changes') && (
        <EndShadow
          agent={agent}
          environment={name}
          onEnd={() => onDone({ message: text.value.shadowEnded(name) })}
        />
      )}
    </p>
  );
