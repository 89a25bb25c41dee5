import type { ComponentType } from 'preact';
import type { Right } from './rights.ts';
import type { Language } from './words.ts';

/** `:name` parts of a path, as the page gets them. */
type ParamsOf<P extends string> = P extends `${infer Head}/${infer Tail}`
  ? ParamsOf<Head> & ParamsOf<Tail>
  : P extends `:${infer Name}`
    ? { readonly [N in Name]: string }
    : object;

type Params = Readonly<Record<string, string>>;
type AnyPage = { readonly Page: ComponentType<Params> };

type Name = Readonly<Record<Language, string>>;

/** The ways to a page; pages without any are linked from others. */
type Offer = {
  /** Its name in the menu of an agent. */
  readonly menu?: Name;
  /** Its name among the tabs of its menu entry: `agents/:agent/ENTRY/TAB`. */
  readonly tab?: Name;
  /** Without it the menu and the tabs do not offer the page. */
  readonly needs?: Right;
};

export type Route = Offer & {
  readonly path: string;
  readonly load: () => Promise<AnyPage>;
};

const screen = <P extends string>(
  path: P,
  load: () => Promise<{ readonly Page: ComponentType<ParamsOf<P>> }>,
  offer: Offer = {},
): Route => ({
  ...offer,
  path,
  // The router gives a page the parts that its path names, which the type above has made sure of.
  load: load as unknown as Route['load'],
});

/** Every screen: its path, its name in the menu, and its folder, which is loaded when it is opened. */
export const routes: readonly Route[] = [
  screen('', () => import('../agents/agents-page.tsx')),
  screen('system', () => import('../system/system-page.tsx')),
  screen('agents/:agent', () => import('../sessions/sessions-page.tsx')),
  screen('agents/:agent/live', () => import('../live/live-page.tsx'), { menu: { en: 'Live', de: 'Live' } }),
  screen('agents/:agent/sessions', () => import('../sessions/sessions-page.tsx'), {
    menu: { en: 'Sessions', de: 'Sitzungen' },
  }),
  screen('agents/:agent/sessions/:session', () => import('../session/session-page.tsx')),
  screen('agents/:agent/sandboxes/:sandbox', () => import('../session/sandbox-page.tsx')),
  screen('agents/:agent/quality', () => import('../quality/quality-page.tsx'), {
    menu: { en: 'Quality', de: 'Qualität' },
  }),
  screen('agents/:agent/what-if', () => import('../what-if/what-if-page.tsx'), {
    menu: { en: 'What-if', de: 'Vergleiche' },
  }),
  screen('agents/:agent/what-if/shadow/:environment', () => import('../what-if/shadow-page.tsx')),
  screen('agents/:agent/what-if/:job', () => import('../what-if/job-page.tsx')),
  screen('agents/:agent/analytics', () => import('../analytics/analytics-page.tsx'), {
    menu: { en: 'Analytics', de: 'Berichte' },
  }),
  screen('agents/:agent/analytics/:report', () => import('../analytics/analytics-page.tsx')),
  screen('agents/:agent/calls', () => import('../calls/calls-page.tsx'), {
    menu: { en: 'Calls', de: 'Aufrufe' },
  }),
  // Before the calls, because no call has this id.
  screen('agents/:agent/calls/drill', () => import('../calls/drill-page.tsx')),
  screen('agents/:agent/calls/:call', () => import('../calls/call-page.tsx')),
  screen('agents/:agent/inbox', () => import('../inbox/inbox-page.tsx'), {
    menu: { en: 'Inbox', de: 'Eingang' },
  }),
  screen('agents/:agent/edit', () => import('../edit/intents/intents-page.tsx'), {
    menu: { en: 'Edit', de: 'Bearbeiten' },
  }),
  screen('agents/:agent/edit/intents', () => import('../edit/intents/intents-page.tsx'), {
    tab: { en: 'Intents', de: 'Intents' },
  }),
  screen('agents/:agent/edit/intents/:intent', () => import('../edit/intents/intent-page.tsx')),
  screen('agents/:agent/edit/entities', () => import('../edit/entities/entities-page.tsx'), {
    tab: { en: 'Entities', de: 'Entitäten' },
  }),
  screen('agents/:agent/edit/entities/:entity', () => import('../edit/entities/entity-page.tsx')),
  screen('agents/:agent/edit/settings', () => import('../edit/settings/settings-page.tsx'), {
    tab: { en: 'Settings', de: 'Einstellungen' },
  }),
  screen('agents/:agent/edit/webhook', () => import('../edit/webhook/webhook-page.tsx'), {
    tab: { en: 'Webhook', de: 'Webhook' },
  }),
  screen('agents/:agent/edit/tokens', () => import('../edit/tokens/tokens-page.tsx'), {
    tab: { en: 'Tokens', de: 'Tokens' },
  }),
  screen('agents/:agent/edit/privacy', () => import('../edit/privacy/privacy-page.tsx'), {
    tab: { en: 'Privacy', de: 'Datenschutz' },
  }),
  screen('agents/:agent/edit/history', () => import('../edit/history/history-page.tsx'), {
    tab: { en: 'History', de: 'Verlauf' },
  }),
];

export type Match = { readonly route: Route; readonly params: Params };

export const matchOf = (parts: readonly string[]): Match | undefined => {
  for (const route of routes) {
    const pattern = route.path.split('/').filter((part) => part !== '');
    const fits = pattern.every((part, index) => part.startsWith(':') || part === parts[index]);
    if (!fits || pattern.length !== parts.length) continue;
    const params = pattern.flatMap((part, index) =>
      part.startsWith(':') ? [[part.slice(1), parts[index] ?? '']] : [],
    );
    return { route, params: Object.fromEntries(params) };
  }
  return undefined;
};
