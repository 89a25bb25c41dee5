import { count } from '../../frame/numbers.ts';
import { words } from '../../frame/words.ts';

export const text = words({
  en: {
    title: 'Privacy',
    about:
      'These settings take effect at once, even if publishing is on. They apply to what is recorded from now on. Older records stay as they are until they are erased or expire.',
    readOnly: 'Only an administrator or a developer token of this agent may change them.',
    fields: { masking: 'Masking', retentionDays: 'Days' },
    maskingHint:
      'Values are replaced by a label in brackets, such as [email], before anything is recorded. The webhook receives them unmasked.',
    noRules: 'Nothing is masked.',
    rule: (number: number) => `Rule ${number}`,
    kind: 'Masks',
    kinds: { entity: 'values of an entity', pattern: 'matches of a pattern (RE2)' },
    label: 'Label',
    addRule: 'Add a rule',
    remove: 'Remove',
    removeRule: (number: number) => `Remove rule ${number}`,
    retention: 'Retention',
    retentionHint: 'Sessions whose last turn is older are deleted permanently. 0 keeps all sessions.',
    eraseQuestion: (sessions: number) =>
      sessions === 1 ? 'Erase 1 session?' : `Erase ${count(sessions)} sessions?`,
    eraseConsequences: (days: number, oldest: string) =>
      `Sessions without an event for ${days === 1 ? 'a day' : `${count(days)} days`} are erased within an hour, and this cannot be undone. The oldest one was last active at ${oldest}.`,
    eraseAction: 'Save and erase',
  },
  de: {
    title: 'Datenschutz',
    about:
      'Diese Einstellungen gelten sofort, auch wenn die Veröffentlichung eingeschaltet ist. Sie ändern, was von jetzt an aufgezeichnet wird: Früheres bleibt, bis es gelöscht wird oder seine Frist endet.',
    readOnly: 'Nur ein Administrator oder das Entwickler-Token dieses Agenten darf sie ändern.',
    fields: { masking: 'Maskierung', retentionDays: 'Tage' },
    maskingHint:
      'Werte werden vor der Aufzeichnung durch ein Etikett in Klammern ersetzt, etwa [email]. Der Webhook bekommt sie unmaskiert.',
    noRules: 'Nichts wird maskiert.',
    rule: (number: number) => `Regel ${number}`,
    kind: 'Maskiert',
    kinds: { entity: 'Werte einer Entität', pattern: 'Treffer eines Musters (RE2)' },
    label: 'Etikett',
    addRule: 'Regel hinzufügen',
    remove: 'Entfernen',
    removeRule: (number: number) => `Regel ${number} entfernen`,
    retention: 'Aufbewahrung',
    retentionHint:
      'Sitzungen, deren letzte Äußerung älter ist, werden endgültig gelöscht. 0 behält sie ohne Grenze.',
    eraseQuestion: (sessions: number) =>
      sessions === 1 ? '1 Sitzung löschen?' : `${count(sessions)} Sitzungen löschen?`,
    eraseConsequences: (days: number, oldest: string) =>
      `Sitzungen ohne Ereignis seit ${days === 1 ? 'einem Tag' : `${count(days)} Tagen`} werden innerhalb einer Stunde endgültig gelöscht. Die älteste war zuletzt ${oldest} aktiv.`,
    eraseAction: 'Speichern und löschen',
  },
});
