import { LRUCache } from 'lru-cache';
import { ParleyError } from '../../kernel/errors.ts';
import type { JsonValue } from '../../kernel/json.ts';
import { WORDS_IN_PIECES_MAX } from '../../kernel/limits/views.ts';
import { isUserPath, type PersonCriterion } from '../../privacy/criterion.ts';
import { webhookFailures } from '../../session/webhook-events.ts';
import { shortTerm } from '../numbered-terms.ts';

export const SESSIONS = 'sessions';

/** The summary of a session, as `projections/sessions.js` writes it. */
export type SessionSummary = {
  readonly startedAt: string;
  readonly lastActiveAt: string;
  readonly turns: number;
  /** Turns that only a fallback intent answered. */
  readonly unmatched: number;
  /** Over the texts that matched an intent; 1 if there are none. */
  readonly lowestScore: number;
  /** Abandoned slot fillings. */
  readonly abandoned: number;
  /** The parameter that the session asks for; empty for none. */
  readonly asking: string;
  readonly lastText: string;
  readonly languages: readonly string[];
  readonly intents: readonly string[];
  readonly actions: readonly string[];
  readonly contexts: readonly string[];
  /** Environments that answered; none while publishing was off. */
  readonly environments: readonly string[];
  /** Revisions of the agent that answered. */
  readonly revisions: readonly string[];
  readonly webhooks: readonly string[];
  readonly words: readonly string[];
  /** Values of parameters in lower case, each as `name=value`. */
  readonly parameters: readonly string[];
  /** Values of `originalRequest` in lower case, each as `path=value`. */
  readonly request: readonly string[];
  /** In lower case, in the order of their addition. */
  readonly tags: readonly string[];
  /** Ids. */
  readonly notes: readonly string[];
};

/** Only that script writes these states. */
export const summaryIn = (state: JsonValue): SessionSummary => state as JsonValue & SessionSummary;

/** The terms by which sessions are found. */
export const sessionTerm = {
  any: 'any',
  intent: (name: string) => shortTerm(`intent ${name.toLowerCase()}`),
  action: (name: string) => shortTerm(`action ${name.toLowerCase()}`),
  context: (name: string) => shortTerm(`context ${name.toLowerCase()}`),
  language: (tag: string) => `language ${tag.toLowerCase()}`,
  environment: (name: string) => shortTerm(`environment ${name}`),
  revision: (revision: string) => `revision ${Number(revision)}`,
  webhook: (outcome: string) => `webhook ${outcome}`,
  webhookFailed: 'webhook failed',
  word: (word: string) => `word ${word}`,
  parameter: (pair: string) => shortTerm(`parameter ${pair}`),
  request: (pair: string) => shortTerm(`request ${pair}`),
  user: (id: string) => shortTerm(`user ${id}`),
  tag: (tag: string) => shortTerm(`tag ${tag.toLowerCase()}`),
  unmatched: 'unmatched',
  abandoned: 'abandoned',
  asking: 'asking',
} as const;

/** The term of the person that a value of `originalRequest` names. */
const userIn = (pair: string): readonly string[] => {
  const at = pair.indexOf('=');
  return isUserPath(pair.slice(0, at).split('.')) ? [sessionTerm.user(pair.slice(at + 1))] : noTerms;
};
const noTerms: readonly string[] = [];

/** The term of a value that identifies a person; see `projections/sessions.js` for the form of values. */
export const termOfPerson = (criterion: PersonCriterion): string => {
  if ('user' in criterion) return sessionTerm.user(valueTerm(criterion.user));
  if ('parameter' in criterion)
    return sessionTerm.parameter(`${criterion.parameter.name}=${valueTerm(criterion.parameter.value)}`);
  const [, ...path] = criterion.where.path.split('.');
  const fieldPath = path.filter((key) => !/^\d+$/.test(key)).join('.');
  return sessionTerm.request(`${fieldPath}=${valueTerm(criterion.where.value)}`);
};

/** Two values that differ only after this are found together; the index stays small. */
const VALUE_CHARS_MAX = 100;
const valueTerm = (value: string): string => value.toLowerCase().slice(0, VALUE_CHARS_MAX);

const failures: ReadonlySet<string> = new Set(webhookFailures);

/** The languages, environments and revisions that answered. */
const pushAnswerers = (session: SessionSummary, terms: string[]): void => {
  for (const tag of session.languages) terms.push(sessionTerm.language(tag));
  for (const name of session.environments) terms.push(sessionTerm.environment(name));
  for (const revision of session.revisions) terms.push(sessionTerm.revision(revision));
};

/** May contain duplicates. */
export const termsOf = (session: SessionSummary): readonly string[] => {
  const { intents, actions, contexts, webhooks, words, parameters, request } = session;
  const terms: string[] = [sessionTerm.any];
  for (const name of intents) terms.push(sessionTerm.intent(name));
  for (const name of actions) terms.push(sessionTerm.action(name));
  for (const name of contexts) terms.push(sessionTerm.context(name));
  for (const outcome of webhooks) terms.push(sessionTerm.webhook(outcome));
  pushAnswerers(session, terms);
  for (const word of words) for (const piece of termsOfWord(word)) terms.push(piece);
  for (const pair of parameters) terms.push(sessionTerm.parameter(pair));
  for (const pair of request) terms.push(sessionTerm.request(pair), ...userIn(pair));
  for (const tag of session.tags) terms.push(sessionTerm.tag(tag));
  if (webhooks.some((outcome) => failures.has(outcome))) terms.push(sessionTerm.webhookFailed);
  if (session.unmatched > 0) terms.push(sessionTerm.unmatched);
  if (session.abandoned > 0) terms.push(sessionTerm.abandoned);
  if (session.asking !== '') terms.push(sessionTerm.asking);
  return terms;
};

/** Longer values are searched for by their prefix. */
const WORD_CHARS_MAX = 40;
const scriptsWithoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const marks = /\p{Mark}/gu;

/** The same few thousand words occur in most texts. */
const termCache = new LRUCache<string, readonly string[]>({ max: WORDS_IN_PIECES_MAX });

const termsOfWord = (word: string): readonly string[] => {
  const cachedTerms = termCache.get(word);
  if (cachedTerms !== undefined) return cachedTerms;
  const terms = searchPieces(word).map(sessionTerm.word);
  termCache.set(word, terms);
  return terms;
};

/** A word without accents, pictures and signs; in scripts without spaces, each pair of adjacent letters. */
export const searchPieces = (word: string): readonly string[] =>
  word
    .normalize('NFKD')
    .replace(marks, '')
    .split(separators)
    .filter((plain) => plain !== '')
    .flatMap(lettersIn);

const lettersIn = (plain: string): readonly string[] => {
  if (!scriptsWithoutSpaces.test(plain)) return [plain.slice(0, WORD_CHARS_MAX)];
  const letters = [...plain];
  if (letters.length < 2) return letters;
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
};

const separators = /[^\p{Letter}\p{Mark}\p{Number}*]+/u;

/** The words of a search text; one that ends in * is a prefix. */
export const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(separators)
    .filter((word) => /[^*]/.test(word));

/** @throws request_invalid if it contains nothing to search for */
export const wordsSought = (text: string): readonly string[] => {
  const words = wordsIn(text);
  if (words.length > 0) return words;
  throw new ParleyError('request_invalid', { place: 'text', fault: 'must have a letter or a digit in it' });
};
