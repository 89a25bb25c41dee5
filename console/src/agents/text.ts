import { words } from '../frame/words.ts';

export const text = words({
  en: {
    title: 'Agents',
    agent: 'Agent',
    languages: 'Languages',
    intents: 'Intents',
    revision: 'Revision',
    turns: 'Turns, 24 h',
    unmatched: 'Not understood, 24 h',
    failures: 'Webhook failures, 24 h',
    none: 'No agents yet',
    howToMake:
      'Create one below, drop the export of an API.ai or Dialogflow v1 agent, or import it from the command line:',
    create: 'Create an agent',
    name: 'Name',
    language: 'Language',
    createIt: 'Create',
    createHint: 'It begins with a welcome and a fallback intent. The language is a tag such as en or pt-BR.',
    import: 'Import an agent',
    drop: 'Drop an exported zip here, or choose one',
    importing: (file: string) => `Importing and training ${file}…`,
    isReady: (name: string) => `${name} is ready`,
    tokens: 'These tokens are shown only once. Save them for your programs.',
    client: 'Client access token',
    developer: 'Developer access token',
    warnings: (count: number) =>
      count === 0 ? 'No warnings' : count === 1 ? '1 warning' : `${count} warnings`,
  },
  de: {
    title: 'Agenten',
    agent: 'Agent',
    languages: 'Sprachen',
    intents: 'Intents',
    revision: 'Revision',
    turns: 'Äußerungen, 24 h',
    unmatched: 'Nicht verstanden, 24 h',
    failures: 'Webhook-Fehler, 24 h',
    none: 'Noch keine Agenten',
    howToMake:
      'Legen Sie unten einen an, ziehen Sie den Export eines Agenten von API.ai oder Dialogflow v1 auf die Seite, oder importieren Sie ihn an der Kommandozeile:',
    create: 'Agenten anlegen',
    name: 'Name',
    language: 'Sprache',
    createIt: 'Anlegen',
    createHint:
      'Er beginnt mit einer Begrüßung und einem Fallback-Intent. Die Sprache ist ein Kürzel wie en oder pt-BR.',
    import: 'Agenten importieren',
    drop: 'Exportiertes Zip hier ablegen oder auswählen',
    importing: (file: string) => `${file} wird importiert und trainiert …`,
    isReady: (name: string) => `${name} ist bereit`,
    tokens:
      'Diese Tokens werden nur einmal gezeigt. Bewahren Sie sie dort auf, wo Ihre Programme sie finden.',
    client: 'Client-Token',
    developer: 'Entwickler-Token',
    warnings: (count: number) =>
      count === 0 ? 'Keine Warnungen' : count === 1 ? '1 Warnung' : `${count} Warnungen`,
  },
});
