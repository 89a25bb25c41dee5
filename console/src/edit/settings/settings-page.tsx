import { useState } from 'preact/hooks';
import { call, callWithRevision } from '../../api/call.ts';
import { knownAgent } from '../../frame/known-agents.ts';
import { may } from '../../frame/rights.ts';
import { useTitle } from '../../frame/title.ts';
import { wordFor } from '../../frame/words.ts';
import type { EditedPart } from '../draft/edited-part.ts';
import { Editor } from '../draft/editor.tsx';
import { isOfWebhook } from '../webhook/webhook-part.ts';
import { DeleteAgent, DeletedAgent } from './delete-agent.tsx';
import { ExportAgent } from './export-agent.tsx';
import { Publishing } from './publishing.tsx';
import { type Settings, SettingsFields } from './settings-fields.tsx';
import { text } from './text.ts';

/** The settings of an agent besides its webhook and its privacy settings. */
export const Page = ({ agent }: { readonly agent: string }) => {
  const name = knownAgent(agent)?.name ?? '';
  const [isDeleted, setDeleted] = useState(false);
  useTitle(text.value.title, agent);
  if (isDeleted) return <DeletedAgent agent={agent} name={name} onUndo={() => setDeleted(false)} />;
  return (
    <>
      <h1>{text.value.title}</h1>
      <Editor part={settingsOf(agent)}>{(draft) => <SettingsFields draft={draft} />}</Editor>
      <Publishing agent={agent} />
      <ExportAgent agent={agent} name={name} />
      {may('rules') && <DeleteAgent agent={agent} name={name} onDelete={() => setDeleted(true)} />}
    </>
  );
};

const settingsOf = (id: string): EditedPart<Settings> => ({
  agent: id,
  name: 'settings',
  load: async (signal) => {
    const path = { id };
    const { value, revision } = await callWithRevision(
      'GET /admin/agents/{id}',
      { path },
      signal && { signal },
    );
    const { name, description, language, languages, defaultTimezone } = value;
    const { matchMode, mlMinConfidence, requestEntities } = value;
    // The default language is one of them anyway; the form names the others.
    const others = languages.filter((tag) => tag !== language);
    const texts = { name, description, language, languages: others, defaultTimezone };
    return { value: { ...texts, matchMode, mlMinConfidence, requestEntities }, revision };
  },
  save: async ({ languages, ...value }, extras) => {
    const tags = [value.language, ...languages].map((tag) => tag.trim()).filter((tag) => tag !== '');
    const body = { ...value, languages: tags };
    return (await call('PATCH /admin/agents/{id}', { path: { id }, body }, extras)).revision;
  },
  concern: () => (line) => line.what === 'settings' && line.fields.some((name) => !isOfWebhook(name)),
  fieldName: ([field = '']) => wordFor(text.value.fields, field),
});
