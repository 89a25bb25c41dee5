import { useState } from 'preact/hooks';
import { call } from '../../api/call.ts';
import { Confirm } from '../../parts/confirm.tsx';
import { text } from './text.ts';

type Props = { readonly agent: string; readonly on: boolean; readonly onSwitch: () => void };

/** Turns publishing on or off, after a question. */
export const PublishingSwitch = ({ agent, on, onSwitch }: Props) => {
  const [isAsking, setAsking] = useState(false);
  const turn = async () => {
    await call('PUT /admin/agents/{id}/publishing', { path: { id: agent }, body: { on: !on } });
    setAsking(false);
    onSwitch();
  };
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        {on ? text.value.turnOff : text.value.turnOn}
      </button>
      {isAsking && (
        <Confirm
          question={on ? text.value.turnOffQuestion : text.value.turnOnQuestion}
          action={on ? text.value.off : text.value.on}
          onConfirm={turn}
          onClose={() => setAsking(false)}
        >
          <p>{on ? text.value.turnOffHint : text.value.turnOnHint}</p>
        </Confirm>
      )}
    </>
  );
};
