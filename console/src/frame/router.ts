import { computed, signal } from '@preact/signals';

const ROOT = '/console/';

const url = signal(new URL(location.href));

/** The path below the root, in decoded parts. */
export const place = computed(() => placeIn(url.value.pathname));
export const query = computed(() => url.value.searchParams);

const placeIn = (pathname: string): readonly string[] =>
  pathname.startsWith(ROOT)
    ? pathname
        .slice(ROOT.length)
        .split('/')
        .filter((part) => part !== '')
        .map(decode)
    : [];

/** The address may be typed by hand. */
const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** The address of a page: `to('agents', id, 'sessions')`. */
export const to = (...parts: readonly string[]): string => ROOT + parts.map(encodeURIComponent).join('/');

/** The page's address with some parameters changed; undefined and empty ones are left out. */
export const withQuery = (changes: Readonly<Record<string, string | undefined>>): string => {
  const newQuery = new URLSearchParams(query.value);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') newQuery.delete(name);
    else newQuery.set(name, value);
  }
  const search = newQuery.toString();
  return url.value.pathname + (search === '' ? '' : `?${search}`);
};

/** @param replaces true for steps that the back button should skip, such as those of a slider. */
export const go = (address: string, { replaces = false } = {}): void => {
  if (replaces) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  const before = url.value.pathname;
  url.value = new URL(location.href);
  if (url.value.pathname !== before) scrollTo(0, 0);
};

addEventListener('popstate', () => {
  url.value = new URL(location.href);
});

// Only a plain click on a link within the console is handled here.
addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || event.defaultPrevented || event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (!link.pathname.startsWith(ROOT) || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  go(link.href);
});
