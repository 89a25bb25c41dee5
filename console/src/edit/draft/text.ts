import { words } from '../../frame/words.ts';

export const text = words({
  en: {
    save: 'Save',
    discard: 'Discard changes',
    undo: 'Undo',
    busy: 'Saving…',
    unsaved: 'Not saved yet. This browser keeps your changes.',
    noRoom: 'This browser has no space left, so a reload would lose your changes.',
    saved: (revision: number) => `Saved as revision ${revision}.`,
    whatIf: 'Check it against past sessions',
    outcomes: {
      discarded: 'Your changes were discarded.',
      unchanged: 'Nothing was changed.',
      undone: 'Undone.',
      merged: 'The form now has both changes. Check them, then save.',
    },
    conflict: 'Somebody else changed this',
    noConflicts: 'You and they changed different fields, so both changes can be kept.',
    conflicts: (count: number) =>
      count === 1
        ? 'You both changed one field. Choose whose value to keep:'
        : `You both changed ${count} fields. Choose whose value to keep in each:`,
    side: { mine: 'Yours', theirs: 'Theirs' },
    absent: '(removed)',
    merge: 'Merge into the form',
    takeTheirs: 'Discard my changes',
    deleted: 'Somebody deleted what you were editing',
    deletedHint: 'Your unsaved work is below. Copy what you need, or save it as a new one.',
    recreate: 'Save as new',
  },
  de: {
    save: 'Speichern',
    discard: 'Änderungen verwerfen',
    undo: 'Rückgängig',
    busy: 'Wird gespeichert …',
    unsaved: 'Noch nicht gespeichert. Dieser Browser behält Ihre Änderungen.',
    noRoom: 'Dieser Browser hat keinen Platz mehr, um Ihre Änderungen über ein Neuladen zu behalten.',
    saved: (revision: number) => `Gespeichert als Revision ${revision}.`,
    whatIf: 'Mit früheren Sitzungen prüfen',
    outcomes: {
      discarded: 'Ihre Änderungen wurden verworfen.',
      unchanged: 'Nichts wurde geändert.',
      undone: 'Rückgängig gemacht.',
      merged: 'Beide Änderungen sind im Formular. Speichern Sie sie, wenn sie stimmen.',
    },
    conflict: 'Jemand anders hat das geändert',
    noConflicts: 'Ihre Änderungen und die anderen betreffen verschiedene Felder, also können beide bleiben.',
    conflicts: (count: number) =>
      count === 1
        ? 'Ein Feld haben Sie beide geändert. Wählen Sie, wessen Wert gilt:'
        : `${count} Felder haben Sie beide geändert. Wählen Sie, wessen Wert jeweils gilt:`,
    side: { mine: 'Ihr Wert', theirs: 'Der andere Wert' },
    absent: '(entfernt)',
    merge: 'Im Formular zusammenführen',
    takeTheirs: 'Meine Änderungen verwerfen',
    deleted: 'Jemand hat gelöscht, was Sie bearbeiten',
    deletedHint: 'Ihre ungespeicherte Arbeit steht unten. Kopieren Sie sie, oder speichern Sie sie neu.',
    recreate: 'Neu speichern',
  },
});
