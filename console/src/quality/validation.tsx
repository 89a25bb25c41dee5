import { call, type Reply } from '../api/call.ts';
import { useLoaded } from '../frame/loaded.ts';
import { to } from '../frame/router.ts';
import { Await } from '../parts/await.tsx';
import { intentPlace } from '../parts/intent-place.ts';
import { inReadersWords } from '../parts/readers-words.ts';
import { germanRules } from './rules-de.ts';
import { text } from './text.ts';

type ValidationReply = Reply<'GET /admin/agents/{id}/validate'>;
type Finding = ValidationReply['findings'][number];
const severities = ['error', 'warning', 'note'] as const;

export const Validation = ({ agent }: { readonly agent: string }) => {
  const loaded = useLoaded(
    (signal) => call('GET /admin/agents/{id}/validate', { path: { id: agent } }, { signal }),
    [agent],
  );
  return (
    <section aria-labelledby="validation-title">
      <h2 id="validation-title">{text.value.validation}</h2>
      <Await of={loaded}>{(validation) => <Findings agent={agent} validation={validation} />}</Await>
    </section>
  );
};

const Findings = ({
  agent,
  validation,
}: {
  readonly agent: string;
  readonly validation: ValidationReply;
}) => {
  const { counts, findings, rules } = validation;
  if (findings.length === 0) return <p class="good">{text.value.nothingWrong}</p>;
  const nonZero = severities.filter((severity) => counts[severity] > 0);
  return (
    <>
      <p class="counts">
        {nonZero.map((severity) => text.value.severities[severity](counts[severity])).join(', ')}
      </p>
      {rules.map((rule) => (
        <RuleFindings
          key={rule.code}
          agent={agent}
          rule={rule}
          findings={findings.filter(({ code }) => code === rule.code)}
        />
      ))}
    </>
  );
};

type RuleProps = {
  readonly agent: string;
  readonly rule: ValidationReply['rules'][number];
  readonly findings: readonly Finding[];
};

/** Explains a rule beside the places that break it. */
const RuleFindings = ({ agent, rule, findings }: RuleProps) => {
  const [first] = findings;
  if (first === undefined) return null;
  const german = germanRules[rule.code];
  const summary = inReadersWords(rule.summary, german?.summary);
  const example = inReadersWords(rule.example, german?.example);
  const hint = inReadersWords(first.hint, german?.hint);
  return (
    <details class="finding">
      <summary>
        <span class={`severity ${first.severity}`}>
          {text.value.severities[first.severity](findings.length)}
        </span>{' '}
        <span lang={summary.lang}>{summary.text}</span>
      </summary>
      <dl class="facts">
        <dt>{text.value.example}</dt>
        <dd lang={example.lang}>{example.text}</dd>
        <dt>{text.value.whatToDo}</dt>
        <dd lang={hint.lang}>{hint.text}</dd>
      </dl>
      <ul>
        {findings.map((finding) => (
          <li key={JSON.stringify(finding)} class="break">
            {finding.intent !== undefined && (
              <a href={intentPlace(agent, finding.intent, { language: finding.language })} dir="auto">
                {finding.intent}
              </a>
            )}
            {finding.entity !== undefined && (
              <a href={to('agents', agent, 'edit', 'entities', finding.entity)} dir="auto">
                @{finding.entity}
              </a>
            )}
            {finding.language !== undefined && ` [${finding.language}]`}:{' '}
            <span dir="auto">
              {inReadersWords(finding.message, german?.message(finding.facts ?? {})).text}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
};
