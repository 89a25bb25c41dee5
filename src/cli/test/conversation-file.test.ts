import { expect, it } from 'vitest';
import { CommandError } from '../io.ts';
import { readConversation } from './conversation-file.ts';

/** Each list has the one before it nine times. */
const BOMB = Array.from('abcdefg', (name, at) => {
  const item = at === 0 ? 'x' : `*${'abcdefg'[at - 1]}`;
  return `${name}: &${name} [${Array(9).fill(item).join(', ')}]`;
}).join('\n');

it.each([
  ['a turn that contains itself', 'turns:\n  - &t\n    say: hi\n    contexts: [*t]', 'circular'],
  ['aliases that grow without end', `${BOMB}\nturns: [{say: hi}]`, 'alias'],
  ['a tag of another program', 'turns: !!js/function [{say: hi}]', 'line 1'],
  ['several documents', 'turns: [{say: hi}]\n---\nturns: []', 'documents'],
  ['too many brackets', `turns: ${'['.repeat(20_000)}`, 'line 1'],
  ['tabs', 'turns:\n\t- say: hi', 'line 2'],
  ['bytes of something else', '\0\u0001PK', 'turns'],
])('refuses %s, and names the file and the fault', (_, text, fault) => {
  const read = () => readConversation(text, 'tests/one.yaml');
  expect(read).toThrow(CommandError);
  expect(read).toThrow(/^tests\/one\.yaml is not a conversation test: /);
  expect(read).toThrow(fault);
});
