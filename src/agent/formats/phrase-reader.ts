import { isJsonObject, type JsonObject, type JsonValue } from '../../kernel/json.ts';
import { mappedInSteps, type Steps } from '../../kernel/steps.ts';
import type { Phrase } from '../agent.ts';
import { canonicalLanguage } from '../language.ts';
import { templateOf } from '../training.ts';
import { type Fields, fieldsOf, type Warn } from './fields.ts';

type Reading = { readonly language: string; readonly ids: () => string; readonly warn: Warn };

/**
 * An intent's `userSays`, by language, and additional `templates`. The API derives `templates` from the
 * phrases, and its clients send both, so duplicates are dropped.
 */
export function* phrasesIn(fields: Fields, reading: Reading): Steps<Record<string, Phrase[]>> {
  const phrases = yield* readPhrases(fields.list('userSays'), reading);
  const templates = fields.list('templates').filter((text) => typeof text === 'string');
  if (templates.length === 0) return phrases;
  const own = phrases[reading.language] ?? [];
  const existing = new Set(own.map((phrase) => templateOf(phrase).trim()));
  const added = templates
    .filter((text) => text.trim() !== '' && !existing.has(text.trim()))
    .map((text): Phrase => ({ id: reading.ids(), data: [{ text }], isTemplate: true, count: 0 }));
  return added.length === 0 ? phrases : { ...phrases, [reading.language]: [...own, ...added] };
}

/** Phrases by their language; a phrase without a valid one gets the default language. */
export function* readPhrases(items: readonly JsonValue[], reading: Reading): Steps<Record<string, Phrase[]>> {
  const byLanguage: Record<string, Phrase[]> = {};
  yield* mappedInSteps(items, (item) => {
    const read = readPhrase(item, reading);
    if (read === undefined) return;
    const ofLanguage = byLanguage[read.lang] ?? [];
    ofLanguage.push(read.phrase);
    byLanguage[read.lang] = ofLanguage;
  });
  return byLanguage;
}

const readPhrase = (
  json: JsonValue,
  { language, ids, warn }: Reading,
): { readonly lang: string; readonly phrase: Phrase } | undefined => {
  // A phrase may be written as its text alone.
  const source = typeof json === 'string' ? { data: [json] } : json;
  const fields = fieldsOf(isJsonObject(source) ? source : {}, 'a phrase', warn);
  const data = fields.list('data').flatMap(readPart);
  if (data.every(({ text }) => text.trim() === '')) {
    warn('empty_phrase', 'a phrase without any text was left out');
    return undefined;
  }
  const id = fields.text('id', '');
  const lang = canonicalLanguage(fields.text('lang', '')) ?? language;
  const phrase = {
    id: id === '' ? ids() : id,
    data,
    isTemplate: fields.flag('isTemplate', false),
    count: Math.max(0, Math.round(fields.number('count', 0))),
    ...fields.kept(),
  };
  return { lang, phrase };
};

const readPart = (json: JsonValue): Phrase['data'] => {
  if (typeof json === 'string') return [{ text: json }];
  if (!isJsonObject(json) || typeof json.text !== 'string') return [];
  const { text, userDefined } = json;
  const meta = textOf(json, 'meta');
  const alias = textOf(json, 'alias');
  return [
    {
      text,
      ...(meta !== undefined && { meta: meta.startsWith('@') ? meta : `@${meta}` }),
      ...(alias !== undefined && { alias }),
      ...(typeof userDefined === 'boolean' && { userDefined }),
    },
  ];
};

const textOf = (json: JsonObject, name: string): string | undefined => {
  const value = json[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};
