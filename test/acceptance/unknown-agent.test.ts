import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Parley, startParley } from '../support/parley.ts';
import { anExport } from '../support/test-desks.ts';

const files = anExport({ intents: [{ name: 'greet', says: ['hello there'] }] });

let parley: Parley;
beforeAll(async () => {
  parley = await startParley();
});
afterAll(() => parley?.stop());

type Described = {
  readonly requestBody?: object;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
  }[];
};

/** The operations about an agent that take no body, according to the server: `GET /admin/agents/{id}`, … */
const operationsWithoutBody = async (): Promise<readonly string[]> => {
  const described = await parley.send('GET /openapi.json', '');
  const paths = Object.entries<Record<string, Described>>(described.body.paths);
  return paths.flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { requestBody }]) => requestBody === undefined && path.startsWith('/admin/agents/{id}'))
      .map(([method, operation]) => `${method.toUpperCase()} ${path}${neededQueryOf(operation)}`),
  );
};

/** The required parameters of an operation, such as a revision: most operations refuse unknown parameters. */
const neededQueryOf = ({ parameters = [] }: Described): string => {
  const needed = parameters.filter((it) => it.in === 'query' && (it.required || it.name === 'revision'));
  return needed.length === 0 ? '' : `?${needed.map(({ name }) => `${name}=1`).join('&')}`;
};

const replyTo = async (line: string) => {
  const { status, body } = await parley.admin(line);
  return { line, status, details: body.status?.errorDetails };
};

describe('with a missing agent', () => {
  it('every operation about an agent reports that it does not exist', async () => {
    const lines = (await operationsWithoutBody()).map((line) =>
      line.replace('{id}', 'nobody').replaceAll(/\{\w+\}/g, '1'),
    );
    expect(lines.length).toBeGreaterThan(20);
    const answers = [];
    for (const line of lines) answers.push(await replyTo(line));
    const details = expect.stringMatching(
      /^the agent does not exist$|\bno (session|sandbox|webhook call) 1$/,
    );
    expect(answers).toEqual(lines.map((line) => ({ line, status: 404, details })));
  });

  it.each([
    'POST /admin/replay?agent=nobody',
    'GET /admin/events?agent=nobody',
    'GET /admin/events?agent=nobody&session=1',
    'POST /admin/what-if?agent=nobody',
    'GET /admin/agents/nobody/sandboxes',
    'GET /admin/agents/nobody/at?moment=2026-01-01',
  ])('%s finds no agent instead of nothing', async (line) => {
    expect(await replyTo(line)).toEqual({ line, status: 404, details: 'the agent does not exist' });
  });
});

describe('with a deleted agent', () => {
  it('its sessions can still be replayed and read, and its sandboxes deleted', async () => {
    const agent = await parley.import(files);
    await agent.client.text('hello there', { sessionId: 'kept' });
    const path = `/admin/agents/${agent.agentId}`;
    const forked = await parley.admin(`POST ${path}/sessions/kept/fork`, {});
    await parley.admin(`DELETE ${path}`);
    const replayed = await parley.admin(`POST /admin/replay?agent=${agent.agentId}`);
    expect(JSON.parse(replayed.body).report).toMatchObject({ sessions: 1, turns: 1, divergent: 0 });
    const events = await parley.admin(`GET /admin/events?agent=${agent.agentId}`);
    expect(events.body).toContain('"AgentDeleted"');
    const { sandboxId } = forked.body;
    const { sandboxes } = (await parley.admin(`GET ${path}/sandboxes`)).body;
    expect(sandboxes).toMatchObject([{ sandboxId }]);
    expect((await parley.admin(`DELETE ${path}/sandboxes/${sandboxId}`)).status).toBe(200);
  });
});
