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
  '`parley test run` says each line and compares the reply with what is expected. It does not check what a',
  'turn leaves out. Dates such as "tomorrow" are relative to `clock`; `random` selects the variant of a',
  "reply. `webhook: live` calls the agent's own webhook instead of using the replies in this file.",
];
