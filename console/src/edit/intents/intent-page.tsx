import { useCallback } from 'preact/hooks';
import { call } from '../../api/call.ts';
import type { Intent } from '../../api/schema.ts';
import { knownAgent } from '../../frame/known-agents.ts';
import { useLoaded } from '../../frame/loaded.ts';
import { query, to } from '../../frame/router.ts';
import { useTitle } from '../../frame/title.ts';
import { Editor } from '../draft/editor.tsx';
import type { Draft } from '../draft/use-draft.ts';
import { LanguageChoice } from '../fields/language-choice.tsx';
import { ParametersSection } from '../parameters/parameters-section.tsx';
import type { Span } from '../phrases/annotations.ts';
import { PhrasesSection } from '../phrases/phrases-section.tsx';
import { RepliesSection } from '../replies/replies-section.tsx';
import { ContextsSection } from './contexts-section.tsx';
import type { EditedIntent } from './edited-intent.ts';
import { GeneralFields } from './general-fields.tsx';
import { intentPart } from './intent-part.ts';
import { text } from './text.ts';

type Props = { readonly agent: string; readonly intent: Intent['id'] };

/** One intent of an agent, to be read and edited. */
export const Page = ({ agent, intent }: Props) => {
  const language = query.value.get('lang') ?? undefined;
  const part = intentPart({ agent, intent, language });
  return (
    <>
      <p>
        <a href={to('agents', agent, 'edit', 'intents')}>{text.value.all}</a>
      </p>
      <LanguageChoice agent={agent} />
      <Editor key={part.name} part={part}>
        {(draft) => <Fields agent={agent} intent={intent} language={language} draft={draft} />}
      </Editor>
    </>
  );
};

type FieldsProps = Props & { readonly language: string | undefined; readonly draft: Draft<EditedIntent> };

const Fields = ({ agent, intent, language, draft }: FieldsProps) => {
  const agentLanguage = language ?? knownAgent(agent)?.language ?? '';
  const { value: entities = [] } = useLoaded((signal) => entityNames(agent, signal), [agent]);
  const annotate = useCallback(
    (words: readonly string[]) => spansIn(agent, { intent, language: agentLanguage, words }),
    [agent, intent, agentLanguage],
  );
  const { parentId } = draft.value;
  const names = (draft.value.responses ?? []).flatMap(({ parameters = [] }) => parameters);
  return (
    <>
      <Heading name={draft.value.name} agent={agent} />
      {parentId !== undefined && (
        <p>
          {text.value.followsUp}{' '}
          <a href={to('agents', agent, 'edit', 'intents', parentId)}>
            <ParentName agent={agent} parent={parentId} />
          </a>
        </p>
      )}
      <Names id="entity-names" names={entities} />
      <Names id="parameter-names" names={names.map(({ name }) => name)} />
      <PhrasesSection draft={draft} annotate={annotate} language={agentLanguage} entities={entities} />
      <ParametersSection draft={draft} language={agentLanguage} />
      <RepliesSection draft={draft} language={agentLanguage} />
      <ContextsSection draft={draft} />
      <GeneralFields draft={draft} />
    </>
  );
};

const Heading = ({ name, agent }: { readonly name: string; readonly agent: string }) => {
  useTitle(name, agent);
  return <h1 dir="auto">{name}</h1>;
};

const ParentName = ({ agent, parent }: { readonly agent: string; readonly parent: string }) => {
  const { value } = useLoaded(
    (signal) =>
      call('GET /admin/agents/{id}/intents/{intent}', { path: { id: agent, intent: parent } }, { signal }),
    [agent, parent],
  );
  return <span dir="auto">{value?.name ?? parent}</span>;
};

const Names = ({ id, names }: { readonly id: string; readonly names: readonly string[] }) => (
  <datalist id={id}>
    {[...new Set(names)].map((name) => (
      <option key={name} value={name} />
    ))}
  </datalist>
);

/** Suggestions besides the agent's own entities; any other name of a system entity can be typed. */
const systemEntities = ['any', 'date', 'date-time', 'email', 'geo-city', 'given-name', 'number', 'time'];

const entityNames = async (id: string, signal: AbortSignal): Promise<readonly string[]> => {
  const { entities } = await call('GET /admin/agents/{id}/entities', { path: { id } }, { signal });
  return [...entities.map(({ name }) => `@${name}`), ...systemEntities.map((name) => `@sys.${name}`)];
};

type NewPhrases = { readonly intent: string; readonly language: string; readonly words: readonly string[] };

const spansIn = async (id: string, { intent, language, words }: NewPhrases): Promise<(readonly Span[])[]> => {
  const body = { utterances: [...words], intentId: intent, ...(language !== '' && { lang: language }) };
  const { phrases } = await call('POST /admin/agents/{id}/inbox/annotate', { path: { id }, body });
  return phrases.map(({ spans }) => spans.map((span) => ({ ...span, entity: `@${span.entity}` })));
};
