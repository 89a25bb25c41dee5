import { useRef } from 'preact/hooks';
import { Select } from '../../parts/select.tsx';
import { text } from './text.ts';

/** `of` is an entity without `@`, or a pattern; `as` is the label that replaces its values. */
export type Rule = { readonly kind: 'entity' | 'pattern'; readonly of: string; readonly as: string };

/** As the API takes it: an empty label is left out, so that the API makes one. */
export const ruleFor = ({ kind, of, as }: Rule) => {
  const label = as.trim() === '' ? {} : { as: as.trim() };
  return kind === 'entity' ? { entity: of.trim(), ...label } : { pattern: of, ...label };
};

type Props = { readonly rules: readonly Rule[]; readonly onChange: (rules: readonly Rule[]) => void };

export const MaskingRules = ({ rules, onChange }: Props) => {
  const addButton = useRef<HTMLButtonElement>(null);
  const change = (at: number, fields: Partial<Rule>) =>
    onChange(rules.map((rule, place) => (place === at ? { ...rule, ...fields } : rule)));
  const remove = (at: number) => {
    onChange(rules.filter((_, place) => place !== at));
    addButton.current?.focus();
  };
  return (
    <section aria-labelledby="masking-title">
      <h2 id="masking-title">{text.value.fields.masking}</h2>
      <p class="explained">{text.value.maskingHint}</p>
      {rules.map((rule, at) => (
        <RuleFields
          key={at}
          number={at + 1}
          rule={rule}
          onChange={(fields) => change(at, fields)}
          onRemove={() => remove(at)}
        />
      ))}
      {rules.length === 0 && <p>{text.value.noRules}</p>}
      <button
        type="button"
        ref={addButton}
        onClick={() => onChange([...rules, { kind: 'entity', of: 'sys.email', as: '' }])}
      >
        {text.value.addRule}
      </button>
      <datalist id="maskable">
        {['sys.email', 'sys.phone-number', 'sys.url', 'sys.address'].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </section>
  );
};

type RuleProps = {
  readonly number: number;
  readonly rule: Rule;
  readonly onChange: (fields: Partial<Rule>) => void;
  readonly onRemove: () => void;
};

const RuleFields = ({ number, rule, onChange, onRemove }: RuleProps) => (
  <fieldset class="rule">
    <legend>{text.value.rule(number)}</legend>
    <label>
      {text.value.kind}
      <Select value={rule.kind} names={text.value.kinds} onChange={(kind) => onChange({ kind })} />
    </label>
    <label>
      {text.value.kinds[rule.kind]}
      <input
        type="text"
        autoComplete="off"
        spellcheck={false}
        list={rule.kind === 'entity' ? 'maskable' : undefined}
        value={rule.of}
        onInput={({ currentTarget }) => onChange({ of: currentTarget.value })}
      />
    </label>
    <label>
      {text.value.label}
      <input
        type="text"
        autoComplete="off"
        value={rule.as}
        onInput={({ currentTarget }) => onChange({ as: currentTarget.value })}
      />
    </label>
    <button type="button" aria-label={text.value.removeRule(number)} onClick={onRemove}>
      {text.value.remove}
    </button>
  </fieldset>
);
