/** Counts of a round, by name; the counts of rounds are added up. */
export type Figures = Readonly<Record<string, number>>;

export type Round = {
  /** Decides everything that happens in the round. */
  readonly seed: number;
  /** In [0, 1), from the seed. */
  readonly random: () => number;
};

/** An attack that was set up. */
export type OpenAttack = {
  /** @returns figures of the round. @throws when something was lost, doubled or answered wrongly */
  readonly round: (round: Round) => Promise<Figures>;
  readonly close: () => Promise<void>;
};

export type Attack = {
  readonly name: string;
  readonly summary: string;
  /** Its part of the time, relative to the other attacks. */
  readonly weight: number;
  /** @returns why it cannot run on this machine, or the attack. */
  readonly open: () => Promise<OpenAttack | string>;
};

/** One of the choices, with equal chances. */
export const oneOf = <T>(random: () => number, choices: readonly T[]): T => {
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) throw new TypeError('there is nothing to choose from');
  return choice;
};

/** A whole number below `end`. */
export const below = (random: () => number, end: number): number => Math.floor(random() * end);
