import { knownAgent } from '../../frame/agents-known.ts';
import { go, query, withQuery } from '../../frame/router.ts';
import { text } from './text.ts';

/** The language of the texts on the page, for agents with several. */
export const LanguageChoice = ({ agent }: { readonly agent: string }) => {
  const known = knownAgent(agent);
  if (known === undefined || known.languages.length < 2) return null;
  return (
    <label>
      {text.value.language}{' '}
      <select
        value={query.value.get('lang') ?? known.language}
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
  );
};
