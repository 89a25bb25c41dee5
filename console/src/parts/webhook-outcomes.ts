import { words } from '../frame/words.ts';

/** The possible outcomes of a webhook call; `failed` means any failure. */
export const webhookOutcomes = [
  'replied',
  'failed',
  'http_status',
  'timeout',
  'unreachable',
  'address_refused',
  'empty',
  'unreadable',
  'too_large',
  'interrupted',
  'circuit_open',
  'secret_unreadable',
  'followup_limit',
  'followup_unknown',
] as const;

const names = words<Readonly<Record<string, string>>>({
  en: {},
  de: {
    waiting: 'wartet',
    replied: 'beantwortet',
    failed: 'fehlgeschlagen',
    http_status: 'HTTP-Status',
    timeout: 'Zeitüberschreitung',
    unreachable: 'nicht erreichbar',
    address_refused: 'Adresse verweigert',
    empty: 'leer',
    unreadable: 'unlesbar',
    too_large: 'zu groß',
    interrupted: 'unterbrochen',
    circuit_open: 'Aufrufe ausgesetzt',
    secret_unreadable: 'Geheimnis unlesbar',
    followup_limit: 'zu viele Folge-Events',
    followup_unknown: 'Folge-Event unbekannt',
  },
});

export const outcomeName = (outcome: string): string => names.value[outcome] ?? outcome.replaceAll('_', ' ');

export const isFailure = (outcome: string): boolean => outcome !== 'replied' && outcome !== 'waiting';
