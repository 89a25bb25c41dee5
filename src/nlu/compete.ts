import { CANDIDATES_MAX } from '../kernel/limits/conversation.ts';
import type { IntentScore } from './classifier/classifier.ts';
import type { RuleMatch } from './rules/match-rules.ts';
import type { TrainingIntent, TrainingSet } from './training-set.ts';
import type { Candidate, CandidateReason, MatchKind } from './understanding.ts';
import { sortIfNeeded } from './values/sort-if-needed.ts';

/** The evidence for each intent: rule matches by number of intent, and learned scores. */
export type Evidence = {
  readonly matches: ReadonlyMap<number, RuleMatch>;
  /** One per intent; scores below `scoreMinOf` are left out. */
  readonly scores: readonly IntentScore[];
  readonly contexts: ReadonlySet<string>;
};

export type Verdict = {
  readonly candidates: readonly Candidate[];
  /** The number of the winning intent, if any, and the rule that matched, if one did. */
  readonly winner?: { readonly intent: number; readonly match: RuleMatch | undefined };
};

/** Scores that differ by less count as equal; then priority decides. */
const CLOSE_SCORES = 0.1;
/** The bonus of active input contexts when scores are compared, because the dialogue is evidence too. */
const CONTEXTS_BONUS = 0.3;
/** A learned match with active contexts beats another intent's own phrase only from this score on. */
const SURE_SCORE = 0.7;
/** Lower scores are noise and not reported; the nearest intents of an unrelated text score a little more. */
const CANDIDATE_SCORE_MIN = 0.02;

/** A lower score neither wins nor is reported. */
export const scoreMinOf = ({ threshold }: TrainingSet): number =>
  Math.max(Number.MIN_VALUE, Math.min(threshold, CANDIDATE_SCORE_MIN));

/** An intent that may win. */
type Contender = {
  readonly index: number;
  readonly intent: TrainingIntent;
  readonly match: RuleMatch | undefined;
  /** A rule matched; or the classifier found it; or only a weak rule matched, for when nothing better does. */
  readonly standing: 'ruled' | 'learned' | 'weak';
  readonly score: number;
  /** The learned score of a template's intent, which decides between templates that match equally; else 0. */
  readonly evidence: number;
  readonly matchedBy: MatchKind;
  /** Why it cannot win, if so. */
  readonly excluded: CandidateReason | undefined;
};

/** Decides which intent a text means. */
export const compete = (set: TrainingSet, evidence: Evidence): Verdict => {
  const contenders = contendersOf(set, evidence);
  const winner =
    winnerByRuleOrScore(contenders) ??
    bestOf(contenders, 'weak', byRule) ??
    fallbackOf(set, evidence.contexts);
  const candidates =
    winner === undefined ? [] : [candidateOf(winner, 'won', REASONS_TO_WIN[winner.matchedBy])];
  for (const loser of losersOf(contenders, winner)) {
    if (candidates.length >= CANDIDATES_MAX) break;
    candidates.push(candidateOf(loser, 'lost', loser.excluded ?? reasonOfDefeat(loser, winner)));
  }
  if (winner === undefined) return { candidates };
  return { candidates, winner: { intent: winner.index, match: winner.match } };
};

/** The losers to report, best first. */
const losersOf = (contenders: readonly Contender[], winner: Contender | undefined): readonly Contender[] => {
  const losers: Contender[] = [];
  for (const contender of contenders)
    if (contender.index !== winner?.index && isReported(contender)) losers.push(contender);
  return sortIfNeeded(losers, byScore);
};

const byScore = (a: Contender, b: Contender): number => b.score - a.score || byRule(a, b);

/** The intents that match by a rule or have a score. */
const contendersOf = (set: TrainingSet, { matches, scores, contexts }: Evidence): readonly Contender[] => {
  const contenders: Contender[] = [];
  for (const match of matches.values()) {
    const score = scores.find(({ intent }) => intent === match.intent)?.score ?? 0;
    pushContender(contenders, set, contexts, { index: match.intent, match, learned: score });
  }
  for (const { intent, score } of scores)
    if (!matches.has(intent))
      pushContender(contenders, set, contexts, { index: intent, match: undefined, learned: score });
  return contenders;
};

type Claim = Pick<Contender, 'index' | 'match'> & { readonly learned: number };

const pushContender = (
  into: Contender[],
  { intents, threshold }: TrainingSet,
  contexts: ReadonlySet<string>,
  { index, match, learned }: Claim,
): void => {
  const intent = intents[index];
  if (intent === undefined || intent.fallback) return;
  const reachesThreshold = learned > 0 && learned >= threshold;
  const standing = standingOf(intent, match, reachesThreshold);
  const rule = standing === 'learned' ? undefined : match;
  into.push({
    index,
    intent,
    match,
    standing,
    score: rule === undefined ? learned : ruleScore(rule, learned, threshold),
    evidence: match?.kind === 'template' ? learned : 0,
    matchedBy: rule?.kind ?? 'learned',
    excluded:
      exclusionOf(intent, contexts) ??
      (rule === undefined && !reachesThreshold ? 'below_threshold' : undefined),
  });
};

/**
 * A rule that matches only because it takes unlisted values is a guess: the classifier scores it if it knows
 * the intent. Such a rule, or one with hardly any word of its own, answers without the classifier only if
 * nothing better does. A guess with hardly any word of its own matches nearly every text, so it also needs
 * evidence: a listed value, a capital, or an active context of the intent.
 */
export const standingOf = (
  intent: TrainingIntent,
  match: RuleMatch | undefined,
  isEnough: boolean,
): Contender['standing'] => {
  if (match === undefined) return 'learned';
  if (!match.isWeak && !(match.isGuess && intent.learned)) return 'ruled';
  const isBaseless = match.isWeak && match.isGuess && !match.isSupported && intent.contexts.length === 0;
  return isEnough || isBaseless ? 'learned' : 'weak';
};

/** Below 1, because a guess is never certain. */
const GUESS_SCORE_MAX = 0.9;

/**
 * The score of a guess: the share of the text that it knows or its learned score, whichever is higher, and at
 * least the threshold.
 */
const ruleScore = (match: RuleMatch, learned: number, threshold: number): number =>
  match.isGuess ? Math.min(GUESS_SCORE_MAX, Math.max(learned, match.share, threshold)) : 1;

/** Why an intent cannot win, whatever matches. */
export const exclusionOf = (
  intent: TrainingIntent,
  contexts: ReadonlySet<string>,
): 'switched_off' | 'input_context_missing' | undefined => {
  if (intent.priority <= 0) return 'switched_off';
  for (const name of intent.contexts) if (!contexts.has(name)) return 'input_context_missing';
  return undefined;
};

/** From this score on, the classifier knows better than a rule that takes any text. */
const CERTAIN_SCORE = 0.8;

/**
 * A rule beats the classifier, because the developer wrote it, but not an intent with more active input
 * contexts and a high learned score: in a dialogue, "yes" means the dialogue's yes, however it is worded. Nor
 * does a rule for any text ("what is {anything}") beat an intent that the classifier is certain of.
 */
const winnerByRuleOrScore = (contenders: readonly Contender[]): Contender | undefined => {
  const ruled = bestOf(contenders, 'ruled', byRule);
  const learned = bestLearned(contenders);
  if (ruled === undefined || learned === undefined) return ruled ?? learned;
  const isDialogueStronger = contextsOf(learned) > contextsOf(ruled) && learned.score >= SURE_SCORE;
  const isOpen = ruled.match?.isOpen === true && contextsOf(learned) >= contextsOf(ruled);
  return isDialogueStronger || (isOpen && learned.score >= CERTAIN_SCORE) ? learned : ruled;
};

/** More active contexts, then priority, then the more specific rule, then evidence, then the agent's order. */
const byRule = (a: Contender, b: Contender): number =>
  contextsOf(b) - contextsOf(a) ||
  b.intent.priority - a.intent.priority ||
  (b.match?.specificity ?? 0) - (a.match?.specificity ?? 0) ||
  b.evidence - a.evidence ||
  a.index - b.index;

/** The best score, with the bonus for contexts; among close scores, contexts and then priority decide. */
const bestLearned = (contenders: readonly Contender[]): Contender | undefined => {
  let top = Number.NEGATIVE_INFINITY;
  for (const contender of contenders)
    if (isEligible(contender, 'learned')) top = Math.max(top, comparedScoreOf(contender));
  return bestOf(contenders, 'learned', byContextsThenScore, top - CLOSE_SCORES);
};

/** The score, with the bonus of active input contexts. */
const comparedScoreOf = (contender: Contender): number =>
  contender.score + (contextsOf(contender) > 0 ? CONTEXTS_BONUS : 0);

const byContextsThenScore = (a: Contender, b: Contender): number =>
  contextsOf(b) - contextsOf(a) ||
  b.intent.priority - a.intent.priority ||
  b.score - a.score ||
  a.index - b.index;

/** An excluded weak rule is not reported: it matches nearly every text, so the exclusion means nothing. */
const isReported = ({ standing, score, excluded }: Contender): boolean =>
  standing === 'weak' ? excluded === undefined : score >= CANDIDATE_SCORE_MIN;

const contextsOf = ({ intent }: Contender): number => intent.contexts.length;

const isEligible = (contender: Contender, standing: Contender['standing']): boolean =>
  contender.excluded === undefined && contender.standing === standing;

/** The first contender in an order, of one standing and with a compared score above `above`. */
const bestOf = (
  contenders: readonly Contender[],
  standing: Contender['standing'],
  order: (a: Contender, b: Contender) => number,
  above = Number.NEGATIVE_INFINITY,
): Contender | undefined => {
  let first: Contender | undefined;
  for (const contender of contenders)
    if (isEligible(contender, standing) && comparedScoreOf(contender) > above)
      if (first === undefined || order(contender, first) < 0) first = contender;
  return first;
};

/** The fallback intent that answers if nothing matches: intents with active contexts first. */
const fallbackOf = (set: TrainingSet, contexts: ReadonlySet<string>): Contender | undefined => {
  const fallbacks: Contender[] = [];
  for (const [index, intent] of set.intents.entries())
    if (intent.fallback && exclusionOf(intent, contexts) === undefined)
      fallbacks.push({ index, intent, score: 1, evidence: 0, matchedBy: 'fallback', ...UNMATCHED });
  return bestOf(fallbacks, 'weak', byRule);
};

const UNMATCHED = { match: undefined, standing: 'weak', excluded: undefined } as const;

const REASONS_TO_WIN: Readonly<Record<MatchKind, CandidateReason>> = {
  exact: 'exact_match',
  template: 'template_match',
  learned: 'best_score',
  fallback: 'nothing_else_matched',
};

/** Why an intent that could compete did not win: what the winner had more of. */
const reasonOfDefeat = (loser: Contender, winner: Contender | undefined): CandidateReason => {
  if (winner === undefined || loser.score <= winner.score - CLOSE_SCORES) return 'lower_score';
  if (contextsOf(loser) < contextsOf(winner)) return 'fewer_active_contexts';
  return loser.intent.priority < winner.intent.priority ? 'lower_priority' : 'lower_score';
};

const candidateOf = (
  { intent, score, matchedBy }: Contender,
  outcome: Candidate['outcome'],
  reason: CandidateReason,
): Candidate => ({ intentId: intent.id, intentName: intent.name, score, matchedBy, outcome, reason });
