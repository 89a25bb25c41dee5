import type { RecordedEvent } from '../../kernel/event.ts';
import type {
  EventStore,
  PageSubscriber,
  Subscriber,
  Subscription,
  SubscriptionTarget,
} from '../../kernel/event-store.ts';
import { liveStreamCourse } from './courses.ts';
import type { FollowedCourse, Sink } from './delivery.ts';
import type { LogEvent } from './log-event.ts';
import { readable, withMetadata } from './log-reads.ts';
import type { Subscriptions } from './subscriptions.ts';
import { type LogSurroundings, wholeLogCourse } from './whole-log.ts';

export type Following = LogSurroundings & {
  readonly newestPosition: () => Promise<number>;
  readonly readStream: EventStore['readStream'];
  readonly subscriptions: Subscriptions;
};

export type Follower = { readonly after: number | undefined; readonly subscriber: Subscriber };

export const follow = (
  following: Following,
  target: SubscriptionTarget,
  { after, subscriber }: Follower,
): Subscription => {
  const { subscriptions } = following;
  if (target !== 'all' && 'stream' in target) {
    const course = followedStream(following, target.stream);
    return subscriptions.add(
      course,
      after,
      oneByOne(subscriber, (event) => event),
    );
  }
  const course = followedLog(following, target === 'all' ? undefined : target.category);
  return subscriptions.add(
    course,
    after,
    oneByOne(subscriber, (event) => readable(event, subscriber.onDamage)),
  );
};

const oneByOne = <Taken>(
  { onEvent, ...others }: Subscriber,
  read: (taken: Taken) => RecordedEvent | undefined,
): Sink<Taken> => ({
  ...others,
  onPage: async (page, isTold) => {
    for (const taken of page) {
      const event = read(taken);
      if (event !== undefined) await onEvent(event);
      if (!isTold(taken)) return;
    }
  },
});

const followedStream = (
  { connection, readStream }: Pick<Following, 'connection' | 'readStream'>,
  stream: string,
) => ({
  ...liveStreamCourse(connection, stream),
  prepare: async (): Promise<number> => {
    for await (const { revision } of readStream(stream, { direction: 'backwards', limit: 1 }))
      return revision;
    return -1;
  },
});

const followedLog = (
  { newestPosition, ...around }: Omit<Following, 'readStream' | 'subscriptions'>,
  category: string | undefined,
): FollowedCourse<LogEvent, LogEvent> => ({
  ...wholeLogCourse(around, { category, ownFromMemory: true }),
  ...(category === undefined && { written: around.written }),
  prepare: newestPosition,
});

/** The whole log, unparsed. */
export const followUnread = (
  following: Following,
  after: number | undefined,
  { onPage, onEnd, onResuming }: PageSubscriber,
): Subscription => {
  const sink: Sink<LogEvent> = {
    onPage: (page, isTold) => {
      onPage(withMetadata(page));
      for (const event of page.slice(-1)) isTold(event);
    },
    ...(onEnd !== undefined && { onEnd }),
    ...(onResuming !== undefined && { onResuming }),
  };
  return following.subscriptions.add(followedLog(following, undefined), after, sink);
};
