import type { Author } from '../authoring/agent-changes.ts';
import { type AuthorPorts, authorsBy, type ChangeAuthor } from '../authoring/author-names.ts';
import type { EventMetadata, RecordedEvent } from '../kernel/event.ts';
import { eventId } from '../kernel/event-id.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { firstValue } from '../kernel/first-value.ts';
import type { Outside } from '../outside/outside.ts';
import { winRace } from '../outside/race.ts';
import {
  type EndOfResend,
  evolveResends,
  type RequestOfResend,
  type Resend,
  type ResendEvent,
  type Resends,
  resendCatalogue,
  resendStream,
} from '../session/resends.ts';

type CallKey = { readonly agentId: string; readonly callId: string };

export type AuthoredResend = Author & Resend;

/** The record of webhook calls that people sent again. */
export interface ResendDesk {
  /** Records a request before it is sent. @returns records its end. */
  begin(
    key: CallKey,
    request: Omit<RequestOfResend, 'resendId' | 'requestedAt'>,
    author: ChangeAuthor,
  ): Promise<(end: EndOfResend) => Promise<void>>;
  /** The resends of a call, oldest first. */
  of(key: CallKey): Promise<readonly AuthoredResend[]>;
}

export type ResendDeskPorts = AuthorPorts & {
  readonly store: Pick<EventStore, 'append' | 'readStream'>;
  readonly outside: Pick<Outside, 'now' | 'id' | 'random' | 'sleep'>;
};

export const resendDesk = ({ store, outside, ...names }: ResendDeskPorts): ResendDesk => {
  const newestRevision = async (stream: string): Promise<number> => {
    const newest = await firstValue(store.readStream(stream, { direction: 'backwards', limit: 1 }));
    return newest?.revision ?? -1;
  };

  /** Several people may resend one call at the same time: each keeps their place in the stream. */
  const append = async (
    { agentId, callId }: CallKey,
    { event, index, author }: ResendRecord,
  ): Promise<void> => {
    const stream = resendStream(agentId, callId);
    const { resendId } = event.data;
    const metadata: EventMetadata = {
      schemaVersion: resendCatalogue.versionOf(event.type),
      occurredAt: outside.now(),
      correlationId: resendId,
      ...author,
    };
    const events = [{ ...event, id: eventId(resendId, index), metadata }];
    let newest = await newestRevision(stream);
    await winRace(outside, {
      attempt: () => store.append(stream, events, newest < 0 ? 'no-stream' : newest),
      catchUp: async () => {
        newest = await newestRevision(stream);
      },
    });
  };

  return {
    begin: async (key, request, author) => {
      const { callId } = key;
      const resendId = outside.id();
      const data = { callId, resendId, requestedAt: outside.now(), ...request };
      await append(key, { event: { type: 'ResendRequested', data }, index: 0, author });
      return (end) =>
        append(key, { event: { type: 'ResendEnded', data: { callId, resendId, ...end } }, index: 1, author });
    },
    of: async ({ agentId, callId }) => {
      let resends: Resends<RecordedEvent> = new Map();
      for await (const event of store.readStream(resendStream(agentId, callId)))
        resends = evolveResends(resends, resendCatalogue.read(event), event);
      if (resends.size === 0) return [];
      const authorOf = authorsBy(names, agentId);
      return Array.from(resends.values(), ({ origin, ...resend }) => ({ ...resend, ...authorOf(origin) }));
    },
  };
};

type ResendRecord = { readonly event: ResendEvent; readonly index: number; readonly author: ChangeAuthor };
