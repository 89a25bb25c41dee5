import { TextField } from '../fields/fields.tsx';
import { JsonField } from '../fields/json-field.tsx';
import { TextList } from '../fields/text-list.tsx';
import { type Button, type Kind, type Message, variantsOf, withVariants } from './messages.ts';
import { text } from './text.ts';

type Props = {
  readonly message: Message;
  readonly language: string;
  readonly onChange: (message: Message) => void;
};

/** The fields of one message; other properties do not change. */
export const MessageFields = ({ kind, ...props }: Props & { readonly kind: Kind }) => {
  const { message, language, onChange } = props;
  switch (kind) {
    case 'text':
      return (
        <TextList
          label={text.value.variants}
          item={text.value.variant}
          isLong
          language={language}
          items={variantsOf(message)}
          onChange={(variants) => onChange(withVariants(message, variants))}
        />
      );
    case 'card':
      return <Card {...props} />;
    case 'quick':
      return (
        <>
          <Text {...props} name="title" />
          <TextList
            label={text.value.replies}
            item={text.value.reply}
            language={language}
            items={(message.replies ?? []) as readonly string[]}
            onChange={(replies) => onChange({ ...message, replies })}
          />
        </>
      );
    case 'image':
      // The image is not loaded, because its server would learn who looks at it and when.
      return <Text {...props} name="imageUrl" />;
    case 'payload':
      return (
        <JsonField
          label={text.value.payload}
          value={message.payload}
          onChange={(payload) => onChange({ ...message, payload })}
        />
      );
    case 'other':
      return (
        <JsonField
          label={text.value.json}
          value={message}
          onChange={(fields) => onChange({ type: message.type, ...fields })}
        />
      );
    default:
      return kind satisfies never;
  }
};

const Text = ({ message, onChange, name }: Props & { readonly name: 'title' | 'subtitle' | 'imageUrl' }) => (
  <TextField
    label={text.value.fields[name]}
    value={(message[name] ?? '') as string}
    onChange={(value) => onChange({ ...message, [name]: value })}
  />
);

const Card = (props: Props) => {
  const { message, onChange } = props;
  const buttons = (message.buttons ?? []) as readonly Button[];
  const change = (next: readonly Button[]) => onChange({ ...message, buttons: next });
  const replace = (at: number, fields: Button) =>
    change(buttons.map((button, place) => (place === at ? { ...button, ...fields } : button)));
  return (
    <>
      <Text {...props} name="title" />
      <Text {...props} name="subtitle" />
      <Text {...props} name="imageUrl" />
      <fieldset class="list">
        <legend>{text.value.buttons}</legend>
        {buttons.map((button, at) => (
          <div class="line" key={at}>
            <input
              type="text"
              dir="auto"
              aria-label={text.value.buttonText(at + 1)}
              placeholder={text.value.buttonTextHint}
              value={button.text ?? ''}
              onInput={({ currentTarget }) => replace(at, { text: currentTarget.value })}
            />
            <input
              type="text"
              dir="auto"
              aria-label={text.value.postback(at + 1)}
              placeholder={text.value.postbackHint}
              value={button.postback ?? ''}
              onInput={({ currentTarget }) => replace(at, { postback: currentTarget.value })}
            />
            <button
              type="button"
              class="quiet"
              aria-label={text.value.removeButton(at + 1)}
              onClick={() => change(buttons.filter((_, place) => place !== at))}
            >
              ✕
            </button>
          </div>
        ))}
        <button type="button" onClick={() => change([...buttons, { text: '', postback: '' }])}>
          {text.value.addButton}
        </button>
      </fieldset>
    </>
  );
};
