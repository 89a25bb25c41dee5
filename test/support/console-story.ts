import { createRequire } from 'node:module';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it, type TestAPI } from 'vitest';
import { browserPath, NO_BROWSER, openBrowser, openPage, type Visit } from './browser.ts';
import { type ConsoleWorld, consoleWorld, logIn } from './console-world.ts';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

type Violation = { readonly id: string; readonly nodes: readonly { readonly html: string }[] };
type Axe = { readonly run: (options: object) => Promise<{ readonly violations: readonly Violation[] }> };

/** The findings of axe-core against WCAG 2.2 AA, one line each. */
const barriersIn = async ({ page }: Visit): Promise<readonly string[]> => {
  await page.evaluate(await import('node:fs/promises').then(({ readFile }) => readFile(axe, 'utf8')));
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const violations = await page.evaluate(async (values) => {
    const { run } = (globalThis as unknown as { readonly axe: Axe }).axe;
    return (await run({ runOnly: { type: 'tag', values } })).violations;
  }, tags);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('  ')}`);
};

type Story = (scene: {
  readonly visit: Visit;
  readonly page: Visit['page'];
  readonly world: ConsoleWorld;
  readonly browser: Browser;
  /** Fails if the page is unusable with a keyboard, a screen reader or low vision. */
  readonly expectOpenToAll: () => Promise<void>;
  /** Fails if the page is wider than its window. @param what names the page in the failure */
  readonly expectToFit: (what?: string) => Promise<void>;
}) => Promise<void>;

/** Tests of the console, each in its own browser page; errors in the page fail the test. */
export const consoleStories = (makeWorld = consoleWorld) => {
  let world: ConsoleWorld;
  let browser: Browser;
  const isPossible = browserPath() !== undefined;
  beforeAll(async () => {
    if (!isPossible) return;
    [world, browser] = await Promise.all([makeWorld(), openBrowser()]);
  });
  afterAll(async () => {
    if (!isPossible) return;
    await browser.close();
    await world.stop();
  });
  const tell: TestAPI | TestAPI['skip'] = isPossible ? it : it.skip;
  return (title: string, story: Story, look?: Parameters<typeof openPage>[2]): void => {
    tell(isPossible ? title : `${title} (${NO_BROWSER})`, async () => {
      const visit = await openPage(browser, world.parley.url(), look);
      try {
        const expectOpenToAll = async () => expect(await barriersIn(visit)).toEqual([]);
        const expectToFit = async (what?: string) =>
          expect(await visit.page.evaluate('document.documentElement.scrollWidth <= innerWidth'), what).toBe(
            true,
          );
        await story({ visit, page: visit.page, world, browser, expectOpenToAll, expectToFit });
        expect(visit.faults).toEqual([]);
      } finally {
        await visit.close();
      }
    });
  };
};

export const asAdmin = (visit: Visit, world: ConsoleWorld, address?: string): Promise<void> =>
  logIn(visit, world.parley.adminToken(), address);

/** The look of a page that `asGermanAdmin` opens. */
export const germanPhone = { language: 'de-DE', theme: 'dark', width: 390 } as const;

/** Logs in on a German page, and then shows the address. */
export const asGermanAdmin = async ({ page }: Visit, world: ConsoleWorld, address: string): Promise<void> => {
  await page.goto(address);
  await page.getByLabel('Zugriffs-Token').fill(world.parley.adminToken());
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.getByRole('button', { name: 'Abmelden' }).waitFor();
};

/** There the bar at the bottom of an editor covers nothing that could be a target. */
export const scrollToEnd = ({ page }: Visit): Promise<unknown> =>
  page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
