import { words } from '../frame/words.ts';

/** Names of the API's codes for people. */
type Names = Readonly<Record<string, string>>;
const names = (en: Names, de: Names) => words<Names>({ en, de });

export const tabNames = words({
  en: {
    why: 'Why',
    contexts: 'Contexts',
    machine: 'Machine',
    webhook: 'Webhook',
    raw: 'Raw',
    blame: 'Blame',
    today: 'Today',
  },
  de: {
    why: 'Warum',
    contexts: 'Kontexte',
    machine: 'Automat',
    webhook: 'Webhook',
    raw: 'Roh',
    blame: 'Woher',
    today: 'Heute',
  },
});

export const matchNames = names(
  {
    exact: 'exact',
    template: 'template',
    learned: 'learned',
    fallback: 'fallback',
    trigger: 'event',
    answer: 'answer',
  },
  {
    exact: 'genau',
    template: 'Vorlage',
    learned: 'gelernt',
    fallback: 'Fallback',
    trigger: 'Event',
    answer: 'Antwort',
  },
);

export const reasonNames = names(
  {
    exact_match: 'the very words of a phrase',
    template_match: 'fits a template',
    best_score: 'the best score',
    nothing_else_matched: 'nothing else matched',
    below_threshold: 'below the threshold',
    lower_score: 'a lower score',
    lower_priority: 'a lower priority',
    input_context_missing: 'an input context is missing',
    fewer_active_contexts: 'fewer of its contexts are active',
    switched_off: 'its priority switches it off',
    trigger_named: 'the event was named',
  },
  {
    exact_match: 'wörtlich ein Satz',
    template_match: 'passt zu einer Vorlage',
    best_score: 'der beste Wert',
    nothing_else_matched: 'nichts anderes passte',
    below_threshold: 'unter der Schwelle',
    lower_score: 'niedrigerer Wert',
    lower_priority: 'niedrigere Priorität',
    input_context_missing: 'ein Eingangskontext fehlt',
    fewer_active_contexts: 'weniger seiner Kontexte sind aktiv',
    switched_off: 'seine Priorität schaltet ihn ab',
    trigger_named: 'das Event wurde genannt',
  },
);

export const sourceNames = names(
  {
    text: 'from the text',
    session_entity: 'from an entity of the session',
    answer: 'from the answer to a question',
    context: 'from a context',
    default: 'the default value',
    constant: 'a constant',
    nothing: 'nothing gave a value',
  },
  {
    text: 'aus dem Text',
    session_entity: 'aus einer Entität der Sitzung',
    answer: 'aus der Antwort auf eine Frage',
    context: 'aus einem Kontext',
    default: 'der Vorgabewert',
    constant: 'eine Konstante',
    nothing: 'nichts ergab einen Wert',
  },
);

export const replyNames = names(
  {
    intent: 'of the intent',
    prompt: 'a prompt',
    webhook: 'of the webhook',
    exit: 'after an exit word',
    nothing: 'none',
  },
  {
    intent: 'des Intents',
    prompt: 'eine Rückfrage',
    webhook: 'des Webhooks',
    exit: 'nach einem Abbruch',
    nothing: 'keine',
  },
);

export const changeNames = names(
  { added: 'added', removed: 'removed', changed: 'changed', kept: 'kept' },
  { added: 'neu', removed: 'entfernt', changed: 'geändert', kept: 'behalten' },
);

export const placeNames = names(
  {
    listening: 'listening',
    answering: 'answering',
    prompting: 'prompting',
    calling: 'calling the webhook',
    followingUp: 'following up',
    expired: 'expired',
  },
  {
    listening: 'hört zu',
    answering: 'antwortet',
    prompting: 'fragt nach',
    calling: 'ruft den Webhook',
    followingUp: 'folgt einem Event',
    expired: 'abgelaufen',
  },
);

export const causeNames = names(
  {
    intent: 'Today another intent answers.',
    threshold: 'Today the score is below the threshold.',
    parameters: 'Today the parameters differ.',
    contexts: 'Today the contexts differ.',
    reply: 'Today the reply differs.',
  },
  {
    intent: 'Heute antwortet ein anderer Intent.',
    threshold: 'Heute liegt der Wert unter der Schwelle.',
    parameters: 'Heute sind die Parameter andere.',
    contexts: 'Heute sind die Kontexte andere.',
    reply: 'Heute ist die Antwort eine andere.',
  },
);
