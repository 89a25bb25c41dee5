import type { EventStore } from '../../kernel/event-store.ts';
import { embeddedEventStore } from '../embedded/embedded-event-store.ts';
import { memoryLog } from './memory-log.ts';

/** For tests and trials: its data is lost when the process ends. */
export const memoryEventStore = (): EventStore =>
  embeddedEventStore({
    log: memoryLog(),
    commit: async (write) => write(),
    close: async () => undefined,
  });
