import type { Fulfillment } from '../api/schema.ts';
import { wordFor, words } from '../frame/words.ts';
import { isRecord } from '../parts/is-record.ts';

type Message = Fulfillment['messages'][number];

const text = words({
  en: {
    title: 'Messages of the reply',
    types: { 0: 'Text', 1: 'Card', 2: 'Quick replies', 3: 'Image', 4: 'Payload' },
    other: 'Message',
    showImage: 'Show the image',
  },
  de: {
    title: 'Nachrichten der Antwort',
    types: { 0: 'Text', 1: 'Karte', 2: 'Schnellantworten', 3: 'Bild', 4: 'Nutzdaten' },
    other: 'Nachricht',
    showImage: 'Bild anzeigen',
  },
});

/** The cards, images and other messages of a reply; nothing if it is a single text. */
export const ReplyMessages = ({ messages }: Pick<Fulfillment, 'messages'>) => {
  if (messages.every(({ type }) => type === 0) && messages.length < 2) return null;
  return (
    <section>
      <h3>{text.value.title}</h3>
      <ol class="reply-messages">
        {messages.map((message, at) => (
          // A recorded list does not change.
          <li key={at}>
            <strong>{wordFor(text.value.types, String(message.type), text.value.other)}</strong>
            {typeof message.platform === 'string' && ` (${message.platform})`} <Content message={message} />
          </li>
        ))}
      </ol>
    </section>
  );
};

const Content = ({ message }: { readonly message: Message }) => {
  const { type, platform: _, lang: __, imageUrl, buttons, replies, ...rest } = message;
  const isKnown = typeof type === 'number' && type >= 0 && type <= 3;
  if (!isKnown) return <code dir="auto">{JSON.stringify(rest.payload ?? rest)}</code>;
  const texts = [rest.speech, rest.title, rest.subtitle, ...[replies ?? []].flat()]
    .flat()
    .filter((text) => typeof text === 'string' && text !== '');
  return (
    <>
      <span dir="auto">{texts.join(' · ')}</span>{' '}
      {typeof imageUrl === 'string' && <Image address={imageUrl} />}
      {[buttons ?? []].flat().map((button, at) => (
        <code key={at} dir="auto">
          {isRecord(button) ? `${button.text ?? ''} → ${button.postback ?? ''} ` : JSON.stringify(button)}
        </code>
      ))}
    </>
  );
};

/** A click opens the image in a page of its own. Loaded here, it would show its server that the reply is read. */
const Image = ({ address }: { readonly address: string }) =>
  /^https?:\/\//i.test(address) ? (
    <>
      <a href={address} target="_blank" rel="noopener noreferrer">
        {text.value.showImage}
      </a>{' '}
      <span class="small break">{address}</span>{' '}
    </>
  ) : (
    <code>{address}</code>
  );
