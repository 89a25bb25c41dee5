import { createServer } from 'node:http';
import { expect } from 'vitest';
import { asAdmin, consoleStories } from '../support/console-story.ts';
import { localAddress } from '../support/local-address.ts';

const story = consoleStories();

/** The requests that a page can try without a token. A text, because it runs in the browser. */
const attacks = `<!doctype html><title>Another page</title><script>
const attack = async (server, agentId) => {
  const outcomes = [];
  const path = server + '/admin/agents/' + agentId;
  const attempt = async (name, address, options) => {
    const text = await fetch(address, options).then((response) => response.text(), () => 'failed');
    outcomes.push(name + ': ' + text);
  };
  const credentials = 'include';
  const headers = { 'x-parley-console': 'x' };
  const body = JSON.stringify({ session: 'guest' });
  await attempt('read', path, { credentials });
  await attempt('read without CORS', path, { credentials, mode: 'no-cors' });
  await attempt('delete', path, { credentials, method: 'DELETE', headers });
  await attempt('post', path + '/erase', { credentials, mode: 'no-cors', method: 'POST', body });
  const frame = document.createElement('iframe');
  frame.src = server + '/console/';
  document.body.append(frame);
  await new Promise((resolve) => { frame.onload = resolve; });
  outcomes.push('frame: ' + (frame.contentDocument === null ? 'closed' : 'open'));
  const stream = new EventSource(path + '/turns?follow=true', { withCredentials: true });
  outcomes.push(await new Promise((resolve) => {
    stream.onmessage = () => resolve('stream: open');
    stream.onerror = () => resolve('stream: failed');
  }));
  stream.close();
  // The console isolates itself from its opener, which then sees a closed window.
  const popup = window.open(server + '/console/');
  while (popup !== null && !popup.closed) await new Promise((resolve) => setTimeout(resolve, 50));
  return outcomes;
};
const submitForm = (server, agentId) => {
  const form = document.createElement('form');
  Object.assign(form, { method: 'POST', enctype: 'text/plain' });
  form.action = server + '/admin/agents/' + agentId + '/erase';
  const field = document.createElement('input');
  Object.assign(field, { name: '{"session":"guest","x":"', value: '"}' });
  form.append(field);
  document.body.append(form);
  form.submit();
};
</script><h1>Another page</h1>`;

/** A page on another port of the same host, to which browsers send the same cookies. */
const otherOrigin = async () => {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(attacks);
  });
  return { url: await localAddress(server), stop: () => server.close() };
};

story(
  'a page of another origin can neither read nor change anything with the cookie of the console',
  async ({ visit, page, world }) => {
    await asAdmin(visit, world);
    expect(await page.context().cookies()).toMatchObject([{ httpOnly: true, sameSite: 'Strict' }]);
    const agentsBefore = (await world.parley.admin('GET /admin/agents')).body.agents;
    const other = await otherOrigin();
    const stranger = await page.context().newPage();
    const place = `${JSON.stringify(world.parley.url())}, ${JSON.stringify(world.agent.agentId)}`;
    try {
      await stranger.goto(other.url);
      expect(await stranger.evaluate(`attack(${place})`)).toEqual([
        'read: failed',
        'read without CORS: ',
        'delete: failed',
        'post: ',
        'frame: closed',
        'stream: failed',
      ]);
      await stranger.evaluate(`submitForm(${place})`);
      await stranger.waitForURL(/erase$/);
      expect(await stranger.content()).toContain('An access token is needed');
    } finally {
      await stranger.close();
      other.stop();
    }
    expect((await world.parley.admin('GET /admin/agents')).body.agents).toEqual(agentsBefore);
    const { body } = await world.parley.admin(`GET /admin/agents/${world.agent.agentId}/erasures`);
    expect(body.erasures).toEqual([]);
  },
);
