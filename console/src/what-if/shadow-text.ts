import { quantity } from '../frame/quantity.ts';
import { words } from '../frame/words.ts';

export const text = words({
  en: {
    title: (environment: string) => `Shadow of ${environment}`,
    all: 'All what-ifs of the agent',
    shadows: 'Shadows',
    is: 'A shadow answers every new turn of an environment a second time, with another revision. Users do not notice, no webhook is called, and you see what it would have answered.',
    setOne: 'Set one for an environment',
    none: (environment: string) => `${environment} has no shadow`,
    noneAtAll: 'No environment has a shadow.',
    one: (environment: string, revision: number) => `${environment}: revision ${revision}`,
    of: (revision: number) =>
      `Revision ${revision} answers each turn again, from the recorded state before it. Users never see its answers.`,
    since: 'Since',
    catchingUp: 'Recorded turns are still being compared',
    summary: (turns: string, changed: string, share: string) =>
      `${quantity(turns, 'turn', 'turns')} compared; ${changed} would change (${share}).`,
    refused: (count: string) =>
      `${quantity(count, 'turn', 'turns')} could not be answered, because an entity is missing.`,
    unrecorded: (count: string) => `${count} would call a webhook that was not recorded.`,
    publish: 'Publish or roll back',
    noTurns: 'No turns since then',
    noTurnsHint: 'Each new turn appears here a moment after its reply.',
    nothing: 'Nothing would change',
    nothingHint: 'Each of these turns would get the same reply.',
  },
  de: {
    title: (environment: string) => `Schatten von ${environment}`,
    all: 'Alle Vergleiche des Agenten',
    shadows: 'Schatten',
    is: 'Ein Schatten beantwortet jede neue Äußerung einer Umgebung ein zweites Mal, mit einer anderen Revision. Nutzer merken nichts, kein Webhook wird aufgerufen, und Sie sehen, was er geantwortet hätte.',
    setOne: 'Bei den Umgebungen einen setzen',
    none: (environment: string) => `${environment} hat keinen Schatten`,
    noneAtAll: 'Keine Umgebung hat einen Schatten.',
    one: (environment: string, revision: number) => `${environment}: Revision ${revision}`,
    of: (revision: number) =>
      `Revision ${revision} beantwortet jede Äußerung noch einmal, auf dem aufgezeichneten Stand davor. Nutzer bekommen davon nichts.`,
    since: 'Seit',
    catchingUp: 'Aufgezeichnete Äußerungen werden noch verglichen',
    summary: (turns: string, changed: string, share: string) =>
      `${quantity(turns, 'Äußerung', 'Äußerungen')} verglichen; anders: ${changed} (${share}).`,
    refused: (count: string) =>
      `${quantity(count, 'Äußerung war', 'Äußerungen waren')} nicht zu beantworten, weil eine Entität fehlt.`,
    unrecorded: (count: string) =>
      `${quantity(count, 'Äußerung würde', 'Äußerungen würden')} einen Webhook aufrufen, der nicht aufgezeichnet ist.`,
    publish: 'Veröffentlichen oder zurücknehmen',
    noTurns: 'Seitdem hat niemand etwas gesagt',
    noTurnsHint: 'Jede neue Äußerung erscheint hier kurz nach ihrer Antwort.',
    nothing: 'Nichts wäre anders',
    nothingHint: 'Jede dieser Äußerungen würde beantwortet wie damals.',
  },
});
