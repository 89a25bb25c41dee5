import { words } from '../../frame/words.ts';

export const text = words({
  en: {
    language: 'Language',
    remove: 'Remove',
    removeOne: (item: string) => `Remove ${item}`,
    add: (item: string) => `Add ${item}`,
    up: 'Move up',
    upOne: (item: string) => `Move up: ${item}`,
    badJson: 'This is not a JSON object yet, so it cannot be saved.',
  },
  de: {
    language: 'Sprache',
    remove: 'Entfernen',
    removeOne: (item: string) => `${item} entfernen`,
    add: (item: string) => `${item} hinzufügen`,
    up: 'Nach oben',
    upOne: (item: string) => `Nach oben: ${item}`,
    badJson: 'Das ist noch kein JSON-Objekt und kann nicht gespeichert werden.',
  },
});
