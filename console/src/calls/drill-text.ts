import { quantity } from '../frame/quantity.ts';
import { words } from '../frame/words.ts';

export const drillText = words({
  en: {
    title: 'Webhook drill',
    explained:
      'Decides recorded turns again as if calls had been slower or had failed, and lists the turns whose reply would have changed. It calls no webhook and records nothing.',
    slowerMs: 'Slower by (ms)',
    failWith: 'Fails with',
    nothing: 'nothing',
    timeout: 'a timeout',
    unreachable: 'no connection',
    percent: 'Share of calls that fail (%)',
    timeoutMs: "Timeout (ms), if not the agent's",
    seed: 'Seed (chooses the calls)',
    start: 'Start the drill',
    running: 'Deciding turns again…',
    unchanged: 'No reply would have changed.',
    sums: (calls: string, sessions: number, sessionCount: string, hit: string) =>
      `${calls} calls in ${sessionCount} ${sessions === 1 ? 'session' : 'sessions'}; ${hit} would have failed.`,
    outcome: (changed: string, same: string, unknown: string) =>
      `${quantity(changed, 'turn', 'turns')} would have another reply or other contexts, ${same} the same; unknown: ${quantity(unknown, 'later turn', 'later turns')}.`,
    said: 'Said',
    cause: 'What would have happened',
    recorded: 'Reply then',
    instead: 'Reply instead',
    also: (changes: string) => `Also changes: ${changes}`,
    changes: { reply: 'reply', contexts: 'contexts', followup: 'follow-up', slots: 'parameters' },
    messages: (count: number) => `(${quantity(count, 'message', 'messages')})`,
    shown: (limit: string) => `The first ${limit} turns are shown.`,
  },
  de: {
    title: 'Webhook-Übung',
    explained:
      'Entscheidet die aufgezeichneten Äußerungen noch einmal, als wären Aufrufe langsamer oder fehlgeschlagen, und nennt die, die anders beantwortet worden wären. Ruft keinen Webhook auf und zeichnet nichts auf.',
    slowerMs: 'Langsamer um (ms)',
    failWith: 'Schlägt fehl mit',
    nothing: 'nichts',
    timeout: 'Zeitüberschreitung',
    unreachable: 'keine Verbindung',
    percent: 'Anteil fehlgeschlagener Aufrufe (%)',
    timeoutMs: 'Zeitlimit (ms), wenn nicht das des Agenten',
    seed: 'Startwert (wählt die Aufrufe)',
    start: 'Übung starten',
    running: 'Äußerungen werden noch einmal entschieden …',
    unchanged: 'Keine Äußerung wäre anders beantwortet worden.',
    sums: (calls: string, sessions: number, sessionCount: string, hit: string) =>
      `${calls} Aufrufe in ${sessionCount} ${sessions === 1 ? 'Sitzung' : 'Sitzungen'}; ${hit} wären fehlgeschlagen.`,
    outcome: (changed: string, same: string, unknown: string) =>
      `${changed} Äußerungen wären anders beantwortet worden oder hätten anderes hinterlassen, ${same} nicht; unbekannt für ${unknown} spätere.`,
    said: 'Gesagt',
    cause: 'Was geschehen wäre',
    recorded: 'Antwort damals',
    instead: 'Antwort stattdessen',
    also: (changes: string) => `Es ändern sich auch: ${changes}`,
    changes: { reply: 'Antwort', contexts: 'Kontexte', followup: 'Folge-Event', slots: 'Parameter' },
    messages: (count: number) => `(${count} Nachrichten)`,
    shown: (limit: string) => `Die ersten ${limit} Äußerungen werden gezeigt.`,
  },
});
