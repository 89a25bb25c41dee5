import type { Operations } from '../api/schema.ts';

type Outcome = NonNullable<Operations['GET /admin/agents/{id}/webhook-calls']['query']['outcome']>;

export const germanOutcomes: Readonly<Record<string, string>> = {
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
