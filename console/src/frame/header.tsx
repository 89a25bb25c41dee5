import { useEffect, useRef, useState } from 'preact/hooks';
import { call } from '../api/call.ts';
import { keepSession } from '../api/session.ts';
import { Confirm } from '../parts/confirm.tsx';
import { Select } from '../parts/select.tsx';
import { areKeysShown } from './keys-dialog.tsx';
import { knownAgent, loadAgent } from './known-agents.ts';
import { useLoaded } from './loaded.ts';
import { may } from './rights.ts';
import { go, to } from './router.ts';
import { type Route, routes } from './routes.ts';
import { switchTheme, theme } from './theme.ts';
import { TryIt } from './try-it.tsx';
import { forgetUnsaved, hasUnsaved } from './unsaved.ts';
import { language, setLanguage, words } from './words.ts';

const text = words({
  en: {
    menu: 'Pages of this agent',
    logout: 'Log out',
    logoutQuestion: 'Log out and lose what is not saved?',
    logoutHint: 'This browser keeps changes that you have not saved yet. Logging out removes them.',
    logoutAnyway: 'Log out and discard',
    theme: { auto: 'Theme: as the system', light: 'Theme: light', dark: 'Theme: dark' },
    language: 'Language',
    keys: 'Keys',
    settings: 'Console',
    system: 'System',
  },
  de: {
    menu: 'Seiten dieses Agenten',
    logout: 'Abmelden',
    logoutQuestion: 'Abmelden und Ungespeichertes verlieren?',
    logoutHint:
      'Dieser Browser hat Änderungen, die Sie noch nicht gespeichert haben. Beim Abmelden werden sie entfernt.',
    logoutAnyway: 'Abmelden und verwerfen',
    theme: { auto: 'Farben: wie das System', light: 'Farben: hell', dark: 'Farben: dunkel' },
    language: 'Sprache',
    keys: 'Tasten',
    settings: 'Konsole',
    system: 'System',
  },
});

const signs = { auto: '◐', light: '○', dark: '●' } as const;

export const Header = ({
  agent,
  current,
}: {
  readonly agent: string | undefined;
  readonly current: Route | undefined;
}) => (
  <header class="header">
    <a class="brand" href={to()}>
      Parley
    </a>
    {agent !== undefined && <AgentMenu key={agent} agent={agent} current={current} />}
    {agent !== undefined && <TryIt agent={agent} />}
    <nav class="own" aria-label={text.value.settings}>
      {may('sees-all') && <a href={to('system')}>{text.value.system}</a>}
      <button type="button" class="quiet" onClick={() => (areKeysShown.value = true)} title={text.value.keys}>
        <kbd>?</kbd>
        <span class="unseen">{text.value.keys}</span>
      </button>
      <button type="button" class="quiet" onClick={switchTheme} title={text.value.theme[theme.value]}>
        <span aria-hidden="true">{signs[theme.value]}</span>
        <span class="unseen">{text.value.theme[theme.value]}</span>
      </button>
      <LanguageChoice />
      <LogOut />
    </nav>
  </header>
);

/** Asks first if work would be lost. */
const LogOut = () => {
  const [isAsking, ask] = useState(false);
  return (
    <>
      <button type="button" class="quiet" onClick={() => (hasUnsaved() ? ask(true) : void logOut())}>
        {text.value.logout}
      </button>
      {isAsking && (
        <Confirm
          question={text.value.logoutQuestion}
          action={text.value.logoutAnyway}
          onConfirm={logOut}
          onClose={() => ask(false)}
        >
          <p>{text.value.logoutHint}</p>
        </Confirm>
      )}
    </>
  );
};

export const LanguageChoice = () => (
  <Select
    class="quiet"
    aria-label={text.value.language}
    value={language.value}
    names={{ en: 'EN', de: 'DE' }}
    onChange={setLanguage}
  />
);

const AgentMenu = ({ agent, current }: { readonly agent: string; readonly current: Route | undefined }) => {
  useLoaded((signal) => loadAgent(agent, signal), [agent]);
  const section = current?.path.split('/')[2] ?? 'sessions';
  const entries = useRef<HTMLDivElement>(null);
  const name = knownAgent(agent)?.name ?? '…';
  // On a phone the entries are wider than the page; their language moves them.
  useEffect(() => {
    const entry = entries.current?.querySelector<HTMLElement>('[aria-current]');
    if (entries.current && entry)
      entries.current.scrollLeft = entry.offsetLeft - entries.current.offsetLeft - 40;
  }, [section, name, language.value]);
  return (
    <nav class="menu" aria-label={text.value.menu}>
      <a class="agent-name" href={to('agents', agent, 'sessions')} dir="auto">
        {name}
      </a>
      <div ref={entries} class="menu-entries">
        {routes.flatMap(({ path, menu, needs }) => {
          if (menu === undefined || !path.startsWith('agents/:agent/')) return [];
          if (needs !== undefined && !may(needs)) return [];
          const name = path.split('/')[2] ?? '';
          return [
            <a
              key={path}
              href={to('agents', agent, name)}
              aria-current={name === section ? 'page' : undefined}
            >
              {menu[language.value]}
            </a>,
          ];
        })}
      </div>
    </nav>
  );
};

/**
 * The server ends the cookie's half, and this ends the key's half, even if the request fails. Unsaved work is
 * removed, so that the next user of this browser does not see it.
 */
const logOut = async (): Promise<void> => {
  await call('DELETE /admin/console/session', {}).catch(() => undefined);
  keepSession(undefined);
  forgetUnsaved();
  go(to());
};
