import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readExportFolder } from '../../src/disk/export-folder.ts';
import { type ImportedAgent, type Parley, startParley } from '../support/parley.ts';

let parley: Parley;
let own: ImportedAgent;
let other: ImportedAgent;

beforeAll(async () => {
  parley = await startParley({ env: { PARLEY_STORE: 'memory:' } });
  const files = await readExportFolder('examples/coffee-shop');
  own = await parley.import(files);
  other = await parley.import(files);
  for (const agent of [own, other]) await parley.say(agent, 'hello', 'ann');
});
afterAll(() => parley.stop());

const asDeveloper = (line: string, body?: unknown) => parley.send(line, own.developerAccessToken, body);
const codeOf = ({ headers }: { readonly headers: Headers }) => headers.get('X-Error-Code');

describe("what an agent's developer token opens without naming its agent", () => {
  it('a what-if over its sessions, from the start to the changes', async () => {
    const { body: job } = await asDeveloper('POST /admin/what-if', {});
    expect(job).toMatchObject({ sessionsOf: { agentId: own.agentId }, answeredBy: { agentId: own.agentId } });
    const { body: list } = await asDeveloper('GET /admin/what-if');
    expect(list.whatIfs.map(({ id }: { id: string }) => id)).toEqual([job.id]);
    const { body: ended } = await asDeveloper(`DELETE /admin/what-if/${job.id}`);
    expect(ended.state).toMatch(/done|cancelled/);
    const { body: page } = await asDeveloper(`GET /admin/what-if/${job.id}/changes`);
    expect(page.changes).toEqual([]);
  });

  it('only the events of its agent and sessions', async () => {
    const { body } = await asDeveloper('GET /admin/events');
    const streams: string[] = String(body)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).stream);
    expect(streams).toContain(`session-${own.agentId}-ann`);
    expect(streams.filter((stream) => !stream.includes(own.agentId))).toEqual([]);
    const session = await asDeveloper('GET /admin/events?session=ann');
    expect(session.status).toBe(200);
  });
});

describe('what it does not open', () => {
  it.each([
    'GET /admin/events?agent=OTHER',
    'GET /admin/events?session=ann&agent=OTHER',
    'POST /admin/what-if?agent=OTHER',
    'POST /admin/what-if?sessionsOf=OTHER',
  ])('%s', async (line) => {
    const body = line.startsWith('POST') ? {} : undefined;
    const refusal = await asDeveloper(line.replace('OTHER', other.agentId), body);
    expect([refusal.status, codeOf(refusal)]).toEqual([401, 'token_kind_wrong']);
  });

  it('what-ifs over sessions of others, or answered by others', async () => {
    const hidden = [
      `POST /admin/what-if?agent=${other.agentId}`,
      `POST /admin/what-if?agent=${other.agentId}&sessionsOf=${own.agentId}`,
    ];
    for (const line of hidden) {
      const { id } = (await parley.admin(line, {})).body;
      const places = [
        `GET /admin/what-if/${id}`,
        `GET /admin/what-if/${id}/changes`,
        `DELETE /admin/what-if/${id}`,
      ];
      for (const place of places) expect(codeOf(await asDeveloper(place))).toBe('what_if_not_found');
      const { body: list } = await asDeveloper('GET /admin/what-if');
      expect(list.whatIfs.map((job: { id: string }) => job.id)).not.toContain(id);
    }
  });

  it('anything for a client token', async () => {
    const refusal = await parley.send('GET /admin/events', own.clientAccessToken);
    expect(codeOf(refusal)).toBe('token_kind_wrong');
  });
});
