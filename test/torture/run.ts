import { mkdirSync, writeFileSync } from 'node:fs';
import { inspect, parseArgs } from 'node:util';
import { chanceOf } from '../support/simulation.ts';
import type { Attack, Figures } from './attack.ts';
import { bulkAttack } from './bulk-work.ts';
import { recordAttack } from './busy-record.ts';
import { fileAttack } from './damaged-files.ts';
import { fullDiskAttack } from './full-disk.ts';
import { httpAttack } from './http.ts';
import { importAttack } from './imports.ts';
import { killAttack } from './kills.ts';
import { outsideAttack } from './outside-files.ts';
import { pumpAttack } from './pumped-texts.ts';
import { simulationAttack } from './simulation.ts';
import { slowAttack } from './slow-clients.ts';

/** Attacks the program for some time, and prints what was tried. Ends with 1 if anything was lost. */
const attacks: readonly Attack[] = [
  simulationAttack,
  recordAttack,
  httpAttack,
  importAttack,
  pumpAttack,
  bulkAttack,
  slowAttack,
  fileAttack,
  outsideAttack,
  killAttack,
  fullDiskAttack,
];

const help = `npm run torture -- [--seconds N] [--seed N] [--seeds N] [--attack NAME] [--rounds N]

  --seconds N     time for all attacks [PARLEY_TORTURE_SECONDS, 600]
  --seed N        first seed; each round has the next one [random]
  --seeds N       after so many seeds, begin again with the first one
  --attack NAME   only this one: ${attacks.map(({ name }) => name).join(', ')}
  --rounds N      end each attack after so many rounds
`;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: process.env.PARLEY_TORTURE_SECONDS ?? '600' },
    seed: { type: 'string' },
    seeds: { type: 'string' },
    attack: { type: 'string' },
    rounds: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

type Outcome = {
  readonly attack: string;
  readonly rounds: number;
  readonly seconds: number;
  readonly figures: Figures;
  readonly skipped?: string;
  readonly failedSeed?: number;
  readonly failure?: string;
};

const SEEDS_MAX = 2 ** 31;
const seconds = Number(values.seconds);
const firstSeed = Number(values.seed ?? Math.floor(Math.random() * SEEDS_MAX));
const seeds = Number(values.seeds ?? SEEDS_MAX);
const roundsMax = Number(values.rounds ?? Number.POSITIVE_INFINITY);

const run = async (attack: Attack, budgetMs: number): Promise<Outcome> => {
  const none = { attack: attack.name, rounds: 0, seconds: 0, figures: {} };
  const opened = await attack.open().catch((error: unknown) => ({ failure: inspect(error) }));
  if (typeof opened === 'object' && 'failure' in opened) return { ...none, failedSeed: firstSeed, ...opened };
  if (typeof opened === 'string') return { ...none, skipped: opened };
  const startedAt = performance.now();
  const elapsedMs = () => performance.now() - startedAt;
  const figures: Record<string, number> = {};
  let rounds = 0;
  const outcome = () => ({ attack: attack.name, rounds, seconds: Math.round(elapsedMs() / 1_000), figures });
  try {
    while (rounds < roundsMax && (rounds === 0 || elapsedMs() < budgetMs)) {
      const seed = (firstSeed + (rounds % seeds)) % SEEDS_MAX;
      rounds += 1;
      try {
        const done = await opened.round({ seed, random: chanceOf(seed) });
        for (const [name, count] of Object.entries(done)) figures[name] = (figures[name] ?? 0) + count;
      } catch (error) {
        return { ...outcome(), failedSeed: seed, failure: inspect(error) };
      }
    }
  } finally {
    await opened.close();
  }
  return outcome();
};

const print = ({ attack, rounds, seconds, figures, skipped, failedSeed, failure }: Outcome): void => {
  const counts = Object.entries(figures).map(([name, count]) => `${count.toLocaleString('en')} ${name}`);
  const what =
    skipped === undefined ? `${rounds} rounds in ${seconds} s: ${counts.join(', ')}` : `skipped: ${skipped}`;
  console.log(`${failure === undefined ? 'held  ' : 'FAILED'} ${attack}: ${what}`);
  if (failure === undefined) return;
  console.log(
    `${failure}\nRepeat it with: npm run torture -- --attack ${attack} --seed ${failedSeed} --rounds 1`,
  );
};

// Each server that an attack starts ends with this process.
process.setMaxListeners(0);

if (values.help) {
  process.stdout.write(help);
} else {
  const chosen = attacks.filter(({ name }) => values.attack === undefined || name === values.attack);
  if (chosen.length === 0) throw new Error(`there is no attack ${values.attack}\n${help}`);
  console.log(`torture for ${seconds} s, seed ${firstSeed}`);
  const weights = chosen.reduce((sum, { weight }) => sum + weight, 0);
  const outcomes: Outcome[] = [];
  for (const attack of chosen) {
    const outcome = await run(attack, (seconds * 1_000 * attack.weight) / weights);
    outcomes.push(outcome);
    print(outcome);
  }
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/torture.json', `${JSON.stringify({ seed: firstSeed, outcomes }, undefined, 2)}\n`);
  // Work of a failed round must not keep the process alive.
  process.exit(outcomes.some(({ failure }) => failure !== undefined) ? 1 : 0);
}
