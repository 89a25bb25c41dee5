import type { Operations } from '../api/schema.ts';
import { language } from '../frame/words.ts';

type Outcome = NonNullable<Operations['GET /admin/agents/{id}/webhook-calls']['query']['outcome']>;

const germanNames: Readonly<Record<string, string>> = {
  replied: 'beantwortet',
  failed: 'fehlgeschlagen',
  waiting: 'wartet',
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
} satisfies Readonly<Record<Outcome, string>>;

/** The outcomes that calls are found by; `failed` means any failure. */
export const webhookOutcomes = Object.keys(germanNames).filter((outcome) => outcome !== 'waiting');

export const outcomeName = (outcome: string): string => {
  const german = language.value === 'de' ? germanNames[outcome] : undefined;
  return german ?? outcome.replaceAll('_', ' ');
};

export const isFailure = (outcome: string): boolean => outcome !== 'replied' && outcome !== 'waiting';
