import { stringify } from 'yaml';
import type { Steps } from '../../kernel/steps.ts';
import type { ConversationTest } from '../../replay/wire/conversation-test.ts';

/** Writing ten takes some milliseconds. */
const TURNS_A_STEP = 10;

/** A conversation test as a file for people to read and change; in steps, as it may be very long. */
export function* conversationYamlSteps({ turns, ...others }: ConversationTest): Steps<string> {
  const parts = [...heading(others.name).map((line) => `# ${line}\n`), inYaml(others)];
  if (turns.length === 0) parts.push(inYaml({ turns }));
  for (let at = 0; at < turns.length; at += TURNS_A_STEP) {
    const part = inYaml({ turns: turns.slice(at, at + TURNS_A_STEP) });
    // The key is written once, before the first part of the list.
    parts.push(at === 0 ? part : part.slice(part.indexOf('\n') + 1));
    yield;
  }
  return parts.join('');
}

const inYaml = (value: object): string => stringify(value, { lineWidth: 100, aliasDuplicateObjects: false });

/** A name may contain line breaks, which would end the comment. */
const heading = (name: string): readonly string[] => [
  name.replace(/\s+/g, ' '),
  '`parley test run` says each line and compares the reply with what is expected. It does not check what a',
  'turn leaves out. Dates such as "tomorrow" are relative to `clock`; `random` selects the variant of a',
  "reply. `webhook: live` calls the agent's own webhook instead of using the replies in this file.",
];
