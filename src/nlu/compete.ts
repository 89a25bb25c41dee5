import { CANDIDATES_MAX } from '../kernel/limits.ts';
import type { IntentScore } from './classifier/classifier.ts';
import type { RuleMatch } from './rules/match.ts';
import type { TrainingIntent, TrainingSet } from './training-set.ts';
import type { Candidate, CandidateReason, MatchKind } from './understanding.ts';
import { inOrder } from './values/in-order.ts';

/** What is known of a text before anyone has won: rule matches, by number of intent, and learned scores. */
export type Evidence = {
  readonly matches: ReadonlyMap<number, RuleMatch>;
  /** One an intent; those below `scoreMinOf` are not asked for. */
  readonly scores: readonly IntentScore[];
  readonly contexts: ReadonlySet<string>;
};

export type Verdict = {
  readonly candidates: readonly Candidate[];
  /** The number of the winning intent, if any; `match` when a rule found it. */
  readonly winner?: { readonly intent: number; readonly match?: RuleMatch };
};

/** Scores that differ by less than this say the same; then priority decides. */
const CLOSE_SCORES = 0.1;
/** What active input contexts are worth against a better score: the dialogue speaks for the intent too. */
const CONTEXTS_WORTH = 0.3;
/**
 * A learned match in its context takes a text from another intent's own phrase only when it is sure of
 * itself.
 */
const SURE_SCORE = 0.7;
/** Candidates below this are noise. */
const CANDIDATE_SCORE_MIN = 0.05;

/** A score below this neither wins nor is worth telling. */
export const scoreMinOf = ({ threshold }: TrainingSet): number =>
  Math.max(Number.MIN_VALUE, Math.min(threshold, CANDIDATE_SCORE_MIN));

/** An intent that might be meant. */
type Contender = {
  readonly index: number;
  readonly intent: TrainingIntent;
  readonly match: RuleMatch | undefined;
  readonly standing: 'ruled' | 'learned' | 'weak';
  readonly score: number;
  readonly matchedBy: MatchKind;
  /** What keeps it out of the competition. */
  readonly excluded: CandidateReason | undefined;
};

/** Decides which intent a text means. */
export const compete = (set: TrainingSet, evidence: Evidence): Verdict => {
  const contenders = contendersOf(set, evidence);
  const winner =
    winnerByRuleOrScore(contenders) ?? best(contenders, 'weak', byRule) ?? fallbackOf(set, evidence.contexts);
  const candidates = winner === undefined ? [] : [candidate(winner, 'won', REASONS_TO_WIN[winner.matchedBy])];
  for (const one of losersOf(contenders, winner)) {
    if (candidates.length >= CANDIDATES_MAX) break;
    candidates.push(candidate(one, 'lost', one.excluded ?? reasonOfDefeat(one, winner)));
  }
  if (winner === undefined) return { candidates };
  const { index: intent, match } = winner;
  return { candidates, winner: match === undefined ? { intent } : { intent, match } };
};

/** Those worth telling, best first. */
const losersOf = (contenders: readonly Contender[], winner: Contender | undefined): readonly Contender[] => {
  const losers: Contender[] = [];
  for (const one of contenders) if (one.index !== winner?.index && isWorthTelling(one)) losers.push(one);
  return inOrder(losers, byScore);
};

const byScore = (a: Contender, b: Contender): number => b.score - a.score || byRule(a, b);

/** Whoever has a match, or a score worth telling or high enough to win. */
const contendersOf = (set: TrainingSet, { matches, scores, contexts }: Evidence): readonly Contender[] => {
  const contenders: Contender[] = [];
  for (const match of matches.values()) {
    const score = scores.find(({ intent }) => intent === match.intent)?.score ?? 0;
    pushContender(contenders, set, contexts, { index: match.intent, match, learned: score });
  }
  const scoreMin = scoreMinOf(set);
  for (const { intent, score } of scores)
    if (score >= scoreMin && !matches.has(intent))
      pushContender(contenders, set, contexts, { index: intent, match: undefined, learned: score });
  return contenders;
};

type Claim = {
  readonly index: number;
  readonly match: RuleMatch | undefined;
  readonly learned: number;
};

const pushContender = (
  into: Contender[],
  { intents, threshold }: TrainingSet,
  contexts: ReadonlySet<string>,
  { index, match, learned }: Claim,
): void => {
  const intent = intents[index];
  if (intent === undefined || intent.fallback) return;
  const stands = standingOf(intent, match, learned > 0 && learned >= threshold);
  const isRuled = match !== undefined && stands !== 'learned';
  const score = isRuled ? ruleScore(match, learned, threshold) : learned;
  const isBelow = stands === 'learned' && !(learned > 0 && learned >= threshold);
  into.push({
    index,
    intent,
    match,
    standing: stands,
    score,
    matchedBy: isRuled ? match.kind : 'learned',
    excluded: exclusion(intent, contexts) ?? (isBelow ? 'below_threshold' : undefined),
  });
};

/**
 * A rule that matches only because it takes unlisted values is a guess, and the classifier, where it knows
 * the intent, decides how good it is. Such a rule, or one with hardly a word of its own, answers without
 * the classifier only when nothing better does. A guess with hardly a word of its own matches nearly every
 * text: it then needs evidence, which is a listed value, a capital, or an active context that asks for it.
 */
const standingOf = (
  intent: TrainingIntent,
  match: RuleMatch | undefined,
  isEnough: boolean,
): Contender['standing'] => {
  if (match === undefined) return 'learned';
  if (!match.isWeak && !(match.isGuess && intent.learned)) return 'ruled';
  const isBaseless = match.isWeak && match.isGuess && !match.isSupported && intent.contexts.length === 0;
  return isEnough || isBaseless ? 'learned' : 'weak';
};

/** A guess, however likely, is no certainty. */
const GUESS_SCORE_MAX = 0.9;

/** A guess is worth the share of the text that it does not guess, and where it wins, the threshold. */
const ruleScore = (match: RuleMatch, learned: number, threshold: number): number =>
  match.isGuess ? Math.min(GUESS_SCORE_MAX, Math.max(learned, match.share, threshold)) : 1;

const exclusion = (intent: TrainingIntent, contexts: ReadonlySet<string>): CandidateReason | undefined => {
  if (intent.priority <= 0) return 'switched_off';
  for (const name of intent.contexts) if (!contexts.has(name)) return 'input_context_missing';
  return undefined;
};

/**
 * A rule beats the classifier, for its author has spoken. The one exception: an intent whose input contexts
 * are active, more of them, and of which the classifier is sure; in the middle of a dialogue "yes" means the
 * dialogue's yes, however it is worded.
 */
const winnerByRuleOrScore = (contenders: readonly Contender[]): Contender | undefined => {
  const ruled = best(contenders, 'ruled', byRule);
  const learned = bestLearned(contenders);
  if (ruled === undefined || learned === undefined) return ruled ?? learned;
  const isTaken = contextsOf(learned) > contextsOf(ruled) && learned.score >= SURE_SCORE;
  return isTaken ? learned : ruled;
};

/** More active contexts first, then priority, then the more specific rule, then the order of the agent. */
const byRule = (a: Contender, b: Contender): number =>
  contextsOf(b) - contextsOf(a) ||
  b.intent.priority - a.intent.priority ||
  (b.match?.specificity ?? 0) - (a.match?.specificity ?? 0) ||
  a.index - b.index;

/**
 * The best score, where contexts count for score; among those close to it, contexts, then priority decide.
 */
const bestLearned = (contenders: readonly Contender[]): Contender | undefined => {
  let top = Number.NEGATIVE_INFINITY;
  for (const one of contenders) if (competes(one, 'learned')) top = Math.max(top, worthOf(one));
  return best(contenders, 'learned', byContextsThenScore, top - CLOSE_SCORES);
};

const worthOf = (one: Contender): number => one.score + (contextsOf(one) > 0 ? CONTEXTS_WORTH : 0);

const byContextsThenScore = (a: Contender, b: Contender): number =>
  contextsOf(b) - contextsOf(a) ||
  b.intent.priority - a.intent.priority ||
  b.score - a.score ||
  a.index - b.index;

/** A weak rule matches nearly every text; that it was not allowed to says nothing of this one. */
const isWorthTelling = ({ standing: stands, score, excluded }: Contender): boolean =>
  stands === 'weak' ? excluded === undefined : score >= CANDIDATE_SCORE_MIN;

const contextsOf = ({ intent }: Contender): number => intent.contexts.length;

const competes = (one: Contender, stands: Contender['standing']): boolean =>
  one.excluded === undefined && one.standing === stands;

/** The first in an order, among those of a standing that are worth more than `above`. */
const best = (
  contenders: readonly Contender[],
  stands: Contender['standing'],
  order: (a: Contender, b: Contender) => number,
  above = Number.NEGATIVE_INFINITY,
): Contender | undefined => {
  let first: Contender | undefined;
  for (const one of contenders)
    if (competes(one, stands) && worthOf(one) > above && (first === undefined || order(one, first) < 0))
      first = one;
  return first;
};

/**
 * The fallback intent that answers when nothing matches: one whose contexts are active before one without.
 */
const fallbackOf = (set: TrainingSet, contexts: ReadonlySet<string>): Contender | undefined => {
  const able: Contender[] = [];
  for (let index = 0; index < set.intents.length; index++) {
    const intent = set.intents[index];
    if (intent?.fallback === true && exclusion(intent, contexts) === undefined)
      able.push({ index, intent, score: 1, matchedBy: 'fallback', ...UNMATCHED });
  }
  return best(able, 'weak', byRule);
};

const UNMATCHED = { match: undefined, standing: 'weak', excluded: undefined } as const;

const REASONS_TO_WIN: Readonly<Record<MatchKind, CandidateReason>> = {
  exact: 'exact_match',
  template: 'template_match',
  learned: 'best_score',
  fallback: 'nothing_else_matched',
};

/** Why an intent that was allowed to compete did not win; what the winner had more of. */
const reasonOfDefeat = (loser: Contender, winner: Contender | undefined): CandidateReason => {
  if (winner === undefined || loser.score < winner.score - CLOSE_SCORES) return 'lower_score';
  if (contextsOf(loser) < contextsOf(winner)) return 'fewer_active_contexts';
  return loser.intent.priority < winner.intent.priority ? 'lower_priority' : 'lower_score';
};

const candidate = (
  { intent, score, matchedBy }: Contender,
  outcome: Candidate['outcome'],
  reason: CandidateReason,
): Candidate => ({ intentId: intent.id, intentName: intent.name, score, matchedBy, outcome, reason });
