import { quantity } from '../frame/quantity.ts';
import { words } from '../frame/words.ts';

export const text = words({
  en: {
    title: 'Live',
    filter: 'Words in the text or the reply',
    only: 'Show',
    choices: { '': 'all turns', unmatched: 'not understood', webhook: 'webhook failed' },
    pause: 'Pause',
    goOn: 'Resume',
    states: {
      connecting: 'Connecting…',
      listening: 'Turns appear here as they happen.',
      interrupted: 'The connection was lost. Reconnecting…',
      refused: 'The server refused the connection.',
    },
    paused: (later: number) => (later === 0 ? 'Paused.' : `Paused; ${later} new.`),
    counts: (visible: number, all: number) => {
      const turns = quantity(all, 'turn', 'turns');
      return visible === all ? turns : `${visible} of ${turns}`;
    },
    keys: { next: 'Next turn', previous: 'Previous turn', pause: 'Pause or resume' },
    none: 'No turns yet',
    howTo: 'Say something to it, for instance:',
    noneFits: 'No turn matches the filter yet',
    others: 'Past turns are under Sessions.',
    sessions: 'Sessions',
    time: 'Time',
    session: 'Session',
    said: 'Said',
    reply: 'Reply',
    intent: 'Intent',
    score: 'Score',
    webhook: 'Webhook',
    took: 'Took',
    noIntent: 'nothing matched',
  },
  de: {
    title: 'Live',
    filter: 'Wörter im Text oder in der Antwort',
    only: 'Zeigen',
    choices: { '': 'alle Äußerungen', unmatched: 'nicht verstanden', webhook: 'Webhook fehlgeschlagen' },
    pause: 'Anhalten',
    goOn: 'Weiter',
    states: {
      connecting: 'Verbindung wird aufgebaut …',
      listening: 'Äußerungen erscheinen hier, sobald sie fallen.',
      interrupted: 'Die Verbindung ist abgebrochen. Neuer Versuch …',
      refused: 'Der Server hat die Verbindung abgelehnt.',
    },
    paused: (later: number) => (later === 0 ? 'Angehalten.' : `Angehalten; ${later} seither.`),
    counts: (visible: number, all: number) => {
      const turns = quantity(all, 'Äußerung', 'Äußerungen');
      return visible === all ? turns : `${visible} von ${turns}`;
    },
    keys: { next: 'Nächste Äußerung', previous: 'Vorige Äußerung', pause: 'Anhalten oder weiter' },
    none: 'Gerade spricht niemand mit dem Agenten',
    howTo: 'Sagen Sie ihm etwas, zum Beispiel:',
    noneFits: 'Bisher passt keine Äußerung zum Filter',
    others: 'Frühere Äußerungen stehen in den Sitzungen.',
    sessions: 'Sitzungen',
    time: 'Zeit',
    session: 'Sitzung',
    said: 'Gesagt',
    reply: 'Antwort',
    intent: 'Intent',
    score: 'Wert',
    webhook: 'Webhook',
    took: 'Dauer',
    noIntent: 'nichts passte',
  },
});
