import { useState } from 'preact/hooks';
import { Select } from '../../parts/select.tsx';
import type { Draft } from '../draft/use-draft.ts';
import { JsonField } from '../fields/json-field.tsx';
import { RowButtons } from '../fields/row-buttons.tsx';
import type { EditedIntent } from '../intents/edited-intent.ts';
import { firstResponse, type Response, withResponse } from '../intents/response.ts';
import { MessageFields } from './message-fields.tsx';
import { type Kind, kindOf, type Message, newMessage, platforms } from './messages.ts';
import { text } from './text.ts';

type Props = { readonly draft: Draft<EditedIntent>; readonly language: string };

/** The replies of an intent: messages of each type, for each platform or for one. */
export const RepliesSection = ({ draft: { value, edit, set }, language }: Props) => {
  const messages = (firstResponse(value).messages ?? []) as readonly Message[];
  const change = (next: readonly Message[]) => edit((intent) => withResponse(intent, { messages: next }));
  const [, ...others] = value.responses ?? [];
  return (
    <section aria-labelledby="replies">
      <h2 id="replies">{text.value.title}</h2>
      {messages.length === 0 && <p>{text.value.none}</p>}
      {messages.map((message, at) => {
        const kind = kindOf(message);
        const name = `${at + 1}. ${text.value.kinds[kind]}`;
        const replace = (next: Message) =>
          change(messages.map((message, place) => (place === at ? next : message)));
        return (
          <fieldset key={at} class="card">
            <legend>{name}</legend>
            <Platform message={message} onChange={replace} />
            <MessageFields kind={kind} message={message} language={language} onChange={replace} />
            <RowButtons items={messages} at={at} name={name} onChange={change} />
          </fieldset>
        );
      })}
      <AddMessage onAdd={(message) => change([...messages, message])} />
      {others.map((other, at) => (
        <JsonField
          key={at}
          label={text.value.other(at + 2)}
          value={other}
          onChange={(edited) =>
            set({
              responses: (value.responses ?? []).map((response, place) =>
                // The server checks it against its schema.
                place === at + 1 ? (edited as Response) : response,
              ),
            })
          }
        />
      ))}
    </section>
  );
};

type PlatformProps = { readonly message: Message; readonly onChange: (message: Message) => void };

const Platform = ({ message, onChange }: PlatformProps) => {
  const { platform = '', ...rest } = message;
  const names = new Set<string>(platform === '' ? platforms : [...platforms, platform]);
  return (
    <label>
      {text.value.platform}{' '}
      <select
        value={platform}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.value === '' ? rest : { ...message, platform: currentTarget.value })
        }
      >
        <option value="">{text.value.everyPlatform}</option>
        {[...names].map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
};

const AddMessage = ({ onAdd }: { readonly onAdd: (message: Message) => void }) => {
  const [kind, setKind] = useState<Kind>('text');
  return (
    <div class="line">
      <label>
        {text.value.kind} <Select value={kind} names={text.value.kinds} onChange={setKind} />
      </label>
      <button type="button" onClick={() => onAdd(newMessage(kind, ''))}>
        {text.value.add}
      </button>
    </div>
  );
};
