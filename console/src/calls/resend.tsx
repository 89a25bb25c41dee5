import { useState } from 'preact/hooks';
import { Failure } from '../parts/await.tsx';
import { type Resent, resendCalls, type ShownCall } from './resending.ts';
import { ResentChanges, ResentEnd } from './resent-reply.tsx';
import { SendDialog } from './send-dialog.tsx';
import { text } from './text.ts';

type Props = { readonly agent: string; readonly call: ShownCall; readonly onResent: () => void };

/** Sends the request again after a confirmation, because the service may act on it again. */
export const Resend = ({ agent, call: { callId }, onResent }: Props) => {
  const [step, setStep] = useState<'rest' | 'asking' | 'sending'>('rest');
  const [resent, setResent] = useState<Resent>();
  const [error, setError] = useState<unknown>();
  const resend = async (to: string | undefined) => {
    setStep('sending');
    setError(undefined);
    try {
      await resendCalls(agent, { calls: [callId], ...(to !== undefined && { to }) }, { onResent: setResent });
    } catch (refusal) {
      setError(refusal);
    }
    setStep('rest');
    onResent();
  };
  return (
    <section aria-labelledby="resend-title">
      <h2 id="resend-title">{text.value.resendTitle}</h2>
      <button type="button" disabled={step === 'sending'} onClick={() => setStep('asking')}>
        {step === 'sending' ? text.value.sending : text.value.resend}
      </button>
      {step === 'asking' && (
        <SendDialog title={text.value.confirm} onClose={() => setStep('rest')} onSend={resend}>
          <p>{text.value.consequences}</p>
        </SendDialog>
      )}
      {error !== undefined && <Failure error={error} />}
      <div role="status">{resent !== undefined && <ResendResult resent={resent} />}</div>
    </section>
  );
};

const ResendResult = ({ resent }: { readonly resent: Resent }) => (
  <>
    <p>
      <ResentEnd resent={resent} />
    </p>
    {resent.url !== resent.recordedUrl && <p class="break">{text.value.sentTo(resent.url)}</p>}
    <ResentChanges resent={resent} />
  </>
);
