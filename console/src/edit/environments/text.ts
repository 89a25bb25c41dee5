import { words } from '../../frame/words.ts';

export const text = words({
  en: {
    publication: 'Publication',
    draftIs: (revision: number) => `The draft has revision ${revision}.`,
    answers: (environment: string, revision: number) => `${environment}: revision ${revision} answers.`,
    publish: 'Publish',
    publishTo: (environment: string) => `Publish the draft to ${environment}…`,
    publishQuestion: (environment: string) => `Publish the draft to ${environment}?`,
    wasPublished: (environment: string, revision: number) =>
      `Revision ${revision} now answers in ${environment}.`,
    rollBack: 'Roll back',
    rollBackIn: (environment: string) => `Roll ${environment} back…`,
    rollBackQuestion: (environment: string) => `Roll ${environment} back?`,
    revision: 'Revision',
    splitFor: (environment: string) => `Split ${environment}…`,
    splitQuestion: (environment: string) => `Let another revision answer some sessions of ${environment}?`,
    splitHint: 'New sessions are divided by their id, and each keeps its revision.',
    percent: 'Percent of the new sessions',
    doSplit: 'Split',
    splitSet: (environment: string, share: string, revision: number) =>
      `Revision ${revision} now answers ${share} of the new sessions of ${environment}.`,
    splitOf: (share: string, revision: number) => `${share} of new sessions get revision ${revision}.`,
    endSplitOf: (environment: string) => `End the split of ${environment}…`,
    endSplitQuestion: (environment: string) => `End the split of ${environment}?`,
    endSplitHint: 'The published revision then answers all sessions.',
    splitEnded: (environment: string) => `One revision now answers all sessions of ${environment}.`,
    end: 'End',
    shadowFor: (environment: string) => `Set a shadow of ${environment}…`,
    shadowQuestion: (environment: string) => `Compare the turns of ${environment} with another revision?`,
    shadowHint:
      'From now on this revision answers each turn a second time, a moment after the reply. Users do not notice, and no webhook is called. Publishing or rolling back ends the shadow.',
    compare: 'Compare',
    shadowSet: (environment: string, revision: number) =>
      `Turns of ${environment} are now compared with revision ${revision}.`,
    shadowOf: (revision: number, since: string) => `Revision ${revision} has been its shadow since ${since}.`,
    whatDiffers: 'What differs',
    shadowEnded: (environment: string) => `${environment} no longer has a shadow.`,
  },
  de: {
    publication: 'Veröffentlichung',
    draftIs: (revision: number) => `Der Entwurf hat Revision ${revision}.`,
    answers: (environment: string, revision: number) => `${environment}: Revision ${revision} antwortet.`,
    publish: 'Veröffentlichen',
    publishTo: (environment: string) => `Den Entwurf in ${environment} veröffentlichen …`,
    publishQuestion: (environment: string) => `Den Entwurf in ${environment} veröffentlichen?`,
    wasPublished: (environment: string, revision: number) =>
      `In ${environment} antwortet jetzt Revision ${revision}.`,
    rollBack: 'Zurücknehmen',
    rollBackIn: (environment: string) => `${environment} zurücknehmen …`,
    rollBackQuestion: (environment: string) => `Die letzte Veröffentlichung in ${environment} zurücknehmen?`,
    revision: 'Revision',
    splitFor: (environment: string) => `${environment} aufteilen …`,
    splitQuestion: (environment: string) =>
      `Soll eine andere Revision einen Teil der Sitzungen von ${environment} beantworten?`,
    splitHint:
      'Sitzungen, die ab jetzt beginnen, werden nach ihrer Kennung aufgeteilt; jede bleibt bei ihrer Revision.',
    percent: 'Prozent der neuen Sitzungen',
    doSplit: 'Aufteilen',
    splitSet: (environment: string, share: string, revision: number) =>
      `Revision ${revision} beantwortet jetzt ${share} der neuen Sitzungen von ${environment}.`,
    splitOf: (share: string, revision: number) =>
      `${share} der neuen Sitzungen bekommen Revision ${revision}.`,
    endSplitOf: (environment: string) => `Die Aufteilung von ${environment} beenden …`,
    endSplitQuestion: (environment: string) => `Die Aufteilung von ${environment} beenden?`,
    endSplitHint: 'Dann beantwortet die veröffentlichte Revision alle Sitzungen.',
    splitEnded: (environment: string) => `In ${environment} beantwortet jetzt eine Revision alle Sitzungen.`,
    end: 'Beenden',
    shadowFor: (environment: string) => `Einen Schatten von ${environment} setzen …`,
    shadowQuestion: (environment: string) =>
      `Die Äußerungen von ${environment} mit einer anderen Revision vergleichen?`,
    shadowHint:
      'Ab jetzt beantwortet diese Revision jede Äußerung kurz nach der Antwort ein zweites Mal. Nutzer merken nichts, und kein Webhook wird aufgerufen. Ein Veröffentlichen oder Zurücknehmen beendet das.',
    compare: 'Vergleichen',
    shadowSet: (environment: string, revision: number) =>
      `Äußerungen von ${environment} werden ab jetzt mit Revision ${revision} verglichen.`,
    shadowOf: (revision: number, since: string) => `Revision ${revision} ist ihr Schatten seit ${since}.`,
    whatDiffers: 'Was anders wäre',
    shadowEnded: (environment: string) => `${environment} hat keinen Schatten mehr.`,
  },
});
