import { expect } from 'vitest';
import { asAdmin, asGermanAdmin, consoleStories, germanPhone } from '../support/console-story.ts';
import { type ConsoleWorld, consoleWorld, importHooked } from '../support/console-world.ts';
import { recordingWebhook } from '../support/recording-webhook.ts';
import { steady } from '../support/steady-snapshot.ts';

/** A server whose agent calls a webhook: it fails on the word "bikes", and each of its replies is another. */
const worldWithCalls = async (): Promise<ConsoleWorld> => {
  let served = 0;
  const webhook = await recordingWebhook(({ body }, response) => {
    served += 1;
    if (String(body.result.resolvedQuery).includes('bikes')) {
      response.writeHead(503).end('the kitchen is closed');
      return undefined;
    }
    return { speech: `Number ${served} is coming.`, source: 'kitchen' };
  });
  const world = await consoleWorld();
  const agent = await importHooked(world.parley, { url: webhook.url });
  for (const query of ['hello', 'do you rent bikes', 'thanks']) {
    const body = { query, lang: 'en', sessionId: 'served' };
    await world.parley.send('POST /v1/query?v=20170712', agent.clientAccessToken, body);
  }
  const stop = async () => {
    await world.stop();
    await webhook.stop();
  };
  return { ...world, agent, stop };
};

const story = consoleStories(worldWithCalls);
const callsOf = ({ agent }: ConsoleWorld) => `/console/agents/${agent.agentId}/calls`;

story('calls are found by how they ended, and the address keeps the filter', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  await asAdmin(visit, world, `/console/agents/${world.agent.agentId}`);
  await page.getByRole('link', { name: 'Calls' }).click();
  await page.getByText('3 calls: 2 replied, 1 http status.').waitFor();
  await expect.poll(() => page.locator('table.calls tbody tr').count()).toBe(3);
  await expect(steady(await page.getByRole('main').ariaSnapshot())).toMatchFileSnapshot('golden/calls.txt');
  await expectOpenToAll();
  await page.getByText('More filters').click();
  await page.getByLabel('Outcome').selectOption('failed');
  await page.getByText('1 call: 1 http status.').waitFor();
  expect(new URL(page.url()).search).toBe('?outcome=failed');
  await expectOpenToAll();
  await page.reload();
  await page.getByRole('cell', { name: '503' }).waitFor();
  await page.getByRole('spinbutton', { name: 'HTTP status' }).fill('500');
  await page.getByRole('spinbutton', { name: 'HTTP status' }).press('Enter');
  await page.getByText('No call matches').waitFor();
  await expectOpenToAll();
  await page.goBack();
  await page.getByRole('link', { name: 'served, turn 2' }).click();
  await page.getByRole('tab', { name: 'Webhook', selected: true }).waitFor();
  await page.getByText('the kitchen is closed', { exact: true }).waitFor();
  const turn = page.getByRole('article', { name: 'Turn 2', exact: true });
  await turn.getByText('webhook: http status').waitFor();
});

story('more calls than fit a page are loaded on request', async ({ visit, page, world }) => {
  await asAdmin(visit, world);
  await page.route('**/webhook-calls?*', async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('limit', '2');
    await route.continue({ url: url.href });
  });
  await page.goto(callsOf(world));
  await page.getByText('3 calls').waitFor();
  await expect.poll(() => page.locator('table.calls tbody tr').count()).toBe(2);
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByRole('link', { name: 'served, turn 1' }).waitFor();
  await expect.poll(() => page.locator('table.calls tbody tr').count()).toBe(3);
  await expect.poll(() => page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
});

story('a call opens by keyboard to its exact bytes, its phases and its turn', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  await asAdmin(visit, world, `${callsOf(world)}?outcome=failed`);
  await page.getByRole('cell', { name: '503' }).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByText(/^http status, 503, /).waitFor();
  await expect
    .poll(() => page.getByRole('region', { name: 'Received', exact: true }).textContent())
    .toBe('the kitchen is closed');
  const sent = await page.getByRole('region', { name: 'Sent', exact: true }).textContent();
  expect(JSON.parse(sent ?? '').result.resolvedQuery).toBe('do you rent bikes');
  await page.getByRole('rowheader', { name: 'first byte' }).waitFor();
  await page.getByRole('rowheader', { name: 'total' }).waitFor();
  await page
    .getByText(/^Headers/)
    .first()
    .click();
  await page.getByText('idempotency-key: ').waitFor();
  await expectOpenToAll();
});

story('a call is sent again only after a yes, and the replies are compared', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  await asAdmin(visit, world, `${callsOf(world)}?outcome=replied&order=oldest`);
  await page.locator('tbody th a').first().click();
  await page.getByRole('button', { name: 'Send again…' }).click();
  await page.getByRole('dialog', { name: 'Send this request again?' }).waitFor();
  await expectOpenToAll();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => page.getByText('The reply').count()).toBe(0);
  await page.getByRole('button', { name: 'Send again…' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('The reply differs from before.').waitFor();
  await expect.poll(() => page.locator('del').textContent()).toBe('"Number 1 is coming."');
  await expect.poll(() => page.locator('ins').textContent()).toBe('"Number 4 is coming."');
  const resends = page.getByRole('region', { name: 'Sent again' });
  await resends.getByRole('cell', { name: 'another', exact: true }).waitFor();
  await expect(steady(await resends.ariaSnapshot())).toMatchFileSnapshot('golden/call-resends.txt');
  await expectOpenToAll();
});

story('selected calls are sent again together, to another address too', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  const other = await recordingWebhook(() => ({ speech: 'From elsewhere.' }));
  await asAdmin(visit, world, callsOf(world));
  const resendSelected = page.getByRole('button', { name: 'Send selected again…' });
  await resendSelected.waitFor();
  expect(await resendSelected.isDisabled()).toBe(true);
  await page.getByRole('checkbox', { name: 'Select all calls of this page' }).check();
  await page.getByRole('checkbox', { name: 'Select the call of served, turn 2' }).uncheck();
  await page.getByText('2 selected').waitFor();
  await resendSelected.click();
  const dialog = page.getByRole('dialog', { name: 'Send 2 requests again?' });
  await dialog.waitFor();
  await expectOpenToAll();
  await dialog.getByLabel('Send to another address').fill(other.url);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('2 requests sent, 0 answered as before.').waitFor();
  expect(other.asked.map(({ body }) => body.result.resolvedQuery).toSorted()).toEqual(['hello', 'thanks']);
  expect(other.asked.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
  await page.getByText('2 differences').first().click();
  await expect
    .poll(() => page.locator('ins', { hasText: 'From' }).first().textContent())
    .toBe('"From elsewhere."');
  await expectOpenToAll();
  await other.stop();
});

story('all calls that fit a filter are counted, and sent again after a yes', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  await asAdmin(visit, world, `${callsOf(world)}?outcome=failed&status=503`);
  await page.getByRole('button', { name: 'Send the matching call again…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send 1 request again?' });
  await dialog.getByText('may act on it again').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => page.getByRole('heading', { name: 'Replies' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Send the matching call again…' }).click();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('1 request sent, 1 answered as before.').waitFor();
  await expectOpenToAll();
});

story('a drill says what users would have been answered', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  await asAdmin(visit, world, callsOf(world));
  await page.getByRole('link', { name: /^Drill/ }).click();
  await page.getByLabel('Slower by (ms)').fill('');
  await page.getByLabel('Fails with').selectOption('timeout');
  await page.getByRole('button', { name: 'Start the drill' }).click();
  await page.getByText('3 calls in 1 session; 2 would have failed.').waitFor();
  expect(new URL(page.url()).search).toBe('?fail=timeout');
  await page.getByRole('cell', { name: 'Number 1 is coming.' }).waitFor();
  await expectOpenToAll();
  await page.getByRole('link', { name: 'served, turn 1' }).click();
  await page.getByRole('tab', { name: 'Webhook', selected: true }).waitFor();
});

story('an address that always fails is shown with its circuit', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  await asAdmin(visit, world, callsOf(world));
  await page.getByText('no calls pause').click();
  await page.getByRole('cell', { name: 'closed: calls are made' }).waitFor();
  const agent = await importHooked(world.parley, { url: 'http://127.0.0.1:1/hook', circuitFailures: 1 });
  await agent.client.text('hello', { sessionId: 'broken' });
  await page.goto(`/console/agents/${agent.agentId}/calls`);
  await page.getByText('calls to 1 address pause').waitFor();
  await page.getByRole('cell', { name: 'open: calls pause' }).waitFor();
  await page.getByRole('cell', { name: '1 of 1' }).waitFor();
  await expectOpenToAll();
});

story('an agent without calls says how they come about', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  const newAgent = await world.parley.admin('POST /admin/agents', { name: 'Silent' });
  await asAdmin(visit, world, `/console/agents/${newAgent.body.agentId}/calls`);
  await page.getByText('This agent has called no webhook yet').waitFor();
  await expectOpenToAll();
});

story(
  'calls can be read in German, in the dark and on a phone',
  async ({ visit, page, world, expectOpenToAll, expectToFit }) => {
    await asGermanAdmin(visit, world, callsOf(world));
    await page.getByText('3 Aufrufe: 2 beantwortet, 1 HTTP-Status.').waitFor();
    await expectToFit();
    await expectOpenToAll();
    await page.locator('tbody th a').first().click();
    await page.getByText('Gesendet', { exact: true }).waitFor();
    await expectToFit();
    await expectOpenToAll();
  },
  germanPhone,
);
