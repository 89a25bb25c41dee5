import type { Draft } from '../draft/use-draft.ts';
import { CheckField, NumberField, TextField } from '../fields/fields.tsx';
import { TextList } from '../fields/text-list.tsx';
import type { EditedIntent } from './edited-intent.ts';
import { firstResponse, withResponse } from './response.ts';
import { text } from './text.ts';

/** The fields of an intent other than its texts: name, conditions and effects of a match. */
export const GeneralFields = ({ draft: { value, set, edit } }: { readonly draft: Draft<EditedIntent> }) => {
  const { action = '', resetContexts = false } = firstResponse(value);
  return (
    <section aria-labelledby="general">
      <h2 id="general">{text.value.general}</h2>
      <TextField label={text.value.fields.name} value={value.name} onChange={(name) => set({ name })} />
      <TextField
        label={text.value.fields.action}
        value={action}
        onChange={(input) => edit((intent) => withResponse(intent, { action: input }))}
      />
      <NumberField
        label={text.value.fields.priority}
        hint={text.value.priorityHint}
        value={value.priority ?? 0}
        onChange={(priority) => set({ priority })}
      />
      <TextList
        label={text.value.fields.events}
        item={text.value.event}
        items={(value.events ?? []).map(({ name }) => name)}
        onChange={(names) => set({ events: names.map((name) => ({ name })) })}
      />
      <CheckField
        label={text.value.fields.auto}
        value={value.auto ?? true}
        onChange={(auto) => set({ auto })}
      />
      <CheckField
        label={text.value.fields.fallbackIntent}
        value={value.fallbackIntent ?? false}
        onChange={(fallbackIntent) => set({ fallbackIntent })}
      />
      <CheckField
        label={text.value.fields.webhookUsed}
        value={value.webhookUsed ?? false}
        onChange={(webhookUsed) => set({ webhookUsed })}
      />
      <CheckField
        label={text.value.fields.webhookForSlotFilling}
        value={value.webhookForSlotFilling ?? false}
        onChange={(webhookForSlotFilling) => set({ webhookForSlotFilling })}
      />
      <CheckField
        label={text.value.fields.resetContexts}
        value={resetContexts}
        onChange={(isChecked) => edit((intent) => withResponse(intent, { resetContexts: isChecked }))}
      />
    </section>
  );
};
