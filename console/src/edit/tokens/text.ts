import { words } from '../../frame/words.ts';

export const text = words({
  en: {
    title: 'Tokens',
    about:
      'Programs use a client token to talk to the agent. A developer token can also edit the agent and log in here.',
    add: 'Issue a token',
    name: 'Name',
    note: 'Note',
    kind: 'Kind',
    kinds: { client: 'client', developer: 'developer' },
    environment: 'Environment',
    issue: 'Issue',
    issuedAt: 'Issued',
    lastUsed: 'Last used',
    unused: 'not seen',
    lastUsedHint:
      'The last use is the last one on this server, accurate to about a minute. Check each server before you revoke a token that looks unused.',
    revoke: 'Revoke',
    revokeOne: (name: string) => `Revoke ${name}`,
    question: (name: string) => `Revoke the token ${name}?`,
    consequences: 'Programs that use it are refused at once. You cannot restore a revoked token.',
    revoked: 'The token was revoked.',
  },
  de: {
    title: 'Tokens',
    about:
      'Programme, die mit dem Agenten sprechen, haben ein Client-Token. Ein Entwickler-Token kann den Agenten auch bearbeiten und sich hier anmelden.',
    add: 'Token ausstellen',
    name: 'Name',
    note: 'Notiz',
    kind: 'Art',
    kinds: { client: 'Client', developer: 'Entwickler' },
    environment: 'Umgebung',
    issue: 'Ausstellen',
    issuedAt: 'Ausgestellt',
    lastUsed: 'Zuletzt benutzt',
    unused: 'nicht gesehen',
    lastUsedHint:
      'Gezeigt wird, was dieser Server gesehen hat, auf etwa eine Minute genau. Fragen Sie jeden Server, bevor Sie ein Token widerrufen, das unbenutzt aussieht.',
    revoke: 'Widerrufen',
    revokeOne: (name: string) => `${name} widerrufen`,
    question: (name: string) => `Das Token ${name} widerrufen?`,
    consequences:
      'Programme, die es haben, werden sofort abgewiesen. Ein widerrufenes Token kommt nicht zurück.',
    revoked: 'Das Token ist widerrufen.',
  },
});
