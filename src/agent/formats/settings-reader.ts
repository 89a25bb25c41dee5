import type { JsonObject } from '../../kernel/json.ts';
import type { AgentSettings, WebhookSettings } from '../agent.ts';
import { canonicalLanguage } from '../language.ts';
import { ML_MIN_CONFIDENCE_DEFAULT } from '../new-agent.ts';
import { SECRET_MASK } from '../sealed-secret.ts';
import { type Fields, fieldsOf, type Warn } from './fields.ts';

/** Reads `agent.json`. @param name is used if the file has none, as is usual. */
export const readSettings = (json: JsonObject, name: string, warn: Warn): AgentSettings => {
  const fields = fieldsOf(json, 'the agent', warn);
  const language = readLanguage(fields.text('language', ''), warn);
  const others = fields
    .list('supportedLanguages')
    .flatMap((tag) => (typeof tag === 'string' ? [canonicalLanguage(tag) ?? []] : []))
    .flat();
  const own = fields.text('displayName', '');
  return {
    name: own.trim() === '' ? name : own,
    description: fields.text('description', ''),
    language,
    languages: [...new Set([language, ...others])],
    defaultTimezone: fields.text('defaultTimezone', ''),
    matchMode: readMatchMode(fields.text('customClassifierMode', 'use.after'), warn),
    mlMinConfidence: readConfidence(fields.number('mlMinConfidence', ML_MIN_CONFIDENCE_DEFAULT), warn),
    webhook: readWebhook(fields.record('webhook'), warn),
    ...readRequestEntities(fields.text('requestEntities', ''), warn),
    ...fields.kept(),
  };
};

const readLanguage = (tag: string, warn: Warn): string => {
  const language = canonicalLanguage(tag);
  if (language !== undefined) return language;
  const message = `"language" is ${JSON.stringify(tag)}, not a language tag such as en; en was used`;
  warn('bad_language', message, { language: tag, used: 'en' });
  return 'en';
};

const readMatchMode = (mode: string, warn: Warn): AgentSettings['matchMode'] => {
  if (mode !== 'use.after' && mode !== 'use.instead') {
    const message = `"customClassifierMode" ${JSON.stringify(mode)} was read as "use.after"`;
    warn('match_mode_unknown', message, { mode });
  }
  return mode === 'use.instead' ? 'ml-only' : 'hybrid';
};

/** A field of Parley's own, which other exports lack. */
const readRequestEntities = (text: string, warn: Warn): Pick<AgentSettings, 'requestEntities'> => {
  if (text === 'request' || text === 'session') return { requestEntities: text };
  if (text !== '') {
    const message = `"requestEntities" ${JSON.stringify(text)} was read as "request"`;
    warn('request_entities_unknown', message, { text });
  }
  return {};
};

const readConfidence = (confidence: number, warn: Warn): number => {
  if (confidence >= 0 && confidence <= 1) return confidence;
  const clamped = Math.min(1, Math.max(0, confidence));
  const message = `"mlMinConfidence" ${confidence} is not between 0 and 1; ${clamped} was used`;
  warn('confidence_out_of_range', message, { confidence, used: clamped });
  return clamped;
};

const readWebhook = (json: JsonObject, warn: Warn): WebhookSettings => {
  const fields = fieldsOf(json, 'the webhook', warn);
  if (fields.text('password', '') !== '') {
    warn(
      'password_left_out',
      'the webhook password was left out, because files do not hold it; set it again',
    );
  }
  const headers = Object.entries(fields.record('headers')).flatMap(([name, value]) => {
    if (name.trim() === '' || typeof value !== 'string') return [];
    if (value !== SECRET_MASK) return [[name, value] as const];
    const message = `the webhook header ${name} was left out: "${SECRET_MASK}" hides a secret; set it`;
    warn('header_left_out', message, { name });
    return [];
  });
  return {
    enabled: fields.flag('available', false),
    url: fields.text('url', ''),
    username: fields.text('username', ''),
    headers: Object.fromEntries(headers),
    useForDomains: fields.flag('useForDomains', false),
    ...readWhole('timeoutMs', 1, fields, warn),
    ...readWhole('circuitFailures', 0, fields, warn),
    ...fields.kept(),
  };
};

/** A field of Parley's own, which other exports lack. */
const readWhole = (
  name: 'timeoutMs' | 'circuitFailures',
  least: number,
  fields: Fields,
  warn: Warn,
): Pick<WebhookSettings, typeof name> => {
  const value = fields.raw(name);
  if (typeof value === 'number' && Number.isInteger(value) && value >= least) return { [name]: value };
  if (value !== undefined) {
    warn(
      'field_unreadable',
      `"${name}" of the webhook is not a whole number of at least ${least}; it was left out`,
    );
  }
  return {};
};
