import { useTitle } from '../../frame/title.ts';
import { Editor } from '../draft/editor.tsx';
import { AddressFields } from './address-fields.tsx';
import { HeaderFields } from './header-fields.tsx';
import { SigningKeys } from './signing-keys.tsx';
import { text } from './text.ts';
import { TimeFields } from './time-fields.tsx';
import { webhookPart } from './webhook-part.ts';

/** The webhook of an agent. Its secrets are never shown; those that are typed stay in this page until saved. */
export const Page = ({ agent }: { readonly agent: string }) => {
  useTitle(text.value.title, agent);
  return (
    <>
      <h1>{text.value.title}</h1>
      <p class="explained">{text.value.about}</p>
      <Editor part={webhookPart(agent)}>
        {(draft) => (
          <>
            <AddressFields draft={draft} />
            <HeaderFields draft={draft} />
            <SigningKeys draft={draft} />
            <TimeFields draft={draft} />
          </>
        )}
      </Editor>
    </>
  );
};
