import type { Intent } from '../../api/schema.ts';
import { knownAgent } from '../../frame/agents-known.ts';
import { go, query, to, withQuery } from '../../frame/router.ts';
import { useTitle } from '../../frame/title.ts';
import { Editor } from '../draft/editor.tsx';
import { GeneralFields } from './general-fields.tsx';
import { intentPart } from './intent-part.ts';
import { text } from './text.ts';

type Props = { readonly agent: string; readonly intent: Intent['id'] };

/** One intent of an agent, to be read and edited. */
export const Page = ({ agent, intent }: Props) => {
  const known = knownAgent(agent);
  const language = query.value.get('lang') ?? undefined;
  const part = intentPart({ agent, intent, language });
  return (
    <>
      <p>
        <a href={to('agents', agent, 'edit', 'intents')}>{text.value.title}</a>
      </p>
      {known !== undefined && known.languages.length > 1 && (
        <label>
          {text.value.language}{' '}
          <select
            value={language ?? known.language}
            onChange={({ currentTarget }) =>
              go(withQuery({ lang: currentTarget.value === known.language ? '' : currentTarget.value }))
            }
          >
            {known.languages.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
      )}
      <Editor key={part.name} part={part}>
        {(draft) => (
          <>
            <Heading name={draft.value.name} agent={known?.name ?? ''} />
            <GeneralFields draft={draft} />
          </>
        )}
      </Editor>
    </>
  );
};

const Heading = ({ name, agent }: { readonly name: string; readonly agent: string }) => {
  useTitle(name, agent);
  return <h1 dir="auto">{name}</h1>;
};
