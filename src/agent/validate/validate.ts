import { FINDINGS_MAX } from '../../kernel/limits/agents.ts';
import { finish, type Steps } from '../../kernel/steps.ts';
import { type Fault, PAUSE, type Severity, type ValidationRule } from './rule.ts';
import { validationRules } from './rules.ts';
import { type Content, type ScoresOf, subjectSteps } from './subject.ts';

export type Finding = Fault & {
  readonly code: string;
  readonly severity: Severity;
  readonly hint: string;
};

export type Validation = {
  /** Most severe first, at most FINDINGS_MAX. */
  readonly findings: readonly Finding[];
  /** The total number, including findings that are not listed. */
  readonly counts: Readonly<Record<Severity, number>>;
};

/**
 * Checks an agent against all rules. @param scoresOf the classifier's scores of a text; without it, no phrase
 * is compared with other intents.
 */
export const validateAgent = (agent: Content, scoresOf?: ScoresOf): Validation =>
  finish(validationSteps(agent, scoresOf));

/** `validateAgent` with one rule per step. */
export function* validationSteps(agent: Content, scoresOf?: ScoresOf): Steps<Validation> {
  const subject = yield* subjectSteps(agent, scoresOf);
  const findings: Finding[] = [];
  for (const rule of validationRules) {
    for (const fault of rule.find(subject)) {
      if (fault === PAUSE) yield;
      else findings.push(findingOf(rule, fault));
    }
    yield;
  }
  const count = (level: Severity) => findings.filter(({ severity }) => severity === level).length;
  return {
    findings: findings.slice(0, FINDINGS_MAX),
    counts: { error: count('error'), warning: count('warning'), note: count('note') },
  };
}

const findingOf = ({ code, severity, hint }: ValidationRule, fault: Fault): Finding => ({
  code,
  severity,
  ...fault,
  hint,
});
