/** The values that a finding names, as the API gives them. */
export type Facts = Readonly<Record<string, string | number | readonly string[]>>;

type RuleText = {
  readonly summary: string;
  readonly example: string;
  readonly hint: string;
  readonly message: (facts: Facts) => string;
};

const SHOWN_MAX = 3;

/** `„a“, „b“ und 3 weitere`. */
export const listText = (names: Facts[string] | undefined): string => {
  const all = Array.isArray(names) ? names : [String(names)];
  const quotedNames = all.slice(0, SHOWN_MAX).map((name) => `„${name}“`);
  const otherCount = all.length - quotedNames.length;
  if (otherCount > 0) return `${quotedNames.join(', ')} und ${otherCount} weitere`;
  return quotedNames.length < 2
    ? quotedNames.join('')
    : `${quotedNames.slice(0, -1).join(', ')} und ${quotedNames.at(-1)}`;
};

const scoreOf = (value: Facts[string] | undefined): string => Number(value).toFixed(2).replace('.', ',');

/** The rules of the server in German; a test compares the codes. */
export const germanRules: Readonly<Record<string, RuleText>> = {
  annotation_entity_unknown: {
    summary: 'eine Annotation, die keine Entität nennt',
    example: 'In „eine große Pizza“ ist „große“ mit @size annotiert, und es gibt keine Entität „size“.',
    hint: 'Legen Sie die Entität an, oder annotieren Sie mit einer vorhandenen.',
    message: ({ part, text, entity }) =>
      `„${part}“ in „${text}“ ist mit ${entity} annotiert; das ist keine Entität`,
  },
  parameter_entity_unknown: {
    summary: 'ein Parameter, dessen Entität es nicht gibt',
    example: 'Der Parameter $size von „order“ hat den Typ @size, und es gibt keine Entität „size“.',
    hint: 'Legen Sie die Entität an, oder wählen Sie für den Parameter eine vorhandene.',
    message: ({ name, entity }) => `der Parameter „${name}“ nimmt ${entity}; das ist keine Entität`,
  },
  entity_reference_unknown: {
    summary: 'eine Entität, die eine fehlende Entität nennt',
    example: '@address hat den Eintrag „@street:street in @city:city“, und es gibt keine Entität „street“.',
    hint: 'Legen Sie die fehlende Entität an, oder berichtigen Sie den Namen.',
    message: ({ names }) => `ihre Einträge nennen ${listText(names)}; das hat der Agent nicht`,
  },
  template_never_matches: {
    summary: 'eine Vorlage, die nie passen kann',
    example: '„eine @size:size Pizza“, und es gibt keine Entität „size“, oder sie hat keine Einträge.',
    hint: 'Berichtigen Sie den Namen nach dem @, oder geben Sie der Entität Einträge.',
    message: ({ text, entity, missing }) =>
      missing === 'entity'
        ? `die Vorlage „${text}“ passt nie: Es gibt keine Entität „${entity}“`
        : `die Vorlage „${text}“ passt nie: Die Entität „${entity}“ hat keine Einträge`,
  },
  reply_parameter_unknown: {
    summary: 'eine Antwort oder Rückfrage mit einem Parameter, den ihr Intent nicht hat',
    example: '„Ihr Rad in $colour ist fertig“ in einem Intent, dessen einziger Parameter „color“ heißt.',
    hint: 'Berichtigen Sie den Namen, oder fügen Sie den Parameter hinzu. Bis dahin steht der Name selbst in der Antwort.',
    message: ({ name }) => `„$${name}“ steht in einer Antwort, und es gibt keinen solchen Parameter`,
  },
  parameter_twice: {
    summary: 'zwei Parameter mit demselben Namen in einem Intent',
    example: '„order“ hat zwei Parameter namens „size“.',
    hint: 'Benennen Sie einen um, denn die Antwort enthält nur einen der beiden Werte.',
    message: ({ name }) => `zwei seiner Parameter heißen „${name}“`,
  },
  phrase_in_two_intents: {
    summary: 'ein Satz, den zwei Intents mit denselben Eingangskontexten haben',
    example: '„bitte abbrechen“ ist ein Satz von „order.cancel“ und von „alarm.cancel“.',
    hint: 'Behalten Sie ihn in einem Intent, oder geben Sie den Intents verschiedene Eingangskontexte.',
    message: ({ text, names }) => `„${text}“ ist auch ein Satz von ${listText(names)}`,
  },
  language_without_phrases: {
    summary: 'eine Sprache ohne Sätze',
    example: 'Der Agent spricht Französisch, und kein Intent hat einen französischen Satz.',
    hint: 'Fügen Sie Sätze in dieser Sprache hinzu, oder streichen Sie sie aus der Liste der Sprachen.',
    message: () => 'kein Intent hat einen Satz in dieser Sprache',
  },
  phrase_nearer_another: {
    summary: 'ein Satz, der einem anderen Intent mehr ähnelt als dem eigenen',
    example: '„Musik aus“ ist ein Satz von „alarm.off“, ähnelt aber „music.stop“.',
    hint: 'Verschieben Sie den Satz, oder geben Sie seinem Intent mehr Sätze wie diesen.',
    message: ({ text, nearer, theirs, ours }) =>
      `„${text}“ ähnelt „${nearer}“ (${scoreOf(theirs)}) mehr als den eigenen Sätzen (${scoreOf(ours)})`,
  },
  intent_without_phrases: {
    summary: 'ein Intent, zu dem nichts passen kann',
    example: 'Der Intent „order“ hat keine Sätze, keine Vorlagen und keine Events.',
    hint: 'Fügen Sie Sätze oder ein Event hinzu, oder löschen Sie den Intent.',
    message: () => 'er hat weder Sätze noch Events',
  },
  intent_silent_in_language: {
    summary: 'ein Intent ohne Sätze in einer Sprache, die andere Intents haben',
    example: '„order“ hat nur englische Sätze, und „greet“ hat auch deutsche.',
    hint: 'Übersetzen Sie seine Sätze.',
    message: () => 'er hat keine Sätze in dieser Sprache',
  },
  phrase_too_long: {
    summary: 'ein Satz, der länger ist, als eine Anfrage sein darf',
    example: 'Ein Satz hat 300 Zeichen; eine Anfrage hat höchstens 255.',
    hint: 'Kürzen Sie ihn auf das, was jemand sagen würde.',
    message: ({ beginning, length }) => `„${beginning}…“ hat ${length} Zeichen`,
  },
  too_many_values_learned: {
    summary:
      'ein Intent mit so vielen annotierten Parametern, dass nicht gelernt wird, wo sie in einem Text stehen',
    example: 'Die Sätze von „configure“ annotieren 1.000 Parameter.',
    hint: 'Teilen Sie den Intent auf, oder fragen Sie einige Werte in Folge-Intents ab. Bis dahin finden nur Listen, Systementitäten und ganze Sätze seine Werte.',
    message: ({ count, countMax }) =>
      `seine Sätze annotieren ${count} Parameter; gelernt werden höchstens ${countMax}`,
  },
  parameter_never_filled: {
    summary: 'ein Parameter, der nie einen Wert bekommt',
    example: '„order“ hat $topping, und keiner seiner Sätze ist mit „topping“ annotiert.',
    hint: 'Annotieren Sie ihn in einem Satz, verlangen Sie ihn mit einer Rückfrage, oder geben Sie einen Wert oder Vorgabewert an.',
    message: ({ name }) => `nichts füllt den Parameter „${name}“`,
  },
  annotation_without_parameter: {
    summary: 'ein annotierter Wert, den kein Parameter nimmt',
    example:
      '„große“ ist in den Sätzen von „order“ als „size“ annotiert, und kein Parameter hat den Wert $size.',
    hint: 'Fügen Sie den Parameter hinzu. Bis dahin geht der Wert verloren.',
    message: ({ names }) => `kein Parameter nimmt ${listText(names)} aus seinen Sätzen`,
  },
  prompt_missing: {
    summary: 'ein Pflichtparameter ohne Rückfrage',
    example: '„order“ verlangt $size und hat dafür keine deutsche Rückfrage.',
    hint: 'Schreiben Sie eine Rückfrage. Ohne sie fragt Parley auf Englisch: „What is the size?“',
    message: ({ name }) => `für „${name}“, das verlangt wird, gibt es keine Rückfrage`,
  },
  entity_without_entries: {
    summary: 'eine Entität ohne Einträge',
    example: '@topping hat keine Einträge und nimmt nur Werte aus der Liste.',
    hint: 'Fügen Sie Einträge hinzu, oder erlauben Sie, dass sie sich erweitert.',
    message: () => 'sie hat keine Einträge, also passt nichts zu ihr',
  },
  synonym_of_two_values: {
    summary: 'ein Synonym von zwei Werten einer Entität',
    example: '@size hat „big“ als Synonym von „large“ und von „extra large“.',
    hint: 'Entfernen Sie es bei einem der Werte, denn es ergibt immer denselben.',
    message: ({ synonym, names }) => `„${synonym}“ ist ein Synonym von ${listText(names)}`,
  },
  context_never_set: {
    summary: 'ein Eingangskontext, den kein Intent setzt',
    example: '„order.yes“ braucht den Kontext „order-followup“, und kein Intent setzt ihn.',
    hint: 'Setzen Sie ihn als Ausgangskontext eines Intents, oder berichtigen Sie den Namen. Setzt ihn ein Client oder Webhook, ist nichts zu tun.',
    message: ({ context }) => `kein Intent setzt seinen Eingangskontext „${context}“`,
  },
  trigger_in_two_intents: {
    summary: 'ein Event, das zwei Intents mit denselben Eingangskontexten aufruft',
    example: 'Das Event WELCOME steht in „greet“ und in „start“.',
    hint: 'Entfernen Sie es bei einem, denn nur einer kann antworten.',
    message: ({ event, names }) => `das Event ${event} ruft auch ${listText(names)} auf`,
  },
  parent_missing: {
    summary: 'ein Folge-Intent ohne den, auf den er folgt',
    example: '„order - yes“ folgt auf einen Intent, der gelöscht wurde.',
    hint: 'Löschen Sie ihn auch, oder geben Sie einem anderen Intent seinen Eingangskontext als Ausgang.',
    message: () => 'den Intent, auf den er folgt, gibt es nicht',
  },
  fallback_missing: {
    summary: 'ein Agent ohne allgemeinen Fallback-Intent',
    example: 'Der Agent hat keinen Fallback-Intent, oder jeder hat einen Eingangskontext.',
    hint: 'Legen Sie einen Fallback-Intent ohne Eingangskontexte an. Bis dahin bekommen Texte, zu denen nichts passt, eine leere Antwort.',
    message: () => 'er hat keinen Fallback-Intent ohne Eingangskontexte',
  },
  webhook_not_set: {
    summary: 'Intents, die einen ausgeschalteten Webhook verwenden',
    example: '„order“ ruft den Webhook auf, und beim Agenten ist keiner eingeschaltet.',
    hint: 'Setzen Sie ihn unter „Bearbeiten“, „Webhook“. Bis dahin senden die Intents ihre eigenen Antworten.',
    message: ({ names }) => `der Webhook ist aus, und diese Intents verwenden ihn: ${listText(names)}`,
  },
  synonym_in_two_entities: {
    summary: 'ein Synonym in zwei Entitäten, die ein Intent verwendet',
    example: 'Die Sätze von „order“ verwenden @size und @portion, und beide haben „groß“.',
    hint: 'Vereinen Sie die Entitäten, oder unterscheiden Sie die Werte durch die Wörter daneben.',
    message: ({ names, other, intent }) =>
      `sie hat ${listText(names)} mit „${other}“ gemeinsam, und „${intent}“ verwendet beide`,
  },
  entity_unused: {
    summary: 'eine unbenutzte Entität',
    example: 'Kein Satz, kein Parameter und keine andere Entität nennt @colour.',
    hint: 'Annotieren Sie Sätze mit ihr, oder löschen Sie sie.',
    message: () => 'kein Satz, kein Parameter und keine andere Entität verwendet sie',
  },
  few_phrases: {
    summary: 'ein Intent mit zu wenigen Sätzen',
    example: '„order“ hat einen Satz: „eine Pizza bitte“.',
    hint: 'Fügen Sie andere Formulierungen hinzu; zehn verschiedene sind ein guter Anfang.',
    message: ({ count }) => (count === 1 ? 'er hat einen einzigen Satz' : `er hat nur ${count} Sätze`),
  },
  intent_without_reply: {
    summary: 'ein Intent ohne Antwort',
    example: '„order“ hat keine Nachrichten und ruft den Webhook nicht auf.',
    hint: 'Schreiben Sie eine Antwort, oder rufen Sie den Webhook auf. Wertet Ihr Client nur die Action aus, ist nichts zu tun.',
    message: () => 'er hat keine Antwort und ruft den Webhook nicht auf',
  },
};
