import { useEffect, useRef, useState } from 'preact/hooks';
import { call } from '../api/call.ts';
import { keepSession } from '../api/session.ts';
import { LanguageChoice } from '../frame/header.tsx';
import { useTitle } from '../frame/title.ts';
import { words } from '../frame/words.ts';
import { errorText } from '../parts/await.tsx';
import { type Submission, submittedText } from '../parts/submitted.ts';

const text = words({
  en: {
    title: 'Log in',
    token: 'Access token',
    enter: 'Log in',
    entering: 'Logging in…',
    whichTitle: 'Which token?',
    admin: 'The admin token opens everything. The server created it at its first start, in the file',
    developer:
      'A developer token opens its own agent. The server printed that of the example agent when it started.',
    ends: 'The session ends after 12 hours, when you log out, or when the token is revoked.',
  },
  de: {
    title: 'Anmelden',
    token: 'Zugriffs-Token',
    enter: 'Anmelden',
    entering: 'Anmeldung läuft …',
    whichTitle: 'Welches Token?',
    admin: 'Das Admin-Token öffnet alles. Der Server hat es beim ersten Start angelegt, in der Datei',
    developer:
      'Ein Entwickler-Token öffnet seinen eigenen Agenten. Das des Beispiel-Agenten hat der Server beim Start ausgegeben.',
    ends: 'Die Sitzung endet nach 12 Stunden, mit dem Abmelden, oder wenn das Token widerrufen wird.',
  },
});

export const LoginPage = () => {
  useTitle(text.value.title);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const logIn = async (event: Submission) => {
    const token = submittedText(event, 'token');
    setBusy(true);
    setError(undefined);
    try {
      keepSession(await call('POST /admin/console/session', { body: { token } }));
    } catch (refusal) {
      setBusy(false);
      setError(errorText(refusal));
    }
  };
  return (
    <main class="login" id="content">
      <h1>Parley</h1>
      <form onSubmit={logIn}>
        <label>
          {text.value.token}
          <input
            ref={field}
            name="token"
            type="password"
            autoComplete="current-password"
            spellcheck={false}
            required
            aria-describedby={error === undefined ? undefined : 'login-error'}
          />
        </label>
        {error !== undefined && (
          <p id="login-error" class="failure" role="alert">
            {error}
          </p>
        )}
        <button type="submit" class="main" disabled={isBusy}>
          {isBusy ? text.value.entering : text.value.enter}
        </button>
      </form>
      <h2>{text.value.whichTitle}</h2>
      <ul>
        <li>
          {text.value.admin} <code>data/admin-token</code>.
        </li>
        <li>{text.value.developer}</li>
        <li>{text.value.ends}</li>
      </ul>
      <LanguageChoice />
    </main>
  );
};
