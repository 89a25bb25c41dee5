import { type Catalogue, catalogueOf } from '../kernel/catalogue.ts';
import { defineEvent, type EventOf } from '../kernel/event.ts';
import { type Static, Type } from '../kernel/schema.ts';
import { webhookFailures } from './webhook-events.ts';

/**
 * The stream with the resends of one webhook call. It holds no text of a person and no session id, so it
 * stays when the session is erased; its call id then refers to no recorded call.
 */
export const resendStream = (agentId: string, callId: string): string =>
  `resend-${agentId}-${encodeURIComponent(callId)}`;

const request = {
  resendId: Type.String(),
  requestedAt: Type.String(),
  address: Type.String({ description: 'Scheme, host and port that it was sent to.' }),
  webhook: Type.Enum(['today', 'recorded'] as const, {
    description: 'Whether the webhook of that day was used, or that of the revision that answered the turn.',
  }),
  isOtherAddress: Type.Boolean({ description: 'Whether its sender chose another address than the webhook.' }),
  agentRevision: Type.Integer({ description: 'The revision of the agent that had these webhook settings.' }),
};

const end = {
  outcome: Type.Enum(['replied', ...webhookFailures] as const),
  status: Type.Optional(Type.Integer({ description: 'HTTP status, if there was a response.' })),
  elapsedMs: Type.Number(),
  replyBytes: Type.Integer({ minimum: 0, description: 'The size of the body of the response.' }),
  isSame: Type.Boolean({ description: 'Whether the reply was the recorded one.' }),
};

/** Recorded before the request is sent. */
export const ResendRequested = defineEvent(
  'ResendRequested',
  1,
  Type.Object({ callId: Type.String(), ...request }),
);

/** Missing if the server stopped during the call. */
export const ResendEnded = defineEvent(
  'ResendEnded',
  1,
  Type.Object({ callId: Type.String(), resendId: Type.String(), ...end }),
);

export const resendEvents = [ResendRequested, ResendEnded] as const;
export type ResendEvent = EventOf<typeof resendEvents>;
export const resendCatalogue: Catalogue<ResendEvent> = catalogueOf(resendEvents);

const RequestOfResend = Type.Object(request);
export type RequestOfResend = Static<typeof RequestOfResend>;
const EndOfResend = Type.Object(end);
export type EndOfResend = Static<typeof EndOfResend>;

/** A resend and, once it is recorded, how it ended. */
export const Resend = Type.Object({
  ...request,
  end: Type.Optional(
    Type.Object(end, {
      description: 'Absent during the call, and if the server stopped before it was recorded.',
    }),
  ),
});
export type Resend = Static<typeof Resend>;

/** By their ids, oldest first, with the event that recorded each request. */
export type Resends<Origin> = ReadonlyMap<string, Resend & { readonly origin: Origin }>;

export const evolveResends = <Origin>(
  resends: Resends<Origin>,
  event: ResendEvent,
  origin: Origin,
): Resends<Origin> => {
  switch (event.type) {
    case 'ResendRequested': {
      const { callId: _, ...resend } = event.data;
      return new Map(resends).set(resend.resendId, { ...resend, origin });
    }
    case 'ResendEnded': {
      const { callId: _, resendId, ...ended } = event.data;
      const resend = resends.get(resendId);
      return resend === undefined ? resends : new Map(resends).set(resendId, { ...resend, end: ended });
    }
    default:
      return event satisfies never;
  }
};
