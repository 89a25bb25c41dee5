import { signal } from '@preact/signals';

/** Who is logged in. Its cookie is the other half; scripts cannot read that one. */
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
    // What is kept there is not ours to read.
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
