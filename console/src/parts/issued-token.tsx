import { useState } from 'preact/hooks';
import { words } from '../frame/words.ts';

const text = words({
  en: { once: 'Copy the token now. It is shown only once.', copy: 'Copy', copied: 'Copied' },
  de: {
    once: 'Kopieren Sie das Token jetzt. Es wird nur dieses eine Mal gezeigt.',
    copy: 'Kopieren',
    copied: 'Kopiert',
  },
});

/** Shows a new token, which the browser does not store. */
export const IssuedToken = ({ token }: { readonly token: string }) => {
  const [isCopied, setCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(token).then(() => setCopied(true));
  return (
    <div class="issued">
      <p>{text.value.once}</p>
      <code>{token}</code>{' '}
      <button type="button" onClick={copy}>
        {isCopied ? text.value.copied : text.value.copy}
      </button>
    </div>
  );
};
