import type { ComponentChildren } from 'preact';
import { Refusal } from '../api/call.ts';
import type { Loaded } from '../frame/loaded.ts';
import { words } from '../frame/words.ts';

const text = words({
  en: {
    loading: 'Loading…',
    unreachable: 'The server cannot be reached. Check that it runs, then try again.',
    forbidden:
      'Your token does not open this. Log in with the admin token, or with the developer token of this agent.',
    again: 'Try again',
  },
  de: {
    loading: 'Wird geladen …',
    unreachable:
      'Der Server ist nicht erreichbar. Prüfen Sie, ob er läuft, und versuchen Sie es noch einmal.',
    forbidden:
      'Ihr Token öffnet das nicht. Melden Sie sich mit dem Admin-Token oder dem Entwickler-Token dieses Agenten an.',
    again: 'Noch einmal',
  },
});

type Props<T> = {
  readonly of: Loaded<T>;
  readonly children: (value: T) => ComponentChildren;
};

/** What was loaded; or that it is loading; or what went wrong and what to do. */
export const Await = <T,>({ of: { value, error, isLoading, again }, children }: Props<T>) => {
  if (error !== undefined) return <Failure error={error} again={again} />;
  if (value === undefined)
    return (
      <p class="loading" role="status">
        {isLoading && text.value.loading}
      </p>
    );
  return <div aria-busy={isLoading}>{children(value)}</div>;
};

export const Failure = ({ error, again }: { readonly error: unknown; readonly again?: () => void }) => (
  <div class="failure" role="alert">
    <p>{errorText(error)}</p>
    {again && (
      <button type="button" onClick={again}>
        {text.value.again}
      </button>
    )}
  </div>
);

export const errorText = (error: unknown): string => {
  if (error instanceof Refusal)
    return error.code === 'token_kind_wrong' ? text.value.forbidden : error.message;
  return error instanceof TypeError ? text.value.unreachable : String(error);
};
