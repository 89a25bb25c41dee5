import { words } from '../../frame/words.ts';

export const text = words({
  en: {
    title: 'Parameters',
    hint: 'The agent asks for missing required parameters in this order.',
    unnamed: '(new)',
    required: 'required',
    list: 'list',
    add: 'Add parameter',
    name: 'Parameter name',
    entity: 'Entity',
    value: 'Value',
    valueHint: '$name is what was said; #context.name comes from a context; anything else is a constant.',
    defaultValue: 'Default value',
    isRequired: 'Required: the agent asks for it',
    isList: 'List: may have several values',
    prompts: 'Prompts (one is chosen at random)',
    prompt: 'prompt',
  },
  de: {
    title: 'Parameter',
    hint: 'Nach fehlenden Pflichtparametern wird in dieser Reihenfolge gefragt.',
    unnamed: '(neu)',
    required: 'Pflicht',
    list: 'Liste',
    add: 'Parameter hinzufügen',
    name: 'Name des Parameters',
    entity: 'Entität',
    value: 'Wert',
    valueHint:
      '$name ist das Gesagte; #context.name kommt aus einem Kontext; alles andere ist eine Konstante.',
    defaultValue: 'Vorgabewert',
    isRequired: 'Pflicht: Der Agent fragt danach',
    isList: 'Liste: kann mehrere Werte haben',
    prompts: 'Rückfragen; eine davon wird gestellt',
    prompt: 'Rückfrage',
  },
});
