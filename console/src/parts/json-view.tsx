import { useState } from 'preact/hooks';
import { words } from '../frame/words.ts';
import { indentedJson } from './indented-json.ts';

const text = words({
  en: { copy: 'Copy', copied: 'Copied', exact: 'Exact bytes', indented: 'Indented' },
  de: { copy: 'Kopieren', copied: 'Kopiert', exact: 'Genaue Bytes', indented: 'Eingerückt' },
});

/** Shows JSON indented. `exact` is copied as it is, and shown if it is not JSON or the reader asks for it. */
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
  const [isExact, setExact] = useState(false);
  const json = exact ?? JSON.stringify(value, null, 2);
  const indentedText = exact === undefined ? undefined : indentedJson(exact);
  const copy = () => navigator.clipboard.writeText(json).then(() => setCopied(true));
  return (
    <div class="json">
      <div class="json-actions">
        {indentedText !== undefined && (
          <button type="button" class="quiet" onClick={() => setExact(!isExact)}>
            {isExact ? text.value.indented : text.value.exact}
          </button>
        )}
        <button type="button" class="quiet" onClick={copy}>
          {isCopied ? text.value.copied : text.value.copy}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without focus, keys cannot scroll this region */}
      <section class="json-text" tabIndex={0} aria-label={label}>
        <pre dir="auto">{isExact ? json : (indentedText ?? json)}</pre>
      </section>
    </div>
  );
};
