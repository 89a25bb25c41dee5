import { words } from '../frame/words.ts';

export const text = words({
  en: {
    title: 'Notes and tags',
    tags: 'Tags',
    notes: 'Notes',
    none: 'No notes and no tags.',
    newTag: 'New tag',
    addTag: 'Add tag',
    removeTag: (tag: string) => `Remove tag ${tag}`,
    newNote: 'New note',
    addNote: 'Add note',
    removeNote: 'Remove note',
    erased: '(erased)',
    keyMissing: '(key missing)',
    by: (name: string) => `by ${name}`,
  },
  de: {
    title: 'Notizen und Schlagwörter',
    tags: 'Schlagwörter',
    notes: 'Notizen',
    none: 'Keine Notizen und keine Schlagwörter.',
    newTag: 'Neues Schlagwort',
    addTag: 'Schlagwort hinzufügen',
    removeTag: (tag: string) => `Schlagwort ${tag} entfernen`,
    newNote: 'Neue Notiz',
    addNote: 'Notiz hinzufügen',
    removeNote: 'Notiz entfernen',
    erased: '(gelöscht)',
    keyMissing: '(Schlüssel fehlt)',
    by: (name: string) => `von ${name}`,
  },
});
