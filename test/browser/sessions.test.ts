import { expect } from 'vitest';
import { asAdmin, consoleStories } from '../support/console-story.ts';
import { steady } from '../support/steady-snapshot.ts';

const story = consoleStories();

story(
  'the agents are shown with what happened to them today',
  async ({ visit, page, world, expectOpenToAll }) => {
    await asAdmin(visit, world);
    const row = page.getByRole('row', { name: /Café Wren/ });
    await row.getByRole('link', { name: '3 (37.5%)' }).waitFor();
    await expect
      .poll(() => row.getByRole('cell').allTextContents())
      .toEqual(['en, de', '20', expect.any(String), '8', '3 (37.5%)', '0']);
    await expect(steady(await page.getByRole('main').ariaSnapshot())).toMatchFileSnapshot(
      'golden/agents.txt',
    );
    await expectOpenToAll();
    await row.getByRole('link', { name: '3 (37.5%)' }).click();
    await page.getByText('2 sessions').waitFor();
  },
);

story('an export is dropped and becomes an agent', async ({ visit, page, world }) => {
  const zip = await fetch(`${world.parley.url()}/admin/agents/${world.agent.agentId}/export`, {
    headers: { authorization: `Bearer ${world.parley.adminToken()}`, accept: 'application/zip' },
  });
  await asAdmin(visit, world);
  const buffer = Buffer.from(await zip.arrayBuffer());
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'café.zip', mimeType: 'application/zip', buffer });
  await page.getByText('Café Wren is ready').waitFor();
  await expect.poll(() => page.getByRole('row', { name: /Café Wren/ }).count()).toBe(2);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.zip', mimeType: 'application/zip', buffer: Buffer.from('x') });
  await page.getByRole('alert').getByText('archive').waitFor();
});

story('sessions are found by words and filters, and the address keeps them', async (told) => {
  const { visit, page, world, expectOpenToAll } = told;
  await asAdmin(visit, world, `/console/agents/${world.agent.agentId}/sessions`);
  await page.getByText('2 sessions').waitFor();
  await expect(steady(await page.getByRole('main').ariaSnapshot())).toMatchFileSnapshot(
    'golden/sessions.txt',
  );
  await expectOpenToAll();
  await page.keyboard.press('/');
  await page.keyboard.type('swallow');
  await page.keyboard.press('Enter');
  await page.getByText('1 session,').waitFor();
  expect(new URL(page.url()).search).toBe('?text=swallow');
  await page.getByText('More filters').click();
  await page.getByLabel('Intent that answered').fill('order-drink');
  await page.getByLabel('Intent that answered').press('Enter');
  await page.getByText('No session fits').waitFor();
  await expectOpenToAll();
  await page.reload();
  await page.getByText('No session fits').waitFor();
  await expect.poll(() => page.getByLabel('Intent that answered').inputValue()).toBe('order-drink');
  await page.goBack();
  await page.getByRole('link', { name: 'lost' }).waitFor();
});

story('the list is walked with the keyboard alone', async ({ visit, page, world }) => {
  await asAdmin(visit, world, `/console/agents/${world.agent.agentId}/sessions`);
  await page.getByRole('link', { name: 'demo' }).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'demo' }).waitFor();
});

story('an agent that nobody talked to says how to begin', async ({ visit, page, world, expectOpenToAll }) => {
  const made = await world.parley.admin('POST /admin/agents', { name: 'Silent' });
  await asAdmin(visit, world, `/console/agents/${made.body.agentId}/sessions`);
  await page.getByText('Nobody has talked to this agent yet').waitFor();
  await expectOpenToAll();
});

story('a session gets a note and a tag, and is found by the tag', async (told) => {
  const { visit, page, world, expectOpenToAll } = told;
  const sessions = `/console/agents/${world.agent.agentId}/sessions`;
  await asAdmin(visit, world, `${sessions}/demo`);
  await page.getByText('Notes and tags').click();
  await page.getByLabel('New tag').fill('Refund');
  await page.getByRole('button', { name: 'Add tag' }).click();
  await page.getByLabel('New note').fill('called back');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByText('called back').waitFor();
  await expectOpenToAll();
  await page.getByRole('link', { name: 'refund' }).click();
  await page.getByText('1 session,').waitFor();
  await page.getByRole('link', { name: 'demo' }).click();
  await page.getByRole('button', { name: 'Remove note' }).click();
  await page.getByRole('button', { name: 'Remove tag refund' }).click();
  await page.getByRole('link', { name: 'refund' }).waitFor({ state: 'detached' });
});
