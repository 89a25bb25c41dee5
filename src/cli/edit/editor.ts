import { spawn } from 'node:child_process';
import { CommandError, type Io } from '../io.ts';

/** The user's editor, as a command line; undefined if none is set. */
export const editorOf = ({ env }: Io): string | undefined => env.VISUAL || env.EDITOR || undefined;

/** Opens a folder in an editor, and waits until the editor ends. */
export const openEditor = async (editor: string, folder: string, io: Io): Promise<void> => {
  // A shell interprets the setting, as in git, because it may contain options, such as `code --wait`.
  const child = spawn('sh', ['-c', `${editor} "$1"`, 'sh', folder], {
    stdio: 'inherit',
    cwd: folder,
    env: { ...io.env },
    signal: io.stop,
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  }).catch((cause) => {
    throw new CommandError(`the editor "${editor}" did not start`, undefined, { cause });
  });
  if (code !== 0) {
    throw new CommandError(`the editor "${editor}" ended with ${code}; nothing was recorded.`);
  }
};
