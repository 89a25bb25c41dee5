import { knownAgent } from '../../frame/known-agents.ts';
import { go, query, withQuery } from '../../frame/router.ts';
import { text } from './text.ts';

/** The language of the texts on the page, for agents with several. */
export const LanguageChoice = ({ agent }: { readonly agent: string }) => {
  const agentSummary = knownAgent(agent);
  if (agentSummary === undefined || agentSummary.languages.length < 2) return null;
  return (
    <label>
      {text.value.language}{' '}
      <select
        value={query.value.get('lang') ?? agentSummary.language}
        onChange={({ currentTarget }) =>
          go(withQuery({ lang: currentTarget.value === agentSummary.language ? '' : currentTarget.value }))
        }
      >
        {agentSummary.languages.map((language) => (
          <option key={language} value={language}>
            {language}
          </option>
        ))}
      </select>
    </label>
  );
};
