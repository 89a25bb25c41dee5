import type { AffectedContext } from '../../api/schema.ts';
import type { Draft } from '../draft/use-draft.ts';
import { TextList } from '../fields/text-list.tsx';
import type { EditedIntent } from './edited-intent.ts';
import { firstResponse, withResponse } from './response.ts';
import { text } from './text.ts';

const LIFESPAN_DEFAULT = 5;

/** The contexts that an intent needs to match, and those that it sets when it does. */
export const ContextsSection = ({ draft: { value, set, edit } }: { readonly draft: Draft<EditedIntent> }) => {
  const { affectedContexts = [] } = firstResponse(value);
  const change = (next: readonly AffectedContext[]) =>
    edit((intent) => withResponse(intent, { affectedContexts: next }));
  const replace = (at: number, fields: Partial<AffectedContext>) =>
    change(affectedContexts.map((context, place) => (place === at ? { ...context, ...fields } : context)));
  return (
    <section aria-labelledby="contexts">
      <h2 id="contexts">{text.value.contexts}</h2>
      <TextList
        label={text.value.fields.contexts}
        item={text.value.context}
        items={value.contexts ?? []}
        onChange={(contexts) => set({ contexts })}
      />
      <fieldset class="list">
        <legend>{text.value.fields.affectedContexts}</legend>
        {affectedContexts.map(({ name, lifespan = LIFESPAN_DEFAULT }, at) => (
          <div class="line" key={at}>
            <input
              type="text"
              dir="auto"
              aria-label={text.value.outputContext(at + 1)}
              value={name}
              onInput={({ currentTarget }) => replace(at, { name: currentTarget.value })}
            />
            <input
              type="number"
              min={0}
              required
              class="short-number"
              aria-label={text.value.lifespanOf(at + 1)}
              title={text.value.fields.lifespan}
              value={lifespan}
              onInput={({ currentTarget }) => {
                if (currentTarget.value !== '') replace(at, { lifespan: currentTarget.valueAsNumber });
              }}
            />
            <button
              type="button"
              class="quiet"
              aria-label={text.value.removeContext(at + 1)}
              onClick={() => change(affectedContexts.filter((_, place) => place !== at))}
            >
              ✕
            </button>
          </div>
        ))}
        <button
          type="button"
          onClick={() => change([...affectedContexts, { name: '', lifespan: LIFESPAN_DEFAULT }])}
        >
          {text.value.addOutputContext}
        </button>
        <p class="small">{text.value.lifespanHint}</p>
      </fieldset>
    </section>
  );
};
