import type { RecordedEvent } from '../../../kernel/event.ts';
import type {
  EventStore,
  PageSubscriber,
  Subscriber,
  Subscription,
  SubscriptionTarget,
} from '../../../kernel/event-store.ts';
import { firstValue } from '../../../kernel/first-value.ts';
import type { LogEvent } from '../wire/log-event.ts';
import type { FollowedSource, Sink } from './delivery.ts';
import { readable, withMetadata } from './log-reads.ts';
import { liveStreamSource } from './sources.ts';
import type { Subscriptions } from './subscriptions.ts';
import { type LogSurroundings, wholeLogSource } from './whole-log.ts';

export type FollowPorts = LogSurroundings & {
  readonly newestPosition: () => Promise<number>;
  readonly readStream: EventStore['readStream'];
  readonly subscriptions: Subscriptions;
};

export type Follower = { readonly after: number | undefined; readonly subscriber: Subscriber };

export const follow = (
  ports: FollowPorts,
  target: SubscriptionTarget,
  { after, subscriber }: Follower,
): Subscription => {
  const { subscriptions } = ports;
  if (target !== 'all' && 'stream' in target) {
    const source = followedStream(ports, target.stream);
    return subscriptions.add(
      source,
      after,
      oneByOne(subscriber, (event) => event),
    );
  }
  const source = followedLog(ports, target === 'all' ? undefined : target.category);
  return subscriptions.add(
    source,
    after,
    oneByOne(subscriber, (event) => readable(event, subscriber.onDamage)),
  );
};

const oneByOne = <Taken>(
  { onEvent, ...others }: Subscriber,
  read: (taken: Taken) => RecordedEvent | undefined,
): Sink<Taken> => ({
  ...others,
  onPage: async (page, onDelivered) => {
    for (const taken of page) {
      const event = read(taken);
      if (event !== undefined) await onEvent(event);
      if (!onDelivered(taken)) return;
    }
  },
});

const followedStream = (
  { connection, readStream }: Pick<FollowPorts, 'connection' | 'readStream'>,
  stream: string,
) => ({
  ...liveStreamSource(connection, stream),
  prepare: async (): Promise<number> => {
    const newest = await firstValue(readStream(stream, { direction: 'backwards', limit: 1 }));
    return newest?.revision ?? -1;
  },
});

const followedLog = (
  { newestPosition, ...around }: Omit<FollowPorts, 'readStream' | 'subscriptions'>,
  category: string | undefined,
): FollowedSource<LogEvent, LogEvent> => ({
  ...wholeLogSource(around, { category, ownFromMemory: true }),
  ...(category === undefined && { written: around.written }),
  prepare: newestPosition,
});

/** The whole log, unparsed. */
export const followUnread = (
  ports: FollowPorts,
  after: number | undefined,
  { onPage, onEnd, onResuming }: PageSubscriber,
): Subscription => {
  const sink: Sink<LogEvent> = {
    onPage: (page, onDelivered) => {
      onPage(withMetadata(page));
      for (const event of page.slice(-1)) onDelivered(event);
    },
    ...(onEnd !== undefined && { onEnd }),
    ...(onResuming !== undefined && { onResuming }),
  };
  return ports.subscriptions.add(followedLog(ports, undefined), after, sink);
};
