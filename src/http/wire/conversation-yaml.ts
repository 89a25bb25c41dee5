import { stringify } from 'yaml';
import type { ConversationTest } from '../../replay/wire/conversation-test.ts';

/** A conversation test as a file for people to read and change. */
export const conversationYaml = (test: ConversationTest): string => {
  const lines = heading(test.name).map((line) => `# ${line}\n`);
  return lines.join('') + stringify(test, { lineWidth: 100, aliasDuplicateObjects: false });
};

/** A name may contain line breaks, which would end the comment. */
const heading = (name: string): readonly string[] => [
  name.replace(/\s+/g, ' '),
  '`parley test run` says each line and looks whether what is expected happens. What is not expected of a',
  'turn is not looked at. Dates such as "tomorrow" are counted from `clock`; `random` chooses among the',
  "variants of a reply. `webhook: live` calls the agent's own instead of answering from this file.",
];
