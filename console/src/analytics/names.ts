import { words } from '../frame/words.ts';

type Names = Readonly<Record<string, string>>;

const reportNames = words<Names>({
  en: { flow: 'intent flow', 'context-coverage': 'context coverage' },
  de: {
    overview: 'Überblick',
    revisions: 'Revisionen',
    scores: 'Werte',
    intents: 'Intents',
    actions: 'Actions',
    flow: 'Intent-Fluss',
    exits: 'Ausstiege',
    slots: 'Rückfragen',
    contexts: 'Kontexte',
    webhooks: 'Webhooks',
    replies: 'Antworten',
    phrases: 'Sätze',
    statechart: 'Automat',
    coverage: 'Abdeckung',
    'context-coverage': 'Abdeckung der Kontexte',
  },
});

/** The English names come from the server. */
const reportSummaries = words<Names>({
  en: {},
  de: {
    overview: 'Sitzungen, Äußerungen, und wie viele nicht verstanden wurden',
    revisions: 'wie es den Revisionen des Agenten in jeder Umgebung geht, nebeneinander',
    scores: 'wie sicher sich der Agent war, was gemeint ist',
    intents: 'welche Intents antworteten, wie sie gefunden wurden und wie sicher',
    actions: 'nach welchen Actions gefragt wurde',
    flow: 'welcher Intent auf welchen folgte',
    exits: 'nach welchen Intents Gespräche enden',
    slots: 'nach welchen Pflichtparametern gefragt wurde, wie oft, und wo Menschen aufgaben',
    contexts: 'welche Kontexte aktiv waren und wer sie setzte',
    webhooks: 'wie viele Webhook-Aufrufe es gab, wie lange sie dauerten und woran sie scheiterten',
    replies: 'wer sprach, und welche Varianten der Antworten gesagt wurden',
    phrases: 'welche Trainingssätze gesagt wurden, und welche nie passten',
    statechart: 'wie oft Zustände und Übergänge des Sitzungsautomaten erreicht wurden, und welche nie',
    coverage: 'wie oft jeder Intent des Agenten antwortete, und welcher nie',
    'context-coverage': 'wie oft jeder Kontext des Agenten gesetzt wurde, und welcher nie',
  },
});

const columnNames = words<Names>({
  en: {},
  de: {
    abandoned: 'abgebrochen',
    abandonmentRate: 'Abbruchquote',
    action: 'Action',
    answer: 'Antwort',
    asked: 'gefragt',
    byApi: 'durch API',
    byClient: 'durch Client',
    byIntent: 'durch Intent',
    byWebhook: 'durch Webhook',
    calls: 'Aufrufe',
    context: 'Kontext',
    environment: 'Umgebung',
    event: 'Event',
    exact: 'genau',
    exits: 'Ausstiege',
    expired: 'abgelaufen',
    failed: 'fehlgeschlagen',
    failureRate: 'Fehlerquote',
    filled: 'gefüllt',
    from: 'von',
    intent: 'Intent',
    interval: 'Zeit',
    kind: 'Art',
    language: 'Sprache',
    learned: 'gelernt',
    matched: 'passend',
    matches: 'Treffer',
    maxMs: 'längste',
    meanScore: 'mittlerer Wert',
    parameter: 'Parameter',
    phrase: 'Satz',
    phrases: 'Sätze',
    prompts: 'Rückfragen',
    promptsPerSlot: 'Rückfragen je Parameter',
    queries: 'Texte',
    replied: 'beantwortet',
    revision: 'Revision',
    said: 'gesagt',
    score: 'Wert',
    sessions: 'Sitzungen',
    set: 'gesetzt',
    share: 'Anteil',
    speaker: 'Sprecher',
    steps: 'Schritte',
    template: 'Vorlage',
    text: 'Text',
    times: 'Male',
    to: 'nach',
    triggers: 'Events',
    turns: 'Äußerungen',
    turnsPerSession: 'Äußerungen je Sitzung',
    unmatched: 'nicht verstanden',
    unmatchedRate: 'Anteil nicht verstanden',
    variant: 'Variante',
  },
});

/** The cells of columns with fixed words. */
const cellNames = words<Readonly<Record<string, Names>>>({
  en: {},
  de: { kind: { state: 'Zustand', transition: 'Übergang' } },
});

/** `turnsPerSession` → "turns per session". */
const inWords = (name: string): string =>
  name.replaceAll(/([a-z])([A-Z])/g, (_, end, begin) => `${end} ${begin.toLowerCase()}`).replaceAll('-', ' ');

const nameIn = (names: Names, name: string): string => names[name] ?? inWords(name);

export const reportName = (name: string): string => nameIn(reportNames.value, name);
/** @param english the server's description. */
export const reportSummary = (name: string, english: string): string =>
  reportSummaries.value[name] ?? english;
export const columnName = (name: string): string => nameIn(columnNames.value, name);

export const cellName = (column: string, cell: string): string => cellNames.value[column]?.[cell] ?? cell;
