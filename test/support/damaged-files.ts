import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type DamageFiles = { readonly seed: number; readonly rounds: number };
export type FilesDamaged = {
  /** The signal that ended the process; null if none did. */
  readonly signal: string | null;
  /** The failures, each with its round. */
  readonly failures: readonly string[];
  readonly outcomes: Readonly<Record<string, number>>;
};

/** Opens damaged copies of a store in a separate process, because the claim is that the process survives. */
export const damageFiles = ({ seed, rounds }: DamageFiles): FilesDamaged => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-damaged-'));
  try {
    const script = fileURLToPath(new URL('./damaged-file-opener.ts', import.meta.url));
    const words = ['--import', 'tsx', script, folder, String(seed), String(rounds)];
    const { signal, status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    const lines = stdout.split('\n').filter((line) => line !== '');
    const ended = status === 0 ? [] : [`it ended with ${status}: ${stderr.trim()}`];
    const outcomes: Record<string, number> = {};
    for (const line of lines) {
      const [round = '', outcome = 'began'] = line.split(' ');
      if (outcome === 'began' || round === '') continue;
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
    const failures = lines.filter((line) => line.includes(' failed'));
    const unfinished = lines.at(-1)?.endsWith(' began') ? [lines.at(-1) ?? ''] : [];
    return { signal, failures: [...failures, ...unfinished, ...ended], outcomes };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
