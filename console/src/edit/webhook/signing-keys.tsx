import { Moment } from '../../parts/moment.tsx';
import type { Draft } from '../draft/use-draft.ts';
import { text } from './text.ts';
import type { Webhook } from './webhook-part.ts';

const KEY_BYTES = 32;

const newSecret = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return `whsec_${btoa(String.fromCharCode(...bytes))}`;
};

/** Keys that calls are signed with. A new one is shown until it is saved; afterwards never again. */
export const SigningKeys = ({ draft: { value, set } }: { readonly draft: Draft<Webhook> }) => (
  <section aria-labelledby="signing-title">
    <h2 id="signing-title">{text.value.fields.signing}</h2>
    <p class="explained">{text.value.signingHint}</p>
    <ul class="signing">
      {value.signing.map((key, at) => (
        <li key={key.secret ?? key.id}>
          <code>{key.secret ?? key.id}</code>{' '}
          {key.secret !== undefined && <span class="warn">{text.value.copyKey}</span>}
          {key.addedAt !== undefined && <Moment at={key.addedAt} />}{' '}
          <button
            type="button"
            aria-label={text.value.removeKey(at + 1)}
            onClick={() => set({ signing: value.signing.filter((_, place) => place !== at) })}
          >
            {text.value.remove}
          </button>
        </li>
      ))}
    </ul>
    <button
      type="button"
      onClick={() => set({ signing: [...value.signing, { id: '', secret: newSecret() }] })}
    >
      {text.value.addKey}
    </button>
  </section>
);
