import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { one, outcomeOf, speechOf } from '../../support/history-account.ts';
import { type HistoryWorld, sessionPath } from '../../support/history-world.ts';
import type { Answer } from '../../support/real-client.ts';

export const describeConversations = (world: () => HistoryWorld): void => {
  describe('a saved conversation', () => {
    it('is the same file from either interface, and the agent passes it until the expectation changes', async () => {
      const { history, sessionsOf, get, text, send, cli, folder } = world();
      for (const { agentId } of history.agents) {
        const [sessionId, drivenTurns] = one(
          [...sessionsOf(agentId)].filter(([, turns]) => turns.every((turn) => outcomeOf(turn) !== 'empty')),
        );
        const path = `${sessionPath({ agentId, sessionId })}/test`;
        const test = await get(path);
        expect(test.turns.map(({ expect: { reply } }: Answer) => reply)).toEqual(drivenTurns.map(speechOf));
        const tests = join(folder, `tests-${agentId}`);
        mkdirSync(tests);
        const file = join(tests, 'saved.yaml');
        const saved = await cli(['test', 'save', sessionId, '--agent', agentId, '--out', file]);
        expect([saved.exitCode, saved.err]).toEqual([0, '']);
        expect(readFileSync(file, 'utf8')).toBe(await text(path, 'application/yaml'));
        const tested = await send(`POST /admin/agents/${agentId}/test`, test);
        expect(tested).toMatchObject({ name: sessionId, misses: [] });
        expect(tested.turns).toHaveLength(drivenTurns.length);
        const run = ['test', 'run', tests, '--agent', agentId, '--junit', 'junit.xml'];
        expect(await cli(run)).toMatchObject({ exitCode: 0, err: '' });
        const [first, ...rest] = test.turns;
        const wrong = { ...test, turns: [{ ...first, expect: { reply: ['Never', 'said'] } }, ...rest] };
        const missed = await send(`POST /admin/agents/${agentId}/test`, wrong);
        const happened = speechOf(one(drivenTurns));
        expect(missed.misses).toEqual([
          { turn: 1, said: expect.any(String), what: 'reply', expected: ['Never', 'said'], happened },
        ]);
        writeFileSync(join(tests, 'wrong.yaml'), JSON.stringify({ ...wrong, name: 'wrong' }));
        expect((await cli(run)).exitCode).toBe(1);
        const junit = readFileSync(join(folder, 'junit.xml'), 'utf8');
        expect(junit).toContain('tests="2" failures="1" errors="0"');
      }
    });

    it('may be a fork', async () => {
      const { get, send, cli } = world();
      const { agentId, sessionId, number } = one(
        world().history.turns.filter((turn) => turn.number >= 2 && outcomeOf(turn) === 'replied'),
      );
      const body = { turn: number, text: 'zxcv qwerty' };
      const { sandboxId } = await send(`POST ${sessionPath({ agentId, sessionId })}/fork`, body);
      const printed = (
        await cli(['test', 'save', sandboxId, '--agent', agentId, '--name', 'other', '--json'])
      ).json();
      const path = sessionPath({ agentId, sessionId: encodeURIComponent(sandboxId) });
      expect(await get(`${path}/test?name=other`)).toEqual(printed);
      expect(printed.turns.at(-1)).toMatchObject({ say: 'zxcv qwerty' });
      expect((await send(`POST /admin/agents/${agentId}/test`, printed)).misses).toEqual([]);
    });
  });
};
