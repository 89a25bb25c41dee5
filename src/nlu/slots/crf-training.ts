/**
 * Learning a linear-chain conditional random field (Lafferty, McCallum & Pereira 2001) by AdaGrad (Duchi,
 * Hazan & Singer 2011): maximise Σ log p(y | x) − λ/2 ‖w‖², one phrase at a time, ∂ log p(y | x) / ∂w[f, y']
 * = Σₜ f(x, t) · ([yₜ = y'] − p(yₜ = y' | x)),   w += rate · g / √(Σ g²) The penalty is charged to a weight
 * when it changes. The seed determines the order of the phrases. The result is the mean of the weights over
 * the later passes.
 */
import type { OnProgress } from '../../kernel/on-progress.ts';
import { randomFrom } from '../classifier/random.ts';
import { averageOf } from './average.ts';
import type { CrfProblem, NumberedRows, TrainingRow } from './crf-problem.ts';
import { isInside, OUTSIDE } from './labels.ts';
import {
  addInflow,
  createLattice,
  fillLattice,
  type Lattice,
  marginalsOf,
  stepAt,
  stepsOf,
} from './lattice.ts';
import { LARGE_SET_PHRASES, layOutWeights } from './weight-layout.ts';
import { addEmissions, createTransitions, type Weights } from './weights.ts';

const SEED = 1;
const RATE = 0.15;
const RATE_AT_END = 0.05;
const SQUARES_AT_START = 0.1;
/** λ; many phrases need less of it. */
const PENALTY = 0.003;
/**
 * By how much a wrong label must lose in training (softmax-margin, Gimpel & Smith 2010). The cost of a missed
 * value is the highest, because readings without values are the likeliest if there are few phrases. With many
 * phrases there are no costs: the weights separate the labels without them, and training would take longer.
 */
const MISSED_COST = 4;
const WRONG_COST = 3;
/** With fewer phrases, costs make the tagger report values where there are none. */
const COSTS_PHRASES_MIN = 20;
/**
 * The share of readings without marks, so that the tagger learns surroundings even if every value is listed.
 */
const BARE_SHARE = 0.15;
/** Smaller errors are skipped: they teach nothing and cost the same. */
const GRADIENT_MIN = 2e-3;
/** Pairs into a label that is less likely than this cannot add up to GRADIENT_MIN in a phrase. */
const PAIR_MIN = 1e-5;
/** Phrases read in total; each is read at least PASSES_MIN and at most PASSES_MAX times. */
const READINGS = 120;
const PASSES_MIN = 5;
const PASSES_MAX = 20;
type Descent = {
  readonly hasCosts: boolean;
  readonly weights: Weights;
  readonly squares: Float32Array;
  readonly transitionSquares: Float32Array;
  /** See `stepsOf`. */
  readonly steps: Float64Array;
  readonly lattice: Lattice;
  readonly emissions: Float64Array;
  readonly gradient: Float64Array;
  readonly stepGradient: Float64Array;
  readonly active: Uint16Array;
  /** 1 for each row of `stepGradient` that the current phrase adds to. */
  readonly reached: Uint8Array;
};

export const trainCrf = (problem: CrfProblem, onProgress?: OnProgress): Weights => {
  const descent = startDescent(problem);
  const { rows } = problem;
  const { values, transitions } = descent.weights;
  const random = randomFrom(SEED);
  const order = Int32Array.from(rows.keys());
  const passes = Math.min(PASSES_MAX, Math.max(PASSES_MIN, Math.ceil(READINGS / Math.max(1, rows.length))));
  const averages = [averageOf(values), averageOf(transitions)];
  for (let pass = 0; pass < passes; pass++) {
    shuffle(order, random);
    const rate = RATE + (RATE_AT_END - RATE) * (pass / passes);
    for (const at of order) readOnce(descent, rows[at], random() < BARE_SHARE, rate);
    if (2 * pass >= passes) for (const { add } of averages) add();
    onProgress?.((pass + 1) / passes);
  }
  for (const { settle } of averages) settle();
  return descent.weights;
};

const readOnce = (descent: Descent, row: TrainingRow | undefined, isBare: boolean, rate: number): void => {
  if (row !== undefined)
    learn(descent, row.labels, (isBare ? row.unmarkedRows : undefined) ?? row.markedRows, rate);
};

const startDescent = (problem: CrfProblem): Descent => {
  const transitions = createTransitions(problem.slots);
  const labels = 1 + 2 * problem.slots;
  const weights: Weights = { ...layOutWeights(problem, labels), labels, transitions };
  for (const { feature, label, weight } of problem.priors) {
    const end = weights.firsts[feature + 1] ?? 0;
    for (let at = weights.firsts[feature] ?? 0; at < end; at++)
      if (weights.labelOf[at] === label) weights.values[at] = weight;
  }
  const cells = labels * problem.rows.reduce((most, row) => Math.max(most, row.labels.length), 1);
  return {
    hasCosts: problem.rows.length >= COSTS_PHRASES_MIN && problem.rows.length < LARGE_SET_PHRASES,
    weights,
    squares: new Float32Array(weights.values.length).fill(SQUARES_AT_START),
    transitionSquares: new Float32Array(transitions.length).fill(SQUARES_AT_START),
    steps: stepsOf(transitions, labels),
    lattice: createLattice(cells),
    emissions: new Float64Array(cells),
    gradient: new Float64Array(cells),
    stepGradient: new Float64Array(transitions.length),
    active: new Uint16Array(labels),
    reached: new Uint8Array(labels + 1),
  };
};

const shuffle = (order: Int32Array, random: () => number): void => {
  for (let last = order.length - 1; last > 0; last--) {
    const at = Math.floor(random() * (last + 1));
    const moved = order[last] ?? 0;
    order[last] = order[at] ?? 0;
    order[at] = moved;
  }
};

const learn = (descent: Descent, labelsGiven: Uint16Array, rows: NumberedRows, rate: number): void => {
  const { weights, lattice, emissions, gradient, steps } = descent;
  const tokens = labelsGiven.length;
  const { labels } = weights;
  emissions.fill(0, 0, tokens * labels);
  for (let t = 0; t < tokens; t++)
    addEmissions(
      weights,
      rows.features,
      rows.starts[t] as number, // in range: one start per token
      rows.starts[t + 1] as number,
      emissions,
      t * labels,
    );
  if (descent.hasCosts) addCosts(emissions, labelsGiven, labels);
  fillLattice(lattice, emissions, steps, tokens, labels);
  marginalsOf(lattice, gradient, tokens, labels);
  for (const [t, label] of labelsGiven.entries()) {
    const cell = t * labels + label;
    gradient[cell] = (gradient[cell] ?? 0) - 1;
  }
  for (let t = 0; t < tokens; t++) learnToken(descent, rows, t, rate);
  learnTransitions(descent, labelsGiven, rate);
};

const addCosts = (emissions: Float64Array, annotated: Uint16Array, labels: number): void => {
  for (const [t, label] of annotated.entries()) {
    const row = t * labels;
    for (let y = 0; y < labels; y++) {
      if (y === label) continue;
      emissions[row + y] = (emissions[row + y] as number) + (y === OUTSIDE ? MISSED_COST : WRONG_COST);
    }
  }
};

const learnToken = (descent: Descent, rows: NumberedRows, t: number, rate: number): void => {
  const { gradient, active, weights } = descent;
  const { labels, firsts } = weights;
  const row = t * labels;
  let activeCount = 0;
  for (let y = 0; y < labels; y++)
    if (Math.abs(gradient[row + y] as number) > GRADIENT_MIN) active[activeCount++] = y;
  if (activeCount === 0) return;
  const end = rows.starts[t + 1] as number; // in range by construction, as are the casts below
  for (let at = rows.starts[t] as number; at < end; at++) {
    const feature = rows.features[at] as number;
    const first = firsts[feature] as number;
    const last = firsts[feature + 1] as number;
    if (last - first === labels)
      for (let i = 0; i < activeCount; i++) stepWeight(descent, first + (active[i] as number), row, rate);
    else for (let w = first; w < last; w++) stepWeight(descent, w, row, rate);
  }
};

const stepWeight = (
  { gradient, squares, weights: { labelOf, values } }: Descent,
  at: number,
  row: number,
  rate: number,
): void => {
  const slope = gradient[row + (labelOf[at] as number)] as number;
  if (slope < GRADIENT_MIN && slope > -GRADIENT_MIN) return;
  const value = values[at] as number;
  const g = slope + PENALTY * value;
  const square = (squares[at] as number) + g * g;
  squares[at] = square;
  values[at] = value - (rate * g) / Math.sqrt(square);
};

/**
 * The sum over the phrase of p(yₜ₋₁, yₜ | x) − [yₜ₋₁ and yₜ as annotated], then one step. Only the rows of
 * labels that are likely somewhere, or annotated, are touched.
 */
const learnTransitions = (descent: Descent, annotated: Uint16Array, rate: number): void => {
  const { stepGradient, gradient, reached } = descent;
  const { labels } = descent.weights;
  for (let y = 0; y < labels; y++) if (!isInside(y)) stepGradient[labels * labels + y] = gradient[y] ?? 0;
  reached[labels] = 1;
  for (let t = 1; t < annotated.length; t++) {
    const label = annotated[t] ?? 0;
    addPairs(descent, t, label);
    const cell = label * labels + (annotated[t - 1] ?? 0);
    stepGradient[cell] = (stepGradient[cell] ?? 0) - 1;
    reached[label] = 1;
  }
  for (let into = 0; into <= labels; into++) {
    if (reached[into] === 0) continue;
    reached[into] = 0;
    for (let cell = into * labels; cell < (into + 1) * labels; cell++) stepTransition(descent, cell, rate);
  }
};

const stepTransition = (descent: Descent, at: number, rate: number): void => {
  const { stepGradient, transitionSquares, steps, weights } = descent;
  const g = stepGradient[at] as number; // this and what follows: in range, all are as long as transitions
  stepGradient[at] = 0;
  if (g < GRADIENT_MIN && g > -GRADIENT_MIN) return;
  const square = (transitionSquares[at] as number) + g * g;
  transitionSquares[at] = square;
  const value = (weights.transitions[at] as number) - (rate * g) / Math.sqrt(square);
  weights.transitions[at] = value;
  steps[stepAt(at, weights.labels)] = Math.exp(value);
};

/**
 * Adds p(yₜ₋₁, yₜ | x) = p(yₜ | x) · forward[yₜ₋₁] · step / inflow[yₜ] for the likely pairs. The gradient
 * holds p(yₜ | x), less 1 for the annotated label.
 */
const addPairs = (descent: Descent, t: number, annotated: number): void => {
  const { lattice, steps, stepGradient, gradient, reached, weights } = descent;
  const { labels } = weights;
  const row = t * labels;
  for (let y = 0; y < labels; y++) {
    const probability = (gradient[row + y] as number) + (y === annotated ? 1 : 0);
    if (probability < PAIR_MIN) continue;
    reached[y] = 1;
    addInflow(lattice, steps, row - labels, y, labels, probability, stepGradient);
  }
};
