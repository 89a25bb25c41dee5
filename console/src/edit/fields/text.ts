import { words } from '../../frame/words.ts';

export const text = words({
  en: {
    remove: 'Remove',
    removeOne: (item: string) => `Remove ${item}`,
    add: (item: string) => `Add: ${item}`,
  },
  de: {
    remove: 'Entfernen',
    removeOne: (item: string) => `${item} entfernen`,
    add: (item: string) => `Hinzufügen: ${item}`,
  },
});
