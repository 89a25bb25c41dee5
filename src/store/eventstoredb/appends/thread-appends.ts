import { BroadcastChannel } from 'node:worker_threads';
import { ESDB_WRITTEN_TOLD_MS } from '../../../kernel/limits.ts';
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
  return isSecond ? heard(log, channel) : told(log, channel);
};

const heard = (log: WrittenLog, channel: BroadcastChannel): SharedWrittenLog => {
  channel.onmessage = (event) => {
    const message: Message = event.data;
    if (message === 'forget') log.clear();
    else if ('deleted' in message) log.drop(message.deleted);
    else for (const written of message) log.add(written);
  };
  return { ...log, close: () => channel.close() };
};

const told = (log: WrittenLog, channel: BroadcastChannel): SharedWrittenLog => {
  let untold: Written[] = [];
  let timer: NodeJS.Timeout | undefined;
  const tell = (message: Message): void => channel.postMessage(message);
  return {
    add: (written) => {
      log.add(written);
      untold.push(written);
      timer ??= setTimeout(() => {
        timer = undefined;
        tell(untold);
        untold = [];
      }, ESDB_WRITTEN_TOLD_MS).unref();
    },
    after: log.after,
    drop: (stream) => {
      log.drop(stream);
      untold = untold.filter((written) => written.stream !== stream);
      tell({ deleted: stream });
    },
    clear: () => {
      log.clear();
      untold = [];
      tell('forget');
    },
    close: () => {
      clearTimeout(timer);
      channel.close();
    },
  };
};
