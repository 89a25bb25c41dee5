import type { Draft } from '../draft/use-draft.ts';
import { CheckField, TextField } from '../fields/fields.tsx';
import { text } from './text.ts';
import type { Webhook } from './webhook-part.ts';

/** The webhook's address and credentials. */
export const AddressFields = ({ draft: { value, set } }: { readonly draft: Draft<Webhook> }) => (
  <section aria-labelledby="address-title">
    <h2 id="address-title">{text.value.address}</h2>
    {value.secretWarnings.map((warning) => (
      <p key={warning} class="failure" role="alert">
        {warning}
      </p>
    ))}
    <CheckField
      label={text.value.fields.enabled}
      value={value.enabled}
      onChange={(enabled) => set({ enabled })}
    />
    <TextField
      label={text.value.fields.url}
      hint={text.value.urlHint}
      value={value.url}
      onChange={(url) => set({ url: url.trim(), addressWarning: undefined })}
    />
    {value.addressWarning !== undefined && <p class="failure">{value.addressWarning}</p>}
    <TextField
      label={text.value.fields.username}
      value={value.username}
      onChange={(username) => set({ username })}
    />
    <SecretField
      label={text.value.fields.password}
      isSet={value.hasPassword}
      value={value.password}
      onChange={(password) => set({ password })}
    />
    {value.hasPassword && value.password === undefined && (
      <button type="button" onClick={() => set({ hasPassword: false })}>
        {text.value.removePassword}
      </button>
    )}
  </section>
);

type SecretProps = {
  readonly label: string;
  /** Whether the server has a value, which it never shows. */
  readonly isSet: boolean;
  readonly value: string | undefined;
  /** Receives undefined for a field that is emptied again, so that the stored value stays. */
  readonly onChange: (value: string | undefined) => void;
};

const SecretField = ({ label, isSet, value, onChange }: SecretProps) => (
  <label class="field">
    <span>{label}</span>
    <input
      type="password"
      autoComplete="new-password"
      value={value ?? ''}
      placeholder={isSet ? text.value.isSet : ''}
      onInput={({ currentTarget }) => onChange(currentTarget.value === '' ? undefined : currentTarget.value)}
    />
    <small>{isSet ? text.value.secretKept : text.value.secretHint}</small>
  </label>
);
