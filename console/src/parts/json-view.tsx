import { useState } from 'preact/hooks';
import { words } from '../frame/words.ts';

const text = words({ en: { copy: 'Copy', copied: 'Copied' }, de: { copy: 'Kopieren', copied: 'Kopiert' } });

/** JSON to be read; `exact` is shown as it is, byte for byte. */
export const JsonView = ({
  value,
  exact,
  label,
}: {
  readonly value?: unknown;
  readonly exact?: string;
  readonly label: string;
}) => {
  const [isCopied, setCopied] = useState(false);
  const json = exact ?? JSON.stringify(value, null, 2);
  const copy = () => navigator.clipboard.writeText(json).then(() => setCopied(true));
  return (
    <div class="json">
      <button type="button" class="quiet" onClick={copy}>
        {isCopied ? text.value.copied : text.value.copy}
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard */}
      <section class="json-text" tabIndex={0} aria-label={label}>
        <pre dir="auto">{json}</pre>
      </section>
    </div>
  );
};
