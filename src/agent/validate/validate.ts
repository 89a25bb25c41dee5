import { FINDINGS_MAX } from '../../kernel/limits.ts';
import { finished, type Steps } from '../../kernel/steps.ts';
import type { Fault, Rule, Severity } from './rule.ts';
import { rules } from './rules.ts';
import { type Content, type ScoresOf, subjectOf } from './subject.ts';

export type Finding = Fault & {
  readonly code: string;
  readonly severity: Severity;
  readonly hint: string;
};

export type Validation = {
  /** The gravest first, at most FINDINGS_MAX. */
  readonly findings: readonly Finding[];
  /** How many there are, listed or not. */
  readonly counts: Readonly<Record<Severity, number>>;
};

/**
 * Holds an agent to all rules.
 * @param scoresOf what its classifier makes of a text; without it, no phrase is near another intent.
 */
export const validateAgent = (agent: Content, scoresOf?: ScoresOf): Validation =>
  finished(validationSteps(agent, scoresOf));

/** The same, a rule a step. */
export function* validationSteps(agent: Content, scoresOf?: ScoresOf): Steps<Validation> {
  const subject = subjectOf(agent, scoresOf);
  const findings: Finding[] = [];
  for (const rule of rules) {
    for (const fault of rule.find(subject)) findings.push(findingOf(rule, fault));
    yield;
  }
  const count = (wanted: Severity) => findings.filter(({ severity }) => severity === wanted).length;
  return {
    findings: findings.slice(0, FINDINGS_MAX),
    counts: { error: count('error'), warning: count('warning'), note: count('note') },
  };
}

const findingOf = ({ code, severity, hint }: Rule, fault: Fault): Finding => ({
  code,
  severity,
  ...fault,
  hint,
});
