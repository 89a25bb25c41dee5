import { effect, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Refusal } from '../api/call.ts';
import { isOutage, isServerReachable } from '../api/connection.ts';
import type { Loaded } from '../frame/loaded.ts';
import { language, words } from '../frame/words.ts';

const text = words({
  en: {
    loading: 'Loading…',
    unreachable: 'The server cannot be reached. Check that it runs, then try again.',
    unreadable: 'This page could not be loaded. If the server was updated, reload the page in your browser.',
    waiting: 'Waiting for the server…',
    forbidden:
      'Your token does not open this. Log in with the admin token, or with the developer token of this agent.',
    again: 'Try again',
    serverSays: 'What the server says',
  },
  de: {
    loading: 'Wird geladen …',
    unreachable:
      'Der Server ist nicht erreichbar. Prüfen Sie, ob er läuft, und versuchen Sie es noch einmal.',
    unreadable:
      'Die Seite konnte nicht geladen werden. Wurde der Server aktualisiert, laden Sie sie im Browser neu.',
    waiting: 'Warten auf den Server …',
    forbidden:
      'Ihr Token öffnet das nicht. Melden Sie sich mit dem Admin-Token oder dem Entwickler-Token dieses Agenten an.',
    again: 'Noch einmal',
    serverSays: 'Was der Server sagt',
  },
});

type Props<T> = {
  readonly of: Loaded<T>;
  /** The title over an error, for a page that shows its own only when it is loaded. */
  readonly title?: string;
  readonly children: (value: T) => ComponentChildren;
};

/** The loaded content, a progress notice, or an error with advice. During an outage, the last content stays. */
export const Await = <T,>({ of: { value, error, isLoading, again }, title, children }: Props<T>) => {
  const isWaiting = isOutage(error) && !isServerReachable.value;
  if (error !== undefined && !isWaiting)
    return (
      <>
        {title !== undefined && <h1 dir="auto">{title}</h1>}
        <Failure error={error} again={again} />
      </>
    );
  if (value === undefined)
    return (
      <p class="loading" role="status">
        {isWaiting ? text.value.waiting : isLoading && text.value.loading}
      </p>
    );
  return <div aria-busy={isLoading}>{children(value)}</div>;
};

export const Failure = ({ error, again }: { readonly error: unknown; readonly again?: () => void }) => {
  const message = errorText(error);
  return (
    <div class="failure" role="alert">
      <p>{message}</p>
      {error instanceof Refusal && error.code !== 'token_kind_wrong' && message !== error.message && (
        <details>
          <summary>{text.value.serverSays}</summary>
          <p lang="en">{error.message}</p>
        </details>
      )}
      {again && (
        <button type="button" onClick={again}>
          {text.value.again}
        </button>
      )}
    </div>
  );
};

type Texts = Readonly<Record<string, string>>;

/** Loaded only for German readers. */
const germanErrors = signal<Texts>({});
effect(() => {
  if (language.value !== 'de') return;
  import('../frame/errors-de.ts').then(
    (loaded) => {
      germanErrors.value = loaded.germanErrors;
    },
    // Then the server's message is shown.
    () => undefined,
  );
});

export const errorText = (error: unknown): string => {
  if (error instanceof Refusal) {
    if (error.code === 'token_kind_wrong') return text.value.forbidden;
    const german = language.value === 'de' ? germanErrors.value[error.code] : undefined;
    return german ?? error.message;
  }
  if (!isOutage(error)) return String(error);
  return isServerReachable.value ? text.value.unreadable : text.value.unreachable;
};
