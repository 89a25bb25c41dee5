import { knownAgent } from '../../frame/known-agents.ts';
import { query, to } from '../../frame/router.ts';
import { useTitle } from '../../frame/title.ts';
import { Editor } from '../draft/editor.tsx';
import { CheckField } from '../fields/fields.tsx';
import { LanguageChoice } from '../fields/language-choice.tsx';
import { entityPart } from './entity-part.ts';
import { EntryTable } from './entry-table.tsx';
import { PasteEntries } from './paste-entries.tsx';
import { text } from './text.ts';

type Props = { readonly agent: string; readonly entity: string };

/** One entity of an agent. The address contains its name, which does not change. */
export const Page = ({ agent, entity }: Props) => {
  const agentSummary = knownAgent(agent);
  useTitle(entity, agent);
  const language = query.value.get('lang') ?? undefined;
  const part = entityPart({ agent, entity, language });
  return (
    <>
      <p>
        <a href={to('agents', agent, 'edit', 'entities')}>{text.value.all}</a>
      </p>
      <h1 dir="auto">@{entity}</h1>
      <LanguageChoice agent={agent} />
      <Editor key={part.name} part={part}>
        {({ value, edit, set }) => (
          <>
            <CheckField
              label={text.value.fields.isEnum}
              hint={text.value.enumHint}
              value={value.isEnum}
              onChange={(isEnum) => set({ isEnum })}
            />
            <CheckField
              label={text.value.fields.automatedExpansion}
              hint={text.value.expansionHint}
              value={value.automatedExpansion}
              onChange={(automatedExpansion) => set({ automatedExpansion })}
            />
            <EntryTable
              entries={value.entries}
              isEnum={value.isEnum}
              language={language ?? agentSummary?.language}
              onEdit={(change) => edit((before) => ({ ...before, entries: change(before.entries) }))}
            />
            <PasteEntries
              onEdit={(change) => edit((before) => ({ ...before, entries: change(before.entries) }))}
            />
          </>
        )}
      </Editor>
    </>
  );
};
