import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser of this machine; undefined if there is none. */
export const browserPath = (): string | undefined => {
  const { PARLEY_TEST_BROWSER: named, PATH = '' } = process.env;
  if (named !== undefined && named !== '') return named;
  const places = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return places.find(existsSync);
};

export const NO_BROWSER = 'no browser: apt-get install chromium, or set PARLEY_TEST_BROWSER';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath() ?? '', args: flags });

type Look = {
  readonly theme?: 'light' | 'dark';
  readonly width?: number;
  readonly language?: string;
};

export type Visit = {
  readonly page: Page;
  /** The faults of the page so far: errors, blocked content, requests to other hosts. */
  readonly faults: readonly string[];
  readonly close: () => Promise<void>;
};

/** Opens a page with separate storage. */
export const openPage = async (
  browser: Browser,
  url: string,
  { theme = 'light', width = 1280, language = 'en-GB' }: Look = {},
): Promise<Visit> => {
  const context = await browser.newContext({
    baseURL: url,
    colorScheme: theme,
    locale: language,
    timezoneId: 'Europe/Berlin',
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // The page shows refusals of the server; the browser reports them as well.
    const isRefusal = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isRefusal) faults.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const isOwn = origin === url || protocol === 'data:' || protocol === 'blob:';
    if (!isOwn) faults.push(`a request to ${request.url()}`);
  });
  return { page, faults, close: () => context.close() };
};
