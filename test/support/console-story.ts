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

type Story = (told: {
  readonly visit: Visit;
  readonly page: Visit['page'];
  readonly world: ConsoleWorld;
  readonly browser: Browser;
  /** Fails if the page is unusable with a keyboard, a screen reader or low vision. */
  readonly expectOpenToAll: () => Promise<void>;
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
        await story({ visit, page: visit.page, world, browser, expectOpenToAll });
        expect(visit.faults).toEqual([]);
      } finally {
        await visit.close();
      }
    });
  };
};

export const asAdmin = (visit: Visit, world: ConsoleWorld, address?: string): Promise<void> =>
  logIn(visit, world.parley.adminToken(), address);
