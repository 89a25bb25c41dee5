import assert from 'node:assert/strict';
import { below, oneOf } from './attack.ts';
import { agentOf, markOf, SESSIONS, sessionOf, type Work, type World } from './bulk-world.ts';
import { ADMIN_TOKEN } from './served.ts';
import { exportGreeting } from './torture-export.ts';

/** A text of the inbox that may become a phrase: the erasure of a session does not take phrases away. */
const markOfOther = (world: World): string => {
  const others = Array.from({ length: SESSIONS }, (_, number) => sessionOf(number));
  const choices = others.filter((session) => session !== world.victim);
  return markOf(world, oneOf(world.random, choices));
};

const IMPORTED = 'Hello number';

/** Changes of one agent, and what compares its revisions: they may be refused, because others were first. */
export const agentWorks: Readonly<Record<string, Work>> = {
  importInto: (world) => {
    const files = exportGreeting(`${IMPORTED} ${below(world.random, 9)}.`);
    return world.server.admin(`POST ${agentOf(world)}/import`, { files });
  },
  mergeInto: (world) => {
    const files = exportGreeting(`${IMPORTED} ${below(world.random, 9)}.`);
    return world.server.admin(`POST ${agentOf(world)}/import?mode=merge`, { files });
  },
  restore: (world) => world.server.admin(`POST ${agentOf(world)}/restore`, { revision: world.revision }),
  assign: (world) => {
    const assignment = { utterances: [markOfOther(world)], intentId: 'begin' };
    return world.server.admin(`POST ${agentOf(world)}/inbox/assign`, assignment);
  },
  assignDry: (world) => {
    const assignment = { utterances: [markOfOther(world)], intentId: 'begin' };
    return world.server.admin(`POST ${agentOf(world)}/inbox/assign?dryRun=true`, assignment);
  },
  dismiss: (world) =>
    world.server.admin(`POST ${agentOf(world)}/inbox/dismiss`, { utterances: [markOfOther(world)] }),
  split: (world) => {
    const split = { revision: world.revision, share: (1 + below(world.random, 9)) / 10 };
    return world.server.admin(`PUT ${agentOf(world)}/environments/production/split`, { split });
  },
  shadow: (world) =>
    world.server.admin(`PUT ${agentOf(world)}/environments/production/shadow`, {
      shadow: { revision: world.revision },
    }),
  shadowReport: (world) => world.server.admin(`GET ${agentOf(world)}/environments/production/shadow`),
  publish: (world) => world.server.admin(`POST ${agentOf(world)}/publish`, {}),
};

type ExportedFiles = { readonly files: readonly { readonly path: string; readonly text: string }[] };

const filesOf = async ({ server }: World, path: string): Promise<ExportedFiles['files']> => {
  const { status, body } = await server.send(`GET ${path}`, {
    token: ADMIN_TOKEN,
    headers: { accept: 'application/json' },
  });
  assert.equal(status, 200, `${path}: ${JSON.stringify(body)}`);
  return (body as ExportedFiles).files;
};

/** The content comes from one import or revision, and the server's memory agrees with the record. */
export const requireWholeAgent = async (world: World): Promise<void> => {
  const { server } = world;
  const { body } = await server.admin(`GET ${agentOf(world)}`);
  const { revision } = body as { readonly revision: number };
  const files = await filesOf(world, `${agentOf(world)}/export`);
  assert.deepEqual(files, await filesOf(world, `${agentOf(world)}/revisions/${revision}`));
  const intents = files.flatMap(({ path }) => /^intents\/([a-z]+)\.json$/.exec(path)?.[1] ?? []).sort();
  assert.deepEqual(intents, ['begin', 'book', 'order'], 'an import was applied by half');
  const { text = '' } = files.find(({ path }) => path === 'intents/begin.json') ?? {};
  const greetings = text.match(/Hello[^"]*/g) ?? [];
  assert.equal(greetings.length, 1, `the agent greets with ${greetings.join(' and ')}`);
};
