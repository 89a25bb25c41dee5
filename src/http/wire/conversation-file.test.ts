import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { finish } from '../../kernel/steps.ts';
import type { ConversationTest } from '../../replay/wire/conversation-test.ts';
import { conversationIn } from './conversation-file.ts';
import { conversationYamlSteps } from './conversation-yaml.ts';

const test = (turns: number): ConversationTest => ({
  name: 'a talk',
  agent: 'cafe',
  webhook: 'recorded',
  turns: Array.from({ length: turns }, (_, at) => ({
    say: `line ${at}: a tea, please`,
    webhook: [{ body: { speech: 'x'.repeat(120) } }],
    expect: { intent: 'order', parameters: { drink: 'tea', count: at }, contexts: {}, reply: 'Here it is.' },
  })),
});

const withoutComments = (text: string): string => text.replace(/^#.*\n/gm, '');

describe('the file of a conversation test', () => {
  it.each([0, 1, 10, 25])(
    'with %i turns is the YAML of the whole test, and is read as it was',
    async (turns) => {
      const yaml = finish(conversationYamlSteps(test(turns)));
      expect(withoutComments(yaml)).toBe(stringify(test(turns), { lineWidth: 100 }));
      expect(await conversationIn(yaml)).toEqual(test(turns));
    },
  );

  it('is written in steps, in proportion to its turns', () => {
    const steps = (turns: number) => [...conversationYamlSteps(test(turns))].length;
    expect(steps(1_000) - steps(10)).toBe(99);
  });

  it('may be JSON', async () => {
    expect(await conversationIn(JSON.stringify(test(3)))).toEqual(test(3));
  });

  it.each([
    ['a: [1', 'is not YAML'],
    ['a: 1\na: 2', 'is not YAML'],
    ['', 'is empty'],
    [' \n', 'is empty'],
  ])('that cannot be read is refused: %s', async (text, fault) => {
    await expect(conversationIn(text)).rejects.toMatchObject({
      code: 'request_invalid',
      facts: { place: 'text', fault: expect.stringContaining(fault) },
    });
  });

  it('is refused if it takes too long, and the next one is read', async () => {
    const slow = Array.from({ length: 20_000 }, (_, at) => `k${at}: 1`).join('\n');
    const [first, second] = [conversationIn(slow, 1), conversationIn('a: 1')];
    await expect(first).rejects.toMatchObject({
      facts: { fault: expect.stringContaining('takes longer than') },
    });
    expect(await second).toEqual({ a: 1 });
  });
});
