import type { Draft } from '../draft/use-draft.ts';
import { NumberField } from '../fields/fields.tsx';
import { text } from './text.ts';
import type { Webhook } from './webhook-part.ts';

/** How long a call may take, and when the server stops calling for a while. */
export const TimeFields = ({ draft: { value, set } }: { readonly draft: Draft<Webhook> }) => (
  <section aria-labelledby="times-title">
    <h2 id="times-title">{text.value.times}</h2>
    <NumberField
      label={text.value.fields.timeoutMs}
      hint={text.value.timeoutHint}
      min={0}
      value={value.timeoutMs}
      onChange={(timeoutMs) => set({ timeoutMs })}
    />
    <NumberField
      label={text.value.fields.circuitFailures}
      hint={text.value.circuitHint}
      min={0}
      value={value.circuitFailures}
      onChange={(circuitFailures) => set({ circuitFailures })}
    />
  </section>
);
