import { inSlices } from '../outside/slices.ts';
import { maskEvents } from '../privacy/mask-events.ts';
import type { Masking } from '../privacy/masking.ts';
import type { SessionEvent } from '../session/events.ts';

type Events = readonly SessionEvent[];

/** The recordable form of decided events: the same array if nothing is masked. */
export type RecordMask = (events: Events) => Events | Promise<Events>;

/** Masks the matches of the agent's rules. */
export const ruleMask =
  (masking: Masking): RecordMask =>
  (events) =>
    inSlices(maskEvents(masking, events));

/** Masks the agent's secrets in webhook requests: the call needs the exact body, the record does not. */
export const secretMask =
  (mask: (text: string) => string): RecordMask =>
  (events) =>
    events.some(isCall) ? events.map((event) => withMaskedBody(event, mask)) : events;

const isCall = ({ type }: SessionEvent): boolean => type === 'WebhookRequested';

const withMaskedBody = (event: SessionEvent, mask: (text: string) => string): SessionEvent =>
  event.type === 'WebhookRequested'
    ? { type: event.type, data: { ...event.data, body: mask(event.data.body) } }
    : event;
