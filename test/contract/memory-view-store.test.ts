import { memoryViewStore } from '../../src/store/memory/memory-view-store.ts';
import { behavesLikeAViewStore } from './view-store-contract.ts';

behavesLikeAViewStore('memory', async () => ({
  views: memoryViewStore(),
  discard: async () => undefined,
}));
