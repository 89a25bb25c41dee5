import { type Facts, germanRules, listText } from '../quality/rules-de.ts';

type Words = (facts: Facts) => string;

const quoted = (value: Facts[string] | undefined): string => (value === '' ? '„“' : `„${value}“`);

/** A part that the reader of exports names, such as `a phrase` or `intent order`, in the genitive. */
const genitive = (part: Facts[string] | undefined): string => {
  const text = String(part);
  const reference = /^(intent|entity) (.*)$/s.exec(text);
  if (reference !== null)
    return reference[1] === 'intent' ? `des Intents ${reference[2]}` : `der Entität ${reference[2]}`;
  return parts[text] ?? text;
};

const parts: Readonly<Record<string, string>> = {
  'the agent': 'des Agenten',
  'the webhook': 'des Webhooks',
  'a phrase': 'eines Satzes',
  'a parameter': 'eines Parameters',
  'a prompt': 'einer Rückfrage',
  'a message': 'einer Antwort',
  'a response': 'einer Antwort',
  'an output context': 'eines Ausgangskontexts',
};

const types: Readonly<Record<string, string>> = {
  'a text': 'kein Text',
  'true or false': 'weder true noch false',
  'a number': 'keine Zahl',
  'an object': 'kein Objekt',
};

const items: Readonly<Record<string, string>> = {
  phrases: 'Sätze',
  entries: 'Einträge',
  languages: 'Sprachen',
};

/** Warnings of an import about its files, in German. Those about rules have the texts of the rules. */
export const germanWarnings: Readonly<Record<string, Words>> = {
  owner_missing: () => 'der Intent oder die Entität dazu fehlt; die Datei wurde übergangen',
  file_ignored: () => 'in einem Export gibt es an dieser Stelle keinen Ordner; er wurde übergangen',
  field_unreadable: ({ field, of, type, used }) =>
    `„${field}“ ${genitive(of)} ist ${types[String(type)] ?? 'nicht lesbar'}; ` +
    (used === undefined ? 'das wurde weggelassen' : `stattdessen gilt ${used}`),
  json_corrected: () =>
    'die Datei war kein gültiges JSON; Kommas nach letzten Einträgen und unnötige Backslashes wurden weggelassen',
  intent_name_repeated: ({ other }) =>
    `${other} hat denselben Namen; benennen Sie einen der Intents um, damit Sie sie unterscheiden können`,
  id_repeated: ({ id }) => `die Kennung ${id} hat schon eine andere Datei; es gibt nun eine neue`,
  language_unlisted: ({ languages }) =>
    `der Agent hat Texte in ${listText(languages)}; seine Sprachen wurden darum ergänzt`,
  entity_missing: ({ names }) => `hier wird ${listText(names)} verwendet; das hat der Agent nicht`,
  more_warnings: ({ count }) => `und ${count} weitere`,
  empty_phrase: () => 'ein Satz ohne Text wurde weggelassen',
  entry_unreadable: ({ entity }) => `ein Eintrag der Entität ${entity} hat keinen Wert und wurde weggelassen`,
  match_mode_unknown: ({ mode }) => `„customClassifierMode“ ${quoted(mode)} wurde als „use.after“ gelesen`,
  request_entities_unknown: ({ text }) => `„requestEntities“ ${quoted(text)} wurde als „request“ gelesen`,
  confidence_out_of_range: ({ confidence, used }) =>
    `„mlMinConfidence“ ${confidence} liegt nicht zwischen 0 und 1; stattdessen gilt ${used}`,
  password_left_out: () =>
    'das Passwort des Webhooks fehlt, denn Dateien enthalten es nicht; setzen Sie es noch einmal',
  header_left_out: ({ name }) => `der Header ${name} des Webhooks ist geheim und fehlt; setzen Sie ihn`,

  bad_agent_name: ({ charsMax }) => `ein Agent braucht einen Namen mit höchstens ${charsMax} Zeichen`,
  bad_intent_name: ({ charsMax }) => `ein Intent braucht einen Namen mit höchstens ${charsMax} Zeichen`,
  bad_entity_name: ({ name }) =>
    `${quoted(name)} ist kein Name für eine Entität: nur Buchstaben, Ziffern, _ und -`,
  bad_trigger_name: ({ name }) =>
    `${quoted(name)} ist kein Name für ein Event: nur lateinische Buchstaben, Ziffern, _ und -`,
  bad_context_name: ({ name }) =>
    `${quoted(name)} ist kein Name für einen Kontext: nur lateinische Buchstaben, Ziffern, _, - und %`,
  bad_lifespan: ({ name, lifespan, used }) =>
    `der Kontext ${name} hat die ungültige Lebensdauer ${lifespan}` +
    (used === undefined ? '' : `; stattdessen gilt ${used}`),
  bad_parameter_name: () => 'ein Parameter hat keinen Namen',
  parameter_type_missing: ({ parameter }) => `${quoted(parameter)} wird verlangt und braucht eine Entität`,
  bad_language: ({ language, used }) =>
    `${quoted(language)} ist kein Kürzel einer Sprache wie de oder pt-BR; ` +
    (used === undefined ? 'es wurde übergangen' : `stattdessen gilt ${used}`),
  bad_timezone: ({ timezone }) => `${quoted(timezone)} ist keine Zeitzone wie Europe/Berlin`,
  bad_webhook_url: () =>
    'ein Webhook braucht eine vollständige Adresse mit http oder https, ohne Nutzer, Passwort und Steuerzeichen',
  too_many_outputs: ({ intent, contexts, contextsMax }) =>
    `der Intent ${intent} setzt ${contexts} Kontexte; eine Sitzung darf höchstens ${contextsMax} haben`,
  too_many_items: ({ what, items: kind, count, itemsMax }) =>
    `${count} ${items[String(kind)] ?? kind} (${what}) sind mehr als ${itemsMax}`,
};

/** Undefined for a code that only a newer server knows. */
export const warningInGerman = (code: string, facts: Facts = {}): string | undefined => {
  const words = germanWarnings[code] ?? germanRules[code]?.message;
  const ofLanguage = germanRules[code] !== undefined && facts.language !== undefined;
  return words && `${words(facts)}${ofLanguage ? ` (${facts.language})` : ''}`;
};

/** `intent order`, `entity size` and `agent`, which are parts of the agent; the path of a file stays. */
export const placeInGerman = (code: string, path: string): string => {
  if (germanRules[code] === undefined) return path;
  return path.replace(/^(?:intent|entity|agent)\b/, (part) => places[part] ?? part);
};

const places: Readonly<Record<string, string>> = { intent: 'Intent', entity: 'Entität', agent: 'Agent' };
