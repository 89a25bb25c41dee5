import { words } from '../frame/words.ts';

export const text = words({
  en: {
    title: 'Evidence',
    readBy: (revision: number | undefined) =>
      `The text alone, read by ${revision === undefined ? 'the agent as it is' : `revision ${revision}`}`,
    withContexts: (contexts: readonly string[]) =>
      contexts.length === 0 ? 'with no contexts.' : `with the contexts ${contexts.join(', ')}.`,
    refused: (threshold: string) => `Learned scores below ${threshold} are refused.`,
    words: 'What each word says',
    wordsHint:
      'To the classifier, for an intent (+) or against it (−). Below the name of an intent is its score.',
    word: 'Word',
    encoder: 'Sentence encoder',
    noWords: 'No intent has enough phrases for a classifier.',
    held: 'What held intents back',
    intent: 'Intent',
    score: 'Score',
    because: 'Because',
    contextsMissing: (names: readonly string[]) => `these contexts are not active: ${names.join(', ')}`,
    foreignWords: (foreign: readonly string[]) =>
      `its phrases have nothing like ${foreign.map((word) => `“${word}”`).join(', ')}`,
    otherAct: {
      question: (said: string) => `the text asks “${said}”, and its phrases do not`,
      whether: () => 'the text asks whether something is so, and its phrases do not',
      wish: (said: string) => `the text wishes (“${said}”), and its phrases only ask`,
      order: () => 'its phrases only ask, and the text does not',
      opposite: (said: string) => `its phrases have only the opposite of “${said}”`,
    },
    guesses: 'Weak readings',
    guessesHint:
      'Rules that match, but only by a value that no entity lists, or with hardly a word of their own.',
    takes: 'Takes',
    taken: (original: string, parameter: string) => `“${original}” as ${parameter}`,
    takesNothing: 'no unlisted words',
    knows: (part: string) => `knows ${part} of the text`,
    forAndAgainst: 'For (+) and against (−)',
    ownWords: 'enough words of its own',
    listedOrCapital: 'a listed value or a capital',
    context: 'an active context that asks for it',
    classifier: (learned: string) => `the classifier, with ${learned}`,
    counts: 'Counts',
    nearest: 'Nearest phrases',
    phrase: 'Phrase',
    similarity: 'Similarity',
    noNearest: 'No phrase of the agent is like the text.',
  },
  de: {
    title: 'Belege',
    readBy: (revision: number | undefined) =>
      `Nur der Text, gelesen ${revision === undefined ? 'vom heutigen Agenten' : `von Revision ${revision}`}`,
    withContexts: (contexts: readonly string[]) =>
      contexts.length === 0 ? 'ohne Kontexte.' : `mit den Kontexten ${contexts.join(', ')}.`,
    refused: (threshold: string) => `Gelernte Werte unter ${threshold} werden abgelehnt.`,
    words: 'Was jedes Wort sagt',
    wordsHint:
      'Für einen Intent (+) oder gegen ihn (−), so die Klassifikation. Unter jedem Namen steht der Wert.',
    word: 'Wort',
    encoder: 'Satz-Encoder',
    noWords: 'Kein Intent hat genug Sätze für eine Klassifikation.',
    held: 'Was Intents zurückhielt',
    intent: 'Intent',
    score: 'Wert',
    because: 'Denn',
    contextsMissing: (names: readonly string[]) => `diese Kontexte sind nicht aktiv: ${names.join(', ')}`,
    foreignWords: (foreign: readonly string[]) =>
      `seine Sätze haben nichts wie ${foreign.map((word) => `„${word}“`).join(', ')}`,
    otherAct: {
      question: (said: string) => `der Text fragt „${said}“, und seine Sätze nicht`,
      whether: () => 'der Text fragt, ob etwas so ist, und seine Sätze nicht',
      wish: (said: string) => `der Text wünscht etwas („${said}“), und seine Sätze fragen nur`,
      order: () => 'seine Sätze fragen nur, und der Text nicht',
      opposite: (said: string) => `seine Sätze haben nur das Gegenteil von „${said}“`,
    },
    guesses: 'Schwache Lesarten',
    guessesHint:
      'Regeln, die passen, aber nur durch einen Wert, den keine Entität nennt, oder kaum mit eigenen Wörtern.',
    takes: 'Nimmt',
    taken: (original: string, parameter: string) => `„${original}“ als ${parameter}`,
    takesNothing: 'keine unbekannten Wörter',
    knows: (part: string) => `kennt ${part} des Textes`,
    forAndAgainst: 'Dafür (+) und dagegen (−)',
    ownWords: 'genug eigene Wörter',
    listedOrCapital: 'ein bekannter Wert oder ein Großbuchstabe',
    context: 'ein aktiver Kontext, der danach fragt',
    classifier: (learned: string) => `die Klassifikation, mit ${learned}`,
    counts: 'Zählt',
    nearest: 'Ähnlichste Sätze',
    phrase: 'Satz',
    similarity: 'Ähnlichkeit',
    noNearest: 'Kein Satz des Agenten ist dem Text ähnlich.',
  },
});

type Names = Readonly<Record<string, string>>;

/** Why an intent was left out before any were compared; the names of other reasons are those of candidates. */
export const leftOutNames = words<Names>({
  en: {
    learning_off: 'machine learning is off for it, and the text is none of its phrases',
    value_missing: 'other words are where its phrases have a listed value or a name',
    words_unknown:
      'the text shares at most small words with its phrases, and the agent does not know the others',
    word_alone: 'the text is one small word, and none of its phrases',
    other_answer:
      'the text only answers, greets, thanks or the like, or speaks of a greeting; its phrases say something else',
    value_alone: 'the text is nothing but a value, which none of its phrases has alone',
    value_described: 'the text says or asks of a value what none of its phrases does',
    phrase_refused: 'the text is nearer to a phrase of a fallback intent',
    calls_off:
      'the text cancels something, and its phrases neither cancel, end or change anything nor say no',
    session_values: 'the session’s own entries replace the value that it would match',
  },
  de: {
    learning_off: 'maschinelles Lernen ist für ihn aus, und der Text ist keiner seiner Sätze',
    value_missing: 'wo seine Sätze einen bekannten Wert oder einen Namen haben, stehen andere Wörter',
    words_unknown:
      'der Text teilt höchstens kleine Wörter mit seinen Sätzen, und die übrigen kennt der Agent nicht',
    word_alone: 'der Text ist ein einzelnes kleines Wort und keiner seiner Sätze',
    other_answer:
      'der Text ist nur Antwort, Gruß oder Dank oder nennt einen Gruß, und seine Sätze antworten etwas anderes',
    value_alone: 'der Text ist nur ein Wert, den keiner seiner Sätze allein hat',
    value_described: 'der Text sagt oder fragt von einem Wert, was keiner seiner Sätze sagt oder fragt',
    phrase_refused: 'der Text ist einem Satz eines Fallback-Intents ähnlicher',
    calls_off:
      'der Text sagt etwas ab, und seine Sätze sagen nichts ab, beenden, ändern und verneinen nichts',
    session_values: 'die eigenen Einträge der Sitzung ersetzen den Wert, der passen würde',
  },
});

export const standingNames = words<Names>({
  en: {
    rule: 'like any rule',
    last_resort: 'only if nothing better answers',
    classifier: 'not at all: the score alone decides',
  },
  de: {
    rule: 'wie jede Regel',
    last_resort: 'nur, wenn nichts Besseres antwortet',
    classifier: 'gar nicht: Der Wert allein entscheidet',
  },
});
