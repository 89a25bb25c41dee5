import { memoryEventStore } from '../../src/store/memory/memory-event-store.ts';
import { behavesLikeAnEventStore } from './event-store-contract.ts';

behavesLikeAnEventStore('memory', async () => ({
  store: memoryEventStore(),
  discard: async () => undefined,
}));
