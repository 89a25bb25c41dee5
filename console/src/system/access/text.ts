import { words } from '../../frame/words.ts';

export const text = words({
  en: {
    title: 'Access',
    about:
      'Each person gets a token of their own, so that the record names who did what. The admin token of the data folder opens everything, too.',
    none: 'Only the admin token opens all agents.',
    name: 'Person',
    role: 'Role',
    roles: { viewer: 'viewer', editor: 'editor', admin: 'administrator' },
    rights: {
      viewer: 'viewer: reads',
      editor: 'editor: reads and changes agents',
      admin: 'administrator: everything',
    },
    grant: 'Grant access',
    granted: 'Granted',
    lastUsed: 'Last used here',
    unused: 'not seen',
    revoke: 'Revoke',
    revokeOne: (name: string) => `Revoke the access of ${name}`,
    question: (name: string) => `Revoke the access of ${name}?`,
    consequences: 'The token and the console sessions that it opened end at once. You cannot restore it.',
    revoked: (name: string) => `${name} has no access any more.`,
  },
  de: {
    title: 'Zugang',
    about:
      'Jede Person hat ein eigenes Token, damit die Aufzeichnung nennt, wer was getan hat. Auch das Admin-Token im Datenordner öffnet alles.',
    none: 'Nur das Admin-Token öffnet alle Agenten.',
    name: 'Person',
    role: 'Rolle',
    roles: { viewer: 'Leser', editor: 'Bearbeiter', admin: 'Administrator' },
    rights: {
      viewer: 'Leser: liest',
      editor: 'Bearbeiter: liest und ändert Agenten',
      admin: 'Administrator: alles',
    },
    grant: 'Zugang geben',
    granted: 'Gegeben',
    lastUsed: 'Hier zuletzt benutzt',
    unused: 'nicht gesehen',
    revoke: 'Widerrufen',
    revokeOne: (name: string) => `Zugang von ${name} widerrufen`,
    question: (name: string) => `Den Zugang von ${name} widerrufen?`,
    consequences:
      'Das Token und die Konsolensitzungen, die es geöffnet hat, enden sofort. Es kommt nicht zurück.',
    revoked: (name: string) => `${name} hat keinen Zugang mehr.`,
  },
});
