import { useState } from 'preact/hooks';
import { words } from '../frame/words.ts';
import { Failure } from './await.tsx';

const text = words({ en: { more: 'Show more' }, de: { more: 'Mehr zeigen' } });

type AnyPage = { readonly nextCursor?: string };

/** The loaded pages of a list; further ones are loaded on request. */
export const usePages = <P extends AnyPage>(first: P, load: (cursor: string) => Promise<P>) => {
  const [laterPages, setLaterPages] = useState<readonly P[]>([]);
  const [error, setError] = useState<unknown>();
  const pages = [first, ...laterPages];
  const cursor = pages.at(-1)?.nextCursor;
  const next =
    cursor && (() => void load(cursor).then((page) => setLaterPages([...laterPages, page]), setError));
  return { pages, next: next || undefined, error };
};

export const More = ({
  next,
  error,
}: {
  readonly next: (() => void) | undefined;
  readonly error: unknown;
}) => (
  <>
    {error !== undefined && <Failure error={error} />}
    {next && (
      <button type="button" onClick={next}>
        {text.value.more}
      </button>
    )}
  </>
);
