import { may } from './rights.ts';
import { to } from './router.ts';
import { type Route, routes } from './routes.ts';
import { language, words } from './words.ts';

const text = words({ en: { tabs: 'Parts of this page' }, de: { tabs: 'Teile dieser Seite' } });

const segment = (path: string, index: number): string => path.split('/')[index] ?? '';

/** The tabs of a menu entry that has some; the first is the entry's own page. */
export const Tabs = ({ agent, current }: { readonly agent: string; readonly current: Route }) => {
  const entry = segment(current.path, 2);
  const tabs = routes.filter(
    ({ path, tab, needs }) =>
      tab !== undefined && segment(path, 2) === entry && (needs === undefined || may(needs)),
  );
  if (entry === '' || tabs.length === 0) return null;
  const open = segment(current.path, 3) || segment(tabs[0]?.path ?? '', 3);
  return (
    <nav class="menu tabs" aria-label={text.value.tabs}>
      {tabs.map(({ path, tab }) => {
        const name = segment(path, 3);
        return (
          <a
            key={path}
            href={to('agents', agent, entry, name)}
            aria-current={name === open ? 'page' : undefined}
          >
            {tab?.[language.value]}
          </a>
        );
      })}
    </nav>
  );
};
