import { BroadcastChannel } from 'node:worker_threads';
import { ESDB_WRITTEN_SHARE_MS } from '../../../kernel/limits/eventstoredb.ts';
import type { Written, WrittenLog } from './written-log.ts';

/** What was appended since the last message, a deleted stream, or that all before may no longer hold. */
type Message = readonly Written[] | { readonly deleted: string } | 'forget';

export type SharedWrittenLog = WrittenLog & { readonly close: () => void };

/** Shares what one thread of this process appends with the others, so that they need not be sent it either. */
export const sharedWrittenLog = (
  log: WrittenLog,
  { name, isSecond }: { readonly name: string; readonly isSecond: boolean },
): SharedWrittenLog => {
  const channel = new BroadcastChannel(`appended to ${name}`);
  // It keeps no process running.
  channel.unref();
  return isSecond ? receivingLog(log, channel) : sendingLog(log, channel);
};

const receivingLog = (log: WrittenLog, channel: BroadcastChannel): SharedWrittenLog => {
  channel.onmessage = (event) => {
    const message: Message = event.data;
    if (message === 'forget') log.clear();
    else if ('deleted' in message) log.drop(message.deleted);
    else for (const written of message) log.add(written);
  };
  return { ...log, close: () => channel.close() };
};

const sendingLog = (log: WrittenLog, channel: BroadcastChannel): SharedWrittenLog => {
  let unsent: Written[] = [];
  let timer: NodeJS.Timeout | undefined;
  const send = (message: Message): void => channel.postMessage(message);
  return {
    add: (written) => {
      log.add(written);
      unsent.push(written);
      timer ??= setTimeout(() => {
        timer = undefined;
        send(unsent);
        unsent = [];
      }, ESDB_WRITTEN_SHARE_MS).unref();
    },
    after: log.after,
    drop: (stream) => {
      log.drop(stream);
      unsent = unsent.filter((written) => written.stream !== stream);
      send({ deleted: stream });
    },
    clear: () => {
      log.clear();
      unsent = [];
      send('forget');
    },
    close: () => {
      clearTimeout(timer);
      channel.close();
    },
  };
};
