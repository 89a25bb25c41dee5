import type { Reply } from '../api/call.ts';
import { useLoaded } from '../frame/loaded.ts';
import { language } from '../frame/words.ts';
import { inReadersWords } from '../parts/readers-words.ts';
import { text } from './text.ts';

type Warning = Reply<'POST /admin/agents/import'>['warnings'][number];

/** The warnings of an import, in the reader's language. */
export const ImportWarnings = ({ warnings }: { readonly warnings: readonly Warning[] }) => {
  const loadWords = async () => (language.value === 'de' ? import('./warnings-de.ts') : undefined);
  const { value: german, isLoading } = useLoaded(loadWords, [language.value]);
  return (
    <>
      <h4>{text.value.warnings(warnings.length)}</h4>
      <ul aria-busy={isLoading}>
        {warnings.map(({ code, path, message, facts }) => {
          const words = inReadersWords(message, german?.warningInGerman(code, facts));
          const place = inReadersWords(path, german?.placeInGerman(code, path));
          return (
            <li key={`${code} ${path} ${message}`}>
              <code>{place.text}</code> <span lang={words.lang}>{words.text}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
};
