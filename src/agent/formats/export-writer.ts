import type { JsonObject } from '../../kernel/json.ts';
import type { Steps } from '../../kernel/steps.ts';
import type {
  Agent,
  AgentSettings,
  Entity,
  Intent,
  IntentResponse,
  Phrase,
  WebhookSettings,
} from '../agent.ts';
import { isSealed } from '../sealed-secret.ts';
import type { ExportFile } from './export-file.ts';
import { createFileNames } from './file-names.ts';

/**
 * An export of an agent in the newer layout, a file a step. Reading it back gives the same agent, except for
 * tokens and the webhook's credentials, which are never exported.
 */
export function* writeExportSteps(agent: Agent): Steps<ExportFile[]> {
  const nameFiles = createFileNames();
  const files = [
    file('package.json', { version: '1.0.0' }),
    file('agent.json', settingsJson(agent.settings)),
  ];
  for (const intent of agent.intents.values()) {
    const languages = Object.entries(intent.phrases);
    const lists = languages.map(([language]) => `_usersays_${language.toLowerCase()}`);
    const stem = nameFiles('intents', intent.name, lists);
    files.push(file(`${stem}.json`, intentJson(intent)));
    for (const [i, [, phrases]] of languages.entries()) {
      files.push(file(`${stem}${lists[i]}.json`, phrases.map(phraseJson)));
      yield;
    }
  }
  for (const entity of agent.entities.values()) {
    const languages = Object.entries(entity.entries);
    const lists = languages.map(([language]) => `_entries_${language.toLowerCase()}`);
    const stem = nameFiles('entities', entity.name, lists);
    files.push(file(`${stem}.json`, entityJson(entity)));
    for (const [i, [, entries]] of languages.entries()) {
      files.push(file(`${stem}${lists[i]}.json`, entries));
      yield;
    }
  }
  return files;
}

const file = (path: string, json: unknown): ExportFile => ({
  path,
  text: `${JSON.stringify(json, undefined, 2)}\n`,
});

const settingsJson = (settings: AgentSettings) => {
  const { name, description, language, languages, defaultTimezone, mlMinConfidence, kept } = settings;
  const { requestEntities } = settings;
  return {
    displayName: name,
    description,
    language,
    supportedLanguages: languages.filter((other) => other !== language).map((other) => other.toLowerCase()),
    defaultTimezone,
    webhook: webhookJson(settings.webhook),
    customClassifierMode: settings.matchMode === 'ml-only' ? 'use.instead' : 'use.after',
    mlMinConfidence,
    ...(requestEntities !== undefined && { requestEntities }),
    ...kept,
  };
};

const webhookJson = ({ enabled, headers, kept, ...webhook }: WebhookSettings) => {
  const { url, username, useForDomains, timeoutMs, circuitFailures } = webhook;
  return {
    url,
    username,
    headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => !isSealed(value))),
    available: enabled,
    useForDomains,
    ...(timeoutMs !== undefined && { timeoutMs }),
    ...(circuitFailures !== undefined && { circuitFailures }),
    ...kept,
  };
};

const intentJson = (intent: Intent) => {
  const { triggers, phrases: _, responses, kept, ...fields } = intent;
  return {
    ...fields,
    events: triggers.map((name) => ({ name })),
    responses: responses.map(responseJson),
    ...kept,
  };
};

const responseJson = ({ affectedContexts, parameters, messages, kept, ...fields }: IntentResponse) => ({
  ...fields,
  affectedContexts: affectedContexts.map(keptInline),
  parameters: parameters.map(({ prompts, ...parameter }) => ({
    ...keptInline(parameter),
    prompts: prompts.map(({ lang, value }) => ({ lang: lang.toLowerCase(), value })),
  })),
  messages: messages.map(({ type, lang, platform, body }) => ({
    type,
    ...(platform !== undefined && { platform }),
    ...(lang !== undefined && { lang: lang.toLowerCase() }),
    ...body,
  })),
  ...kept,
});

const phraseJson = (phrase: Phrase) => keptInline(phrase);

const entityJson = ({ id, name, isEnum, automatedExpansion, kept }: Entity) => ({
  id,
  name,
  isEnum,
  automatedExpansion,
  ...kept,
});

const keptInline = <Value extends { readonly kept?: JsonObject }>({ kept, ...fields }: Value) => ({
  ...fields,
  ...kept,
});
