import { expect, it } from 'vitest';
import { emptyAgent } from '../../agent/evolve.ts';
import { memoryEventStore } from '../../store/memory/memory-event-store.ts';
import { openedTexts } from '../opened-texts.ts';
import { trainingInbox } from './inbox.ts';

it('does not say how often texts were said while the newest turns are missing', async () => {
  let hasAll = false;
  const inbox = trainingInbox({
    views: {
      rows: () => ({ get: async () => [], range: async () => [] }),
      awaitPosition: async () => hasAll,
    },
    opened: openedTexts(memoryEventStore()),
    dismissalsOf: async () => () => false,
  });
  const heard = () => inbox.heard(emptyAgent('a1'), 'en', ['two flat whites']);
  await expect(heard()).rejects.toMatchObject({ code: 'inbox_behind' });
  hasAll = true;
  expect(await heard()).toEqual([]);
});
