import { signal } from '@preact/signals';

/** The current login. Scripts cannot read its other half, the cookie. */
export type Session = {
  readonly key: string;
  readonly until: string;
  readonly actor: string;
  readonly agentId?: string;
};

const STORAGE_KEY = 'parley-console';

const storedSession = (): Session | undefined => {
  try {
    const session: Session | null = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    return session !== null && Date.parse(session.until) > Date.now() ? session : undefined;
  } catch {
    // The storage may contain anything.
    return undefined;
  }
};

export const session = signal(storedSession());

export const keepSession = (newSession: Session | undefined): void => {
  if (newSession === undefined) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, JSON.stringify(newSession));
  session.value = newSession;
};

// Another tab logged in or out.
addEventListener('storage', ({ key }) => {
  if (key === STORAGE_KEY || key === null) session.value = storedSession();
});
