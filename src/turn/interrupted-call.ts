import type { Agent } from '../agent/agent.ts';
import { isParleyError } from '../kernel/errors.ts';
import { CALL_POLL_MS } from '../kernel/limits/nodes.ts';
import { WEBHOOK_GRACE_MS, WEBHOOK_TIMEOUT_MS } from '../kernel/limits/webhooks.ts';
import type { Circumstances, SessionCommand } from '../session/commands.ts';
import { requestMetadata } from './request-metadata.ts';
import type { Session } from './sessions.ts';
import { pendingCall, type TurnPorts } from './turn.ts';

/** `webhookTimeoutMs` is the timeout of webhook calls in all processes. */
type Ports = TurnPorts & { readonly webhookTimeoutMs?: number };
type CallOwner = { readonly agent: Agent; readonly sessionId: string };

/**
 * Frees a session that waits for a webhook call. If another process is waiting for the reply, this one lets
 * it finish. If no process is left to receive the reply, the call is recorded as interrupted and never
 * repeated.
 */
export const giveUpCall = async (ports: Ports, session: Session, owner: CallOwner): Promise<void> => {
  const { outside, webhookTimeoutMs = WEBHOOK_TIMEOUT_MS } = ports;
  let wait = { callId: '', ms: 0 };
  for (let call = pendingCall(session.state()); call !== undefined; call = pendingCall(session.state())) {
    const { callId, requestedAt } = call;
    if (wait.callId !== callId) wait = { callId, ms: 0 };
    // The clock may have been set back since the call, so the time waited here counts as well.
    const elapsedMs = Math.max(wait.ms, Date.parse(outside.now()) - Date.parse(requestedAt));
    const leftMs = webhookTimeoutMs + WEBHOOK_GRACE_MS - elapsedMs;
    if (leftMs <= 0) {
      await session
        .record(
          () => interruption(ports, session, owner, { callId, elapsedMs }),
          requestMetadata(outside, owner, 'system'),
        )
        .catch(unlessSettled);
    } else {
      // Randomised, so that several waiting requests do not all retry at once.
      const pauseMs = Math.min(leftMs, CALL_POLL_MS * (0.5 + outside.random()));
      await outside.sleep(pauseMs);
      wait.ms += pauseMs;
      await session.refresh();
    }
  }
};

/** Another process recorded the interruption or the reply first. */
const unlessSettled = (error: unknown): void => {
  if (!isParleyError(error, 'no_webhook_pending')) throw error;
};

const interruption = (
  { outside, webhookBody }: TurnPorts,
  session: Session,
  { agent, sessionId }: CallOwner,
  { callId, elapsedMs }: { readonly callId: string; readonly elapsedMs: number },
): SessionCommand => {
  const language = session.state().data.turn?.matched?.language ?? agent.settings.language;
  const around: Circumstances = { agent, language, sessionId, now: outside.now(), webhookBody };
  const outcome = { failure: 'interrupted' as const, details: 'The call was interrupted.', elapsedMs };
  return { type: 'RecordWebhookOutcome', callId, outcome, around };
};
