import { signal } from '@preact/signals';

/** The current login. Scripts cannot read its other half, the cookie. */
export type Session = {
  readonly key: string;
  readonly until: string;
  readonly actor: string;
  readonly agentId?: string;
};

const PLACE = 'parley-console';

const storedSession = (): Session | undefined => {
  try {
    const session: Session | null = JSON.parse(localStorage.getItem(PLACE) ?? 'null');
    return session !== null && Date.parse(session.until) > Date.now() ? session : undefined;
  } catch {
    // The storage may contain anything.
    return undefined;
  }
};

export const session = signal(storedSession());

export const keepSession = (begun: Session | undefined): void => {
  if (begun === undefined) localStorage.removeItem(PLACE);
  else localStorage.setItem(PLACE, JSON.stringify(begun));
  session.value = begun;
};

// Another tab logged in or out.
addEventListener('storage', ({ key }) => {
  if (key === PLACE || key === null) session.value = storedSession();
});
